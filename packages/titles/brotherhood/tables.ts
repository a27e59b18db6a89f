import type { SeatMark } from '#engine/title.ts';

/** The six districts in the order of the die (rules 2.1): this is the order of areas everywhere. */
export const AREAS = ['WE', 'SB', 'CC', 'DT', 'ES', 'TD'] as const;
export type Area = (typeof AREAS)[number];

/** A Godfather stands in an area or is at the meeting (or in exile) Out-of-Town. */
export type Place = Area | 'OUT';

export const AREA_NAMES: Readonly<Record<Place, string>> = {
  WE: 'West End',
  SB: 'South Bank',
  CC: 'City Central',
  DT: 'Down Town',
  ES: 'East Side',
  TD: 'The Docks',
  OUT: 'Out-of-Town',
};

/** The area with number `die`, 1 to 6. */
export const areaOfDie = (die: number): Area => AREAS[die - 1]!;

/** Revenue, Political influence, Thug, Hitman. */
export const KINDS = ['R', 'P', 'T', 'H'] as const;
export type Kind = (typeof KINDS)[number];
export type Counts = Record<Kind, number>;
export type Men = { T: number; H: number };

export const KIND_NAMES: Readonly<Record<Kind | 'G', readonly [one: string, many: string]>> = {
  R: ['Revenue', 'Revenues'],
  P: ['Political', 'Politicals'],
  T: ['Thug', 'Thugs'],
  H: ['Hitman', 'Hitmen'],
  G: ['Godfather', 'Godfathers'],
};

/** Monthly income of one Revenue, prices of the four kinds, and how many Revenues an area bears (rules 2.1, 2.2). */
export interface AreaFigures {
  income: number;
  R: number;
  P: number;
  T: number;
  H: number;
  limit: number;
}

/**
 * West End's figures, the Docks' income, all salaries and all limits are the rulebook's. The rest is interpolated: income falls as
 * the limit rises, a Revenue costs two months' income, a Political 1,000 more. A group with the printed board types in its own.
 */
export const MONEY: Readonly<Record<Area, AreaFigures>> = {
  WE: { income: 5000, R: 10000, P: 11000, T: 2000, H: 4000, limit: 3 },
  SB: { income: 4000, R: 8000, P: 9000, T: 2000, H: 4000, limit: 3 },
  CC: { income: 3000, R: 6000, P: 7000, T: 2000, H: 4000, limit: 4 },
  DT: { income: 2500, R: 5000, P: 6000, T: 2000, H: 4000, limit: 5 },
  ES: { income: 2000, R: 4000, P: 5000, T: 2000, H: 4000, limit: 7 },
  TD: { income: 1000, R: 2000, P: 3000, T: 2000, H: 4000, limit: 8 },
};

/** Counters of one seat (rules 2.3). */
export const SET: Readonly<Counts> = { R: 12, P: 5, T: 12, H: 2 };

export const MONTHS = 12;
export const MEETING_MONTHS = 4;
export const START_CASH = 20000;

/** One month's salary; the jail is no area, so bail is never doubled. */
export const BAIL: Readonly<Men> = { T: 2000, H: 4000 };

/** Highest face on which a man hits; the boss shoots with house rule 1 only. */
export const HITS_UP_TO = { T: 2, H: 5, G: 1 } as const;

/** What one unit of influence costs in Politicals: arrest a Thug, close a Revenue, remove a Political (with more than its owner). */
export const INFLUENCE_COST = { T: 1, R: 1, P: 2 } as const;

/** Highest face on which a bribe works, and on which a prisoner walks free. */
export const BRIBE_UP_TO = 5;
export const FREED_UP_TO = 5;

/** House rule 3: income of a boss in exile, and the support Thugs of one roll, by face 1 to 6. */
export const EXILE_INCOME = 2000;
export const SUPPORT_BY_DIE = [2, 1, 1, 1, 0, 0] as const;

/** After so many volleys of one overtime everybody shares (our guarantee that it ends). */
export const OVERTIME_VOLLEYS = 100;

/** Token cards that one hearing draws at most when token cards are followed by another card. */
export const TOKEN_CARDS_A_HEARING = 10;

export type CardId = number;
export type Token = 'getOut' | 'bribe';

/**
 * What a card does to the investigated area (rules 9). `jail` and `pool` are the owner's.
 * `roll`: a die for every counter of the kind, those with one of the faces go. `each`: one counter of every seat that is there.
 */
