import type { Chapter, Chart } from '#titles/furniture.ts';
import type { Event, EventOf } from '../model.ts';
import { AREA_NAMES, AREAS, type Area, HITS_UP_TO } from '../tables.ts';
import { chart } from './chart.ts';
import { markOf } from './seats.tsx';

/** Rich areas dark, poor ones light, with enough contrast on white (WCAG 1.4.11). */
const AREA_COLOURS: Readonly<Record<Area, string>> = {
  WE: '#0b3d66',
  SB: '#0b63b0',
  CC: '#7b2fbe',
  DT: '#a01217',
  ES: '#c2450a',
  TD: '#6b5c1f',
};
const ROLLED = '#0b63b0';
const EXPECTED = '#8c8472';

/** The pictures of a year, out of what the reader may see. */
export function charts(chapters: readonly Chapter<Event>[]): Chart[] {
  const events = chapters.flatMap((chapter) => chapter.events);
  const started = events.find((event) => event.type === 'GameStarted');
  if (started?.type !== 'GameStarted') return [];
  const seats = started.seats.map((_, seat) => seat);
  const months = events.flatMap((event) => (event.type === 'MonthBegan' ? [event.month] : []));
  return [
    { id: 'wealth', form: 'lines', ...chart(chapters), unit: '$' },
    incomeByArea(events, months),
    headsLost(events, months, seats),
    facesOfDice(events),
    hitsOfSeats(events, seats),
  ];
}

/** What all families together were paid from each area. */
function incomeByArea(events: readonly Event[], months: readonly number[]): Chart {
  const paid = new Map<string, number>();
  let month = 0;
  for (const event of events) {
    if (event.type === 'MonthBegan') month = event.month;
    if (event.type !== 'IncomePaid' || event.final) continue;
    for (const area of AREAS) {
      const key = `${area}${month}`;
      paid.set(key, (paid.get(key) ?? 0) + (event.areas[area]?.amount ?? 0));
    }
  }
  return {
    id: 'income',
    form: 'bars',
    title: 'Income by area',
    unit: '$',
    x: months.map(String),
    series: AREAS.map((area) => ({
      name: AREA_NAMES[area],
      colour: AREA_COLOURS[area],
      values: months.map((m) => paid.get(`${area}${m}`) ?? 0),
    })),
  };
}

/** Men and bosses that each family has lost to bullets so far. */
function headsLost(events: readonly Event[], months: readonly number[], seats: readonly number[]): Chart {
  const lost = seats.map(() => months.map(() => 0));
  let month = 0;
  for (const event of events) {
    if (event.type === 'MonthBegan') month = event.month;
    if (event.type !== 'Volley') continue;
    const at = months.indexOf(month);
    for (const { seat, T, H, G } of event.losses) {
      const row = lost[seat];
      if (row && at >= 0) row[at] = (row[at] ?? 0) + T + H + G;
    }
  }
  return {
    id: 'heads',
    form: 'lines',
    title: 'Heads lost so far',
    unit: '',
    x: months.map(String),
    series: seats.map((seat) => ({
      name: markOf(seat).name,
      colour: markOf(seat).colour,
      values: runningSum(lost[seat] ?? []),
    })),
  };
}

function runningSum(values: readonly number[]): number[] {
  let sum = 0;
  return values.map((value) => {
    sum += value;
    return sum;
  });
}

/** Every six-sided die that an event shows. */
function diceOf(event: Event): number[] {
  switch (event.type) {
    case 'Volley':
      return event.shots.map(({ die }) => die);
    case 'CardResolved':
      return event.checks.map(({ die }) => die);
    case 'GetOutUsed':
      return [event.roll, ...event.tried.map(({ die }) => die)];
    case 'AreaInvestigated':
    case 'BribeTried':
    case 'SupportRolled':
      return [event.die];
    default:
      return [];
  }
}

function facesOfDice(events: readonly Event[]): Chart {
  const dice = events.flatMap(diceOf);
  const faces = [1, 2, 3, 4, 5, 6];
  return {
    id: 'dice',
    form: 'bars',
    title: `${dice.length} dice against expectation`,
    unit: '',
    x: faces.map(String),
    series: [
      { name: 'rolled', colour: ROLLED, values: faces.map((face) => dice.filter((die) => die === face).length) },
      { name: 'expected', colour: EXPECTED, values: faces.map(() => round(dice.length / faces.length)) },
    ],
  };
}

type Shots = EventOf<'Volley'>['shots'];

/** Who was lucky with his guns: hits, and the hits that so many shots bring on average. */
function hitsOfSeats(events: readonly Event[], seats: readonly number[]): Chart {
  const shots: Shots = events.flatMap((event) => (event.type === 'Volley' ? event.shots : []));
  const of = (seat: number) => shots.filter((shot) => shot.seat === seat);
  const expected = (mine: Shots) => round(mine.reduce((sum, { kind }) => sum + HITS_UP_TO[kind] / 6, 0));
  return {
    id: 'hits',
    form: 'bars',
    title: 'Hits against expectation',
    unit: '',
    x: seats.map((seat) => markOf(seat).name),
    series: [
      { name: 'hits', colour: ROLLED, values: seats.map((seat) => of(seat).filter(({ hit }) => hit).length) },
      { name: 'expected', colour: EXPECTED, values: seats.map((seat) => expected(of(seat))) },
    ],
  };
}

/** One figure behind the point. */
const round = (n: number): number => Math.round(n * 10) / 10;
