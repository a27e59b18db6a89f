import { defineConfig } from 'vitest/config';

/** `import rules from './rules.md'` gives the text, as esbuild's text loader does in the product. */
const textFiles = {
  name: 'text-files',
  enforce: 'pre' as const,
  transform(code: string, id: string) {
    if (!/\.(md|css)$/.test(id)) return;
    return { code: `export default ${JSON.stringify(code)};`, map: null };
  },
};

export default defineConfig({
  plugins: [textFiles],
  test: {
    include: ['packages/**/*.test.{ts,tsx}', 'test/**/*.test.{ts,tsx}'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    pool: 'forks',
  },
});
