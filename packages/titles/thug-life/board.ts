import type { Seat } from '#engine/title.ts';
import { type Compiled, deckOf } from './deck/compiled.ts';
import type { Forbidden, Having, Rule, UpgradeType } from './deck/schema.ts';
import type { Boss, BossView, CardNo, Group, State, Upgraded, View } from './model.ts';

// What the board says, in numbers and lists: read by rules, forms and bots alike. All take a state or a view.

/** What state and view have in common. */
export type Table = Pick<
  State | View,
  | 'config'
  | 'n'
  | 'bigBoss'
  | 'active'
  | 'cops'
  | 'dollasInStreets'
  | 'deckSize'
  | 'discard'
  | 'playedInStreets'
  | 'dramaInPlay'
> & { bosses: readonly (Boss | BossView)[] };

export const deckAt = ({ config }: Pick<Table, 'config'>): Compiled => deckOf(config.deck);

/** All seats clockwise, beginning with `from`. */
export function clockwise(n: number, from: Seat): Seat[] {
  const seats: Seat[] = [];
  for (let k = 0; k < n; k++) seats.push((from + k) % n);
  return seats;
}

/** Everybody else, clockwise from the left of `seat`. */
export const rivals = (n: number, seat: Seat): Seat[] => clockwise(n, seat).slice(1);

export const isSeat = (n: number, seat: unknown): seat is Seat =>
  typeof seat === 'number' && Number.isInteger(seat) && seat >= 0 && seat < n;

/** Highest Respect reachable without winning a Hood Fight (rules 2). */
export const softCap = ({ config }: Pick<Table, 'config'>): number => config.respectGoal - 1;

export const shelf = (boss: Pick<Boss, 'homies' | 'rides' | 'turf'>, kind: UpgradeType): readonly Upgraded[] =>
  kind === 'homie' ? boss.homies : kind === 'ride' ? boss.rides : boss.turf;

export const readyOf = (list: readonly Upgraded[]): CardNo[] => numbersOf(list, false);
export const burntOf = (list: readonly Upgraded[]): CardNo[] => numbersOf(list, true);

function numbersOf(list: readonly Upgraded[], burnt: boolean): CardNo[] {
  const numbers: CardNo[] = [];
  for (const one of list) if (one.burnt === burnt) numbers.push(one.no);
  return numbers;
}

export const figuresIn = ({ thugs, homies }: Pick<Group, 'thugs' | 'homies'>): number => thugs + homies.length;

/** The Thugs at home (rules 8.2): Homies and Rides on the Hood do not defend. */
export const yardGroup = ({ thugs }: Pick<Boss, 'thugs'>): Group => ({
  thugs: thugs.yard,
  homies: [],
  rides: [],
  turf: [],
  from: 'yard',
  fallen: [],
});

/** All of a Boss in the Streets, as one group. */
export const streetGroup = (boss: Pick<Boss, 'thugs' | 'homies' | 'rides'>): Group => ({
  thugs: boss.thugs.streets,
  homies: burntOf(boss.homies),
  rides: burntOf(boss.rides),
  turf: [],
  from: 'streets',
  fallen: [],
});

/** Does this Boss have what a card wants of a rival? */
export function has(boss: Boss | BossView, what: Having): boolean {
  switch (what) {
    case 'yardThug':
      return boss.thugs.yard > 0;
    case 'dolla':
      return boss.dollas > 0;
    case 'card':
      return boss.held > 0;
    default:
      return shelf(boss, what).length > 0;
  }
}

/** A rule in play and the card it is from. */
export interface RuleInPlay {
  rule: Rule;
  /** A Drama card, else a Caution in the Streets. */
  drama: boolean;
  no: CardNo;
}

/** All rules in play (rules 8.9): Drama cards first, each in the order of play. */
export function rulesInPlay(table: Table): RuleInPlay[] {
  const { street, drama } = deckAt(table);
  const rules: RuleInPlay[] = [];
  for (const no of table.dramaInPlay) for (const rule of drama[no]!.rules ?? []) rules.push({ rule, drama: true, no });
  for (const { no } of table.playedInStreets) {
    const card = street[no]!;
    if (card.type === 'caution') for (const rule of card.rules ?? []) rules.push({ rule, drama: false, no });
  }
  return rules;
}

/** The card in play that forbids something, or null. */
export function forbidderOf(table: Table, what: Forbidden): RuleInPlay | null {
  const { street, drama } = deckAt(table);
  const forbids = (rule: Rule) => rule.rule === 'forbid' && rule.what === what;
  for (const no of table.dramaInPlay) {
    const rule = drama[no]!.rules?.find(forbids);
    if (rule) return { rule, drama: true, no };
  }
  for (const { no } of table.playedInStreets) {
    const card = street[no]!;
    const rule = card.type === 'caution' ? card.rules?.find(forbids) : undefined;
    if (rule) return { rule, drama: false, no };
  }
  return null;
}

export const isForbidden = (table: Table, what: Forbidden): boolean => forbidderOf(table, what) !== null;

/** Every Boss whose Respect equals the highest. */
export function leaders(table: Pick<Table, 'bosses'>): Seat[] {
  const most = Math.max(...table.bosses.map(({ respect }) => respect));
  return table.bosses.flatMap(({ respect, seat }) => (respect === most ? [seat] : []));
}
