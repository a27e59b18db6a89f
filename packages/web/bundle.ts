import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Room } from '#titles/doors.ts';
import { type BrowserFile, scriptsOf } from './browserFiles.ts';
import gameCss from './game/game.css';
import { icon } from './icon.ts';
import baseCss from './style.css';
import type { Scripts } from './web.ts';

/** The folder `packages` of the source tree. */
const PACKAGES = fileURLToPath(new URL('..', import.meta.url));

/**
 * Builds what browsers load, at the start of a server: every script of `web/scripts`, `<title>-live` from each title's `ui/live.ts`
 * where there is one, and the style sheet with the titles' own rules behind ours. Nothing is written to disk.
 */
export const bundleScripts = async (
  rooms: Readonly<Record<string, Room>> = {},
  packages: string = PACKAGES,
): Promise<Scripts> => scriptsOf(await browserFiles(rooms, packages));

/** The same as plain data, to be put into a bundle that has no builder beside it. */
export async function browserFiles(
  rooms: Readonly<Record<string, Room>>,
  packages: string = PACKAGES,
): Promise<BrowserFile[]> {
  const entries = [...(await siteScripts(packages)), ...(await titleScripts(packages))];
  const built = await build({
    entryPoints: entries.map(({ name, path }) => ({ in: path, out: name })),
    outdir: '/',
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    jsxImportSource: 'hono/jsx',
    loader: { '.md': 'text', '.css': 'text' },
    logLevel: 'silent',
  });
  const scripts = built.outputFiles.map((file) => ({
    name: basename(file.path, '.js'),
    ending: 'js',
    body: file.text,
    type: 'text/javascript; charset=utf-8',
  }));
  const css = [baseCss, gameCss, ...Object.values(rooms).map((room) => room.ui.css)].join('\n');
  return [
    ...scripts,
    { name: 'style', ending: 'css', body: css, type: 'text/css; charset=utf-8' },
    { name: 'icon', ending: 'svg', body: icon, type: 'image/svg+xml' },
  ];
}

async function siteScripts(packages: string): Promise<{ name: string; path: string }[]> {
  const folder = join(packages, 'web', 'scripts');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  return names.map((name) => ({ name: basename(name, '.ts'), path: join(folder, name) }));
}

async function titleScripts(packages: string): Promise<{ name: string; path: string }[]> {
  const titles = (await readdir(join(packages, 'titles'), { withFileTypes: true })).filter((one) => one.isDirectory());
  const found = await Promise.all(
    titles.map(async ({ name }) => {
      const folder = join(packages, 'titles', name, 'ui');
      const files = await readdir(folder).catch((): string[] => []);
      return files.includes('live.ts') ? [{ name: `${name}-live`, path: join(folder, 'live.ts') }] : [];
    }),
  );
  return found.flat();
}
