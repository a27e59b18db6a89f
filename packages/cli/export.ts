import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import type { Command } from 'commander';
import type { Viewer } from '#engine/title.ts';
import { unborn } from '#games/evolve.ts';
import { exportGame } from '#games/export.ts';
import { asShown, extend } from '#games/load.ts';
import { isOver } from '#games/look.ts';
import { rooms } from '#titles/registry.ts';
import { type Config, places, readConfig } from './config.ts';
import { type ExitCode, FOUND_WELL, type Io, readJson, Trouble } from './io.ts';
import { findRunning } from './running.ts';
import { systemClock, systemRandom } from './system.ts';
import { wholeNumber } from './wholeNumber.ts';

interface Flags {
  seat?: number;
  all?: true;
  data?: string;
  url?: string;
  token?: string;
  out?: string;
  json?: true;
}

export function addExport(program: Command, io: Io, end: (code: ExitCode) => void): void {
  program
    .command('export')
    .summary('write a game as one JSON file')
    .description(
      'Writes a game as one JSON file that `audit` and `replay` read. What its reader may not know yet stands as sealed hashes; every export of a game verifies to the same head.',
    )
    .argument('<game>', 'the id that stands in the addresses of the game')
    .option('--seat <s>', 'for the eyes of seat s; default: for everybody', wholeNumber(0))
    .option('--all', 'with every secret opened; only when the game is over')
    .option('--data <folder>', 'the data folder (CONSIGLIERE_DATA, .data); a server may be running on it')
    .option('--url <address>', 'ask a server instead: https://play.example')
    .option('--token <token>', "bearer token for --url: a person's or a seat's")
    .option('-o, --out <file>', 'write to a file instead of standard output')
    .option('--json', 'the export is JSON in any case')
    .action(async (game: string, flags: Flags) => {
      if (flags.all && flags.seat !== undefined) throw new Trouble('--seat and --all exclude each other.');
      if (flags.url && flags.seat !== undefined)
        throw new Trouble('With --url the token says who asks: give the token of that seat instead of --seat.');
      const file = flags.url
        ? await readJson(`${flags.url.replace(/\/+$/, '')}/api/games/${encodeURIComponent(game)}/export`, flags.token)
        : await fromFolder(
            readConfig({ ...io.env, ...(flags.data ? { CONSIGLIERE_DATA: flags.data } : {}) }),
            game,
            flags,
          );
      if (flags.out === undefined) io.out(JSON.stringify(file));
      else await writeFile(flags.out, `${JSON.stringify(file)}\n`);
      end(FOUND_WELL);
    });
}

async function fromFolder(config: Config, game: string, { seat, all }: Flags): Promise<unknown> {
  if (!config.dynamoEndpoint && !existsSync(config.data)) throw new Trouble(`There is no data folder ${config.data}.`);
  const running = await findRunning(places(config).running);
  const { openLocalStore } = await import('./localStore.ts');
  const local = await openLocalStore(config, running?.dynamo ?? null);
  try {
    const commits = await local.store.events.read(game);
    if (commits.length === 0) throw new Trouble(`There is no game ${game} in ${config.data}.`);
    const loaded = extend({ rooms }, { state: unborn(game), commits: [], byCommand: new Map() }, commits);
    const { seats } = loaded.state;
    if (seat !== undefined && seat >= seats.length)
      throw new Trouble(`There is no seat ${seat}; this game has ${seats.length}.`);
    if (all && !isOver(loaded.state))
      throw new Trouble('The game is still running: what is secret stays sealed until its end.');
    const viewer: Viewer = seat ?? 'spectator';
    return await exportGame(
      { ports: { ...local.store, clock: systemClock, random: systemRandom } },
      asShown(loaded),
      viewer,
    );
  } finally {
    await local.close();
  }
}
