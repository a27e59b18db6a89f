import type { SeatView, View } from '../model.ts';
import { CARDS, STOPS } from '../tables.ts';
import { cardName, cardNames, coins, listed, locationName, seatLetter, seatLetters, seatName } from '../wording.ts';
import { heading, showsLastRound } from './board/facts.ts';
import { cardCode } from './seats.tsx';

const WIDTH = 72;

/** Breaks a line between its items; lines that follow are indented. */
function wrap(head: string, items: readonly string[]): string[] {
  const lines = [head];
  for (const [i, item] of items.entries()) {
    const piece = i < items.length - 1 ? `${item},` : item;
    const last = lines[lines.length - 1]!;
    if (last.length + 1 + piece.length <= WIDTH) lines[lines.length - 1] = `${last} ${piece}`;
    else lines.push(`   ${piece}`);
  }
  return lines;
}

/** "ST TR? SA": what a seat must have, or may have; cards that are out are left away. */
const known = ({ knowledge }: SeatView): string =>
  CARDS.map((card) => (knowledge[card] === 'out' ? '  ' : cardCode(card)) + (knowledge[card] === 'maybe' ? '?' : ' '))
    .join(' ')
    .trimEnd();

const row = (view: View, seat: SeatView): string =>
  [
    seat.seat === view.viewer ? '*' : ' ',
    `${seatLetter(seat.seat)} ${seatName(seat.seat).padEnd(9)}`,
    String(seat.coins).padStart(5),
    String(seat.handSize).padStart(6),
    String(seat.discardSize).padStart(9),
    `   ${known(seat)}`,
  ].join('');

function onTable(seat: SeatView): string[] {
  const up = seat.faceUp.map(({ card, how }) => {
    const aim = card === 'noHonor' && seat.target !== null ? ` on ${seatName(seat.target)}` : '';
    return `${cardName(card)}${aim}${how === 'interrupt' ? ' (reacted)' : ''}`;
  });
  const down = seat.faceDown > 0 ? [`${seat.faceDown} face down`] : [];
  return up.length + down.length === 0 ? [] : [`${seatName(seat.seat)}: ${listed([...up, ...down])}`];
}

function now(view: View): string[] {
  if (view.window) {
    const { kind, thief, eligible } = view.window;
    return [`A ${cardName(STOPS[kind])} by ${seatName(thief)}: ${seatLetters(eligible)} may react.`];
  }
  if (view.turn !== null) return [`It is the turn of ${seatName(view.turn)}.`];
  if (view.phase === 'plan' || view.phase === 'foolMe') {
    const missing = view.seats.filter(({ ready }) => !ready).map(({ seat }) => seatName(seat));
    return missing.length === 0 ? ['Everybody is ready.'] : wrap('Still missing:', missing);
  }
  return view.phase === 'orders' ? ['The orders for the Reveal are being written.'] : [];
}

/** The viewer's own cards, for the foot of the table. */
function ownCards({ own }: View): string[] {
  if (!own) return [];
  const hand = own.hand.length > 0 ? cardNames(own.hand) : 'no card';
  return [`Your hand: ${hand}.${own.discard.length > 0 ? ` Given up: ${cardNames(own.discard)}.` : ''}`];
}

/** The table as plain text of at most 72 columns: coins, hands, what is known, the table, locations, predictions. */
export function boardText(view: View): string {
  const tables = view.seats.flatMap((seat) => onTable(seat));
  const places = view.locations.map(({ card, occupant }, i) => {
    const who = occupant === null ? 'free' : seatName(occupant);
    return `${i + 1} ${card === null ? '' : `${locationName(card)} `}${who}`;
  });
  const warrants = view.warrants.map(({ kind, by, on }) => `${seatName(by)} with ${cardName(kind)} at ${seatName(on)}`);
  return [
    ...wrap('Among Thieves.', heading(view).split(' · ')),
    `The City has ${coins(view.city)}. The torch is with ${seatName(view.first)}.`,
    '             coins  hand  given up   known (? perhaps)',
    ...view.seats.map((seat) => row(view, seat)),
    ...(tables.length > 0 ? [showsLastRound(view) ? 'Last round’s cards:' : 'On the table:'] : []),
    ...tables.map((line) => `   ${line}`),
    ...wrap('Locations:', places),
    ...(warrants.length > 0 ? wrap('Pointing:', warrants) : []),
    ...ownCards(view),
    ...now(view),
  ].join('\n');
}
