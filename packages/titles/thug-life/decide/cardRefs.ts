import { type Refusal, refuse, type Seat } from '#engine/title.ts';
import { deckAt, shelf } from '../board.ts';
import { shownName } from '../deck/compiled.ts';
import type { Card, UpgradeType } from '../deck/schema.ts';
import type { CardNo, CardRef, State } from '../model.ts';
import { listed } from '../wording.ts';

// Cards as players name them (rules 6): by id, the lowest number that is not yet named, or by number.

/** `Pistol (#46)`. */
export const cardWords = (state: Pick<State, 'config'>, no: CardNo): string => {
  const card = deckAt(state).street[no];
  return card ? `${shownName(card)} (#${no})` : `#${no}`;
};

export const cardsWords = (state: Pick<State, 'config'>, nos: readonly CardNo[]): string =>
  listed(nos.map((no) => cardWords(state, no)));

/** The design a word means; null: there is none of that id in the deck. */
export const cardById = (state: Pick<State, 'config'>, id: string): Card | null =>
  deckAt(state).byId.get(id) ?? deckAt(state).byId.get(id.toUpperCase()) ?? null;

const unknown = (ref: CardRef, at: string): Refusal =>
  refuse(
    'UNKNOWN_CARD',
    typeof ref === 'number'
      ? `There is no Street card with the number ${ref}.`
      : `There is no Street card "${ref.slice(0, 40)}" in this deck.`,
    at,
  );

/** Numbers out of `among`, each reference a card of its own; `missing` says why a card is not among them. */
function readRefs(
  state: State,
  refs: readonly CardRef[],
  among: readonly CardNo[],
  at: string,
  missing: (name: string) => Refusal,
): CardNo[] | Refusal {
  const { street } = deckAt(state);
  const read: CardNo[] = [];
  for (const ref of refs) {
    if (typeof ref === 'number') {
      if (!street[ref]) return unknown(ref, at);
      if (!among.includes(ref)) return missing(cardWords(state, ref));
      if (read.includes(ref)) return refuse('DUPLICATE_CARD', `${cardWords(state, ref)} is named twice.`, at);
      read.push(ref);
      continue;
    }
    const card = cardById(state, ref);
    if (!card || card.type === 'drama') return unknown(ref, at);
    const copies = among.filter((no) => street[no] === card);
    if (copies.length === 0) return missing(shownName(card));
    const next = copies.find((no) => !read.includes(no));
    if (next === undefined)
      return refuse(
        'DUPLICATE_CARD',
        `${shownName(card)} is named more often than you have it: ${copies.length} of it.`,
        at,
      );
    read.push(next);
  }
  return read;
}

/** Cards of a hand. `avoid`: copies that are named elsewhere and are taken only if there is no other. */
export function readHand(
  state: State,
  seat: Seat,
  refs: readonly CardRef[] | undefined,
  at: string,
  avoid: readonly CardNo[] = [],
): CardNo[] | Refusal {
  const { hand } = state.bosses[seat]!;
  const order = avoid.length === 0 ? hand : [...hand.filter((no) => !avoid.includes(no)), ...avoid];
  return readRefs(state, refs ?? [], order, at, (name) =>
    refuse('NOT_IN_HAND', `You do not hold ${name}. Your hand: ${cardsWords(state, hand)}.`, at),
  );
}

/** Upgrades on the own Hood, ready or burnt out; ready copies are taken first. */
export function readUpgrades(
  state: State,
  seat: Seat,
  refs: readonly CardRef[] | undefined,
  kind: UpgradeType,
  at: string,
): CardNo[] | Refusal {
  const list = shelf(state.bosses[seat]!, kind);
  const order = [...list.filter(({ burnt }) => !burnt), ...list.filter(({ burnt }) => burnt)].map(({ no }) => no);
  const what = { homie: 'Homie', ride: 'Ride', turf: 'Turf' }[kind];
  return readRefs(state, refs ?? [], order, at, (name) =>
    refuse('NOT_YOURS', `${name} is no ${what} on your Hood. There: ${cardsWords(state, order)}.`, at),
  );
}

/** The first of them that is burnt out. */
export const burntAmong = (state: State, seat: Seat, nos: readonly CardNo[], kind: UpgradeType): CardNo | undefined => {
  const list = shelf(state.bosses[seat]!, kind);
  return nos.find((no) => list.some((one) => one.no === no && one.burnt));
};
