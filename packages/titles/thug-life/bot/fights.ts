import type { Compiled } from '../deck/compiled.ts';
import type { Command, FightTerms, TurnTerms, View } from '../model.ts';
import { NOBODY, pickedShape } from '../shapes.ts';
import { sideStrength } from '../sides.ts';
import type { Context } from '../strength.ts';
import { copStrength, ruleLines, type Strength } from '../strength.ts';
import { bestWeapons, gangOf, someHomies, someRides, weaponSteps } from './gangs.ts';
import { type Gifts, giftsOf } from './gifts.ts';
import { type Gang, type Odds, oddsOf } from './odds.ts';
import { COPS, COST, FEARED_CARD, FIGHT } from './prices.ts';

/** A command and what it is worth. */
export interface Plan {
  value: number;
  command: Command;
}

const MOST_WEAPONS = 2;
/** With such odds no further Weapon is worth thinking about. */
const SURE = 0.9;

export const gangOfStrength = ({ thugs, homies, bonus, kill, save, reroll }: Strength): Gang => ({
  thugs,
  homies: homies.length,
  homiePower: homies.reduce((sum, { power }) => sum + power, 0),
  bonus,
  kill,
  save,
  reroll,
});

/** The best Fight against one target that is worth more than `atLeast`; null: there is none. */
export function bestFight(
  view: View,
  deck: Compiled,
  { ready }: TurnTerms,
  terms: FightTerms,
  atLeast: number,
): Plan | null {
  const manned = view.config.oneFigurePerRide;
  const cops = terms.target === 'cops' ? ('defender' as const) : null;
  const rules = cops ? 0 : ruleLines(view, 'attackPower').reduce((sum, { n }) => sum + n, 0);
  const stakes = stakesOf(view, terms);
  const abroad = defenderOf(view, terms);
  const atHome = { ...abroad, bonus: abroad.bonus + terms.hood };
  let most = atLeast;
  let best: Plan | null = null;
  for (const rides of someRides(deck, terms.rides, contextFor(terms, true))) {
    const riding = rides.length > 0;
    const context = contextFor(terms, riding);
    const driveBy = riding && terms.kind === 'hood';
    const defender = driveBy || terms.hood === 0 ? abroad : atHome;
    const weapons = bestWeapons(deck, terms.weapons, context).slice(0, MOST_WEAPONS);
    const steps = weaponSteps(deck, weapons, context);
    const turf = terms.turf.filter((no) => giftsOf(deck, no, context).power > 0);
    for (const homies of someHomies(deck, ready.homies, context)) {
      const base = gangOf(deck, { thugs: 0, homies, rides, weapons: [], turf }, context);
      const gang = { ...base };
      const room = riding ? roomOf(deck, [...homies, ...rides], context) - homies.length : ready.thugs;
      const least = Math.max(homies.length > 0 ? 0 : 1, manned ? rides.length - homies.length : 0);
      const all = Math.min(ready.thugs, room);
      if (all < least) continue;
      // Not worth it even if everybody went along and cost nothing.
      const full = oddsOf(deck, fullGang(base, rules, all, steps.at(-1)!), defender, cops);
      if (worthOf(stakes, full, 0, 0, 0, driveBy) - cheapest(least, homies.length, rides.length) <= most) continue;
      for (let thugs = least; thugs <= all; thugs++) {
        gang.thugs = thugs;
        let surely = 0;
        for (const [k, step] of steps.entries()) {
          gang.bonus = base.bonus + rules + step.power;
          gang.kill = base.kill + step.kill;
          gang.save = base.save + step.save;
          gang.reroll = base.reroll + step.reroll;
          const odds = oddsOf(deck, gang, defender, cops);
          if (k === 0) surely = odds.win;
          const value = worthOf(stakes, odds, thugs, homies.length, rides.length, driveBy) - COST.weapon * k;
          if (value > most) {
            most = value;
            const command = { target: terms.target, thugs, homies, rides, turf, weapons: weapons.slice(0, k) };
            best = { value, command: { type: 'PickFight', ...command } };
          }
          if (odds.win > SURE) break;
        }
        if (surely > SURE) break;
      }
    }
  }
  return best;
}

