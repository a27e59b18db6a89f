/** The six functions: each is one file here. */
export const functionNames = ['http', 'project', 'notify', 'inbox', 'clock', 'feedback'];

/** Functions that draw pictures. */
export const drawing = ['http', 'notify'];

/** Native code and fonts: they lie in node_modules beside the bundle, for the machine it runs on. */
export const besides = { '@resvg/resvg-js': '2.6.2', 'dejavu-fonts-ttf': '2.37.3' };

/** How esbuild bundles a function, here (bin/functions.mjs) and when SST deploys (infra/functions.ts). */
export const esbuildOptions = {
  target: 'node24',
  mainFields: ['module', 'main'],
  jsx: 'automatic',
  jsxImportSource: 'hono/jsx',
  charset: 'utf8',
  legalComments: 'none',
  // Style sheets reach browsers by the files of packages/web/bundle.ts.
  loader: { '.md': 'text', '.css': 'empty' },
  external: Object.keys(besides),
  alias: {
    '@aws-sdk/credential-provider-node': '#cloud/credentials.ts',
  },
};
