// node bin/exportAll.mjs <folder>: every game of a house on AWS as a file (docs/operating.md, "Backup, restore, export").
import { pathToFileURL } from 'node:url';
import { bundle } from './bundle.mjs';

const [folder] = process.argv.slice(2);
if (!folder) {
  process.stderr.write('Say where to: node bin/exportAll.mjs <folder>\n');
  process.exit(2);
}
const { exportAll } = await import(pathToFileURL(await bundle('export-all', 'packages/cloud/exportAll.ts')).href);
process.stdout.write(`${await exportAll(process.env, folder)} games in ${folder}\n`);