const fullGang = (base: Gang, rules: number, thugs: number, { power, kill, save, reroll }: Gifts): Gang => ({
  ...base,
  thugs,
  bonus: base.bonus + rules + power,
  kill: base.kill + kill,
  save: base.save + save,
  reroll: base.reroll + reroll,
});

const cheapest = (thugs: number, homies: number, rides: number): number =>
  COST.thug * thugs + COST.homie * homies + COST.ride * rides;

const contextFor = ({ kind }: FightTerms, withRide: boolean): Context => ({
  in: 'fight',
  fight: kind,
  driveBy: withRide && kind === 'hood',
  role: 'attack',
  withRide,
});

export function roomOf(deck: Compiled, nos: readonly number[], context: Context): number {
  let room = 0;
  for (const no of nos) room += giftsOf(deck, no, context).room;
  return room;
}

/** Who defends, and how much his hand is feared. */
function defenderOf(view: View, terms: FightTerms): Gang {
  if (terms.seat === null) return gangOfStrength(copStrength(view));
  const feared = FEARED_CARD * view.bosses[terms.seat]!.held;
  const { homies = [], rides = [] } = terms.defenders ?? {};
  // Thugs alone are worth one each.
  if (homies.length + rides.length === 0)
    return { thugs: terms.power, homies: 0, homiePower: 0, bonus: feared, kill: 0, save: 0, reroll: 0 };
  const shape = pickedShape(view, view.active ?? 0, terms.target, NOBODY);
  const gang = gangOfStrength(sideStrength(view, shape, 'defender'));
  return { ...gang, bonus: gang.bonus + feared };
}

/** What there is to win and to lose with one target. */
interface Stakes {
  cops: boolean;
  win: number;
  dollaOnFoot: number;
  dollaDriving: number;
  loss: number;
}

function stakesOf(view: View, terms: FightTerms): Stakes {
  const own = view.bosses[view.active ?? 0]!;
  const cap = view.config.respectGoal - 1;
  if (terms.seat === null)
    return { cops: true, win: Math.min(2, cap - own.respect), dollaOnFoot: 0, dollaDriving: 0, loss: 0 };
  const rival = view.bosses[terms.seat]!;
  const leads = view.bosses.every(({ respect }) => respect <= rival.respect);
  const hood = terms.kind === 'hood';
  const point = own.respect >= cap ? (hood ? FIGHT.last : 0) : FIGHT.win;
  const dolla = hood && rival.dollas > 0 ? FIGHT.dolla : 0;
  // Losing at the Hood of a Boss who lacks one point gives him the game.
  const fatal = hood && rival.respect >= cap && view.config.defenderCanTakeLastPoint;
  return {
    cops: false,
    win: point + (leads ? FIGHT.harmLeader : FIGHT.harm),
    dollaOnFoot: dolla,
    dollaDriving: view.config.driveByTakesDolla ? dolla : 0,
    loss: fatal ? FIGHT.last : FIGHT.loss,
  };
}

function worthOf(
  { cops, win, dollaOnFoot, dollaDriving, loss }: Stakes,
  odds: Odds,
  thugs: number,
  homies: number,
  rides: number,
  driveBy: boolean,
): number {
  const costs = cheapest(thugs, homies, rides);
  if (cops) {
    const risk = COPS.thug * thugs + COPS.homie * homies + COPS.ride * rides;
    return (odds.win + odds.none) * win - odds.loss * risk - costs;
  }
  const dolla = driveBy ? dollaDriving : dollaOnFoot;
  return odds.win * (win + dolla) - odds.loss * loss + odds.none * FIGHT.none - costs;
}
