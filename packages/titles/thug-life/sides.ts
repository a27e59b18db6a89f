import type { Seat } from '#engine/title.ts';
import { deckAt, rulesInPlay, type Table } from './board.ts';
import type { Both, CardNo, Crime, ExtraMod, Fight, Fighter, Group, Line, Side } from './model.ts';
import {
  type Context,
  copStrength,
  type Forces,
  hoodBonusOf,
  ruleLines,
  type Strength,
  strengthOf,
  sumOf,
} from './strength.ts';
import { numberOn } from './tables.ts';

/** What of a Fight its sums are made of; a Fight in progress has it, and so has one that is only thought of. */
export type FightShape = Pick<
  Fight,
  'kind' | 'driveBy' | 'cause' | 'attacker' | 'defender' | 'groups' | 'table' | 'extra' | 'noRides'
>;

export const otherSide = (side: Side): Side => (side === 'attacker' ? 'defender' : 'attacker');

export const sideOf = (fight: Pick<Fight, 'attacker' | 'defender'>, seat: Fighter): Side | null =>
  fight.attacker === seat ? 'attacker' : fight.defender === seat ? 'defender' : null;

export const isCopFight = ({ attacker, defender }: Pick<Fight, 'attacker' | 'defender'>): boolean =>
  attacker === 'cops' || defender === 'cops';

/** Where the modifiers of one side are looked at. Stopped Rides count as absent (our decision D66). */
export function contextOf(fight: FightShape, side: Side): Context {
  const { kind, driveBy, groups, noRides } = fight;
  const withRide = (groups[side]?.rides.length ?? 0) > 0 && !noRides.includes(side);
  return { in: 'fight', fight: kind, driveBy, role: side === 'attacker' ? 'attack' : 'defend', withRide };
}

export const forcesOf = ({ table, extra, noRides }: FightShape, group: Group, side: Side): Forces => ({
  group,
  cards: table[side],
  extra: extra[side],
  stopped: noRides.includes(side),
});

/** Both sides in numbers. */
export const strengthsOf = (table: Table, fight: FightShape): Both<Strength> => ({
  attacker: sideStrength(table, fight, 'attacker'),
  defender: sideStrength(table, fight, 'defender'),
});

export function sideStrength(table: Table, fight: FightShape, side: Side): Strength {
  const who = fight[side];
  const group = fight.groups[side];
  if (who === 'cops' || group === null) return copStrength(table);
  return strengthOf(table, forcesOf(fight, group, side), contextOf(fight, side), [
    ...(side === 'attacker' && !isCopFight(fight) ? ruleLines(table, 'attackPower') : []),
    ...hoodLines(table, fight, group, who, side),
  ]);
}

/** For Thugs who defend at home, but not against a Drive-by; against the Cops by option (our decision D20). */
function hoodLines(table: Table, fight: FightShape, group: Group, seat: Seat, side: Side): Line[] {
  if (side !== 'defender' || group.from !== 'yard') return [];
  if (isCopFight(fight) ? !table.config.hoodBonusAgainstCops : fight.driveBy) return [];
  return [{ what: 'hood', n: hoodBonusOf(table, seat) }];
}

/** What of a Crime its sums are made of. */
export interface CrimeShape extends Pick<Crime, 'card' | 'group' | 'extra'> {
  /** Weapons and Cautions added. */
  cards: readonly CardNo[];
}

export interface CrimeSums {
  strength: Strength;
  difficulty: number;
  difficultyLines: Line[];
}

/** Total without the die, and Difficulty of a Crime (rules 8.4 step 5). */
export function crimeSums(table: Table, { card: no, group, extra, cards }: CrimeShape): CrimeSums {
  const card = deckAt(table).street[no]!;
  if (card.type !== 'crime') throw new Error(`card ${no} is no Crime`);
  const context: Context = { in: 'crime', crime: card.crimeType, withRide: group.rides.length > 0 };
  const strength = strengthOf(table, { group, cards, extra, stopped: false }, context, []);
  const difficultyLines: Line[] = [{ what: 'printed', no, n: card.difficulty }];
  for (const one of difficultyMods(table, { group, extra, cards }, context)) difficultyLines.push(one);
  for (const { rule, drama, no: from } of rulesInPlay(table))
    if (rule.rule === 'difficulty' && (rule.crime === undefined || rule.crime.includes(card.crimeType)))
      difficultyLines.push({ what: 'rule', ...(drama ? { drama: from } : { no: from }), n: rule.n });
  return { strength, difficulty: difficultyLines.reduce((sum, { n }) => sum + n, 0), difficultyLines };
}

function difficultyMods(
  table: Table,
  { group, extra, cards }: { group: Group; extra: readonly ExtraMod[]; cards: readonly CardNo[] },
  context: Context,
): Line[] {
  const { street } = deckAt(table);
  const lines: Line[] = [];
  const add = (what: Line['what'], no: CardNo, n: number) => {
    if (n !== 0) lines.push({ what, no, n });
  };
  const own = [...group.homies, ...group.rides, ...cards];
  for (const no of own) {
    const card = street[no]!;
    if (card.type !== 'crime' && card.type !== 'turf')
      add(card.type === 'caution' ? 'caution' : card.type, no, sumOf(card.mods, 'difficulty', context));
  }
  for (const no of group.turf) {
    const card = street[no]!;
    if (card.type === 'turf') add('turf', no, sumOf(card.commit, 'difficulty', context));
  }
  for (const { no, mod } of extra) add('reaction', no, sumOf([mod], 'difficulty', context));
  return lines;
}

/** All Figures and bonuses of a Crime with a number on its die. */
export function totalOf({ thugs, homies, bonus }: Strength, face: Parameters<typeof numberOn>[0]): number {
  return thugs + homies.reduce((sum, { power }) => sum + power, 0) + bonus + numberOn(face);
}
