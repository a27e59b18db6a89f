import type { CostPart } from '../deck/effects.ts';
import type { Gang, Sketch } from './sketch.ts';

/** Armor first. */
export function takeIn(gang: Gang, n: number): void {
  const armor = Math.min(gang.armor, n);
  gang.armor -= armor;
  gang.damaged += armor;
  gang.health = Math.max(0, gang.health - (n - armor));
}

/** All opponents at once; they prevent what the usual standing order would, and whoever falls brings reputation. */
export function hitIn(sketch: Sketch, amountFor: (gang: Gang) => number): void {
  const { me, gangs } = sketch;
  let dead = 0;
  for (const gang of gangs) {
    if (gang === me || !gang.alive) continue;
    const combined = gang.health + gang.armor;
    let n = amountFor(gang);
    if (sketch.grace) n = Math.min(n, combined - 1);
    if (n <= 0 || ((n >= 3 || n >= combined) && prevents(sketch, gang))) continue;
    takeIn(gang, n);
    if (gang.health === 0) {
      gang.alive = false;
      dead++;
    }
  }
  if (dead > 0) reapIn(sketch, dead);
}

function reapIn(sketch: Sketch, dead: number): void {
  const living = sketch.gangs.filter(({ alive }) => alive);
  if (living.length === 1) {
    sketch.winners = [sketch.me.seat];
    return;
  }
  const { winReputation } = sketch.cards.deck.constants;
  for (const gang of living) gang.rep += dead;
  const winners = living.filter((gang) => gang.rep >= winReputation);
  if (winners.length > 0) sketch.winners = winners.map(({ seat }) => seat);
}

/** Spends what would prevent this loss, if there is something. */
function prevents({ cards }: Sketch, gang: Gang): boolean {
  if (gang.guards === 0 && gang.perks.length === 0) return false;
  for (const id of cards.preventions) {
    const ability = cards.perks.get(id)?.ability;
    if (ability?.phase !== 'prevent') {
      if (gang.guards === 0) continue;
      gang.guards--;
      gang.preparations--;
      return true;
    }
    if (!gang.perks.includes(id) || !affordable(gang, ability.cost)) continue;
    for (const part of ability.cost) {
      if (part.pay === 'thisPerk') gang.perks = gang.perks.filter((perk) => perk !== id);
      else if (part.pay === 'bones' || part.pay === 'money') gang[part.pay] -= part.n;
    }
    return true;
  }
  return false;
}

export const affordable = (gang: Gang, cost: readonly CostPart[]): boolean =>
  cost.every((part) => part.pay === 'thisPerk' || has(gang, part.pay) >= part.n);

/** What can be spent; the last health can't. */
function has(gang: Gang, what: 'money' | 'bones' | 'health' | 'cards'): number {
  switch (what) {
    case 'money':
    case 'bones':
      return gang[what];
    case 'health':
      return gang.health - 1;
    case 'cards':
      return gang.hand;
  }
}
