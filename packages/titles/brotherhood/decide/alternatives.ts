import { type Refusal, refuse, type Seat } from '#engine/title.ts';
import { seatsInGame } from '../board.ts';
import type { Alternative, Condition, Standing, State } from '../model.ts';
import { KINDS } from '../tables.ts';
import { happen, type Scene } from './scene.ts';
import { checkStanding, together } from './standing.ts';

/** Conditions that one ledger may carry. */
export const MOST_ALTERNATIVES = 6;

/** Why a ledger cannot carry these, or null. */
export function checkAlternatives(state: State, seat: Seat, alternatives: readonly Alternative[]): Refusal | null {
  if (alternatives.length === 0) return null;
  const bad = (say: string) => refuse('BAD_RULE', say, 'IF');
  if (state.config.pace !== 'post')
    return bad('IF is for games by post: in this one you are asked when the board is known.');
  if (alternatives.length > MOST_ALTERNATIVES)
    return bad(`A ledger carries at most ${MOST_ALTERNATIVES} conditions, this one has ${alternatives.length}.`);
  for (const { when, rules, otherwise } of alternatives) {
    if (Object.keys(rules).length === 0) return bad('Behind IF and its colon comes a USE, FIRE, TAKE or OT rule.');
    const { n = 1, seat: other } = when;
    if (!Number.isInteger(n) || n < 1 || n > 99) return bad(`${n} is no number of counters: 1 to 99.`);
    const refusal =
      checkStanding(state, seat, { friends: [other] }) ??
      checkStanding(state, seat, rules) ??
      checkStanding(state, seat, otherwise);
    if (refusal) return refusal;
  }
  return null;
}

/** Whether a condition holds on the board as it stands. */
export function holds(state: Pick<State, 'seats'>, { seat, n = 1, kind, area, not }: Condition): boolean {
  const other = state.seats[seat];
  const boss = other?.godfather === area ? 1 : 0;
  const counts = other?.board[area];
  const there =
    kind === 'G'
      ? boss
      : kind
        ? (counts?.[kind] ?? 0)
        : boss + KINDS.reduce((sum, one) => sum + (counts?.[one] ?? 0), 0);
  return there >= n !== (not === true);
}

/** What alternatives come to: rules of those that hold (or of their ELSE), later ones over earlier ones, areas beside ALL. */
export const rulesOf = (alternatives: readonly Alternative[], held: readonly boolean[]): Standing =>
  alternatives.map(({ rules, otherwise }, i): Standing => (held[i] ? rules : otherwise)).reduce(together, {});

/**
 * Right after placement, before the hearing: what each seat's conditions come to on the board, once for the whole month. By post every
 * seat has this event, with or without conditions: a seal only for those who have some would tell who they are.
 */
export function judgeAlternatives(scene: Scene): void {
  const { state } = scene;
  if (state.config.pace !== 'post') return;
  for (const seat of seatsInGame(state)) {
    const { alternatives } = state.seats[seat]!;
    const held = alternatives.map((one) => holds(state, one.when));
    happen(scene, { type: 'AlternativesJudged', seat, holds: held, rules: rulesOf(alternatives, held) });
  }
}
