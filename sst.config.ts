/// <reference path="./.sst/platform/config.d.ts" />

/** The house on AWS. Every subject has its file in infra/; docs/operating.md says how to deploy. */
export default $config({
  app: (input) => ({
    name: 'consigliere',
    home: 'aws',
    removal: input?.stage === 'production' ? 'retain' : 'remove',
    protect: input?.stage === 'production',
    providers: { aws: { defaultTags: { tags: { app: 'consigliere', stage: input?.stage ?? 'none' } } } },
  }),
  async run() {
    const { bundleFunctions } = await import('./infra/bundles');
    bundleFunctions();
    const { baseUrl } = await import('./infra/web');
    await import('./infra/records');
    await import('./infra/inbox');
    await import('./infra/feedback');
    await import('./infra/clock');
    await import('./infra/alarms');
    return { url: baseUrl };
  },
});
