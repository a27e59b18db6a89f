import type { Seat } from '#engine/title.ts';
import type { ByArea, FireRule, OvertimeRule, State, TakeRule, UseRule } from '../model.ts';
import type { Area, CardId } from '../tables.ts';

/**
 * Where the choices after the reveal come from. By post they are the standing instructions, applied to the board as it stands at
 * that moment; resolution asks only here, so that sealed answers of a prompt can take their place.
 */
export interface Answers {
  friends(state: State, seat: Seat): readonly Seat[];
  use(state: State, seat: Seat, area: Area): UseRule;
  fire(state: State, seat: Seat, area: Area): FireRule;
  take(state: State, seat: Seat, area: Area): TakeRule;
  /** Null: no rule is in force, the built-in default with its automatic yield counts. */
  overtime(state: State, seat: Seat, about: Area | 'BOSS'): OvertimeRule | null;
  /** Whether a bribe token is spent on this card in this area. */
  bribe(state: State, seat: Seat, card: CardId, area: Area): boolean;
}

const NO_USE: UseRule = { wishes: [], auto: false };
const AUTO_FIRE: FireRule = { prefer: [] };
const TAKE_ALL: TakeRule = { max: 'ALL' };

/** This month's overlay first, then the standing instructions; in each the area before ALL (rules 3). `null` is the default. */
function lookUp<Rule>(layers: readonly (ByArea<Rule> | undefined)[], area: Area): Rule | null {
  for (const layer of layers) {
    if (!layer) continue;
    const rule = layer[area] === undefined ? layer.ALL : layer[area];
    if (rule !== undefined) return rule;
  }
  return null;
}

export const standingAnswers: Answers = {
  friends(state, seat) {
    const { sheet, standing } = state.seats[seat]!;
    return sheet?.friends ?? standing.friends ?? [];
  },
  use(state, seat, area) {
    const { sheet, standing } = state.seats[seat]!;
    return lookUp([sheet?.use, standing.use], area) ?? NO_USE;
  },
  fire(state, seat, area) {
    const { sheet, standing } = state.seats[seat]!;
    return lookUp([sheet?.fire, standing.fire], area) ?? AUTO_FIRE;
  },
  take(state, seat, area) {
    const { sheet, standing } = state.seats[seat]!;
    return lookUp([sheet?.take, standing.take], area) ?? TAKE_ALL;
  },
  overtime(state, seat, about) {
    const { sheet, standing } = state.seats[seat]!;
    if (about !== 'BOSS') return lookUp([sheet?.ot, standing.ot], about);
    const overlay = sheet?.ot?.BOSS;
    return (overlay === undefined ? standing.ot?.BOSS : overlay) ?? null;
  },
  bribe(state, seat, card, area) {
    const { sheet, standing } = state.seats[seat]!;
    const rule = sheet?.bribe === undefined ? standing.bribe : sheet.bribe;
    if (!rule) return false;
    return (rule.cards === 'ANY' || rule.cards.includes(card)) && (rule.areas === 'ANY' || rule.areas.includes(area));
  },
};
