// What bin/functions.mjs asks the house for: the files that browsers load.
export { rooms } from '#titles/registry.ts';
export { browserFiles } from '#web/bundle.ts';
