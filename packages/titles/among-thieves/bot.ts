import type { Bot, Seat } from '#engine/title.ts';
import { type Whim, whimOf } from '#engine/whim.ts';
import { type Chances, chancesOf } from './bot/chances.ts';
import { lookAhead, pairValue, threat } from './bot/values.ts';
import type { Card, Command, DiscardKey, Kind, Legal, Pair, PlanTerms, RevealTerms, View } from './model.ts';
import { isCrime, isStopper, STOPS } from './tables.ts';

/**
 * Plays by what everybody can know about hands (rules 15): how likely each card is, what each pair of its own is then worth, and a
 * pinch of chance, so that it cannot be read. It sees what a person in its seat sees.
 */
export const heuristic: Bot<View, Legal, Command> = (view, legal, prompt, luck) => {
  const { round } = legal;
  const whim = whimOf(luck, `bot/${prompt.id}/seat${legal.seat}`);
  if (legal.plan) return plot(view, legal, legal.plan, whim);
  if (legal.react) return { type: 'React', play: legal.react.yes, round };
  if (legal.reveal) return turn(view, legal, legal.reveal, whim);
  if (legal.discard) return { type: 'Discard', card: giveUp(legal.discard, whim), round };
  const beliefs = chancesOf(view, legal.seat);
  return { type: 'Orders', orders: { point: pointing(beliefs) }, round };
};

/** Worth keeping, in the order of usefulness. */
const KEEP: Readonly<Record<Card, number>> = { steal: 3, heist: 2.6, trap: 2.2, sabotage: 1.8, noHonor: 0 };

const giveUp = (cards: readonly Card[], whim: Whim): Card =>
  whim.weighted(cards, (card) => Math.exp(-KEEP[card] / 0.6));

function plot(view: View, { seat, round }: Legal, terms: PlanTerms, whim: Whim): Command {
  const discard = terms.discards.length > 0 ? giveUp(terms.discards, whim) : undefined;
  const key: DiscardKey = discard ?? 'none';
  const beliefs = chancesOf(view, seat);
  const outlook = lookAhead(view, seat, beliefs);
  const pair = whim.weighted(terms.pairs[key]!, (one) => Math.exp(pairValue(outlook, one) / 0.2));
  return {
    type: 'Plan',
    ...(discard === undefined ? {} : { discard }),
    cards: inTurn(pair, whim),
    ...(pair.includes('noHonor') ? { target: whim.pick(outlook.victims) } : {}),
    // In pace orders the ranking comes later, in pace live it is asked for card by card.
    ...(view.config.pace === 'sealed' ? { orders: { point: pointing(beliefs) } } : {}),
    round,
  };
}

/** Crimes first or stoppers first by the flip of a coin; of two crimes the Heist first. */
function inTurn([a, b]: Pair, whim: Whim): Card[] {
  if (isCrime(a) && isCrime(b)) return ['heist', 'steal'];
  if (isStopper(a) === isStopper(b)) return whim.int(2) === 0 ? [a, b] : [b, a];
  const [crime, stopper] = isStopper(a) ? [b, a] : [a, b];
  return whim.int(2) === 0 ? [crime, stopper] : [stopper, crime];
}

/** Whom to catch: who is likely to commit the crime and dangerous. */
const pointing = (beliefs: readonly Chances[]): Record<Kind, Seat[]> => ({
  trap: ranked(beliefs, 'trap'),
  sabotage: ranked(beliefs, 'sabotage'),
});

const prize = (one: Chances, kind: Kind): number => one.down[STOPS[kind]] * threat(one);

const ranked = (beliefs: readonly Chances[], kind: Kind): Seat[] =>
  [...beliefs].sort((a, b) => prize(b, kind) - prize(a, kind) || b.coins - a.coins).map(({ seat }) => seat);

/** Pace live: a card by the same flip of a coin, and the best aim for it. */
function turn(view: View, { seat, round }: Legal, cards: readonly RevealTerms[], whim: Whim): Command {
  const [first, second] = cards;
  const wanted = second && first ? inTurn([first.card, second.card], whim)[0] : first?.card;
  const { card, points, places, decline } = cards.find((one) => one.card === wanted) ?? cards[0]!;
  if (isStopper(card) && points.length > 1) {
    const target = ranked(chancesOf(view, seat), card).find((one) => points.includes(one)) ?? points[0]!;
    return { type: 'Reveal', card, point: target, round };
  }
  if (places.length > 1 || decline)
    return { type: 'Reveal', card, at: decline ? richest(view, places) : whim.pick(places), round };
  return { type: 'Reveal', card, round };
}

function richest({ locations, seats }: View, places: readonly number[]): number {
  const coinsAt = (place: number) => seats[locations[place - 1]!.occupant ?? 0]!.coins;
  return places.reduce((best, one) => (coinsAt(one) > coinsAt(best) ? one : best));
}
