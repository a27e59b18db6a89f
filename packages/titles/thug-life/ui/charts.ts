import type { Chapter, Chart } from '#titles/furniture.ts';
import { deckOf } from '../deck/compiled.ts';
import type { Event } from '../model.ts';
import { FACES } from '../tables.ts';
import { effective } from './report/effective.ts';
import { markOf } from './seats.tsx';

/** What a count is at the end of each round, one value a seat; the first one is the start. */
function byRound(
  chapters: readonly Chapter<Event>[],
  start: (event: Event) => number[] | null,
  count: (event: Event, now: number[]) => void,
) {
  let now: number[] = [];
  const rounds: number[][] = [];
  for (const event of effective(chapters.flatMap(({ events }) => events))) {
    const first = start(event);
    if (first) now = first;
    // The first round begins with the game: what stands then is the start.
    if (event.type === 'RoundStarted') rounds.push([...now]);
    count(event, now);
  }
  if (now.length > 0) rounds.push([...now]);
  return {
    x: rounds.map((_, round) => (round === 0 ? 'start' : String(round))),
    series: now.map((_, seat) => ({
      name: markOf(seat).name,
      colour: markOf(seat).colour,
      values: rounds.map((round) => round[seat] ?? 0),
    })),
  };
}

const add = (now: number[], seat: number, n: number): void => {
  now[seat] = (now[seat] ?? 0) + n;
};

const zeros = (event: Event): number[] | null => (event.type === 'GameStarted' ? Array<number>(event.n).fill(0) : null);

/** Respect at the end of each round, one line a Boss. */
export function chart(chapters: readonly Chapter<Event>[]) {
  return {
    title: 'Respect round by round',
    ...byRound(
      chapters,
      (event) => (event.type === 'GameStarted' ? Array<number>(event.n).fill(event.respect) : null),
      (event, now) => {
        if (event.type === 'RespectChanged') now[event.seat] = event.to;
      },
    ),
  };
}

/** Where Respect came from and went to, Boss by Boss. */
const SOURCES = [
  ['Hood Fights', '#a8201a', ['hoodFight']],
  ['Street Fights', '#b35900', ['streetFight']],
  ['Cops', '#16294f', ['copFight', 'noFigures']],
  ['Crimes', '#7b2fbe', ['crime']],
  ['Stash', '#2f7d32', ['stash']],
  ['Cards and Dramas', '#806a00', ['card', 'drama']],
  ['Ground at home', '#5f574b', ['grind']],
] as const;

function sources(events: readonly Event[], seats: readonly number[]): Chart {
  const moved = events.filter((event) => event.type === 'RespectChanged');
  const sum = (seat: number, whys: readonly string[]) =>
    moved.reduce(
      (all, event) =>
        event.type === 'RespectChanged' && event.seat === seat && whys.includes(event.why)
          ? all + event.to - event.from
          : all,
      0,
    );
  return {
    id: 'sources',
    form: 'bars',
    title: 'Where Respect came from',
    unit: '',
    x: seats.map((seat) => markOf(seat).name),
    series: SOURCES.map(([name, colour, whys]) => ({ name, colour, values: seats.map((seat) => sum(seat, whys)) })),
  };
}

/** Fights won and lost, Crimes done and busted. */
function record(events: readonly Event[], seats: readonly number[]): Chart {
  const fights = events.filter((event) => event.type === 'FightResolved');
  const crimes = events.filter((event) => event.type === 'CrimeResolved');
  const won = (seat: number) =>
    fights.filter((event) => event.type === 'FightResolved' && event.winner === seat).length;
  const lost = (seat: number) =>
    fights.filter(
      (event) =>
        event.type === 'FightResolved' &&
        [event.attacker, event.defender].includes(seat) &&
        event.winner !== seat &&
        event.winner !== 'none' &&
        event.winner !== 'doubleShield',
    ).length;
  const crime = (seat: number, success: boolean) =>
    crimes.filter((event) => event.type === 'CrimeResolved' && event.seat === seat && event.success === success).length;
  const rows = [
    ['Fights won', '#2f7d32', won],
    ['Fights lost', '#a8201a', lost],
    ['Crimes done', '#0b63b0', (seat: number) => crime(seat, true)],
    ['busted', '#5f574b', (seat: number) => crime(seat, false)],
  ] as const;
  return {
    id: 'record',
    form: 'bars',
    title: 'Fights and Crimes',
    unit: '',
    x: seats.map((seat) => markOf(seat).name),
    series: rows.map(([name, colour, count]) => ({ name, colour, values: seats.map(count) })),
  };
}

/** Each face of a die against what so many rolls bring on average. */
function facesOf(events: readonly Event[], die: 'fight' | 'crime', faces: readonly string[]): Chart {
  const rolls = events.flatMap((event) => (event.type === 'DieRolled' && event.die === die ? [event.face] : []));
  const names = FACES.filter((face) => faces.includes(face));
  const chance = (face: string) => faces.filter((one) => one === face).length / faces.length;
  return {
    id: `${die}Die`,
    form: 'bars',
    title: `${rolls.length} ${die === 'fight' ? 'Fight' : 'Crime'} dice against expectation`,
    unit: '',
    x: names.map((face) => ({ S: 'shield', K1: 'skull', K2: '2 skulls', K3: '3 skulls' })[face as string] ?? face),
    series: [
      { name: 'rolled', colour: '#a8201a', values: names.map((face) => rolls.filter((one) => one === face).length) },
      {
        name: 'expected',
        colour: '#8c8472',
        values: names.map((face) => Math.round(rolls.length * chance(face) * 10) / 10),
      },
    ],
  };
}

/** The pictures of a game, out of what the reader of the chapters may see. */
export function charts(chapters: readonly Chapter<Event>[]): Chart[] {
  const events = effective(chapters.flatMap((chapter) => chapter.events));
  const started = events.find((event) => event.type === 'GameStarted');
  if (started?.type !== 'GameStarted') return [];
  const seats = Array.from({ length: started.n }, (_, seat) => seat);
  const { dice } = deckOf(started.config.deck).deck;
  const dollas = byRound(chapters, zeros, (event, now) => {
    if (event.type !== 'DollasMoved') return;
    if (typeof event.from === 'number') add(now, event.from, -event.n);
    if (typeof event.to === 'number') add(now, event.to, event.n);
  });
  return [
    { id: 'respect', form: 'lines', unit: '', ...chart(chapters) },
    sources(events, seats),
    record(events, seats),
    { id: 'dollas', form: 'lines', unit: '', title: 'Dollas won since the start', ...dollas },
    facesOf(events, 'fight', dice.fight),
    facesOf(events, 'crime', dice.crime),
  ];
}
