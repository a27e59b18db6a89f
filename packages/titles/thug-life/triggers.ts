import type { Seat } from '#engine/title.ts';
import { clockwise, deckAt, leaders } from './board.ts';
import type { CardOf, CrimeType, Trigger } from './deck/schema.ts';
import type { Arm, CardNo, Crime, Fight, Filter, React, State, TakeKind } from './model.ts';
import { sideOf } from './sides.ts';

// Cards played out of turn (rules 5.6): which of them fit a trigger, and which are played.

export type Trouble =
  | { when: 'crime.rival'; crime: Pick<Crime, 'by' | 'card'> }
  | { when: 'fight.rival'; fight: Pick<Fight, 'attacker' | 'defender' | 'kind' | 'groups'> }
  | { when: 'loss.cop'; boss: Seat; figures: number }
  | { when: 'taken'; victim: Seat; taker: Seat; what: TakeKind };

export interface Reaction {
  seat: Seat;
  no: CardNo;
  /** The Boss hit; for a card that saves its owner, himself. */
  on: Seat;
}

/** Triggers whose cards can be armed. */
export const ARMABLE: readonly Trigger[] = ['crime.rival', 'fight.rival', 'loss.cop', 'taken'];

/** Parts of a filter that mean something for a card of this trigger. */
export const FILTER_PARTS: Readonly<Partial<Record<Trigger, readonly (keyof Filter)[]>>> = {
  'crime.rival': ['seats', 'crimes', 'minRespect', 'minDifficulty'],
  'fight.rival': ['seats', 'kinds', 'minBossRespect'],
  taken: ['seats', 'takes'],
  'loss.cop': ['minFigures'],
};

export function cautionAt(state: Pick<State, 'config'>, no: CardNo): CardOf<'caution'> | null {
  const card = deckAt(state).street[no]!;
  return card.type === 'caution' ? card : null;
}

/** May this seat react to that at all? Only third parties, and the victim of a loss or a take. */
export function concerns(event: Trouble, seat: Seat): boolean {
  switch (event.when) {
    case 'crime.rival':
      return event.crime.by !== seat;
    case 'fight.rival':
      return sideOf(event.fight, seat) === null;
    case 'loss.cop':
      return event.boss === seat;
    case 'taken':
      return event.victim === seat;
    default:
      return event satisfies never;
  }
}

/** Whom a card in this seat's hand could hit, whatever its filter says; empty: it does not fit. */
export function hitsOf(state: State, event: Trouble, card: CardOf<'caution'>): Seat[] {
  if (card.when !== event.when) return [];
  switch (event.when) {
    case 'crime.rival': {
      const type = crimeType(state, event.crime.card);
      return card.onlyCrime && !card.onlyCrime.includes(type) ? [] : [event.crime.by];
    }
    case 'fight.rival': {
      const { attacker, defender, groups } = event.fight;
      if (card.needsRides && !groups.attacker?.rides.length) return [];
      return [attacker, defender].filter((who) => who !== 'cops');
    }
    case 'loss.cop':
      return [event.boss];
    case 'taken':
      return [event.victim];
    default:
      return event satisfies never;
  }
}

function crimeType(state: State, no: CardNo): CrimeType {
  const card = deckAt(state).street[no]!;
  return card.type === 'crime' ? card.crimeType : 'muscle';
}

/** Respect printed on a Crime: what its Boss himself gains. */
export function printedRespect(card: CardOf<'crime'>): number {
  let sum = 0;
  for (const effect of card.reward) if (effect.do === 'respect' && (effect.who ?? 'self') === 'self') sum += effect.n;
  return sum;
}

