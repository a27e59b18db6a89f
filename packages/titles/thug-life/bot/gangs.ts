import type { Compiled } from '../deck/compiled.ts';
import type { CardNo } from '../model.ts';
import type { Context } from '../strength.ts';
import { type Gifts, giftsOf, worthOf } from './gifts.ts';
import type { Gang } from './odds.ts';

/** Who and what could go, and what it costs. */
export interface Choice {
  thugs: number;
  homies: readonly CardNo[];
  rides: readonly CardNo[];
  weapons: readonly CardNo[];
  turf: readonly CardNo[];
}

/** The numbers of a choice. */
export function gangOf(deck: Compiled, { thugs, homies, rides, weapons, turf }: Choice, context: Context): Gang {
  const gang: Gang = { thugs, homies: homies.length, homiePower: 0, bonus: 0, kill: 0, save: 0, reroll: 0 };
  for (const list of [homies, rides, weapons, turf])
    for (const no of list) {
      const gifts = giftsOf(deck, no, context);
      gang.homiePower += gifts.printed;
      gang.bonus += gifts.power;
      gang.kill += gifts.kill;
      gang.save += gifts.save;
      gang.reroll += gifts.reroll;
    }
  return gang;
}

/** The same with one Weapon more. */
export const withWeapon = (gang: Gang, { power, kill, save, reroll }: Gifts): Gang => ({
  ...gang,
  bonus: gang.bonus + power,
  kill: gang.kill + kill,
  save: gang.save + save,
  reroll: gang.reroll + reroll,
});

/** Best first; what does nothing here is left out. */
export const bestWeapons = (deck: Compiled, weapons: readonly CardNo[], context: Context): CardNo[] =>
  weapons
    .map((no) => ({ no, worth: worthOf(giftsOf(deck, no, context)) }))
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => b.worth - a.worth || a.no - b.no)
    .map(({ no }) => no);

/** Nobody, the best alone, all together: more would be too many to think about. */
export function someHomies(deck: Compiled, homies: readonly CardNo[], context: Context): CardNo[][] {
  if (homies.length < 2) return homies.length === 0 ? [[]] : [[], [...homies]];
  return [[], [best(deck, homies, context)[0]!], [...homies]];
}

/** No Ride, each of the three best alone, the two best together. */
export function someRides(deck: Compiled, rides: readonly CardNo[], context: Context): CardNo[][] {
  if (rides.length === 0) return [[]];
  const few = best(deck, rides, context).slice(0, 3);
  return [[], ...few.map((no) => [no]), ...(few.length > 1 ? [few.slice(0, 2)] : [])];
}

function best(deck: Compiled, nos: readonly CardNo[], context: Context): CardNo[] {
  const value = (no: CardNo) => {
    const gifts = giftsOf(deck, no, context);
    return gifts.printed + worthOf(gifts) + gifts.room / 2;
  };
  return [...nos].sort((a, b) => value(b) - value(a) || a - b);
}

/** What the first so many of a list of Weapons give together: place k is for k of them. */
export function weaponSteps(deck: Compiled, weapons: readonly CardNo[], context: Context): Gifts[] {
  const steps: Gifts[] = [{ printed: 0, power: 0, kill: 0, save: 0, reroll: 0, room: 0 }];
  for (const no of weapons) {
    const last = steps.at(-1)!;
    const { power, kill, save, reroll } = giftsOf(deck, no, context);
    steps.push({
      ...last,
      power: last.power + power,
      kill: last.kill + kill,
      save: last.save + save,
      reroll: last.reroll + reroll,
    });
  }
  return steps;
}
