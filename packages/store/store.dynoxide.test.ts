import { contract } from './contract.ts';
import { networkBackend } from './contractBackends.ts';
import { startLocal } from './embedded.ts';

contract(networkBackend('dynoxide', () => startLocal({ engine: 'dynoxide' })));
