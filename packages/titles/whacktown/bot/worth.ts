import type { Cards } from '../deck/deck.ts';
import { CELLS } from '../tables.ts';
import { countIn, type Gang, type Sketch } from './sketch.ts';

// What a position is worth (rules 15). The figures were found by playing many games.

/** What a gang may be expected to take from each of the others before their next turn. */
function menaceOf({ bomb, gang }: Gang, damage: number): number {
  const blast = bomb === null ? 0 : damage * (bomb === 'ARMED' ? 0.75 : 0.4);
  return blast + 0.5 + 0.175 * Math.min(gang, 6);
}

function bombDamage({ deck }: Cards, living: number): number {
  const damage = deck.bombs[0]?.damage;
  if (!damage) return 0;
  return living >= 4 ? damage['4'] : living === 3 ? damage['3'] : damage['2'];
}

/** LAY LOW on the table, or a perk that is given back to prevent a loss. */
const isGuarded = ({ guards, perks }: Gang, cards: Cards): boolean =>
  guards > 0 || (perks.length > 0 && perks.some((perk) => pays(cards, perk, 'thisPerk')));

function pays({ perks }: Cards, perk: string, what: 'thisPerk' | 'bones'): boolean {
  const ability = perks.get(perk)?.ability;
  return ability?.phase === 'prevent' && ability.cost.some(({ pay }) => pay === what);
}

/** What each of a winning profile's own things is worth besides. */
const GOAL_BONUS: Partial<Record<string, number>> = { evidence: 2.2, money: 0.8, gang: 0.6, combined: 0.3 };

/** What a gang's position is worth, with so many alive and such losses to be expected from the others. */
function worthOf(gang: Gang, sketch: Sketch, living: number, threat: number): number {
  const { cards } = sketch;
  const combined = gang.health + gang.armor;
  const safety = combined - (isGuarded(gang, cards) ? 0.6 * threat : threat);
  let value = safety > 0 ? 8 * Math.log(1 + safety) : 4.8 * safety;
  value += 0.35 * combined + 0.25 * gang.damaged + 0.4 * gang.armor;
  value += 3.2 * gang.rep + 2 * Math.max(0, gang.rep - 6);
  value += 0.4 * Math.min(gang.info, 9) + doorsOpen(sketch, gang);
  value += 0.75 * Math.min(gang.money, 5) + 0.3 * Math.max(0, gang.money - 5) + 1.15 * gang.gang;
  value += 1.15 * (gang.hand <= 7 ? gang.hand : 7 + 0.8 * (gang.hand - 7));
  value += 1.1 * gang.preparations + 2.7 * gang.perks.length;
  if (gang.bomb !== null) value += 2.5 + 0.8 * (living - 1) * (gang.bomb === 'ARMED' ? 2 : 1);
  if (gang.bones > 0) value += gang.bones * (gang.perks.some((perk) => pays(cards, perk, 'bones')) ? 0.5 : 0.1);
  const { goal } = gang;
  if (goal) {
    const has = countIn(gang, goal.counter);
    const part = has / goal.target;
    value += 14 * part * part * part + (GOAL_BONUS[goal.counter] ?? 0) * has;
  }
  return value;
}

/** How near the information of a gang brings it to the doors in this city; money helps a little. */
function doorsOpen(sketch: Sketch, { info, money }: Gang): number {
  let open = 0;
  for (const n of doorsIn(sketch)) {
    if (info >= n) open += 0.9;
    else open += 0.9 * Math.max(0, (info + Math.min(money, 2) / 2) / n - 0.3);
  }
  return open;
}

const doors = new WeakMap<Sketch['cells'], number[]>();

/** Information that the locations of this city ask for. */
function doorsIn({ cells, cards }: Sketch): readonly number[] {
  let found = doors.get(cells);
  if (!found) {
    found = CELLS.flatMap((cell) => {
      const requirement = cards.locations.get(cells[cell])?.requirement;
      return requirement?.type === 'info' ? [requirement.n] : [];
    });
    doors.set(cells, found);
  }
  return found;
}

/** How good a position is for the one who thinks: his own value against the best and the average opponent. */
export function scoreOf(sketch: Sketch): number {
  const { me, gangs, winners, cards } = sketch;
  if (winners) return winners.includes(me.seat) ? 1000 : -1000;
  if (!me.alive) return -900;
  let living = 0;
  for (const gang of gangs) if (gang.alive) living++;
  const damage = bombDamage(cards, living);
  let menace = 0;
  for (const gang of gangs) if (gang.alive) menace += menaceOf(gang, damage);
  const worth = (gang: Gang) => worthOf(gang, sketch, living, menace - menaceOf(gang, damage));
  let [best, sum] = [-Infinity, 0];
  for (const gang of gangs) {
    if (!gang.alive || gang === me) continue;
    const value = worth(gang);
    if (value > best) best = value;
    sum += value;
  }
  return worth(me) - (0.63 * (best + sum / (living - 1))) / 2;
}
