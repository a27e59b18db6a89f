import { deckAt } from '../../board.ts';
import { thugsFirst } from '../../kills.ts';
import type { Both, CardNo, DefenceTerms, Face, FightTarget, View } from '../../model.ts';
import { copShape, NOBODY, pickedShape, visibleShape } from '../../shapes.ts';
import { contextOf, crimeSums, type FightShape, isCopFight, otherSide, strengthsOf, totalOf } from '../../sides.ts';
import { judge, sumOf } from '../../strength.ts';

// Chances before the roll, out of what one seat sees: no sealed cards of others, no re-rolls, Thugs fall first.

const percent = (won: number, all: number): number => Math.round((won / Math.max(1, all)) * 100);

/** How often this side wins, in percent of all outcomes of both dice. */
function chanceOf(view: View, shape: FightShape, side: keyof Both<unknown>): number {
  const strengths = strengthsOf(view, shape);
  const faces: readonly Face[] = deckAt(view).deck.dice.fight;
  const bosses = !isCopFight(shape);
  let won = 0;
  for (const attacker of faces)
    for (const defender of faces) {
      const shields = attacker === 'S' && defender === 'S';
      // A shield brings a Cop, who fights at once.
      const cops = [attacker, defender].filter((face) => face === 'S').length;
      const sides = bosses ? strengths : withCops(strengths, shape, Math.min(cops, view.cops.supply));
      const { winner } = judge(sides, { attacker, defender }, { attacker: thugsFirst, defender: thugsFirst });
      if (bosses ? winner === side && !shields : winner !== otherSide(side)) won++;
    }
  return percent(won, faces.length ** 2);
}

function withCops(strengths: ReturnType<typeof strengthsOf>, { attacker }: FightShape, more: number): typeof strengths {
  const side = attacker === 'cops' ? 'attacker' : 'defender';
  return { ...strengths, [side]: { ...strengths[side], thugs: strengths[side].thugs + more } };
}

/** The defender's chance with these cards of his; null where there is nothing to defend. */
export function defenceChance(view: View, defence: DefenceTerms, cards: readonly CardNo[]): number | null {
  const { pending, copQueue, viewer } = view;
  const called = copQueue.find(({ boss }) => boss === viewer);
  const shape = defence.for === 'cops' ? shapeOf(called) : pending?.type === 'fight' ? visibleShape(pending) : null;
  if (!shape) return null;
  const side = shape.attacker === viewer ? 'attacker' : 'defender';
  return chanceOf(view, withCards(view, shape, side, cards), side);
}

/** A Cop Fight that is still to come is never a picked one. */
function shapeOf(called: View['copQueue'][number] | undefined): FightShape | null {
  if (!called || called.cause === 'picked') return null;
  const { boss, group, cause } = called;
  return copShape({ boss, group, cause });
}

function withCards(view: View, shape: FightShape, side: keyof Both<unknown>, cards: readonly CardNo[]): FightShape {
  const { street } = deckAt(view);
  const group = shape.groups[side];
  const context = contextOf(shape, side);
  const mods = cards.flatMap((no) => {
    const card = street[no];
    return card && 'mods' in card ? (card.mods ?? []) : [];
  });
  const more = sumOf(mods, 'reinforce', context);
  const stops = mods.some(({ mod }) => mod === 'noRides');
  return {
    ...shape,
    driveBy: shape.driveBy && !stops,
    noRides: stops ? [...shape.noRides, otherSide(side)] : shape.noRides,
    groups: group ? { ...shape.groups, [side]: { ...group, thugs: group.thugs + more } } : shape.groups,
    table: { ...shape.table, [side]: [...shape.table[side], ...cards] },
  };
}

/** The chance of a Fight that is picked with these Thugs alone. */
export function fightChance(view: View, target: FightTarget, thugs: number): number {
  const seat = Number(view.viewer);
  return chanceOf(view, pickedShape(view, seat, target, { ...NOBODY, thugs }), 'attacker');
}

/** The chance of a Crime with these Thugs alone. */
export function crimeChance(view: View, no: CardNo, thugs: number): number {
  const { strength, difficulty } = crimeSums(view, { card: no, group: { ...NOBODY, thugs }, extra: [], cards: [] });
  const faces: readonly Face[] = deckAt(view).deck.dice.crime;
  return percent(faces.filter((face) => face !== 'S' && totalOf(strength, face) >= difficulty).length, faces.length);
}
