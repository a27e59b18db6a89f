import type { View } from '../../model.ts';

/**
 * The round with whose plan the cards given up so far come back (rules 2, 8.8): the one after a round with two cards in hand. Such a
 * round is every third one from round 4 on, or, where all cards come back, every fourth.
 */
export function backIn({ config, phase, round }: View): number {
  const [first, every] = config.recovery === 'all' ? [5, 4] : [5, 3];
  // With hidden discards they are back in the hand as soon as the plans close; with open ones when the round begins.
  const next = phase === 'plan' && config.discards === 'hidden' ? round : round + 1;
  return next <= first ? first : first + Math.ceil((next - first) / every) * every;
}
