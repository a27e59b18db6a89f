import { performance } from 'node:perf_hooks';
import { playGame, sitDown } from '#engine/driver.ts';
import { seededLuck } from '#engine/luck.ts';
import { type AnyEvent, type AnyTitle, isRefusal } from '#engine/title.ts';
import { rooms } from '#titles/registry.ts';
import { simulate } from '../../packages/cli/simulate/simulation.ts';
import { pebbles } from '../pebbles.ts';
import { bgioPebbles } from './boardgameIo.ts';
import { perSecond } from './pace.ts';
import type { Figure } from './table.ts';

const SEATS = 4;
const ROUNDS = 25;

/** Bots at a full table of each title, and how many of its games one core should play in a second. */
const SIMULATED: Readonly<Record<string, { seats: number; least: number }>> = {
  brotherhood: { seats: 4, least: 100 },
  'among-thieves': { seats: 5, least: 500 },
  whacktown: { seats: 4, least: 100 },
  'thug-life': { seats: 6, least: 50 },
};

function simulated(title: AnyTitle, { seats, least }: { seats: number; least: number }): Figure {
  const bots = Array<string>(seats).fill('heuristic');
  const plan = { title, options: title.options.parse({}), games: 200, seats, seed: 'bench', first: 0, bots };
  const seconds = () => performance.now() / 1000;
  simulate({ ...plan, games: 40 }, seconds);
  const { gamesPerSecond } = simulate(plan, seconds);
  return {
    what: `simulate ${title.label}, ${seats} heuristic bots, invariants checked`,
    value: gamesPerSecond,
    unit: 'games/s',
    goal: { least },
  };
}

/** Folding, playing and simulating, beside boardgame.io's reducer. */
export function rulesFigures(peers: string): Figure[] {
  const { title } = rooms.brotherhood!;
  const bgio = bgioPebbles(peers, SEATS, ROUNDS);
  const moves = SEATS * ROUNDS;
  const peer = (value: number | null) =>
    value === null ? {} : { peer: { name: 'boardgame.io moves, Pebbles', value } };
  const bgioMoves = bgio && perSecond(bgio, moves);

  const facts: AnyEvent[] = [];
  const options = title.options.parse({});
  for (let game = 0; game < 5; game++)
    playGame(title, options, SEATS, Array(SEATS).fill('heuristic'), seededLuck(`${game}`), (_, event) =>
      facts.push(event),
    );
  let state: unknown = null;
  const fold = perSecond(() => {
    for (const event of facts) state = title.evolve(state, event);
  }, facts.length);

  const small = perSecond(() => playPebbles(), moves);
  return [
    { what: 'fold The Brotherhood', value: fold, unit: 'events/s', goal: { least: 300_000 }, ...peer(bgioMoves) },
    { what: 'decide and fold Pebbles', value: small, unit: 'moves/s', goal: null, ...peer(bgioMoves) },
    ...Object.entries(SIMULATED).flatMap(([name, table]) => (rooms[name] ? [simulated(rooms[name].title, table)] : [])),
  ];
}

function playPebbles(): void {
  const sitting = sitDown(pebbles, { rounds: ROUNDS }, SEATS, seededLuck('p'));
  if (isRefusal(sitting)) throw new Error(sitting.say);
  for (let round = 0; round < ROUNDS; round++) {
    for (let seat = 0; seat < SEATS; seat++) {
      const hide = { type: 'Hide', n: (round + seat) % 4 };
      sitting.answer(seat, hide);
    }
    sitting.close(sitting.prompts()[0]!);
  }
}
