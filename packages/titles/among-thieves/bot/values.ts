import type { Seat } from '#engine/title.ts';
import type { Pair, View } from '../model.ts';
import { BETRAYAL, type Card } from '../tables.ts';
import type { Chances } from './chances.ts';

/** What the bot thinks of a round before it plans. Values are in coins, about. */
export interface Outlook {
  values: Readonly<Record<Card, number>>;
  /** Best seat to betray; several where they are equal. */
  victims: readonly Seat[];
  /** Chance to be betrayed, and what that costs. */
  attacked: number;
  ownCoins: number;
}

/** How much it matters to stop a seat: who is near a fortune counts most. */
export const threat = ({ coins }: { coins: number }): number => 0.25 + 0.15 * Math.max(0, coins - 3);

/** The table of rules 15. */
export function lookAhead(view: View, me: Seat, beliefs: readonly Chances[]): Outlook {
  const ownCoins = view.seats[me]!.coins;
  const unstopped = (kind: 'trap' | 'sabotage') => beliefs.reduce((p, { plays }) => p * (1 - 0.75 * plays[kind]), 1);
  const sum = (of: (one: Chances) => number) => beliefs.reduce((total, one) => total + of(one), 0);
  const betrayals = beliefs.map((one) => betrayalValue(one, ownCoins));
  const best = Math.max(...betrayals);
  const heisters = sum(({ plays }) => plays.heist);
  return {
    values: {
      steal: view.city === 0 ? 0 : unstopped('trap'),
      heist: 1.1 * unstopped('sabotage') * Math.min(1, view.locations.length / (1 + heisters) + 0.15),
      trap: 0.6 * sum((one) => one.plays.steal * threat(one)),
      sabotage: 0.6 * sum((one) => one.plays.heist * threat(one)),
      noHonor: 0.75 * best,
    },
    victims: beliefs.filter((_, i) => betrayals[i] === best).map(({ seat }) => seat),
    attacked: attackedBy(beliefs, ownCoins),
    ownCoins,
  };
}

function betrayalValue(one: Chances, ownCoins: number): number {
  const rich = one.coins >= BETRAYAL.rich;
  const gain = rich ? BETRAYAL.richGain : Math.min(BETRAYAL.gain, one.coins + 0.5);
  const fee = 1.5 * one.businessman * Math.min(1, ownCoins);
  return gain * (1 - one.businessman) - fee + (rich ? 0.2 * threat(one) : 0);
}

/** Betrayers like the rich. */
function attackedBy(beliefs: readonly Chances[], ownCoins: number): number {
  const pull = (coins: number) => Math.exp(0.6 * coins);
  const all = beliefs.reduce((total, { coins }) => total + pull(coins), pull(ownCoins));
  return beliefs.reduce((total, { plays, coins }) => total + (plays.noHonor * pull(ownCoins)) / (all - pull(coins)), 0);
}

/** Two cards together: Trap and Sabotage make a businessman who is paid by betrayers, all others are robbed. */
export function pairValue({ values, attacked, ownCoins }: Outlook, [a, b]: Pair): number {
  const honest = (a === 'trap' && b === 'sabotage') || (a === 'sabotage' && b === 'trap');
  const loss = ownCoins >= BETRAYAL.rich ? BETRAYAL.richGain : Math.min(BETRAYAL.gain, ownCoins);
  return values[a] + values[b] + attacked * (honest ? 0.8 : -loss);
}
