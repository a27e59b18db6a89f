import type { Seat } from '#engine/title.ts';
import type { Place } from '../allowed.ts';
import { clockwise, deckAt, has } from '../board.ts';
import { killOrder, thugsFirst } from '../kills.ts';
import type { DefenceTerms, Fight, KillTerms, ReactTerms, RerollTerms, State } from '../model.ts';
import { wantedBy } from '../possible.ts';
import { copShape, visibleShape } from '../shapes.ts';
import { crimeSums, type FightShape, isCopFight, otherSide, sideOf, strengthsOf, totalOf } from '../sides.ts';
import { judge, killsOn } from '../strength.ts';
import { cautionAt, committedBy, hitsOf, type Trouble } from '../triggers.ts';
import { commitTerms } from './commits.ts';

/** Where the defender of a Fight adds cards. */
export const defencePlace = (fight: Pick<Fight, 'attacker' | 'defender' | 'groups'>): Place => ({
  in: 'fight',
  defending: true,
  againstBoss: !isCopFight(fight),
  attackerRides: (fight.groups.attacker?.rides.length ?? 0) > 0,
});

export function defenceTerms(state: State, seat: Seat): DefenceTerms | null {
  const called = state.copQueue.find(({ boss }) => boss === seat);
  if (called && state.pending === null) return termsOf(state, seat, copShape(called), 'cops');
  const { pending } = state;
  return pending?.type === 'fight' ? termsOf(state, seat, visibleShape(pending), 'fight') : null;
}

function termsOf(state: State, seat: Seat, shape: FightShape, what: DefenceTerms['for']): DefenceTerms {
  const { attacker, defender } = strengthsOf(state, shape);
  const power = (side: typeof attacker) =>
    side.thugs + side.homies.reduce((sum, one) => sum + one.power, 0) + side.bonus;
  return {
    for: what,
    attacker: shape.attacker,
    kind: shape.kind,
    driveBy: shape.driveBy,
    power: { attacker: power(attacker), defender: power(defender) },
    ...commitTerms(state, seat, state.bosses[seat]!.hand, defencePlace(shape)),
  };
}

/** What is going on before a roll, as something others may react to. */
export function troubleNow({ pending }: State): Trouble | null {
  if (!pending) return null;
  return pending.type === 'crime' ? { when: 'crime.rival', crime: pending } : { when: 'fight.rival', fight: pending };
}

export function reactTerms(state: State, seat: Seat): ReactTerms {
  const trouble = troubleNow(state);
  if (!trouble) return { cards: [] };
  const committed = committedBy(state, seat);
  return {
    cards: state.bosses[seat]!.hand.flatMap((no) => {
      const card = committed.includes(no) ? null : cautionAt(state, no);
      const hits = card ? hitsOf(state, trouble, card) : [];
      return hits.length > 0 ? [{ no, hits }] : [];
    }),
  };
}

/** Of the other side's Boss only what everybody knows: his order for Kills is taken to be Thugs first. */
export function rerollTerms(state: State, seat: Seat): RerollTerms | null {
  const { pending } = state;
  if (pending?.type === 'crime' && pending.die) {
    const { strength, difficulty } = crimeSums(state, { ...pending, cards: pending.table.slice(1) });
    const own = totalOf(strength, pending.die);
    const losing = own < difficulty || pending.die === 'S';
    return { die: 'crime', side: null, left: pending.rerollsLeft ?? 0, own, other: difficulty, losing };
  }
  if (pending?.type !== 'fight') return null;
  const side = sideOf(pending, seat);
  const { attacker, defender } = pending.dice;
  if (!side || !attacker || !defender) return null;
  const mine = killOrder(state.bosses[seat]!.orders.kills, (no) => deckAt(state).street[no]!.id);
  const orders = { attacker: thugsFirst, defender: thugsFirst, [side]: mine };
  const { power, winner } = judge(strengthsOf(state, pending), { attacker, defender }, orders);
  const cops = isCopFight(pending);
  const doubled = !cops && attacker === 'S' && defender === 'S';
  return {
    die: 'fight',
    side,
    left: pending.rerollsLeft?.[side] ?? 0,
    own: power[side],
    other: power[otherSide(side)],
    losing: doubled || (winner !== side && !(cops && winner === 'none')),
  };
}

export function killTerms(state: State, seat: Seat): KillTerms | null {
  const { pending } = state;
  const side = pending?.type === 'fight' ? sideOf(pending, seat) : null;
  if (pending?.type !== 'fight' || !side) return null;
  const strengths = strengthsOf(state, pending);
  const face = pending.dice[otherSide(side)];
  const group = pending.groups[side];
  if (!face || !group) return null;
  const count = killsOn(strengths[side], strengths[otherSide(side)], face);
  return { count, thugs: group.thugs, homies: group.homies };
}

/** Rivals from whom the next part of a reward can take, first clockwise from the active Boss. */
export function rewardTargets(state: State): Seat[] {
  const { pending } = state;
  if (pending?.type !== 'crime' || pending.rewardAt === null) return [];
  const card = deckAt(state).street[pending.card]!;
  if (card.type !== 'crime') return [];
  const effect = card.reward[pending.rewardAt];
  const wanted = effect && (wantedBy(effect) ?? card.target?.has ?? null);
  if (!wanted) return [];
  return clockwise(state.n, pending.by).filter((seat) => seat !== pending.by && has(state.bosses[seat]!, wanted));
}
