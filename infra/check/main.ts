import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as aws from '@pulumi/aws';
import * as pulumi from '@pulumi/pulumi';
import { assertions } from './assertions';
import { plan } from './mocks';
import { startRpc } from './server';
import { printTable } from './table';

// Runs the real components of SST with Pulumi's mocks in place of a cloud (bin/infraCheck.mjs has bundled this into .sst/platform).

const root = process.env.CONSIGLIERE_ROOT ?? '';
const bundle = join(root, '.cache', 'check', 'bundle');
mkdirSync(bundle, { recursive: true });
writeFileSync(join(bundle, 'index.mjs'), 'export const handler = 0;\n');

const rpc = await startRpc(bundle);
Object.assign(process.env, {
  SST_SERVER: rpc.url,
  SST_SECRET_SealingKeys: 'the-secret-keyring',
  CONSIGLIERE_PLAY_DOMAIN: 'play.house.example',
  CONSIGLIERE_WEB_DOMAIN: 'house.example',
  CONSIGLIERE_ALARM_EMAIL: 'keeper@house.example',
});
const planned = await plan();
const paths = {
  root,
  work: join(root, '.cache', 'check'),
  home: join(root, '.cache'),
  platform: join(root, '.sst', 'platform'),
};
const app = { name: 'consigliere', stage: 'production', removal: 'retain', protect: true, providers: { aws: {} } };
Object.assign(globalThis, {
  $app: app,
  $dev: false,
  $cli: { command: 'deploy', rpc: rpc.url, paths, state: {}, env: {} },
});

const shim = await import('../../.sst/platform/src/shim/run.js');
const sst = await import('../../.sst/platform/src/components/index');
Object.assign(globalThis, shim, { aws, sst });
const { run } = await import('../../.sst/platform/src/auto/run');
const { default: config } = await import('../../sst.config');

await pulumi.runtime.runInPulumiStack(() => run(async () => config.run({ stage: app.stage } as never)));
// Resources are made as their inputs become known: the plan is whole when it has stopped growing.
for (let before = -1; before !== planned.length; ) {
  before = planned.length;
  await new Promise((resolve) => setTimeout(resolve, 500));
  await pulumi.runtime.disconnect();
}
rpc.stop();

printTable(planned);
const failed = assertions(planned).filter(({ ok }) => !ok);
process.stdout.write(`\n${assertions(planned).length} assertions, ${failed.length} failed\n`);
for (const { say } of failed) process.stdout.write(`FAILED: ${say}\n`);
process.exit(failed.length ? 1 : 0);
