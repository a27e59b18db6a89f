import { deckAt } from './board.ts';
import type { Boss, Event, Line, State } from './model.ts';
import { COPS, DOLLAS, MOST_DRAMAS, THUGS } from './tables.ts';

type Expect = (holds: boolean, broken: () => string) => void;

/**
 * What must hold after every event of every game (rules 13), as sentences that name what is broken; empty: all is well. Those that
 * speak about views, prompts, replay and refusals need more than two states; tests check them.
 */
export function violations(before: State | null, event: Event, after: State): string[] {
  const found: string[] = [];
  const expect: Expect = (holds, broken) => {
    if (!holds) found.push(broken());
  };
  if (before?.bosses !== after.bosses) pieces(after, expect);
  if (before?.dollasInStreets !== after.dollasInStreets || before?.bosses !== after.bosses) dollas(after, expect);
  if (before?.cops !== after.cops) cops(after, expect);
  // Between a fact and its content cards are counted already that have not moved yet.
  if (!BETWEEN.has(event.type) && cardsMoved(before, after)) cardsKept(after, expect);
  respect(before, event, after, expect);
  expect((after.turn?.actionsLeft ?? 0) >= 0, () => '10: fewer than no actions are left');
  if (before) fairStep(before, event, expect);
  return found;
}

const BETWEEN: ReadonlySet<Event['type']> = new Set(['GameStarted', 'CardsDrawn', 'CardTaken']);

/** Has anything changed since the state before that could have cards in it? */
function cardsMoved(before: State | null, after: State): boolean {
  if (before === null) return true;
  const piles =
    before.streetDeck !== after.streetDeck ||
    before.deckSize !== after.deckSize ||
    before.discard !== after.discard ||
    before.playedInStreets !== after.playedInStreets ||
    before.removed !== after.removed ||
    before.homieBox !== after.homieBox ||
    before.dramaDeck !== after.dramaDeck ||
    before.dramaInPlay !== after.dramaInPlay ||
    before.dramaDiscard !== after.dramaDiscard ||
    before.pending?.table !== after.pending?.table;
  return (
    piles || after.bosses.some((boss, seat) => before.bosses[seat] !== boss && holdsOther(before.bosses[seat]!, boss))
  );
}

const holdsOther = (a: Boss, b: Boss): boolean =>
  a.hand !== b.hand || a.held !== b.held || a.homies !== b.homies || a.rides !== b.rides || a.turf !== b.turf;

/** 1. */
function pieces({ bosses }: State, expect: Expect): void {
  for (const { seat, thugs } of bosses) {
    const { yard, stash, streets } = thugs;
    const sound = yard >= 0 && stash >= 0 && streets >= 0 && yard + stash + streets === THUGS;
    expect(sound, () => `1: seat ${seat} has ${yard}, ${stash}, ${streets} Thugs`);
  }
}

/** 2. */
function dollas({ bosses, dollasInStreets }: State, expect: Expect): void {
  const all = bosses.reduce((sum, boss) => sum + boss.dollas, dollasInStreets);
  const none = dollasInStreets >= 0 && bosses.every((boss) => boss.dollas >= 0);
  expect(all === DOLLAS && none, () => `2: ${all} Dollas in the game`);
}

function cops({ cops: { streets, supply } }: State, expect: Expect): void {
  expect(streets >= 0 && supply >= 0 && streets + supply === COPS, () => `2: ${streets} and ${supply} Cops`);
}

