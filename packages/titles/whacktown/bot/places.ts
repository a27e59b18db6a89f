import type { PutClass } from '../deck/effects.ts';
import type { Cell } from '../model.ts';
import { ANCHORS, isAdjacent, PUT_ORDER, rowOf, squareOf } from '../tables.ts';
import { isFree, isTaped, type Sketch } from './sketch.ts';

/** Where the crime scene covers the own cell and as few opponents as possible (rules 15). */
export function bestAnchor({ me, gangs, crimeScene }: Sketch): Cell {
  let [best, most] = [crimeScene ?? ANCHORS[0]!, -Infinity];
  for (const anchor of ANCHORS) {
    const square = squareOf(anchor);
    let points = 0;
    for (const gang of gangs)
      if (gang.alive && gang.at !== null && square.includes(gang.at)) points += gang === me ? 1 : -0.7;
    if (points > most) [best, most] = [anchor, points];
  }
  return best;
}

/** A free cell inside the crime scene if there is one, else the first in the usual order; null: none fits. */
export function bestPut(sketch: Sketch, to: PutClass): Cell | null {
  const fitting = PUT_ORDER.filter((cell) => isFree(sketch, cell) && isOf(sketch, cell, to));
  return fitting.find((cell) => isTaped(sketch, cell)) ?? fitting[0] ?? null;
}

function isOf(sketch: Sketch, cell: Cell, to: PutClass): boolean {
  switch (to) {
    case 'any':
      return true;
    case 'grey':
      return sketch.cards.locations.get(sketch.cells[cell])!.color === 'grey';
    case 'topRow':
      return rowOf(cell) === sketch.cards.deck.city.topRow;
    case 'adjacent':
      return sketch.me.at !== null && isAdjacent(sketch.me.at, cell);
    case 'insideCrimeScene':
      return isTaped(sketch, cell);
  }
}
