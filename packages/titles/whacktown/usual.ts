import type { Seat } from '#engine/title.ts';
import { cardsOf } from './board.ts';
import type { AskOf, Cell, HustleId, PlayerCommand, State } from './model.ts';
import { movesOf, putCells, usualMove } from './moves.ts';
import { byStanding, usablePreventions } from './preventing.ts';
import { ANCHORS } from './tables.ts';

/** Cards given up at the deadline: lowest printed cost first, then oldest in hand (rules 5). */
export function usualDiscard(state: State, hand: readonly HustleId[], n: number): HustleId[] {
  const { hustles } = cardsOf(state);
  const cost = (card: HustleId) => hustles.get(card)!.cost;
  return [...hand].sort((a, b) => cost(a) - cost(b)).slice(0, n);
}

/** The discard pile without what may not be taken, top first. */
export const recoverable = ({ discard }: State, { except }: Pick<AskOf<'recover'>, 'except'>): HustleId[] =>
  discard.filter((card) => card !== except).reverse();

export const usualAnchor = ({ crimeScene }: State): Cell => crimeScene ?? ANCHORS[0]!;

/** The default answer of an awaited seat (rules 5). */
export function usualAnswer(state: State, seat: Seat): PlayerCommand {
  const ask = state.ask!;
  const player = state.players[seat]!;
  switch (ask.kind) {
    case 'chooseProfile': {
      const { profiles } = cardsOf(state);
      const number = (id: string) => profiles.get(id)!.turnOrder;
      return { type: 'ChooseProfile', profile: [...player.dealt].sort((a, b) => number(a) - number(b))[0]! };
    }
    case 'move': {
      const { to, needsSneakIn } = usualMove(state, movesOf(state, seat));
      return needsSneakIn ? { type: 'Move', to, sneakIn: true } : { type: 'Move', to };
    }
    case 'extraMove':
      return { type: 'DeclineMove' };
    case 'choose':
      return { type: 'Choose', option: 1 };
    case 'may':
      return { type: 'May', accept: false };
    case 'crimeScene':
      return { type: 'CrimeScene', anchor: usualAnchor(state) };
    case 'put':
      return { type: 'Put', to: putCells(state, seat, ask.to)[0]! };
    case 'discard':
      return { type: 'Discard', cards: usualDiscard(state, player.hand, ask.n) };
    case 'recover':
      return { type: 'Recover', cards: recoverable(state, ask).slice(0, ask.n) };
    case 'reroll':
      return { type: 'KeepDie' };
    case 'hustle':
      return { type: 'EndTurn' };
    case 'prevent': {
      const { amount } = state.hit!.victims.find((victim) => victim.seat === seat)!;
      return { type: 'Prevent', source: byStanding(player, player.standing, amount, usablePreventions(state, player)) };
    }
  }
}
