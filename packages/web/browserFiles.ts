import { createHash } from 'node:crypto';
import type { Asset, Scripts } from './web.ts';

/** A file for browsers before it has its address. */
export interface BrowserFile extends Omit<Asset, 'hash'> {
  name: string;
  ending: string;
}

/** Files -> addresses that change whenever a file does. */
export function scriptsOf(sources: readonly BrowserFile[]): Scripts {
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
