// npm test: types, lint, architecture, unused code, then every test. The last line says `N passed, N failed`; each step counts as one.
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { checkNode, install, run } from './install.mjs';

checkNode();
if (!(await install())) process.exit(2);
const { root } = await import('./bundle.mjs');
const { findChromium } = await import('./chromium.mjs');

const bin = (name) => join(root, 'node_modules', '.bin', name);
const steps = [
  ['types', bin('tsc'), ['--noEmit']],
  ['lint', bin('biome'), ['check', '.']],
  ['architecture', process.execPath, [join(root, 'bin', 'architecture.mjs')]],
  ['unused code', bin('knip'), []],
];

let passed = 0;
let failed = 0;
const count = (name, ok) => {
  process.stdout.write(`${ok ? 'ok' : 'FAILED'}: ${name}\n\n`);
  if (ok) passed += 1;
  else failed += 1;
};

const chromium = await findChromium();
if (!chromium) process.stderr.write('No Chromium was found: name one in CHROMIUM_PATH. The browser tests will fail.\n');
for (const [name, command, args] of steps) {
  process.stdout.write(`--- ${name}\n`);
  count(name, (await run(command, args)) === 0);
}

process.stdout.write('--- tests\n');
const report = join(root, '.build', 'tests.json');
await mkdir(join(root, '.build'), { recursive: true });
await rm(report, { force: true });
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
const code = await run(bin('vitest'), ['run', ...reporters, ...process.argv.slice(2)], {
  ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
});
const results = await readFile(report, 'utf8').then(JSON.parse, () => null);
if (results) {
  passed += results.numPassedTests;
  failed += results.numFailedTests;
  // A file that breaks while it is loaded has no failed tests to show.
  failed += results.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((one) => one.status === 'failed'),
  ).length;
}
// No report, no test at all, or an error between the tests is a failure of its own.
if (!results || results.numTotalTests === 0 || (code !== 0 && failed === 0)) count('the test run itself', false);

process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exit(failed === 0 ? 0 : 1);
