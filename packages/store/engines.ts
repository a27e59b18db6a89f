import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Launch } from './childServer.ts';

/** The DynamoDB look-alikes that we can start ourselves, best first: the first one syncs each write to the disk. */
export const engines = ['dynoxide', 'dynalite'] as const;

export type Engine = (typeof engines)[number];

const HOST = '127.0.0.1';
const installed = createRequire(import.meta.url);

/** Where an engine keeps its data within the data folder. */
export const dataOf = (engine: Engine, directory: string): string =>
  join(directory, engine === 'dynoxide' ? 'dynoxide.db' : 'dynalite');

export const hasData = (engine: Engine, directory: string): boolean => existsSync(dataOf(engine, directory));

/** How to start an engine, on a folder or in memory; null if it is not installed for this platform. */
export function launchOf(engine: Engine, directory: string | null): Launch | null {
  const data = directory === null ? null : dataOf(engine, directory);
  switch (engine) {
    case 'dynoxide': {
      const folder = folderOf(`@dynoxide/${process.platform}-${process.arch}`);
      if (folder === null) return null;
      const command = join(folder, process.platform === 'win32' ? 'dynoxide.exe' : 'dynoxide');
      const file = data === null ? [] : ['--db-path', data];
      return { command, args: (port) => ['serve', '--host', HOST, '--port', String(port), ...file] };
    }
    case 'dynalite': {
      const folder = folderOf('dynalite');
      if (folder === null) return null;
      const path = data === null ? [] : ['--path', data];
      const fast = ['--createTableMs', '0', '--deleteTableMs', '0', '--updateTableMs', '0'];
      const script = join(folder, 'cli.js');
      return {
        command: process.execPath,
        args: (port) => [script, '--host', HOST, '--port', String(port), ...fast, ...path],
      };
    }
  }
}

function folderOf(pack: string): string | null {
  try {
    return dirname(installed.resolve(`${pack}/package.json`));
  } catch {
    return null;
  }
}
