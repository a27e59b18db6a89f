import { cardsOf } from './board.ts';
import type { Face, Hustle, Location, Perk, Profile } from './deck/schema.ts';
import type { Cell, View } from './model.ts';

// What a view speaks of by id, looked up in the cards of its game.

export const locationOf = (view: View, cell: Cell): Location => cardsOf(view).locations.get(view.cells[cell])!;

export const profileOf = (view: View, id: string): Profile => cardsOf(view).profiles.get(id)!;

export const perkOf = (view: View, id: string): Perk => cardsOf(view).perks.get(id)!;

export const hustleOf = (view: View, id: string): Hustle => cardsOf(view).hustles.get(id)!;

/** The name of a preparation or a perk, as sources of prevention and of rerolls are mixed. */
export function sourceNameOf(view: View, id: string): string {
  const { perks, hustles } = cardsOf(view);
  return (perks.get(id) ?? hustles.get(id))?.name ?? id;
}

/** A face of the red die by its number. */
export const faceOf = (view: View, face: number): Face => cardsOf(view).faces.get(face)!;
