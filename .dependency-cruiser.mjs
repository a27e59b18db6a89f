const own = (name) => `^packages/${name}/`;

/** engine <- titles <- games <- store, mail, pictures, web <- cli, cloud <- functions. What a package may import beside itself: */
const mayImport = {
  engine: [],
  titles: ['engine'],
  games: ['engine', 'titles'],
  pictures: ['engine', 'titles'],
  store: ['engine', 'games'],
  mail: ['engine', 'titles', 'games', 'pictures'],
  web: ['engine', 'titles', 'games', 'pictures'],
  // Of the command line only the system's clock and chance.
  cloud: ['engine', 'titles', 'games', 'store', 'mail', 'web', 'cli/system'],
};
const tests = '\\.(test|fixtures?|spec)\\.tsx?$|/testing/|/contract';

const directions = Object.entries(mayImport).map(([name, others]) => ({
  name: `${name}-imports-only-${others.join('-') || 'itself'}`,
  severity: 'error',
  comment: 'CONTRIBUTING.md, "The house"',
  from: { path: own(name), pathNot: tests },
  to: {
    path: '^(packages|test|bin)/',
    pathNot: [own(name), ...others.map((other) => (other === 'cli/system' ? '^packages/cli/system' : own(other)))],
  },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...directions,
    {
      name: 'pure-packages-have-no-node',
      severity: 'error',
      comment: 'engine and titles give the same answer everywhere: on the server, in the audit, in a browser.',
      from: { path: '^packages/(engine|titles)/', pathNot: tests },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'pure-packages-have-few-libraries',
      severity: 'error',
      comment: 'Schemas and hashes only; hono/jsx for what a title shows.',
      from: {
        path: '^packages/(engine|titles)/',
        pathNot: [tests, '^packages/titles/[^/]+/ui/', '^packages/titles/(furniture|drawing)'],
      },
      to: { path: 'node_modules/', pathNot: ['node_modules/zod/', 'node_modules/@noble/hashes/'] },
    },
    {
      name: 'a-titles-ui-has-hono-jsx-only',
      severity: 'error',
      from: { path: '^packages/titles/([^/]+/ui/|furniture|drawing)', pathNot: tests },
      to: {
        path: 'node_modules/',
        pathNot: ['node_modules/zod/', 'node_modules/@noble/hashes/', 'node_modules/hono/dist/(types/)?jsx/'],
      },
    },
    {
      name: 'titles-know-nothing-of-each-other',
      severity: 'error',
      from: { path: '^packages/titles/([^/]+)/', pathNot: tests },
      to: { path: '^packages/titles/[^/]+/', pathNot: '^packages/titles/($1|drawing)/' },
    },
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'everything-is-found',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: ['\\.(md|css)$', '^aws-lambda$'] },
    },
    {
      name: 'the-product-does-not-import-tests',
      severity: 'error',
      from: { path: '^packages/', pathNot: tests },
      to: { path: [tests, '^test/'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^test/bench/peers/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
