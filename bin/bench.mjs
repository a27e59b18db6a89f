// npm run bench: the figures of the house beside its peers', measured in the same run. Peers are installed on demand, beside the house.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkNode, install, run } from './install.mjs';

checkNode();
if (!(await install())) process.exit(2);
const { bundle, root } = await import('./bundle.mjs');

const peers = join(root, 'test', 'bench', 'peers');
if (!existsSync(join(peers, 'node_modules', 'boardgame.io'))) {
  process.stdout.write('Installing the peers ...\n');
  const code = await run('npm', ['ci', '--prefix', peers, '--no-audit', '--no-fund']);
  if (code !== 0) process.stdout.write('The peers could not be installed; our own figures come without ratios.\n');
}
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';
process.setSourceMapsEnabled(true);
await import(pathToFileURL(await bundle('bench', 'test/bench/main.ts')).href);
// Named parts (`npm run bench -- rules`) are measured alone; without names the functions of AWS come too.
if (process.argv.length < 3) await import('./awsBench.mjs');
