import { has } from '../board.ts';
import type { Compiled } from '../deck/compiled.ts';
import type { Effect } from '../deck/schema.ts';
import type { CrimeTerms, TurnTerms, View } from '../model.ts';
import type { Context } from '../strength.ts';
import { type Face, numberOn } from '../tables.ts';
import type { Plan } from './fights.ts';
import { bestWeapons, gangOf, someHomies, weaponSteps } from './gangs.ts';
import { giftsOf } from './gifts.ts';
import type { Gang } from './odds.ts';
import { BUST, COST, REWARD } from './prices.ts';

const MOST_WEAPONS = 2;
const MOST_RIDES = 2;
/** With such a chance no further Weapon is worth thinking about. */
const ENOUGH = 0.8;

/** The best way to try one Crime; null: it is not worth it. */
export function bestCrime(view: View, deck: Compiled, { ready }: TurnTerms, terms: CrimeTerms): Plan | null {
  const card = deck.street[terms.no]!;
  if (card.type !== 'crime') return null;
  const seat = view.active ?? 0;
  const target = terms.targets?.length ? richest(view, terms.targets) : null;
  const reward = rewardOf(view, seat, card.reward, target);
  const faces = deck.deck.dice.crime;
  let best: Plan | null = null;
  for (const rides of usefulRides(deck, terms)) {
    const context: Context = { in: 'crime', crime: terms.crime, withRide: rides.length > 0 };
    const weapons = bestWeapons(deck, terms.weapons, context).slice(0, MOST_WEAPONS);
    const turf = terms.turf.filter((no) => giftsOf(deck, no, context).power > 0);
    const steps = weaponSteps(deck, weapons, context);
    for (const homies of someHomies(deck, ready.homies, context)) {
      const base = gangOf(deck, { thugs: 0, homies, rides, weapons: [], turf }, context);
      const gang = { ...base };
      for (let thugs = homies.length > 0 ? 0 : 1; thugs <= ready.thugs; thugs++) {
        gang.thugs = thugs;
        const fear =
          BUST.part * (BUST.always + BUST.thug * thugs + BUST.homie * homies.length + BUST.ride * rides.length);
        const costs = COST.thug * thugs + COST.homie * homies.length + COST.ride * rides.length;
        for (const [k, step] of steps.entries()) {
          gang.bonus = base.bonus + step.power;
          gang.reroll = base.reroll + step.reroll;
          const p = chanceOf(faces, gang, terms.difficulty);
          const value = p * reward - (1 - p) * fear - costs - COST.weapon * k;
          if (value > (best?.value ?? 0)) {
            const group = { card: terms.no, thugs, homies, rides, turf, weapons: weapons.slice(0, k) };
            best = { value, command: { type: 'AttemptCrime', ...group, ...(target === null ? {} : { target }) } };
          }
          if (p > ENOUGH) break;
        }
      }
    }
  }
  return best;
}

/** Rides that add Power: none, the best, the two best. */
function usefulRides(deck: Compiled, { crime, rides }: CrimeTerms): number[][] {
  const context: Context = { in: 'crime', crime, withRide: true };
  const power = (no: number) => giftsOf(deck, no, context).power;
  const useful = rides.filter((no) => power(no) > 0).sort((a, b) => power(b) - power(a) || a - b);
  return Array.from({ length: Math.min(MOST_RIDES, useful.length) + 1 }, (_, k) => useful.slice(0, k));
}

function chanceOf(faces: readonly Face[], { thugs, homiePower, bonus, reroll }: Gang, difficulty: number): number {
  const base = thugs + homiePower + bonus;
  const good = faces.filter((face) => face !== 'S' && base + numberOn(face) >= difficulty).length;
  const once = good / faces.length;
  return reroll > 0 ? once + (1 - once) * once : once;
}

/** The rival with most Respect among those who have something worth taking. */
export const richest = (view: View, seats: readonly number[]): number =>
  seats.reduce((best, seat) => (view.bosses[seat]!.respect > view.bosses[best]!.respect ? seat : best));

function rewardOf(view: View, seat: number, effects: readonly Effect[], target: number | null): number {
  const room = Math.max(0, view.config.respectGoal - 1 - view.bosses[seat]!.respect);
  const rival = target === null ? null : view.bosses[target]!;
  let [respect, value] = [0, 0];
  for (const effect of effects) {
    switch (effect.do) {
      case 'respect':
        if ((effect.who ?? 'self') === 'self') respect += effect.n;
        break;
      case 'dolla':
        value += REWARD.dolla * Math.min(effect.n, view.dollasInStreets);
        break;
      case 'draw':
        value += REWARD.card * effect.n;
        break;
      case 'discardRandom':
        value += REWARD.card;
        break;
      case 'takeDolla':
        value += rival && rival.dollas > 0 ? REWARD.takenDolla : 0;
        break;
      case 'takeUpgrade':
        if (rival && has(rival, effect.kind)) value += REWARD.takenUpgrade;
        else value += rewardOf(view, seat, effect.else ?? [], target);
        break;
      default:
        break;
    }
  }
  return Math.min(respect, room) + value;
}
