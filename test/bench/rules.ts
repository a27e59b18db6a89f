import { performance } from 'node:perf_hooks';
import { playGame, sitDown } from '#engine/driver.ts';
import { seededLuck } from '#engine/luck.ts';
import { type AnyEvent, isRefusal } from '#engine/title.ts';
import { rooms } from '#titles/registry.ts';
import { simulate } from '../../packages/cli/simulate/simulation.ts';
import { pebbles } from '../pebbles.ts';
import { bgioPebbles } from './boardgameIo.ts';
import { perSecond } from './pace.ts';
import type { Figure } from './table.ts';

const SEATS = 4;
const ROUNDS = 25;

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
  const plan = {
    title,
    options,
    games: 200,
    seats: SEATS,
    seed: 'bench',
    first: 0,
    bots: Array<string>(SEATS).fill('heuristic'),
  };
  const seconds = () => performance.now() / 1000;
  simulate({ ...plan, games: 40 }, seconds);
  const games = simulate(plan, seconds);
  return [
    { what: 'fold The Brotherhood', value: fold, unit: 'events/s', goal: { least: 300_000 }, ...peer(bgioMoves) },
    { what: 'decide and fold Pebbles', value: small, unit: 'moves/s', goal: null, ...peer(bgioMoves) },
    {
      what: 'simulate four heuristic bots, invariants checked',
      value: games.gamesPerSecond,
      unit: 'games/s',
      goal: { least: 100 },
    },
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
