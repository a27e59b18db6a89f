import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';

describe('the live script', () => {
  it('is made of the title alone and small enough for a page', async () => {
    const { metafile, outputFiles } = await build({
      entryPoints: [fileURLToPath(new URL('./live.ts', import.meta.url))],
      bundle: true,
      format: 'iife',
      platform: 'browser',
      minify: true,
      write: false,
      metafile: true,
    });
    expect(Object.keys(metafile.inputs).filter((file) => !/packages\/(titles|engine)\/[^:]*\.ts$/.test(file))).toEqual(
      [],
    );
    expect(outputFiles[0]!.contents.length).toBeLessThan(60_000);
  });
});
