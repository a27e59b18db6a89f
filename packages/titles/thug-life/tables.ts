import type { SeatMark } from '#engine/title.ts';

/** The box (rules 2); a reader with the rulebook can tick it off. Cards are in `deck/`. */
export const MIN_PLAYERS = 2;
export const MAX_PLAYERS = 6;
/** Never more, never fewer a Boss: that many in the Yard at the start, the rest in the Stash. */
export const THUGS = 9;
export const START_YARD = 3;
export const DOLLAS = 36;
export const START_DOLLAS = 1;
export const COPS = 8;
export const MOST_DRAMAS = 3;
/** One Respect for so many Dollas in the Stash, each round. */
export const DOLLAS_A_RESPECT = 3;
/** Respect for the winner and off the loser of a Fight between Bosses, and for whoever beats the Cops. */
export const FIGHT_RESPECT = 1;
export const COP_FIGHT_RESPECT = 2;
/** What a Boss loses when somebody grinds his empty Hood. */
export const GROUND_RESPECT = 1;
/** What an attacker on foot takes from the Stash of a Hood he has beaten. */
export const HOOD_DOLLA = 1;
export const LONGEST_NAME = 30;

/** Faces of both dice: a number, one to three skulls, the shield. */
export const FACES = ['1', '2', '3', '4', '5', '6', 'K1', 'K2', 'K3', 'S'] as const;
export type Face = (typeof FACES)[number];
/** Skulls and the shield add no Power (our decision D3). */
export const numberOn = (face: Face): number => (/^\d$/.test(face) ? Number(face) : 0);
export const skullsOn = (face: Face): number => (face.startsWith('K') ? Number(face.slice(1)) : 0);

/** Letters and shapes because colour is never the only sign. No name begins like a word of the notation. */
export const MARKS: readonly SeatMark[] = [
  { name: 'Green', letter: 'G', shape: 'square', colour: '#2f7d32' },
  { name: 'Red', letter: 'R', shape: 'triangle', colour: '#b3261e' },
  { name: 'Blue', letter: 'B', shape: 'circle', colour: '#0b63b0' },
  { name: 'Orange', letter: 'O', shape: 'diamond', colour: '#b35900' },
  { name: 'Purple', letter: 'P', shape: 'pentagon', colour: '#7b2fbe' },
  { name: 'Yellow', letter: 'Y', shape: 'hexagon', colour: '#806a00' },
];
