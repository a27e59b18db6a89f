import type { SeatMark } from '#engine/title.ts';

// What stands in every box, whatever the cards say. Everything on cards, tiles, dice and bombs is in the deck (deck/house-1.json).

export const MIN_PLAYERS = 2;
export const MAX_PLAYERS = 4;

export const COLUMNS = ['A', 'B', 'C', 'D', 'E'] as const;
export const ROWS = ['1', '2', '3', '4'] as const;
export type Cell = `${(typeof COLUMNS)[number]}${(typeof ROWS)[number]}`;

/** All twenty cells in reading order: A1, B1 ... E1, A2 ... E4. */
export const CELLS: readonly Cell[] = ROWS.flatMap((row) => COLUMNS.map((column): Cell => `${column}${row}`));

const PLACE: ReadonlyMap<string, number> = new Map(CELLS.map((cell, i) => [cell, i]));

/** Place of a cell in reading order, 0 to 19; -1 for anything that is no cell. */
export const placeOf = (cell: string): number => PLACE.get(cell) ?? -1;

export const isCell = (text: string): text is Cell => PLACE.has(text);

/** Row 1 is the top row. */
export const rowOf = (cell: Cell): number => Number(cell[1]);

const WIDTH = COLUMNS.length;
const neighbours = (i: number): Cell[] =>
  [i % WIDTH > 0 ? i - 1 : -1, i % WIDTH < WIDTH - 1 ? i + 1 : -1, i - WIDTH, i + WIDTH].flatMap(
    (at) => CELLS[at] ?? [],
  );
const NEIGHBOURS: ReadonlyMap<Cell, readonly Cell[]> = new Map(CELLS.map((cell, i) => [cell, neighbours(i)]));

/** Cells that share an edge; diagonals are no neighbours (rules 8.2). */
export const neighboursOf = (cell: Cell): readonly Cell[] => NEIGHBOURS.get(cell)!;

export const isAdjacent = (a: Cell, b: Cell): boolean => neighboursOf(a).includes(b);

/** Where the top left corner of the crime scene may lie: A1 to D3. */
export const ANCHORS: readonly Cell[] = CELLS.filter((cell) => !cell.startsWith('E') && !cell.endsWith('4'));

export const isAnchor = (text: string): text is Cell => isCell(text) && ANCHORS.includes(text);

/** The four cells of a crime scene, by its top left one. */
export const squareOf = (anchor: Cell): readonly Cell[] => SQUARES.get(anchor) ?? [];
const SQUARES: ReadonlyMap<Cell, readonly Cell[]> = new Map(
  ANCHORS.map((anchor) => [anchor, [0, 1, WIDTH, WIDTH + 1].map((step) => CELLS[placeOf(anchor) + step]!)]),
);

/** In which order `put` looks for a cell at the deadline (rules 5): the bottom row, then the others as one reads. */
export const PUT_ORDER: readonly Cell[] = [...CELLS.slice(15), ...CELLS.slice(0, 15)];

export const COLOURS = ['grey', 'green', 'pink', 'blue', 'yellow', 'purple'] as const;
export type Colour = (typeof COLOURS)[number];

/** What a player gains and loses. */
export const RESOURCES = ['health', 'armor', 'info', 'money', 'gang', 'rep'] as const;
export type Resource = (typeof RESOURCES)[number];

/** What a number on a card may count. */
export const COUNTERS = [
  'health',
  'armor',
  'damaged',
  'combined',
  'info',
  'money',
  'gang',
  'rep',
  'cards',
  'bones',
  'evidence',
] as const;
export type Counter = (typeof COUNTERS)[number];

/** Faces of a red die. */
export const FACES = 6;

/** From this threshold on a standing order prevents, unless its owner says otherwise (rules 8.5). */
export const DEFAULT_MIN_LOSS = 3;
export const MOST_MIN_LOSS = 20;

/** Colours in seat order (rules 3); shapes because colour is never the only sign. No name begins like a word of the notation. */
export const MARKS: readonly SeatMark[] = [
  { name: 'Yellow', letter: 'Y', shape: 'circle', colour: '#8f7000' },
  { name: 'Blue', letter: 'B', shape: 'square', colour: '#0b63b0' },
  { name: 'Red', letter: 'R', shape: 'triangle', colour: '#c0281c' },
  { name: 'Green', letter: 'G', shape: 'diamond', colour: '#2f7d32' },
];
