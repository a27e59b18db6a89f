import type { Seat } from '#engine/title.ts';
import type { ByArea, FireRule, SeatState, Stance, Standing, State, TakeRule, UseRule } from '../model.ts';
import type { Area, CardId } from '../tables.ts';

/** A stance as resolution takes it: out of a rule, or an answer, which may also be a deal. */
export interface OvertimeChoice {
  stance: Stance;
  yieldAt?: number;
  target?: Seat;
}

/**
 * Where the choices after the reveal come from. Resolution asks only here, in all three paces: the answer to this moment's prompt
 * if there was one, else the rules in force, applied to the board as it stands.
 */
export interface Answers {
  friends(state: State, seat: Seat): readonly Seat[];
  use(state: State, seat: Seat, area: Area): UseRule;
  fire(state: State, seat: Seat, area: Area): FireRule;
  take(state: State, seat: Seat, area: Area): TakeRule;
  /** Null: no rule is in force, the built-in default with its automatic yield counts. */
  overtime(state: State, seat: Seat, about: Area | 'BOSS'): OvertimeChoice | null;
  /** Whether a bribe token is spent on this card in this area. */
  bribe(state: State, seat: Seat, card: CardId, area: Area): boolean;
}

const NO_USE: UseRule = { wishes: [], auto: false };
const AUTO_FIRE: FireRule = { prefer: [] };
const TAKE_ALL: TakeRule = { max: 'ALL' };
const KIND_OF = { arrest: 'T', close: 'R', politic: 'P' } as const;

/** The action sheet, the alternatives that came true, this month's rules, the standing ones: the first that says something counts. */
const layersOf = ({ answers, chosen, sheet, standing }: SeatState): readonly (Standing | null | undefined)[] => [
  answers.sheet?.sheet,
  chosen,
  sheet,
  standing,
];

/** In each layer the area comes before ALL (rules 3). `null` is the default. */
function lookUp<Rule>(own: SeatState, verb: (layer: Standing) => ByArea<Rule> | undefined, area: Area): Rule | null {
  for (const layer of layersOf(own)) {
    const table = layer && verb(layer);
    if (!table) continue;
    const rule = table[area] === undefined ? table.ALL : table[area];
    if (rule !== undefined) return rule;
  }
  return null;
}

/** What has no area: the first layer that has the part, or undefined. */
function first<Part>(own: SeatState, part: (layer: Standing) => Part | undefined): Part | undefined {
  for (const layer of layersOf(own)) {
    const found = layer ? part(layer) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

export const answersInForce: Answers = {
  friends(state, seat) {
    return first(state.seats[seat]!, (layer) => layer.friends) ?? [];
  },
  use(state, seat, area) {
    const own = state.seats[seat]!;
    const acts = own.answers.influence?.areas[area];
    if (acts)
      return { wishes: acts.map(({ act, victim }) => ({ n: 1, seat: victim, kind: KIND_OF[act] })), auto: false };
    return lookUp(own, (layer) => layer.use, area) ?? NO_USE;
  },
  fire(state, seat, area) {
    const own = state.seats[seat]!;
    const aims = own.answers.targets?.areas[area];
    if (aims) return { shots: aims.map(({ kind, n, target }) => ({ kind, n, seat: target })) };
    return lookUp(own, (layer) => layer.fire, area) ?? AUTO_FIRE;
  },
  take(state, seat, area) {
    const own = state.seats[seat]!;
    return own.answers.claims?.areas[area] ?? lookUp(own, (layer) => layer.take, area) ?? TAKE_ALL;
  },
  overtime(state, seat, about) {
    const own = state.seats[seat]!;
    if (own.answers.overtime) return own.answers.overtime;
    if (about !== 'BOSS') return lookUp(own, (layer) => layer.ot, about);
    return first(own, (layer) => layer.ot?.BOSS) ?? null;
  },
  bribe(state, seat, card, area) {
    const own = state.seats[seat]!;
    if (own.answers.bribe) return own.answers.bribe.use;
    const rule = first(own, (layer) => layer.bribe);
    if (!rule) return false;
    return (rule.cards === 'ANY' || rule.cards.includes(card)) && (rule.areas === 'ANY' || rule.areas.includes(area));
  },
};
