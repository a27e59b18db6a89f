// npm run bench:aws: sizes and starts of the Lambda functions, units per move and page, and the monthly bill.
import { pathToFileURL } from 'node:url';
import { bundle } from './bundle.mjs';
import { buildFunctions } from './functions.mjs';

const { benchAws } = await import(pathToFileURL(await bundle('aws-bench', 'test/aws/bench.ts')).href);
await benchAws(await buildFunctions());
