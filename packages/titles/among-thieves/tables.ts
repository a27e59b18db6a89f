import type { SeatMark } from '#engine/title.ts';

/** The action cards in the order of the rules (section 9): this is the order of cards everywhere. Every seat has one of each. */
export const CARDS = ['steal', 'trap', 'heist', 'sabotage', 'noHonor'] as const;
export type Card = (typeof CARDS)[number];

/** Which cards earn, and which card stops which of them. */
export type Crime = 'steal' | 'heist';
export type Kind = 'trap' | 'sabotage';

export const STOPPED_BY: Readonly<Record<Crime, Kind>> = { steal: 'trap', heist: 'sabotage' };
export const STOPS: Readonly<Record<Kind, Crime>> = { trap: 'steal', sabotage: 'heist' };

export const isCrime = (card: Card): card is Crime => card === 'steal' || card === 'heist';
export const isStopper = (card: Card): card is Kind => card === 'trap' || card === 'sabotage';

export interface CardFigures {
  name: string;
  /** Two letters, as in mails and on the board. */
  code: string;
  /** How many are in the box: one a card set. */
  count: number;
  type: 'crime' | 'stopper' | 'betrayal';
  /** Whoever has played it, stopped or not, is a thief this round (rules 8.7). */
  thief: boolean;
  /** What it does, in our words. */
  says: string;
}

export const CARD_TABLE: Readonly<Record<Card, CardFigures>> = {
  steal: {
    name: 'Steal',
    code: 'ST',
    count: 5,
    type: 'crime',
    thief: true,
    says: 'On your turn you take 1 coin from the City at once, unless somebody stops you with a Trap.',
  },
  trap: {
    name: 'Trap',
    code: 'TR',
    count: 5,
    type: 'stopper',
    thief: false,
    says: 'Stops a Steal the moment it is shown. Or on your turn: name a player; if he shows a Steal later in the round he gets nothing and pays 1 coin to the City.',
  },
  heist: {
    name: 'Heist',
    code: 'HE',
    count: 5,
    type: 'crime',
    thief: true,
    says: 'You go to a location, which pays or jails you at the end of the round, unless somebody stops you with a Sabotage. Where all are taken, you may push out somebody richer.',
  },
  sabotage: {
    name: 'Sabotage',
    code: 'SA',
    count: 5,
    type: 'stopper',
    thief: false,
    says: 'Stops a Heist the moment it is shown. Or on your turn: name a player; if he shows a Heist later in the round he gets nothing and pays 1 coin to the City.',
  },
  noHonor: {
    name: 'No Honor Among Thieves',
    code: 'NH',
    count: 5,
    type: 'betrayal',
    thief: true,
    says: 'Shown first, works last: take 1 coin from the thief you point at, 2 if he has 5 or more. If he played Trap and Sabotage he is an honest businessman, and you pay him 1. It is always the card you give up.',
  },
};

/** The location cards, in the order in which draws list them. */
export const LOCATION_CARDS = ['prison', 'coin1', 'coin2', 'coin3'] as const;
export type LocationCard = (typeof LOCATION_CARDS)[number];

export interface LocationFigures {
  name: string;
  count: number;
  /** Coins from the City; below zero: to the City, if able. */
  pays: number;
}

export const LOCATION_TABLE: Readonly<Record<LocationCard, LocationFigures>> = {
  prison: { name: 'Prison', count: 3, pays: -1 },
  coin1: { name: '1 coin', count: 2, pays: 1 },
  coin2: { name: '2 coins', count: 3, pays: 2 },
  coin3: { name: '3 coins', count: 2, pays: 3 },
};

export const MIN_PLAYERS = 3;
export const MAX_PLAYERS = 5;
export const LOCATION_DECK = 10;
/** Never more, never fewer (rules 2; our decision D30 for the City that runs out). */
export const COINS = 31;
export const STARTING_COINS = 1;
/** What the first player has more at the start, and what each new first player gets. */
export const FIRST_PLAYER_COIN = 1;
export const CARDS_PLOTTED = 2;
export const STEAL_GAIN = 1;
export const FINE = 1;
/** What a betrayer takes, and what he takes from a victim with that many coins. */
export const BETRAYAL = { gain: 1, richGain: 2, rich: 5 } as const;
export const BUSINESSMAN_FEE = 1;
export const TORCH_COIN = 1;
export const WINNING_FORTUNE = 7;

/** How many Heist Locations lie on the table. */
export const locationsFor = (players: number): number => players - 2;

/**
 * Letters A to E as the rules have them; shapes because colour is never the only sign. No name begins like a word of the notation.
 */
export const MARKS: readonly SeatMark[] = [
  { name: 'Adder', letter: 'A', shape: 'circle', colour: '#0b63b0' },
  { name: 'Badger', letter: 'B', shape: 'triangle', colour: '#8f7000' },
  { name: 'Crow', letter: 'C', shape: 'square', colour: '#c2450a' },
  { name: 'Dormouse', letter: 'D', shape: 'diamond', colour: '#7b2fbe' },
  { name: 'Ermine', letter: 'E', shape: 'pentagon', colour: '#2f7d32' },
];
