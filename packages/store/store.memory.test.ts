import { contract } from './contract.ts';
import { memoryBackend } from './contractBackends.ts';

contract(memoryBackend());
