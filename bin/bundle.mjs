import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
const builds = join(root, '.build');
const DAY_MS = 24 * 60 * 60 * 1000;

/** Native code, packages that look for files beside themselves, and what is used rarely stay outside. All else loads faster from one file. */
const OUTSIDE = [
  'esbuild',
  '@resvg/resvg-js',
  'dejavu-fonts-ttf',
  'pino',
  'playwright-core',
  'boardgame.io',
  '@castore/*',
];

/**
 * Bundles a TypeScript entry (path below the repository) into the folder `.build/<name>-<hash>` and gives the file to import. The hash
 * is made of names, sizes and times of the sources: what has not changed is not built again, so that a start is fast.
 */
export async function bundle(name, entry) {
  const folder = join(builds, `${name}-${await fingerprint()}`);
  const file = join(folder, 'main.mjs');
  if (existsSync(file)) return file;
  const { build, stop } = await import('esbuild');
  await mkdir(builds, { recursive: true });
  await removeOld(name);
  // Written under another name first: two starts at once never read half a bundle.
  const part = await mkdtemp(`${folder}.part-`);
  await build({
    absWorkingDir: root,
    entryPoints: { main: entry },
    outdir: part,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    // A command loads only what it needs.
    splitting: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    external: OUTSIDE,
    mainFields: ['module', 'main'],
    sourcemap: 'linked',
    sourcesContent: false,
    jsx: 'automatic',
    jsxImportSource: 'hono/jsx',
    loader: { '.md': 'text', '.css': 'text' },
    // Packages in CommonJS ask for Node's own modules by `require`.
    banner: {
      js: "import { createRequire as requireOfBundle } from 'node:module'; const require = requireOfBundle(import.meta.url);",
    },
    logLevel: 'error',
    plugins: [ownPlaces],
  });
  // esbuild's helper process would stay in memory with the server.
  await stop();
  await rename(part, folder).catch(() => rm(part, { recursive: true }));
  return file;
}

/** In a bundle `import.meta.url` would be the bundle's; modules that look for files beside them mean their own. */
const ownPlaces = {
  name: 'own-places',
  setup({ onLoad }) {
    onLoad({ filter: /(packages|test)[/\\].*\.tsx?$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      if (!source.includes('import.meta.url')) return undefined;
      const contents = source.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href));
      return { contents, loader: path.endsWith('x') ? 'tsx' : 'ts', resolveDir: dirname(path) };
    });
  },
};

/** Of names, sizes and times of all sources. */
export async function fingerprint() {
  const hash = createHash('sha256').update(root);
  const names = ['package.json', 'package-lock.json', 'bin/bundle.mjs', 'bin/functions.mjs'];
  for (const folder of ['packages', 'functions', 'test/bench', 'test/aws'])
    for (const one of await filesIn(join(root, folder)))
      if (one.isFile() && !one.name.includes('.test.'))
        names.push(relative(root, join(one.parentPath ?? one.path, one.name)));
  const stats = await Promise.all(names.sort().map((name) => stat(join(root, name)).catch(() => null)));
  names.forEach((name, i) => {
    hash.update(`${name}\0${stats[i]?.size}\0${stats[i]?.mtimeMs}\0`);
  });
  return hash.digest('hex').slice(0, 16);
}

const filesIn = (folder) => readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);

/** Builds of earlier sources; the newest may just be starting elsewhere. */
export async function removeOld(name) {
  for (const file of await readdir(builds).catch(() => [])) {
    if (!file.startsWith(`${name}-`)) continue;
    const there = await stat(join(builds, file)).catch(() => null);
    if (there && Date.now() - there.mtimeMs > DAY_MS) await rm(join(builds, file), { force: true, recursive: true });
  }
}
