import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Room } from '#titles/registry.ts';
import gameCss from './game/game.css';
import { icon } from './icon.ts';
import baseCss from './style.css';
import type { Asset, Scripts } from './web.ts';

/** The folder `packages` of the source tree. */
const PACKAGES = fileURLToPath(new URL('..', import.meta.url));

/**
 * Builds what browsers load, at the start of a server: every script of `web/scripts`, `<title>-live` from each title's `ui/live.ts`
 * where there is one, and the style sheet with the titles' own rules behind ours. Nothing is written to disk.
 */
export async function bundleScripts(
  rooms: Readonly<Record<string, Room>> = {},
  packages: string = PACKAGES,
): Promise<Scripts> {
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
  return scriptsOf([
    ...scripts,
    { name: 'style', ending: 'css', body: css, type: 'text/css; charset=utf-8' },
    { name: 'icon', ending: 'svg', body: icon, type: 'image/svg+xml' },
  ]);
}

interface Source extends Omit<Asset, 'hash'> {
  name: string;
  ending: string;
}

/** Files -> addresses that change whenever a file does. */
export function scriptsOf(sources: readonly Source[]): Scripts {
  const files = new Map<string, Asset>();
  const paths = new Map<string, string>();
  for (const { name, ending, body, type } of sources) {
    const hash = createHash('sha256').update(body).digest('hex').slice(0, 12);
    const path = `${name}-${hash}.${ending}`;
    files.set(path, { body, type, hash });
    paths.set(name, path);
  }
  return {
    url(name) {
      const path = paths.get(name);
      if (!path) throw new Error(`there is no browser file "${name}"`);
      return `/assets/${path}`;
    },
    has: (name) => paths.has(name),
    file: (path) => files.get(path) ?? null,
  };
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
