// npm start: from a fresh clone to a running house. Node's own modules only, until everything is installed.
import { checkNode, install } from './install.mjs';

checkNode();
if (!(await install())) process.exit(2);
process.argv.splice(2, 0, 'serve');
await import('./consigliere.mjs');
