import type { Seat } from '#engine/title.ts';
import { inGame } from './board.ts';
import { answerTerms } from './choices/terms.ts';
import { giftsOpen, giftTargets } from './decide/gifts.ts';
import { committed, termsOf } from './decide/terms.ts';
import type { AnswerKind, Command, Legal, State } from './model.ts';

const ANSWERS = {
  bribe: 'AnswerBribe',
  sheet: 'SubmitSheet',
  influence: 'SubmitInfluence',
  targets: 'SubmitTargets',
  claims: 'SubmitClaims',
  overtime: 'SubmitOvertime',
} as const satisfies Record<AnswerKind, Command['type']>;

/** What a seat may do now: form, mail, refusals, bots and the fuzzer read it (rules 6). Secret to other seats. */
export function legal(state: State, seat: Seat): Legal {
  const { month, phase } = state;
  const own = state.seats[seat];
  const answer = own ? answerTerms(state, seat) : null;
  // A boss who dies this month still answers for his men.
  if (!own || phase === 'finished' || (!inGame(own) && answer === null))
    return { seat, month, phase, commands: [], ledger: null, gift: null, getOut: null, answer: null, standing: null };
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
  if (answer) commands.push(ANSWERS[answer.kind]);
  if (answer && answer.kind !== 'sheet') commands.push('FollowRules');
  return {
    seat,
    month,
    phase,
    commands,
    ledger: planning ? termsOf(state, seat) : null,
    gift,
    getOut,
    answer,
    standing: {
      others: state.seats.flatMap((_, other) => (other === seat ? [] : [other])),
      raze: state.config.houseRules.revenueRaze,
    },
  };
}