/** 3. A sealed card is still in its owner's hand. */
function cardsKept(state: State, expect: Expect): void {
  const { streetNos, dramaNos } = deckAt(state);
  const seen = new Uint8Array(streetNos.length + 1);
  const put = (no: number) => {
    seen[no] = seen[no]! + 1;
  };
  for (const no of state.streetDeck) put(no);
  for (const no of state.discard) put(no);
  for (const { no } of state.playedInStreets) put(no);
  for (const no of state.removed) put(no);
  for (const no of state.homieBox) put(no);
  for (const { hand, held, seat, homies, rides, turf } of state.bosses) {
    expect(hand.length === held, () => `3: seat ${seat} holds ${hand.length} cards and is said to hold ${held}`);
    for (const no of hand) put(no);
    for (const list of [homies, rides, turf]) for (const { no } of list) put(no);
  }
  const { pending } = state;
  // When the game ends in the middle of a Fight its cards still lie there.
  if (pending?.type === 'crime') for (const no of pending.table) put(no);
  if (pending?.type === 'fight') for (const no of [...pending.table.attacker, ...pending.table.defender]) put(no);
  const wrong = streetNos.find((no) => seen[no] !== 1);
  expect(wrong === undefined, () => `3: Street card ${wrong} is in ${seen[wrong ?? 0]} places`);
  expect(
    state.deckSize === state.streetDeck.length,
    () => `3: the deck has ${state.streetDeck.length} cards and is said to have ${state.deckSize}`,
  );
  const drama = state.dramaDeck.length + state.dramaInPlay.length + state.dramaDiscard.length;
  expect(drama === dramaNos.length, () => `3: ${drama} Drama cards`);
  expect(state.dramaInPlay.length <= MOST_DRAMAS, () => `3: ${state.dramaInPlay.length} Drama cards in play`);
}

/** 4. */
function respect(before: State | null, event: Event, after: State, expect: Expect): void {
  const { config, result } = after;
  if (event.type === 'RespectChanged') {
    const { from, to, delta, why, seat } = event;
    const cap = config.respectGoal - 1;
    const last = why === 'hoodFight' && from === cap && to === config.respectGoal;
    expect(to <= cap || last, () => `4: seat ${seat} gets ${to} Respect by ${why}`);
    expect(
      config.respectFloor === null || to >= Math.min(config.respectFloor, from),
      () => `4: seat ${seat} falls to ${to}`,
    );
    expect(delta >= 0 ? to >= from : to <= from, () => `4: Respect of seat ${seat} goes the wrong way`);
    expect(before?.bosses[seat]?.respect === from, () => `4: seat ${seat} had other Respect`);
  }
  if (event.type === 'GameEnded' && result?.reason === 'hoodFight') {
    const won = after.bosses.filter((boss) => boss.respect >= config.respectGoal);
    expect(won.length === 1 && result.winners.length === 1, () => `4: ${won.length} Bosses have the last point`);
  }
}

/** 8, 10 and 11, as far as one step tells. */
function fairStep(before: State, event: Event, expect: Expect): void {
  switch (event.type) {
    case 'FightPicked':
    case 'CrimeAttempted': {
      const seat = event.type === 'FightPicked' ? event.attacker : event.seat;
      const { homies, rides, turf, thugs } = before.bosses[seat]!;
      const ready = [...homies, ...rides, ...turf].filter(({ burnt }) => !burnt).map(({ no }) => no);
      const going = [...event.group.homies, ...event.group.rides, ...event.group.turf];
      expect(
        going.every((no) => ready.includes(no)),
        () => '8: something burnt out goes along',
      );
      expect(event.group.thugs <= thugs.yard, () => '8: Thugs go that are not in the Yard');
      break;
    }
    case 'UpgradePlaced':
      expect(!before.removed.includes(event.no), () => `8: Homie ${event.no} comes back`);
      break;
    case 'ActionsChanged':
      expect(
        before.turn !== null && before.turn.actionsLeft + event.delta === event.left,
        () => `10: ${event.left} actions are left after ${event.delta}`,
      );
      break;
    case 'FightResolved':
      for (const side of ['attacker', 'defender'] as const)
        expect(
          sum(event.lines[side]) === event.power[side],
          () => `11: the lines of the ${side} make no ${event.power[side]}`,
        );
      break;
    case 'CrimeResolved':
      expect(sum(event.lines) === event.total, () => `11: the lines of the Crime make no ${event.total}`);
      expect(sum(event.difficultyLines) === event.difficulty, () => `11: the Difficulty is no ${event.difficulty}`);
      break;
  }
}

const sum = (lines: readonly Line[]): number => lines.reduce((all, { n }) => all + n, 0);
