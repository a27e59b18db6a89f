import type { Seat } from '#engine/title.ts';
import { inGame } from './board.ts';
import { giftsOpen, giftTargets } from './decide/gifts.ts';
import { committed, termsOf } from './decide/terms.ts';
import type { Command, Legal, State } from './model.ts';

/** What a seat may do now: form, mail, refusals, bots and the fuzzer read it (rules 6). Secret to other seats. */
export function legal(state: State, seat: Seat): Legal {
  const { month, phase } = state;
  const own = state.seats[seat];
  if (!own || !inGame(own) || phase === 'finished')
    return { seat, month, phase, commands: [], ledger: null, gift: null, getOut: null, standing: null };
  const planning = phase === 'planning';
  const gift = giftsOpen(state)
    ? { most: Math.max(0, own.cash - committed(state, seat)), to: giftTargets(state, seat) }
    : null;
  const prisoners = own.jail.T + own.jail.H > 0;
  const getOut =
    planning && own.tokens.getOut > 0 && prisoners ? { tokens: own.tokens.getOut, prisoners: { ...own.jail } } : null;
  const commands: Command['type'][] = ['SetStanding', 'Batch'];
  if (planning) commands.push('SubmitLedger');
  if (planning && own.ledgerIn) commands.push('WithdrawLedger');
  if (gift && gift.to.length > 0 && gift.most > 0) commands.push('GiveMoney');
  if (phase === 'revenue' && !own.revenueDone) commands.push('RevenueDone');
  if (getOut) commands.push('UseGetOut');
  return {
    seat,
    month,
    phase,
    commands,
    ledger: planning ? termsOf(state, seat) : null,
    gift,
    getOut,
    standing: {
      others: state.seats.flatMap((_, other) => (other === seat ? [] : [other])),
      raze: state.config.houseRules.revenueRaze,
    },
  };
}
