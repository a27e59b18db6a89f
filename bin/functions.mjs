// npm run functions: bundles the Lambda functions as SST does, for tests, measurements and a look at their sizes. `--site` builds only
// what browsers load, which a deployment lays beside the http function.
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { drawing, esbuildOptions, functionNames } from '../functions/bundling.mjs';
import { bundle, fingerprint, removeOld, root } from './bundle.mjs';

const site = join(root, '.build', 'browser.json');

/** Writes the files for browsers as JSON to .build/browser.json. */
export async function buildSite() {
  const { browserFiles, rooms } = await import(pathToFileURL(await bundle('site', 'functions/site.ts')).href);
  await mkdir(dirname(site), { recursive: true });
  await writeFile(site, JSON.stringify(await browserFiles(rooms)));
}

/**
 * Bundles every function into `<folder>/<name>/index.mjs`, once for the same sources. `sizes` has for each the bytes that are loaded at
 * its start and those of parts that are loaded when they are needed.
 */
export async function buildFunctions() {
  const folder = join(root, '.build', `functions-${await fingerprint()}`);
  const report = 'sizes.json';
  if (!existsSync(folder)) {
    await removeOld('functions');
    await buildSite();
    const part = await mkdtemp(`${folder}.part-`);
    const sizes = await Promise.all(functionNames.map((name) => buildFunction(name, join(part, name))));
    await writeFile(join(part, report), JSON.stringify(Object.fromEntries(sizes)));
    await rename(part, folder).catch(() => rm(part, { recursive: true }));
    const { stop } = await import('esbuild');
    await stop();
  }
  return { folder, sizes: JSON.parse(await readFile(join(folder, report), 'utf8')) };
}

async function buildFunction(name, outdir) {
  const { build } = await import('esbuild');
  const { metafile } = await build({
    ...esbuildOptions,
    absWorkingDir: root,
    entryPoints: { index: `functions/${name}.ts` },
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    minify: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    metafile: true,
    logLevel: 'error',
    // Packages in CommonJS ask for Node's own modules by `require`; the long name clashes with no minified one.
    banner: {
      js: "import { createRequire as requireOfBundle } from 'node:module'; const require = requireOfBundle(import.meta.url);",
    },
  });
  if (name === 'http') await cp(site, join(outdir, 'browser.json'));
  // Here the packages beside the bundle are those of this machine.
  if (drawing.includes(name)) await symlink(join(root, 'node_modules'), join(outdir, 'node_modules'));
  return [name, sizesOf(metafile.outputs)];
}

/** What a function loads at once is its entry with everything that is imported without being asked for later. */
function sizesOf(outputs) {
  const entry = Object.keys(outputs).find((file) => file.endsWith('/index.mjs'));
  const start = new Set();
  const visit = (file) => {
    if (start.has(file) || !outputs[file]) return;
    start.add(file);
    for (const { path, kind } of outputs[file].imports) if (kind === 'import-statement') visit(path);
  };
  visit(entry);
  const bytes = (files) => files.reduce((sum, file) => sum + outputs[file].bytes, 0);
  const titles = [...start].flatMap((file) =>
    Object.entries(outputs[file].inputs).filter(([path]) => /^packages\/titles\/[^/]+\//.test(path)),
  );
  return {
    start: bytes([...start]),
    titles: titles.reduce((sum, [, { bytesInOutput }]) => sum + bytesInOutput, 0),
    later: bytes(Object.keys(outputs).filter((file) => !start.has(file))),
  };
}

const kb = (bytes) => `${Math.round(bytes / 1024)} KB`.padStart(8);

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  if (process.argv.includes('--site')) await buildSite();
  else {
    const { folder, sizes } = await buildFunctions();
    for (const [name, { start, titles, later }] of Object.entries(sizes))
      process.stdout.write(
        `${name.padEnd(10)}${kb(start)} at the start (titles${kb(titles)})${kb(later)} when needed\n`,
      );
    process.stdout.write(`in ${folder}\n`);
  }
  const { stop } = await import('esbuild');
  await stop();
}
