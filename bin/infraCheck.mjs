// npm run infra:check: type-checks sst.config.ts and infra/ against SST's own components, plans the whole house with them (no cloud, no
// credentials), prints the table of resources and permissions, and holds it against what must be so. Skipped aloud where SST's packages
// can't be had.

import { existsSync } from 'node:fs';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './bundle.mjs';
import { run } from './install.mjs';

const platform = join(root, '.sst', 'platform');
const cache = join(root, '.cache', 'xdg');
/** The version that sst 4.17.1 asks for; its message names it when it changes. */
const PULUMI = 'v3.215.0';

if (!existsSync(join(platform, 'node_modules', '@pulumi', 'aws')) && !(await installPlatform())) {
  process.stdout.write(
    'SKIPPED: the packages of SST could not be installed here, so the infrastructure was NOT checked.\n',
  );
  process.exit(0);
}
process.stdout.write('Checking types of sst.config.ts and infra/ ...\n');
const types = await run(process.execPath, [
  join(platform, 'node_modules', 'typescript', 'bin', 'tsc'),
  '-p',
  join(root, 'infra', 'tsconfig.json'),
]);
if (types !== 0) process.exit(1);

const { build, stop } = await import('esbuild');
const outfile = join(platform, 'consigliere-check.mjs');
await build({
  entryPoints: [join(root, 'infra', 'check', 'main.ts')],
  outfile,
  bundle: true,
  // Resolved from .sst/platform when it runs.
  packages: 'external',
  platform: 'node',
  format: 'esm',
  target: 'node20',
  logLevel: 'error',
  // The bundles themselves are not what is checked here.
  define: { __dirname: JSON.stringify(platform) },
});
await stop();
process.exit(await run(process.execPath, [outfile], { CONSIGLIERE_ROOT: root, CONSIGLIERE_PLAN_ONLY: '1' }));

/** A stand-in for the pulumi program, in a configuration folder of its own, is enough to install the components; nothing is deployed. */
async function installPlatform() {
  const stub = join(cache, 'sst', 'bin', 'pulumi');
  await mkdir(join(stub, '..'), { recursive: true });
  await writeFile(stub, `#!/bin/sh\necho ${PULUMI}\n`);
  await chmod(stub, 0o755);
  process.stdout.write('Installing the components of SST (about a minute, 320 MB, once) ...\n');
  const quiet = { SST_NO_BUN: '1', SST_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1', AWS_EC2_METADATA_DISABLED: 'true' };
  return (await run('npx', ['sst', 'install', '--stage', 'ci'], { XDG_CONFIG_HOME: cache, ...quiet })) === 0;
}
