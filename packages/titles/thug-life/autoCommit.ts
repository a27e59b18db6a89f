import type { Seat } from '#engine/title.ts';
import { cautionsFor, reinforcementsOf, weaponsFor } from './allowed.ts';
import { deckAt } from './board.ts';
import { defencePlace } from './legal/answers.ts';
import type { CardNo, Commit, StandingOrders, State } from './model.ts';
import { contextOf, type FightShape, strengthsOf } from './sides.ts';
import { type Context, holds, type Strength, sumOf } from './strength.ts';

/** What an order adds by itself when its Boss is picked, or when he has not answered (rules 8.7). */
export function autoDefence(state: State, seat: Seat, shape: FightShape): Commit {
  const { defence } = state.bosses[seat]!.orders;
  const { hand } = state.bosses[seat]!;
  const place = defencePlace(shape);
  const cautions = orderedCautions(state, seat, cautionsFor(state, hand, place), shape, defence);
  const stopped = cautions.some((no) => stopsRides(state, no, contextOf(shape, 'defender')));
  const after: FightShape = {
    ...shape,
    ...(stopped ? { driveBy: false, noRides: ['attacker'] } : {}),
    table: { ...shape.table, defender: cautions },
  };
  const context = contextOf(after, 'defender');
  const { attacker, defender } = strengthsOf(state, after);
  const missing = visible(attacker) - visible(defender) - reinforcementsOf(state, cautions, context);
  const weapons = orderedWeapons(state, weaponsFor(state, hand, place), context, defence);
  return commitOf(spend(state, weapons, context, defence.weapons, defence.max, missing), cautions);
}

/** The same against Cops that were not picked: no Cautions. */
export function autoCops(state: State, seat: Seat, shape: FightShape): Commit {
  const { cops, defence } = state.bosses[seat]!.orders;
  const context = contextOf(shape, 'defender');
  const { attacker, defender } = strengthsOf(state, shape);
  const allowed = weaponsFor(state, state.bosses[seat]!.hand, defencePlace(shape));
  const weapons = orderedWeapons(state, allowed, context, defence);
  return commitOf(spend(state, weapons, context, cops.weapons, cops.max, visible(attacker) - visible(defender)), []);
}

const commitOf = (weapons: readonly CardNo[], cautions: readonly CardNo[]): Commit => ({
  weapons,
  cautions,
  reroll: null,
  ifCops: null,
});

const visible = ({ thugs, homies, bonus }: Strength): number =>
  thugs + homies.reduce((sum, { power }) => sum + power, 0) + bonus;

const stopsRides = (state: State, no: CardNo, context: Context): boolean => {
  const card = deckAt(state).street[no]!;
  return card.type === 'caution' && (card.mods ?? []).some((mod) => mod.mod === 'noRides' && holds(mod.if, context));
};

/** One copy of each that is listed, as many as the order allows; calls for Thugs only while there are some in the Stash. */
function orderedCautions(
  state: State,
  seat: Seat,
  allowed: readonly CardNo[],
  shape: FightShape,
  { cautions, maxCautions }: StandingOrders['defence'],
): CardNo[] {
  const { street } = deckAt(state);
  const chosen: CardNo[] = [];
  for (const id of cautions) {
    if (chosen.length >= maxCautions) break;
    const no = allowed.find((one) => street[one]!.id === id && !chosen.includes(one));
    if (no === undefined) continue;
    const called = reinforcementsOf(state, [...chosen, no], contextOf(shape, 'defender'));
    if (called <= state.bosses[seat]!.thugs.stash) chosen.push(no);
  }
  return chosen;
}

export function worthOf(state: State, no: CardNo, context: Context): number {
  const card = deckAt(state).street[no]!;
  if (card.type !== 'weapon') return 0;
  const sum = (kind: 'power' | 'kill' | 'reroll' | 'save') => sumOf(card.mods, kind, context);
  return sum('power') + 2 * sum('kill') + 2 * sum('reroll') + sum('save');
}

/** Those of the order first, then by worth, high to low, then by number; never what is to be kept. */
function orderedWeapons(
  state: State,
  allowed: readonly CardNo[],
  context: Context,
  { keep, order }: StandingOrders['defence'],
): CardNo[] {
  const { street } = deckAt(state);
  const left = allowed.filter((no) => !keep.includes(street[no]!.id));
  const first: CardNo[] = [];
  for (const id of order) first.push(...left.filter((no) => street[no]!.id === id && !first.includes(no)));
  const others = left
    .filter((no) => !first.includes(no))
    .sort((a, b) => worthOf(state, b, context) - worthOf(state, a, context) || a - b);
  return [...first, ...others];
}

function spend(
  state: State,
  weapons: readonly CardNo[],
  context: Context,
  how: StandingOrders['defence']['weapons'],
  max: number,
  missing: number,
): CardNo[] {
  if (how === 'none') return [];
  if (how === 'all') return weapons.slice(0, max);
  const spent: CardNo[] = [];
  let short = missing;
  for (const no of weapons) {
    if (short <= 0 || spent.length >= max) break;
    spent.push(no);
    short -= worthOf(state, no, context);
  }
  return spent;
}
