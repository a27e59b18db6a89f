import type { Chapter, Chart } from '#titles/furniture.ts';
import type { Event } from '../model.ts';
import { STANDS } from '../takeBack.ts';
import { markOf } from './board/facts.ts';
import { type Delta, deltasOf } from './report/deltas.ts';

type Have = Readonly<Record<Delta['what'], number>>;

/** What each seat has at the end of every turn. */
interface Turns {
  x: string[];
  /** By seat, then by turn. */
  values: Have[][];
}

const NOTHING: Have = {
  health: 0,
  armor: 0,
  damaged: 0,
  info: 0,
  money: 0,
  gang: 0,
  rep: 0,
  cards: 0,
  bones: 0,
  evidence: 0,
};

/** Adds up all events; every turn's start closes a column, and so does the end of the game. What was taken back never was. */
function turnsOf(chapters: readonly Chapter<Event>[]): Turns {
  let have: Have[] = [];
  /** What everybody had before each act that can still be taken back. */
  let before: Have[][] = [];
  const columns: Have[][] = [];
  for (const event of chapters.flatMap(({ events }) => events)) {
    if (event.type === 'GameCreated') have = Array.from({ length: event.n }, () => NOTHING);
    if (event.type === 'TurnStarted') columns.push(have);
    if (event.type === 'Answered') before = event.byDefault ? [] : [...before, have];
    if (STANDS.has(event.type)) before = [];
    if (event.type === 'TakenBack') have = before.pop() ?? have;
    for (const { seat, what, n } of deltasOf(event))
      have = have.map((own, i) => (i === seat ? { ...own, [what]: own[what] + n } : own));
    // Who leaves the game has no health left and no fame.
    if (event.type === 'PlayerWhacked' || event.type === 'PlayerResigned') have = have.with(event.seat, NOTHING);
  }
  columns.push(have);
  return {
    x: columns.map((_, turn) => (turn === 0 ? 'start' : String(turn))),
    values: have.map((_, seat) => columns.map((column) => column[seat] ?? NOTHING)),
  };
}

const series = ({ values }: Turns, count: (one: Have) => number): Chart['series'] =>
  values.map((turns, seat) => ({
    name: markOf(seat).name,
    colour: markOf(seat).colour,
    values: turns.map(count),
  }));

/** Reputation turn by turn; one line per seat. */
export function chart(chapters: readonly Chapter<Event>[]) {
  const turns = turnsOf(chapters);
  return { title: 'Reputation, turn by turn', x: turns.x, series: series(turns, ({ rep }) => rep) };
}

/** The story of a game in four pictures: fame, what keeps one alive, what opens doors, and the size of the gangs. */
export function charts(chapters: readonly Chapter<Event>[]): Chart[] {
  const turns = turnsOf(chapters);
  const lines = (id: string, title: string, count: Parameters<typeof series>[1]): Chart => ({
    id,
    form: 'lines',
    title,
    unit: '',
    x: turns.x,
    series: series(turns, count),
  });
  return [
    lines('reputation', 'Reputation, turn by turn', ({ rep }) => rep),
    lines('health', 'Health and armor, turn by turn', ({ health, armor }) => health + armor),
    lines('means', 'Information and money, turn by turn', ({ info, money }) => info + money),
    lines('gangs', 'Gang members, turn by turn', ({ gang }) => gang),
  ];
}
