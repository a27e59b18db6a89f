import { type Refusal, refuse, type Seat } from '#engine/title.ts';
import { deckAt, isSeat } from '../board.ts';
import { shownName } from '../deck/compiled.ts';
import type { CardRef, CommandOf, Filter, OrdersSent, State } from '../model.ts';
import { LONGEST_NAME } from '../tables.ts';
import { ARMABLE, FILTER_PARTS } from '../triggers.ts';
import { listed } from '../wording.ts';
import { cardById, cardsWords } from './cardRefs.ts';
import { happen, type Scene } from './scene.ts';

// What any seat may say at any time (rules 3, 5.8): orders, arms, a name.

const bad = (say: string, at: string): Refusal => refuse('BAD_VALUE', say, at);

export function setOrders(scene: Scene, seat: Seat, { orders }: CommandOf<'SetOrders'>): Refusal | null {
  const { state } = scene;
  const clean: OrdersSent = { ...orders };
  const { defence, cops, kills, bigBossTie } = orders;
  if (defence) {
    const wrong = checkWhole(defence.max, 'defence.max') ?? checkWhole(defence.maxCautions, 'defence.maxCautions');
    if (wrong) return wrong;
    const lists: { keep?: string[]; order?: string[]; cautions?: string[] } = {};
    for (const part of ['keep', 'order', 'cautions'] as const) {
      const list = defence[part];
      if (!list) continue;
      const ids = readIds(state, list, part === 'cautions' ? 'caution' : 'weapon', `defence.${part}`);
      if (!Array.isArray(ids)) return ids;
      lists[part] = ids;
    }
    clean.defence = { ...defence, ...lists };
  }
  const most = checkWhole(cops?.max, 'cops.max');
  if (most) return most;
  if (Array.isArray(kills)) {
    const names = readKills(state, kills);
    if (!Array.isArray(names)) return names;
    clean.kills = names;
  }
  if (Array.isArray(bigBossTie)) {
    const wrong = checkSeats(state, bigBossTie, 'bigBossTie');
    if (wrong) return wrong;
  }
  happen(scene, { type: 'OrdersSet', seat, orders: clean });
  return null;
}

const checkWhole = (value: number | undefined, at: string): Refusal | null =>
  value === undefined || (Number.isInteger(value) && value >= 0 && value <= 99)
    ? null
    : bad(`A whole number from 0 to 99 is wanted, not ${value}.`, at);

function checkSeats(state: State, seats: readonly number[], at: string): Refusal | null {
  const wrong = seats.find((seat) => !isSeat(state.n, seat));
  if (wrong !== undefined) return bad(`There is no seat ${wrong}; this game has ${state.n}, counted from 0.`, at);
  return new Set(seats).size < seats.length ? bad('A Boss is named twice in the list.', at) : null;
}

/** Ids as the deck writes them. */
function readIds(state: State, list: readonly string[], type: 'weapon' | 'caution', at: string): string[] | Refusal {
  const ids: string[] = [];
  for (const word of list) {
    const card = cardById(state, word);
    if (!card) return refuse('UNKNOWN_CARD', `There is no card "${word}" in this deck.`, at);
    if (card.type !== type) return bad(`${shownName(card)} is no ${type === 'weapon' ? 'Weapon' : 'Caution'}.`, at);
    if (ids.includes(card.id)) return bad(`${shownName(card)} is named twice in the list.`, at);
    ids.push(card.id);
  }
  return ids;
}

function readKills(state: State, list: readonly string[]): string[] | Refusal {
  const names: string[] = [];
  for (const word of list) {
    const card = word === 'thug' ? null : cardById(state, word);
    if (word !== 'thug' && !card) return refuse('UNKNOWN_CARD', `There is no card "${word}" in this deck.`, 'kills');
    if (card && card.type !== 'homie') return bad(`${shownName(card)} is no Homie.`, 'kills');
    const name = card?.id ?? 'thug';
    if (names.includes(name))
      return bad(`${card ? `${shownName(card)} is` : 'Thugs are'} named twice in the list.`, 'kills');
    names.push(name);
  }
  return names;
}

