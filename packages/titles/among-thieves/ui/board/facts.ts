import type { Seat, SeatMark } from '#engine/title.ts';
import type { Card, LocationCard, Phase, SeatView, View, Whereabouts } from '../../model.ts';
import { BETRAYAL, CARDS, type Kind, STOPS, WINNING_FORTUNE } from '../../tables.ts';
import { cardName, cardNames, coins, listed, locationName, seatName, seatNames } from '../../wording.ts';
import { markOf } from '../seats.tsx';
import { backIn } from './recovery.ts';

export const PHASE_NAMES: Readonly<Record<Phase, string>> = {
  plan: 'plotting',
  orders: 'orders for the Reveal',
  reveal: 'the Reveal',
  foolMe: 'giving up a card',
  over: 'the game is over',
};

export interface FaceUpCard {
  card: Card;
  /** Of last round: it lies there still, but counts no more. */
  past: boolean;
  /** Used as a reaction. */
  reaction: boolean;
  /** A crime that somebody had predicted. */
  caught: boolean;
  /** No Honor: whom it points at, the face at most once. */
  at: SeatMark | null;
}

export interface PanelFacts {
  seat: Seat;
  mark: SeatMark;
  coins: number;
  /** Worth two coins to a betrayer; has a fortune that can win. */
  rich: boolean;
  fortune: boolean;
  first: boolean;
  you: boolean;
  winner: boolean;
  /** A word on what the seat does now, such as "ready"; empty where there is none, or where nobody may know. */
  note: string;
  /** Awaited by name, as all may see: pace live. */
  active: boolean;
  faceUp: readonly FaceUpCard[];
  faceDown: number;
  handSize: number;
  discardSize: number;
  /** Open piles only. */
  pile: readonly Card[] | null;
  known: readonly { card: Card; where: Whereabouts }[];
}

export interface ArrowFacts {
  from: Seat;
  to: Seat;
  sign: 'noHonor' | Kind;
  /** A prediction that may still come true, came true, or did not. */
  fate: 'open' | 'hit' | 'missed';
}

export interface PlaceFacts {
  number: number;
  card: LocationCard | null;
  occupant: SeatMark | null;
}

export interface HandFacts {
  card: Card;
  where: 'hand' | 'table' | 'out';
  /** Below the card: where it is, or when it comes back. */
  note: string;
}

/** All that is drawn, with nothing left to work out. */
export interface BoardFacts {
  heading: string;
  /** The table in words, for those who hear it. */
  words: string;
  city: number;
  deck: number;
  places: readonly PlaceFacts[];
  /** Clockwise from the looker, or from seat A. */
  panels: readonly PanelFacts[];
  arrows: readonly ArrowFacts[];
  hand: readonly HandFacts[] | null;
}

export const heading = (view: View): string =>
  view.result
    ? `${seatName(view.result.seat)} wins with ${coins(view.result.coins)}`
    : `Round ${view.round} · ${PHASE_NAMES[view.phase]}`;

/** Last round's cards lie there until the new plans close; nothing of them counts any more. */
export const showsLastRound = ({ phase, round, config }: View): boolean =>
  phase === 'plan' && round > 1 && config.discards === 'hidden';

function noteOf(view: View, { seat, ready }: SeatView): string {
  if (view.phase === 'plan' || view.phase === 'foolMe') return ready ? '✓ ready' : 'thinking';
  if (view.window?.thief === seat) return `shows ${cardName(STOPS[view.window.kind])}`;
  if (view.window?.eligible.includes(seat)) return 'may react';
  return view.turn === seat ? 'to turn a card' : '';
}

/** A prediction was there before the crime was shown, so a crime that lies open has been caught by it (rules 8.3). */
const caughtAt = (view: View, seat: SeatView, card: Card): boolean =>
  seat.faceUp.some((one) => one.card === card) &&
  view.warrants.some((one) => one.on === seat.seat && STOPS[one.kind] === card);

