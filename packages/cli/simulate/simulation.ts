import { watch } from '#engine/checks.ts';
import { type PlayedGame, playGame } from '#engine/driver.ts';
import { seededLuck } from '#engine/luck.ts';
import type { AnyTitle } from '#engine/title.ts';
import { orTrouble } from '../titles.ts';

export interface Plan {
  title: AnyTitle;
  /** Parsed already. */
  options: unknown;
  games: number;
  seats: number;
  seed: string;
  /** Number of the first game, to repeat one of a longer run: seed and places are those it had there. */
  first: number;
  /** One name a seat; from game to game they move on by a seat, so that each plays each place equally often. */
  bots: readonly string[];
}

export interface Simulation {
  title: string;
  seats: number;
  games: number;
  finished: number;
  /** By bot: games won; a shared win counts as its share. */
  wins: Record<string, number>;
  /** By bot: its part of all wins, and what chance alone would give it. */
  shares: Record<string, { won: number; chance: number }>;
  /** Games that nobody won. */
  withoutWinner: number;
  months: { mean: number; least: number; most: number; counts: Record<string, number> };
  commits: number;
  events: number;
  seconds: number;
  gamesPerSecond: number;
  violations: { game: number; seed: string; what: string }[];
}

/** Each so many-th game is watched thoroughly, which costs as much as playing it. */
const THOROUGH_EVERY = 100;

/** Plays games of bots in memory. `watchTime` gives seconds; everything but the seconds follows from the plan alone. */
export function simulate(plan: Plan, watchTime: () => number, onGame: (done: number) => void = () => {}): Simulation {
  const { title, seats, bots } = plan;
  const wins: Record<string, number> = Object.fromEntries(bots.map((bot) => [bot, 0]));
  const counts: Record<string, number> = {};
  const violations: Simulation['violations'] = [];
  let [finished, withoutWinner, commits, events] = [0, 0, 0, 0];
  const begun = watchTime();
  for (let game = plan.first; game < plan.first + plan.games; game++) {
    const seed = `${plan.seed}/${game}`;
    const lineup = bots.map((_, seat) => bots[(seat + game) % seats]!);
    const eyes = watch(title, seats, game % THOROUGH_EVERY === 0);
    const played = attempt(() =>
      orTrouble(playGame(title, plan.options, seats, lineup, seededLuck(seed), eyes.onEvent)),
    );
    for (const what of [...('broke' in played ? [played.broke] : played.faults), ...eyes.found()])
      violations.push({ game, seed, what });
    if (!('broke' in played)) {
      commits += played.commits;
      events += played.events;
      const months = monthsOf(title, played);
      counts[months] = (counts[months] ?? 0) + 1;
      if (played.result) finished += 1;
      const winners = played.result?.winners ?? [];
      if (winners.length === 0) withoutWinner += 1;
      for (const seat of winners) wins[lineup[seat]!]! += 1 / winners.length;
    }
    onGame(game - plan.first + 1);
  }
  const seconds = watchTime() - begun;
  const rounded = Object.fromEntries(Object.entries(wins).map(([bot, won]) => [bot, round(won)]));
  return {
    title: title.name,
    seats,
    games: plan.games,
    finished,
    wins: rounded,
    shares: sharesOf(wins, bots),
    withoutWinner,
    months: spread(counts),
    commits,
    events,
    seconds: round(seconds),
    gamesPerSecond: round(plan.games / Math.max(seconds, 1e-6)),
    violations,
  };
}

/** A rule that throws breaks one game; the others go on, and the seed tells which one to look at. */
function attempt(play: () => PlayedGame): PlayedGame | { broke: string } {
  try {
    return play();
  } catch (cause) {
    return { broke: `the game broke: ${cause instanceof Error ? cause.message : String(cause)}` };
  }
}

/** How long a game was: the month of its view where a title counts months, else the rounds played. */
function monthsOf(title: AnyTitle, { state, rounds }: PlayedGame): number {
  const view: unknown = title.view(state, 'spectator');
  return typeof view === 'object' && view !== null && 'month' in view && typeof view.month === 'number'
    ? view.month
    : rounds;
}

function sharesOf(wins: Readonly<Record<string, number>>, bots: readonly string[]): Simulation['shares'] {
  const all = Object.values(wins).reduce((sum, won) => sum + won, 0);
  return Object.fromEntries(
    Object.entries(wins).map(([bot, won]) => {
      const chance = bots.filter((one) => one === bot).length / bots.length;
      return [bot, { won: round(won / Math.max(all, 1)), chance: round(chance) }];
    }),
  );
}

function spread(counts: Record<string, number>): Simulation['months'] {
  const months = Object.keys(counts).map(Number);
  const games = Object.values(counts).reduce((sum, n) => sum + n, 0);
  const sum = Object.entries(counts).reduce((total, [month, n]) => total + Number(month) * n, 0);
  return { mean: round(sum / Math.max(games, 1)), least: Math.min(...months), most: Math.max(...months), counts };
}

const round = (n: number): number => Math.round(n * 1000) / 1000;
