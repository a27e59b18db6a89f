import type { Seat } from '#engine/title.ts';
import { legal } from '../legal.ts';
import type { Legal, OrderTerms, PlanTerms, State, View } from '../model.ts';
import { CARDS, type Card } from '../tables.ts';
import { view } from '../view.ts';
import { cardNames, coins, listed, seatAndLetter, seatLetter, seatName, seatNames } from '../wording.ts';
import { printCommand, printOrders } from './print.ts';

/** How to answer by mail, in lines of at most 72 characters, built of what the seat itself sees. */
export const helpText = (state: State, seat: Seat): string => helpFor(view(state, seat), legal(state, seat), seat);

/**
 * The text has the same lines for those who hold a stopper and those who do not (rules 14). Every example begins with a bar, and lines
 * that begin with a bar are skipped when a mail is read: what comes back unread inside a reply is no order.
 */
function helpFor(own: View, terms: Legal, seat: Seat): string {
  if (own.phase === 'over') return 'The game is over; no orders are awaited from you any more.';
  const sections = [
    [
      `Round ${own.round}. You are ${seatAndLetter(seat)} and have ${coins(own.seats[seat]?.coins ?? 0)}.`,
      ...holdings(own),
    ],
    ...(terms.plan ? [planSection(own, terms.plan)] : []),
    ...(terms.discard ? [discardSection(terms.discard)] : []),
    ...(terms.reveal ? [revealSection(terms.reveal)] : []),
    ...(terms.react ? [reactSection(terms.react)] : []),
    ...(terms.orders ? [orderSection(own, terms.orders)] : []),
    [
      'One order a line; # begins a remark. If one line cannot be read, none',
      'of the mail counts, and you are told why.',
    ],
  ];
  return sections.map((lines) => lines.join('\n')).join('\n\n');
}

const bars = (orders: string): string[] => orders.split('\n').map((line) => `| ${line}`);

const inOrder = (cards: readonly Card[]): string => cardNames(CARDS.filter((card) => cards.includes(card)));

function holdings({ own, phase }: View): string[] {
  if (!own) return [];
  const table = own.table.map(({ card }) => card);
  const lines = own.hand.length > 0 ? [`In your hand: ${inOrder(own.hand)}.`] : ['Your hand is empty.'];
  if (table.length > 0)
    lines.push(`${phase === 'plan' || phase === 'foolMe' ? 'You played' : 'Your two cards'}: ${inOrder(table)}.`);
  return own.discard.length > 0 ? [...lines, `Given up: ${inOrder(own.discard)}.`] : lines;
}

function planSection(own: View, { discards, handAfter, pairs, targets }: PlanTerms): string[] {
  const [only, other] = discards;
  const lines = [
    only && other
      ? `Give up ${cardNames(discards, 'or')}, and lay down two of what is left then:`
      : `${only ? `You have to give up ${cardNames(discards)}. ` : ''}Lay down two of:`,
  ];
  for (const key of [...CARDS, 'none'] as const) {
    const hand = handAfter[key];
    if (hand) lines.push(`  ${only && other && key !== 'none' ? `without ${cardNames([key])}: ` : ''}${inOrder(hand)}`);
  }
  const cards = pairs[only ?? 'none']?.[0] ?? ['steal', 'trap'];
  const target = targets[0] ?? 0;
  const aim = cards.includes('noHonor') ? { target } : {};
  const given = only && other ? { discard: only } : {};
  lines.push('For example:', ...bars(printCommand({ type: 'Plan', ...given, cards: [...cards], ...aim })));
  lines.push(`No Honor points at ${seatNames(targets, 'or')}:`);
  lines.push(...bars(printCommand({ type: 'Plan', ...given, cards: ['noHonor', 'heist'], target })));
  if (own.own?.plan) lines.push('You have a plan stored: a new PLOT replaces all of it.');
  return lines;
}

function orderSection({ phase }: View, { others, locations, live, canFinal, present }: OrderTerms): string[] {
  const some = [...others]
    .sort((a, b) => a - b)
    .map(seatLetter)
    .join(' ');
  const lines = live
    ? ['Standing answers to a Steal or a Heist, whatever you hold:']
    : ['Orders for the Reveal, all optional, whatever you hold. As they stand:'];
  lines.push(
    ...printOrders(live ? { trap: present.trap, sabotage: present.sabotage } : present).flatMap((line) => bars(line)),
    `TRAP and SABOTAGE: ANY, NEVER, ${live ? 'ASK, ' : ''}or only against some: ${some}.`,
  );
  if (live) return lines;
  lines.push(
    `POINT TRAP, POINT SABOTAGE: the best target first: ${some}; or RICHEST.`,
    `PLACES: the best location first: ${locations.join(' ')}; or ANY.`,
    `TAKEOVER: RICHEST, NEVER, or only from some: ${some}.`,
    'FIRST: which of your cards you turn first; or ANY.',
  );
  if (canFinal) lines.push('FINAL: nobody needs to wait for later orders of yours.');
  if (phase === 'orders')
    lines.push('What you do not name stays as it is. To leave all of it as it is:', ...bars('FINAL'));
  return lines;
}

const discardSection = (cards: readonly Card[]): string[] => [
  `Give up one of your two cards, ${cardNames(cards, 'or')}:`,
  ...bars(printCommand({ type: 'Discard', card: cards[0] ?? 'steal' })),
];

function revealSection(reveal: NonNullable<Legal['reveal']>): string[] {
  const lines = ['It is your turn: turn one of your cards.'];
  for (const [i, { card, points, places, decline }] of reveal.entries()) {
    if (i > 0) lines.push('or:');
    const point = points[0] === undefined ? {} : { point: points[0] };
    const at = places[0] === undefined ? {} : { at: places[0] };
    lines.push(...bars(printCommand({ type: 'Reveal', card, ...point, ...at })));
    if (points.length > 1) lines.push(`  it may point at ${seatNames(points, 'or')}`);
    if (places.length > 1) lines.push(`  it may go to ${listed(places.map(String), 'or')}`);
    if (decline) lines.push('or:', ...bars('REVEAL HEIST DECLINE'));
  }
  return lines;
}

const reactSection = ({ kind, thief }: NonNullable<Legal['react']>): string[] => [
  `${seatName(thief)} shows a ${kind === 'trap' ? 'Steal' : 'Heist'}. Do you stop it with ${cardNames([kind])}?`,
  ...bars('YES'),
  'or:',
  ...bars('NO'),
];
