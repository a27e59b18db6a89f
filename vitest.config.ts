import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

/**
 * `import rules from './rules.md'` gives the text, as esbuild's text loader does in the product. Under another name, or Vitest would take
 * style sheets for its own and hand out empty ones.
 */
const textFiles = {
  name: 'text-files',
  enforce: 'pre' as const,
  resolveId(source: string, importer: string | undefined) {
    if (!importer || !/\.(md|css)$/.test(source)) return;
    return `\0text:${resolve(dirname(importer), source)}.text`;
  },
  load(id: string) {
    const path = /^\0text:(.*)\.text$/.exec(id)?.[1];
    return path && `export default ${JSON.stringify(readFileSync(path, 'utf8'))};`;
  },
};

// The AWS SDK's notice about versions of Node to come is for us, who pin it, and not for whoever reads test results.
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';

export default defineConfig({
  plugins: [textFiles],
  test: {
    include: ['packages/**/*.test.{ts,tsx}', 'test/**/*.test.{ts,tsx}'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    pool: 'forks',
  },
});
