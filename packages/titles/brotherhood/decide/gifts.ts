import { type Refusal, refuse, type Seat } from '#engine/title.ts';
import { inGame } from '../board.ts';
import type { State } from '../model.ts';
import { dollars, seatName } from '../wording.ts';
import { happen, type Scene } from './scene.ts';
import { committed } from './terms.ts';

/** Gifts belong to the revenue step (rules 2.5, `dealWindow`): a step of its own, or merged into planning; none in month 1. */
export function giftsOpen(state: State): boolean {
  if (state.month === 1 && !state.config.giftsInMonthOne) return false;
  if (state.config.dealWindow === 'separate') return state.phase === 'revenue';
  return state.phase === 'planning';
}

export const giftTargets = (state: State, seat: Seat): Seat[] =>
  state.seats.flatMap((other, s) => (s !== seat && inGame(other) ? [s] : []));

/** Gives money at once. `setAside`: the mail brings a new ledger, the old one does not bind any more. */
export function giveMoney(scene: Scene, from: Seat, to: Seat, amount: number, setAside: boolean): Refusal | null {
  const { state } = scene;
  if (!giftsOpen(state)) return giftClosed(state);
  if (to === from) return refuse('SELF_GIFT', 'You cannot give money to yourself.');
  const target = state.seats[to];
  if (!target) return refuse('UNKNOWN_SEAT', `There is no seat ${to} in this game.`);
  if (!inGame(target)) return refuse('TARGET_OUT', `${seatName(to)} is out of the game and takes no money.`);
  if (!Number.isInteger(amount) || amount < 1)
    return refuse('BAD_AMOUNT', `${amount} is no gift: whole dollars, at least $1.`);
  const { cash } = state.seats[from]!;
  if (amount > cash) return refuse('OVERDRAWN', `You want to give ${dollars(amount)}, you have ${dollars(cash)}.`);
  const bound = setAside ? 0 : committed(state, from);
  if (amount > cash - bound)
    return refuse(
      'GIFT_BREAKS_LEDGER',
      `Your ledger needs ${dollars(bound)} of your ${dollars(cash)}: you can give ${dollars(cash - bound)} at most, or send a cheaper ledger in the same mail.`,
    );
  happen(scene, { type: 'MoneyGiven', from, to, amount, secret: state.config.cashVisibility === 'own' });
  return null;
}

function giftClosed({ month, config }: State): Refusal {
  if (month === 1 && !config.giftsInMonthOne)
    return refuse('GIFT_CLOSED', 'Money can be given from month 2 on, this is month 1.');
  return refuse(
    'GIFT_CLOSED',
    'Money is given in the revenue step, before ledgers are open; the next one is next month.',
  );
}
