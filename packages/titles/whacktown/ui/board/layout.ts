import { type Cell, placeOf } from '../../tables.ts';

// Units of the drawing. A phone shows 1000 of them on 390 px: letters of 20 units are the smallest that can be read there.

export const width = 1000;
export const margin = 10;
export const headHeight = 58;

export const fameTop = headHeight + 8;
export const fameHeight = 74;

export const cityTop = fameTop + fameHeight + 10;
export const gap = 8;
export const tileWidth = (width - 2 * margin - 4 * gap) / 5;
export const bandHeight = 92;
export const signsHeight = 100;
export const stripHeight = 42;
export const tileHeight = bandHeight + signsHeight + stripHeight;
export const cityHeight = 4 * tileHeight + 3 * gap;

export const supplyTop = cityTop + cityHeight + 12;
export const supplyHeight = 46;

export const boardsTop = supplyTop + supplyHeight + 10;
export const boardWidth = (width - 2 * margin - 12) / 2;
/** Without lines of belongings. */
export const boardHeight = 290;
export const belongingsTop = 286;
export const belongingsLine = 41;

/** Upper left corner of a cell's tile. */
export function spotOf(cell: Cell): { x: number; y: number } {
  const place = placeOf(cell);
  return {
    x: margin + (place % 5) * (tileWidth + gap),
    y: cityTop + Math.floor(place / 5) * (tileHeight + gap),
  };
}

export const handCard = { width: 190, height: 162, gap: 7.5, perRow: 5 } as const;