export type Effect =
  | { does: 'halveNext' }
  | { does: 'roll'; kind: Kind; faces: readonly number[]; to: 'jail' | 'pool' }
  | { does: 'each'; kind: Kind; to: 'jail' | 'pool' }
  | { does: 'removeAll'; kind: Kind; to: 'pool' }
  | { does: 'unlessSole' }
  | { does: 'block' }
  | { does: 'token'; token: Token };

export interface Card {
  id: CardId;
  name: string;
  /** What it does, in our words. */
  says: string;
  /** Copies in the default deck; the rulebook prints no number, one each is ours. */
  copies: number;
  effects: readonly Effect[];
}

export const CARDS: Readonly<Record<CardId, Card>> = {
  1: {
    id: 1,
    name: 'Big Clean-up on Illegal Drinking Clubs',
    says: 'Revenues here earn half next month.',
    copies: 1,
    effects: [{ does: 'halveNext' }],
  },
  2: {
    id: 2,
    name: 'Crack House Bust',
    says: 'Everybody who is here loses a Thug to jail and a Revenue to the pool.',
    copies: 1,
    effects: [
      { does: 'each', kind: 'T', to: 'jail' },
      { does: 'each', kind: 'R', to: 'pool' },
    ],
  },
  3: {
    id: 3,
    name: 'FBI Special Task Force Sweeps Area',
    says: 'A die for every Hitman here: 1 to 3, and he is arrested.',
    copies: 1,
    effects: [{ does: 'roll', kind: 'H', faces: [1, 2, 3], to: 'jail' }],
  },
  4: {
    id: 4,
    name: 'Intensive Dragnet of Known Hoodlums',
    says: 'A die for every Thug here: 3 to 6, and he is arrested.',
    copies: 1,
    effects: [{ does: 'roll', kind: 'T', faces: [3, 4, 5, 6], to: 'jail' }],
  },
  5: {
    id: 5,
    name: 'Minor Police Harassment',
    says: 'A die for every Thug here: 1 or 2, and he is arrested.',
    copies: 1,
    effects: [{ does: 'roll', kind: 'T', faces: [1, 2], to: 'jail' }],
  },
  6: {
    id: 6,
    name: 'Petty Police Investigation',
    says: 'A die for every Thug and every Revenue here: on a 1 the Thug is arrested, the Revenue closed.',
    copies: 1,
    effects: [
      { does: 'roll', kind: 'T', faces: [1], to: 'jail' },
      { does: 'roll', kind: 'R', faces: [1], to: 'pool' },
    ],
  },
  7: {
    id: 7,
    name: 'Outcry Against Political Corruption',
    says: 'All Politicals here are removed, unless one family has the area to itself.',
    copies: 1,
    effects: [{ does: 'unlessSole' }, { does: 'removeAll', kind: 'P', to: 'pool' }],
  },
  8: {
    id: 8,
    name: 'Internal Affairs Probes / Police Corruption',
    says: 'A die for every Political here: 1 to 3, and it is removed.',
    copies: 1,
    effects: [{ does: 'roll', kind: 'P', faces: [1, 2, 3], to: 'pool' }],
  },
  9: {
    id: 9,
    name: 'Government Bribe Exposed',
    says: 'No Political Influence is used here this month.',
    copies: 1,
    effects: [{ does: 'block' }],
  },
  10: {
    id: 10,
    name: 'Get-Out-of-Jail',
    says: 'A seat drawn at random gets a token that tries to free up to a die of prisoners.',
    copies: 1,
    effects: [{ does: 'token', token: 'getOut' }],
  },
  11: {
    id: 11,
    name: 'Grand Jury Bribe',
    says: 'A seat drawn at random gets a token that can turn a card away.',
    copies: 0,
    effects: [{ does: 'token', token: 'bribe' }],
  },
};

export const CARD_IDS: readonly CardId[] = Object.keys(CARDS).map(Number);

/** The token a card gives, or null for cards 1-9. */
export function tokenOf(card: CardId): Token | null {
  for (const effect of CARDS[card]!.effects) if (effect.does === 'token') return effect.token;
  return null;
}

/** Initials that collide with no code of the ledger (G T H R P); shapes because colour is never the only sign. */
export const MARKS: readonly SeatMark[] = [
  { name: 'Blue', letter: 'B', shape: 'circle', colour: '#0b63b0' },
  { name: 'Yellow', letter: 'Y', shape: 'triangle', colour: '#8f7000' },
  { name: 'Orange', letter: 'O', shape: 'square', colour: '#c2450a' },
  { name: 'Violet', letter: 'V', shape: 'diamond', colour: '#7b2fbe' },
  { name: 'Slate', letter: 'S', shape: 'pentagon', colour: '#465563' },
];