function panelOf(view: View, seat: SeatView): PanelFacts {
  return {
    seat: seat.seat,
    mark: markOf(seat.seat),
    coins: seat.coins,
    rich: seat.coins >= BETRAYAL.rich,
    fortune: seat.coins >= WINNING_FORTUNE,
    first: view.first === seat.seat,
    you: view.viewer === seat.seat,
    winner: view.result?.seat === seat.seat,
    note: noteOf(view, seat),
    active: view.turn === seat.seat || view.window?.thief === seat.seat,
    faceUp: seat.faceUp.map(({ card, how }) => ({
      card,
      past: showsLastRound(view),
      reaction: how === 'interrupt',
      caught: caughtAt(view, seat, card),
      at: card === 'noHonor' && seat.target !== null ? markOf(seat.target) : null,
    })),
    faceDown: seat.faceDown,
    handSize: seat.handSize,
    discardSize: seat.discardSize,
    pile: seat.discard,
    known: CARDS.map((card) => ({ card, where: seat.knowledge[card] })),
  };
}

function arrowsOf(view: View): ArrowFacts[] {
  const betrayals = view.seats.flatMap(({ seat, target }): ArrowFacts[] =>
    target === null ? [] : [{ from: seat, to: target, sign: 'noHonor', fate: 'open' }],
  );
  const warrants = view.warrants.map(({ kind, by, on }): ArrowFacts => {
    const target = view.seats[on]!;
    const hit = caughtAt(view, target, STOPS[kind]);
    return { from: by, to: on, sign: kind, fate: hit ? 'hit' : target.faceDown === 0 ? 'missed' : 'open' };
  });
  return [...betrayals, ...warrants];
}

function handOf(view: View): HandFacts[] | null {
  const { own } = view;
  if (!own) return null;
  return CARDS.map((card) => {
    if (own.hand.includes(card)) return { card, where: 'hand', note: 'in hand' };
    if (own.table.some((one) => one.card === card))
      return { card, where: 'table', note: showsLastRound(view) ? 'just played' : 'on the table' };
    if (view.phase === 'over') return { card, where: 'out', note: 'given up' };
    const back = backIn(view);
    return { card, where: 'out', note: back === view.round ? 'back now' : `back: round ${back}` };
  });
}

function seatInWords(view: View, seat: SeatView): string {
  const table = [
    ...(seat.faceUp.length > 0
      ? [`${cardNames(seat.faceUp.map(({ card }) => card))}${showsLastRound(view) ? ' of last round' : ' face up'}`]
      : []),
    ...(seat.faceDown > 0 ? [`${seat.faceDown} face down`] : []),
  ];
  const sure = CARDS.filter((card) => seat.knowledge[card] === 'hand');
  const out = CARDS.filter((card) => seat.knowledge[card] === 'out');
  return [
    `${seatName(seat.seat)}${view.first === seat.seat ? ', first player' : ''}: ${coins(seat.coins)}`,
    ...(table.length > 0 ? [`on the table ${listed(table)}`] : []),
    ...(seat.target === null ? [] : [`No Honor points at ${seatName(seat.target)}`]),
    `${seat.handSize} in hand, ${seat.discardSize} given up`,
    ...(view.round > 1 ? [`sure to have ${sure.length > 0 ? cardNames(sure) : 'nothing'}`] : []),
    ...(out.length > 0 ? [`without ${cardNames(out)}`] : []),
  ].join('; ');
}

function tableInWords(view: View): string {
  const places = view.locations.map(({ card, occupant }, i) => {
    const what = card === null ? 'face down' : locationName(card);
    return `Location ${i + 1}: ${what}, ${occupant === null ? 'free' : seatName(occupant)}`;
  });
  const warrants = view.warrants.map(
    ({ kind, by, on }) => `${seatName(by)} points ${cardName(kind)} at ${seatName(on)}`,
  );
  return [
    `The City has ${coins(view.city)}`,
    ...places,
    ...view.seats.map((seat) => seatInWords(view, seat)),
    ...warrants,
    ...(view.window
      ? [
          `${seatNames(view.window.eligible)} may react to ${seatName(view.window.thief)} with ${cardName(view.window.kind)}`,
        ]
      : []),
  ]
    .map((sentence) => `${sentence}.`)
    .join(' ');
}

export function boardFacts(view: View): BoardFacts {
  const start = view.viewer === 'spectator' ? 0 : view.viewer;
  return {
    heading: heading(view),
    words: tableInWords(view),
    city: view.city,
    deck: view.deckSize,
    places: view.locations.map(({ card, occupant }, i) => ({
      number: i + 1,
      card,
      occupant: occupant === null ? null : markOf(occupant),
    })),
    panels: view.seats.map((_, i) => panelOf(view, view.seats[(start + i) % view.n]!)),
    arrows: arrowsOf(view),
    hand: handOf(view),
  };
}
