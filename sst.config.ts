/// <reference path="./.sst/platform/config.d.ts" />

export default $config({
  app(input) {
    return { name: 'consigliere', home: 'aws', removal: input?.stage === 'production' ? 'retain' : 'remove' };
  },
  async run() {},
});