/** A card is armed, its filter replaces an older one and it comes last. */
export function armCard(scene: Scene, seat: Seat, { card: ref, filter = {} }: CommandOf<'Arm'>): Refusal | null {
  const { state } = scene;
  const card = designOf(state, ref);
  if (!card) return refuse('UNKNOWN_CARD', `There is no card ${ref} in this deck.`, 'card');
  const name = shownName(card);
  if (card.type !== 'caution' || !ARMABLE.includes(card.when))
    return refuse('NOT_ARMABLE', `${name} is not armed: it is played when its tip says.`, 'card');
  const { hand } = state.bosses[seat]!;
  const held = hand.some((no) => deckAt(state).street[no] === card);
  if (!held || (typeof ref === 'number' && !hand.includes(ref)))
    return refuse('NOT_IN_HAND', `You do not hold ${name}. Your hand: ${cardsWords(state, hand)}.`, 'card');
  const wrong = checkFilter(state, seat, filter, FILTER_PARTS[card.when] ?? [], name);
  if (wrong) return wrong;
  happen(scene, { type: 'Armed', seat, card: card.id, filter });
  return null;
}

const designOf = (state: State, ref: CardRef) =>
  typeof ref === 'number' ? (deckAt(state).street[ref] ?? null) : cardById(state, ref);

/** What the parts of a filter are about. */
const PART_WORDS: Readonly<Record<keyof Filter, string>> = {
  seats: 'who does it (ON)',
  crimes: 'the kind of Crime (CRIMES)',
  minRespect: 'its Respect (MINRESPECT)',
  minDifficulty: 'its Difficulty (MINDIFFICULTY)',
  kinds: 'the kind of Fight (KINDS)',
  minBossRespect: 'the Respect of that Boss (MINBOSS)',
  takes: 'what is taken (TAKES)',
  minFigures: 'how many Figures would be lost (MINFIGURES)',
};

function checkFilter(
  state: State,
  seat: Seat,
  filter: Filter,
  parts: readonly (keyof Filter)[],
  name: string,
): Refusal | null {
  for (const part of Object.keys(filter) as (keyof Filter)[]) {
    if (filter[part] === undefined) continue;
    if (!parts.includes(part))
      return bad(
        `${name} can't be armed by ${PART_WORDS[part]}; what counts for it: ${listed(parts.map((one) => PART_WORDS[one]))}.`,
        `filter.${part}`,
      );
    const value = filter[part];
    if (typeof value === 'number' && (!Number.isInteger(value) || value < 0 || value > 99))
      return bad(`A whole number from 0 to 99 is wanted, not ${value}.`, `filter.${part}`);
    if (Array.isArray(value) && value.length === 0) return bad('The list is empty.', `filter.${part}`);
  }
  if (!Array.isArray(filter.seats)) return null;
  if (filter.seats.includes(seat)) return bad('A card is never armed against yourself.', 'filter.seats');
  return checkSeats(state, filter.seats, 'filter.seats');
}

export function disarm(scene: Scene, seat: Seat, { card: ref }: CommandOf<'Disarm'>): Refusal | null {
  const { state } = scene;
  const card = designOf(state, ref);
  if (!card) return refuse('UNKNOWN_CARD', `There is no card ${ref} in this deck.`, 'card');
  const armed = state.bosses[seat]!.orders.arms.some((arm) => arm.card === card.id);
  if (!armed) return refuse('NOT_ARMED', `${shownName(card)} is not armed.`, 'card');
  happen(scene, { type: 'Disarmed', seat, card: card.id });
  return null;
}

/** A gang has a new name, and everybody hears it at once. */
export function nameGang(scene: Scene, seat: Seat, { name }: CommandOf<'NameGang'>): Refusal | null {
  const clean = name.replace(/\s+/g, ' ').trim();
  if (clean.length < 1 || clean.length > LONGEST_NAME)
    return bad(`A name has 1 to ${LONGEST_NAME} characters; this one has ${clean.length}.`, 'name');
  happen(scene, { type: 'GangNamed', seat, name: clean });
  return null;
}
