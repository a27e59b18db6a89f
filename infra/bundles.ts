import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Makes the bundles that are uploaded. SST could bundle too, but not leave out what Lambda has no use for. */
export const bundleFunctions = (): void => {
  // A plan needs none (bin/infraCheck.mjs).
  if (process.env.CONSIGLIERE_PLAN_ONLY) return;
  execFileSync('node', [join($cli.paths.root, 'bin', 'functions.mjs'), '--deploy'], { stdio: 'inherit' });
};
