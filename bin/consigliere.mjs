#!/usr/bin/env node
import { pathToFileURL } from 'node:url';
import { checkNode, isInstalled } from './install.mjs';

checkNode();
if (!(await isInstalled())) {
  process.stderr.write('The packages are not installed (or not those of this version): run npm ci here first.\n');
  process.exit(2);
}
// The AWS SDK would tell everybody who starts on Node 20 that it will not be updated there.
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';
process.setSourceMapsEnabled(true);
const { bundle } = await import('./bundle.mjs');
await import(pathToFileURL(await bundle('cli', 'packages/cli/main.ts')).href);