/** Whom an armed card would hit now; null: its filter does not fit. */
function hitOfArm(state: State, event: Trouble, card: CardOf<'caution'>, filter: Filter): Seat | null {
  const hits = hitsOf(state, event, card);
  if (hits.length === 0) return null;
  switch (event.when) {
    case 'crime.rival': {
      const crime = deckAt(state).street[event.crime.card]!;
      if (crime.type !== 'crime' || !seatFits(state, filter, event.crime.by)) return null;
      const fits =
        (filter.crimes === undefined || filter.crimes.includes(crime.crimeType)) &&
        printedRespect(crime) >= (filter.minRespect ?? Number.NEGATIVE_INFINITY) &&
        crime.difficulty >= (filter.minDifficulty ?? 0);
      return fits ? event.crime.by : null;
    }
    case 'fight.rival': {
      if (filter.kinds && !filter.kinds.includes(event.fight.kind)) return null;
      const least = filter.minBossRespect ?? Number.NEGATIVE_INFINITY;
      const fitting = hits.filter((seat) => seatFits(state, filter, seat) && state.bosses[seat]!.respect >= least);
      return strongest(state, fitting);
    }
    case 'loss.cop':
      return event.figures >= (filter.minFigures ?? 0) ? event.boss : null;
    case 'taken': {
      const fits = seatFits(state, filter, event.taker) && (filter.takes?.includes(event.what) ?? true);
      return fits ? event.victim : null;
    }
    default:
      return event satisfies never;
  }
}

/** The one with more Respect; on a tie the first, who is the attacker. */
export const strongest = ({ bosses }: Pick<State, 'bosses'>, seats: readonly Seat[]): Seat | null =>
  seats.reduce<Seat | null>(
    (best, seat) => (best === null || bosses[seat]!.respect > bosses[best]!.respect ? seat : best),
    null,
  );

function seatFits(state: State, { seats = 'any' }: Filter, seat: Seat): boolean {
  if (seats === 'any') return true;
  return seats === 'leader' ? leaders(state).includes(seat) : seats.includes(seat);
}

/**
 * The cards that are played, all chosen on the state as it is, clockwise from the active Boss: an answer of the window, else the
 * first arm that fits. At most one a seat.
 */
export function reactionsTo(state: State, event: Trouble, answers: Readonly<Record<Seat, React>> = {}): Reaction[] {
  const found: Reaction[] = [];
  for (const seat of clockwise(state.n, state.active ?? state.bigBoss)) {
    if (!concerns(event, seat)) continue;
    const answer = answers[seat];
    if (answer?.by === 'player') {
      if (answer.no !== null && state.bosses[seat]!.hand.includes(answer.no))
        found.push({ seat, no: answer.no, on: answer.hit ?? seat });
      continue;
    }
    const armed = armedReaction(state, event, seat);
    if (armed) found.push(armed);
  }
  return found;
}

function armedReaction(state: State, event: Trouble, seat: Seat): Reaction | null {
  const { hand } = state.bosses[seat]!;
  if (hand.length === 0) return null;
  const arms = armsOf(state, event, seat);
  if (arms.length === 0) return null;
  const committed = committedBy(state, seat);
  for (const { card: id, filter } of arms) {
    const no = hand.find((one) => deckAt(state).street[one]!.id === id && !committed.includes(one));
    const card = no === undefined ? null : cautionAt(state, no);
    const on = card && hitOfArm(state, event, card, filter);
    if (no !== undefined && on !== null) return { seat, no, on };
  }
  return null;
}

/** Arms in order of preference, then what counts as armed without an arm of its own (`autoArm`). */
function armsOf(state: State, { when }: Trouble, seat: Seat): readonly Arm[] {
  const { hand, orders } = state.bosses[seat]!;
  if (!orders.autoArm || (when !== 'loss.cop' && when !== 'taken')) return orders.arms;
  const own = new Set(orders.arms.map(({ card }) => card));
  const more: Arm[] = [];
  for (const no of hand) {
    const card = cautionAt(state, no);
    if (!card || card.when !== when || own.has(card.id)) continue;
    own.add(card.id);
    more.push({ card: card.id, filter: {} });
  }
  return more.length > 0 ? [...orders.arms, ...more] : orders.arms;
}

/** Cards that lie in a sealed Commit of this seat, still in its hand. */
export function committedBy({ pending, copQueue }: State, seat: Seat): CardNo[] {
  const commits = copQueue.flatMap(({ boss, commit }) => (boss === seat && commit ? [commit] : []));
  if (pending?.type === 'fight') {
    const side = sideOf(pending, seat);
    const own = side && pending.commits[side];
    if (own) commits.push(own);
  } else if (pending?.by === seat && pending.commit) commits.push(pending.commit);
  return commits.flatMap(({ weapons, cautions }) => [...weapons, ...cautions]);
}
