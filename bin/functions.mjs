// npm run functions: bundles the Lambda functions, for tests, measurements and a look at their sizes. `--deploy` makes the very same
// bundles in .build/deploy with what lies beside them on Lambda; a deployment by SST calls that and uploads them (infra/functions.ts).
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle, fingerprint, removeOld, root } from './bundle.mjs';
import { run } from './install.mjs';

const names = ['http', 'project', 'notify', 'inbox', 'clock', 'feedback'];
/** Functions that draw pictures: native code and fonts lie beside them. */
const drawing = ['http', 'notify'];
const RESVG = '@resvg/resvg-js';
const FONTS = 'dejavu-fonts-ttf';
const fontFiles = ['package.json', 'ttf/DejaVuSans.ttf', 'ttf/DejaVuSans-Bold.ttf'];

const builds = join(root, '.build');
const site = join(builds, 'browser.json');

async function buildSite() {
  const { browserFiles, rooms } = await import(pathToFileURL(await bundle('site', 'functions/site.ts')).href);
  await mkdir(dirname(site), { recursive: true });
  await writeFile(site, JSON.stringify(await browserFiles(rooms)));
}

/**
 * Bundles every function into `<folder>/<name>/index.mjs`, once for the same sources. `sizes` has for each the bytes that are loaded at
 * its start and those of parts that are loaded when they are needed.
 */
export async function buildFunctions() {
  const folder = join(builds, `functions-${await fingerprint()}`);
  const report = 'sizes.json';
  if (!existsSync(folder)) {
    await mkdir(builds, { recursive: true });
    await removeOld('functions');
    await buildSite();
    const part = await mkdtemp(`${folder}.part-`);
    const sizes = await Promise.all(names.map((name) => buildFunction(name, join(part, name))));
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
    target: 'node24',
    mainFields: ['module', 'main'],
    jsx: 'automatic',
    jsxImportSource: 'hono/jsx',
    charset: 'utf8',
    legalComments: 'none',
    // Style sheets reach browsers by the files of packages/web/bundle.ts.
    loader: { '.md': 'text', '.css': 'empty' },
    external: [RESVG, FONTS],
    alias: { '@aws-sdk/credential-provider-node': '#cloud/credentials.ts' },
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

/** Bundles for Lambda on arm64: .build/deploy/<name>. */
async function buildForDeploy() {
  const { folder } = await buildFunctions();
  const target = join(builds, 'deploy');
  await rm(target, { recursive: true, force: true });
  await cp(folder, target, { recursive: true, filter: (path) => !path.endsWith('node_modules') });
  const { dependencies } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const native = await mkdtemp(join(builds, 'arm64-'));
  const machine = ['--os=linux', '--cpu=arm64', '--libc=glibc', '--no-save', '--no-audit', '--no-fund'];
  const code = await run('npm', ['install', '--prefix', native, ...machine, `${RESVG}@${dependencies[RESVG]}`]);
  if (code !== 0) throw new Error(`${RESVG} for arm64 could not be installed.`);
  for (const name of drawing) {
    const modules = join(target, name, 'node_modules');
    await cp(join(native, 'node_modules', '@resvg'), join(modules, '@resvg'), { recursive: true });
    for (const file of fontFiles) await cp(join(root, 'node_modules', FONTS, file), join(modules, FONTS, file));
  }
  await rm(native, { recursive: true });
}

const kb = (bytes) => `${Math.round(bytes / 1024)} KB`.padStart(8);

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  if (process.argv.includes('--deploy')) await buildForDeploy();
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
