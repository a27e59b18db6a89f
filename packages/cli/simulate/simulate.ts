import { performance } from 'node:perf_hooks';
import type { Command } from 'commander';
import type { AnyTitle } from '#engine/title.ts';
import { type ExitCode, FOUND_WELL, FOUND_WRONG, type Io, Trouble } from '../io.ts';
import { progress } from '../progress.ts';
import { checkSeats, optionsOf, roomNamed } from '../titles.ts';
import { wholeNumber } from '../wholeNumber.ts';
import { type Simulation, simulate } from './simulation.ts';

interface Flags {
  games: number;
  seats: number;
  seed: string;
  first: number;
  bots?: string;
  options?: string;
  json?: true;
}

export function addSimulate(program: Command, io: Io, end: (code: ExitCode) => void): void {
  program
    .command('simulate')
    .summary('let bots play many games and watch the rules')
    .description('Plays whole games of bots in memory, checks every invariant after every event, and counts who wins.')
    .argument('<title>', 'the name of a title, e.g. brotherhood')
    .option('--games <n>', 'how many games', wholeNumber(1), 100)
    .option('--seats <k>', 'players in each game', wholeNumber(1), 4)
    .option('--seed <s>', 'the same seed gives the same games', '1')
    .option('--first <n>', 'number of the first game: repeats one game of a longer run', wholeNumber(0), 0)
    .option('--bots <list>', 'who plays, e.g. heuristic,random; repeated until all seats are filled')
    .option('--options <list>', 'options of the title, e.g. months=6,houseRules.bossCombat=true')
    .option('--json', 'the figures as JSON')
    .action((name: string, flags: Flags) => {
      const { title } = roomNamed(name);
      checkSeats(title, flags.seats);
      const bots = botsOf(title, flags);
      const options = optionsOf(title, parseOptions(flags.options ?? ''));
      const bar = progress(io, 'games', flags.games);
      const step = Math.max(1, Math.floor(flags.games / 200));
      const seconds = () => performance.now() / 1000;
      const figures = simulate({ ...flags, title, options, bots }, seconds, (done) => {
        if (done % step === 0) bar.at(done);
      });
      bar.stop();
      io.out(flags.json ? JSON.stringify(figures) : describe(figures));
      end(figures.violations.length || figures.finished < figures.games ? FOUND_WRONG : FOUND_WELL);
    });
}

function botsOf(title: AnyTitle, flags: Flags): string[] {
  const known = Object.keys(title.bots);
  const named = flags.bots?.split(',').map((bot) => bot.trim()) ?? known.slice(0, 1);
  for (const bot of named)
    if (!title.bots[bot]) throw new Trouble(`${title.label} has no bot "${bot}"; it has ${known.join(', ')}.`);
  if (named.length > flags.seats)
    throw new Trouble(`${named.length} bots are named and there are only ${flags.seats} seats.`);
  return Array.from({ length: flags.seats }, (_, seat) => named[seat % named.length]!);
}

/** `a=1,b.c=true,d=text` -> an object; values are JSON where they can be. A comma within braces or brackets does not divide. */
export function parseOptions(text: string): Record<string, unknown> {
  const options: Record<string, unknown> = {};
  for (const part of text.split(/,(?![^{[]*[}\]])/).filter((one) => one.trim())) {
    const [, key, value] = /^\s*([a-z0-9]\w*(?:\.[a-z0-9]\w*)*)\s*=(.*)$/i.exec(part) ?? [];
    if (!key || value === undefined) throw new Trouble(`"${part}" is no option; write key=value, e.g. months=6.`);
    const path = key.split('.');
    const last = path.pop()!;
    let place = options;
    for (const step of path) {
      const next = place[step];
      const inner: Record<string, unknown> =
        typeof next === 'object' && next !== null ? (next as Record<string, unknown>) : {};
      place[step] = inner;
      place = inner;
    }
    place[last] = jsonOrText(value.trim());
  }
  return options;
}

function jsonOrText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function describe(figures: Simulation): string {
  const { months } = figures;
  const lines = [
    `${figures.games} games of ${figures.title} with ${figures.seats} seats, ${figures.finished} finished, in ${figures.seconds} s (${figures.gamesPerSecond} games/s)`,
    `commits ${figures.commits}, events ${figures.events}, months ${months.mean} on average (${months.least} to ${months.most})`,
    ...Object.entries(figures.shares).map(
      ([bot, { won, chance }]) =>
        `${bot}: ${figures.wins[bot]} wins, ${percent(won)} of all (chance alone: ${percent(chance)})`,
    ),
    figures.violations.length ? `${figures.violations.length} violations:` : 'No invariant was violated.',
    ...figures.violations.slice(0, 20).map(({ game, what }) => `  game ${game}: ${what}`),
  ];
  return lines.join('\n');
}

const percent = (part: number): string => `${(part * 100).toFixed(1)} %`;
