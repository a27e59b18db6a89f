import type { Seat } from '#engine/title.ts';
import { deckAt, rulesInPlay, type Table } from './board.ts';
import type { Condition, CrimeType, FightKind, Mod } from './deck/schema.ts';
import type { Both, CardNo, ExtraMod, Face, Fighter, Group, Line, Side } from './model.ts';
import { numberOn, skullsOn } from './tables.ts';

// What a side of a Fight, or a Crime, is worth (rules 8.2 steps 1 and 6, 8.4 step 5), as lines of a sum.

/** Where a modifier is looked at. */
export type Context =
  | { in: 'fight'; fight: FightKind; driveBy: boolean; role: 'attack' | 'defend'; withRide: boolean }
  | { in: 'crime'; crime: CrimeType; withRide: boolean };

/** All the given parts must hold; parts of the other kind never do. */
export function holds(condition: Condition | undefined, context: Context): boolean {
  if (!condition) return true;
  if (condition.in !== undefined && condition.in !== context.in) return false;
  if (condition.withRide !== undefined && condition.withRide !== context.withRide) return false;
  if (context.in === 'crime')
    return (
      condition.fight === undefined &&
      condition.driveBy === undefined &&
      condition.role === undefined &&
      (condition.crime === undefined || condition.crime.includes(context.crime))
    );
  return (
    condition.crime === undefined &&
    (condition.fight === undefined || condition.fight.includes(context.fight)) &&
    (condition.driveBy === undefined || condition.driveBy === context.driveBy) &&
    (condition.role === undefined || condition.role === context.role)
  );
}

type NumberMod = Extract<Mod, { n: number }>['mod'];

/** The sum of modifiers of one kind that count here. */
export function sumOf(mods: readonly Mod[] | undefined, kind: NumberMod, context: Context): number {
  let sum = 0;
  for (const mod of mods ?? [])
    if (mod.mod === kind && 'n' in mod && (!('if' in mod) || holds(mod.if, context))) sum += mod.n;
  return sum;
}

/** A card whose modifiers count, and as what. */
interface Source {
  what: Line['what'];
  no: CardNo;
  mods: readonly Mod[];
}

/** What a side consists of; the Cops have neither cards nor Hood. */
export interface Forces {
  group: Group;
  /** Weapons and Cautions shown. */
  cards: readonly CardNo[];
  extra: readonly ExtraMod[];
  /** Rides are stopped: no Power, no modifiers. */
  stopped: boolean;
}

/** A side reduced to numbers: what the dice decide between. */
export interface Strength {
  thugs: number;
  /** Living, with their printed Power. */
  homies: readonly { no: CardNo; power: number }[];
  /** Power that no Kill takes away. */
  bonus: number;
  kill: number;
  save: number;
  reroll: number;
  /** Every line but Thugs, Homies and the die. */
  lines: readonly Line[];
}

/** Cards that bring modifiers, in the order in which their effects are done. */
export function sourcesOf(table: Table, { group, cards, extra, stopped }: Forces): Source[] {
  const { street } = deckAt(table);
  const sources: Source[] = [];
  const add = (what: Line['what'], no: CardNo, mods: readonly Mod[] | undefined) => {
    if (mods?.length) sources.push({ what, no, mods });
  };
  for (const no of group.homies) add('homie', no, modsOn(street[no]));
  for (const no of group.fallen) add('homie', no, modsOn(street[no]));
  if (!stopped) for (const no of group.rides) add('ride', no, modsOn(street[no]));
  for (const no of cards) add(street[no]!.type === 'weapon' ? 'weapon' : 'caution', no, modsOn(street[no]));
  for (const no of group.turf) add('turf', no, modsOn(street[no]));
  for (const { no, mod } of extra) add('reaction', no, [mod]);
  return sources;
}

type StreetCard = ReturnType<typeof deckAt>['street'][number];
const modsOn = (card: StreetCard | undefined): readonly Mod[] | undefined =>
  card === undefined || card.type === 'crime' ? undefined : card.type === 'turf' ? card.commit : card.mods;

/** One side of a Fight in numbers. `rules` are its own lines of rules in play and Hood. */
export function strengthOf(table: Table, forces: Forces, context: Context, rules: readonly Line[]): Strength {
  const { street } = deckAt(table);
  const lines: Line[] = [];
  let [bonus, kill, save, reroll] = [0, 0, 0, 0];
  if (!forces.stopped)
    for (const no of forces.group.rides) {
      const card = street[no]!;
      if (card.type !== 'ride' || card.power === 0) continue;
      lines.push({ what: 'ride', no, n: card.power });
      bonus += card.power;
    }
  for (const { what, no, mods } of sourcesOf(table, forces)) {
    const power = sumOf(mods, 'power', context);
    if (power !== 0) lines.push({ what, no, n: power });
    bonus += power;
    kill += sumOf(mods, 'kill', context);
    save += sumOf(mods, 'save', context);
    reroll += sumOf(mods, 'reroll', context);
  }
  for (const line of rules) {
    lines.push(line);
    bonus += line.n;
  }
  const homies = forces.group.homies.map((no) => {
    const card = street[no]!;
    return { no, power: card.type === 'homie' ? card.power : 0 };
  });
  return { thugs: forces.group.thugs, homies, bonus, kill, save, reroll: Math.max(0, reroll), lines };
}

/** Lines of `attackPower` or `copPower` rules. */
export function ruleLines(table: Table, kind: 'attackPower' | 'copPower'): Line[] {
  return rulesInPlay(table).flatMap(({ rule, drama, no }): Line[] =>
    rule.rule === kind && rule.n !== 0 ? [{ what: 'rule', ...(drama ? { drama: no } : { no }), n: rule.n }] : [],
  );
}

/** The Cops as a side: every Cop in the Streets counts one. */
export function copStrength(table: Table): Strength {
  const lines = ruleLines(table, 'copPower');
  const bonus = lines.reduce((sum, { n }) => sum + n, 0);
  return { thugs: table.cops.streets, homies: [], bonus, kill: 0, save: 0, reroll: 0, lines };
}

/** What Thugs at home have more (rules 8.2): the option and the Boss' own Turf that is always on. */
export function hoodBonusOf(table: Table, seat: Seat): number {
  const { street } = deckAt(table);
  let bonus = table.config.hoodBonus;
  // Passive Turf is never turned face down; a file may combine it with a flip, and it counts all the same.
  for (const { no } of table.bosses[seat]!.turf) {
    const card = street[no]!;
    if (card.type === 'turf') for (const mod of card.passive ?? []) if (mod.mod === 'hoodBonus') bonus += mod.n;
  }
  return bonus;
}

/** Who dies, of one side. */
export interface Casualties {
  thugs: number;
  homies: readonly CardNo[];
}

/** In which order a Boss gives up Figures; given the living, it names the dead (rules 8.8). */
export type KillOrder = (strength: Strength, count: number) => Casualties;

export interface Verdict {
  winner: Side | 'none';
  power: Both<number>;
  kills: Both<number>;
  dead: Both<Casualties>;
}

export const killsOn = (own: Strength, other: Strength, otherFace: Face): number =>
  Math.min(Math.max(0, skullsOn(otherFace) + other.kill - own.save), own.thugs + own.homies.length);

/** Kills, Power and winner with the dice as they lie (rules 8.2 steps 5 to 7). */
export function judge(strengths: Both<Strength>, faces: Both<Face>, orders: Both<KillOrder>): Verdict {
  const { attacker, defender } = strengths;
  const kills = {
    attacker: killsOn(attacker, defender, faces.defender),
    defender: killsOn(defender, attacker, faces.attacker),
  };
  const dead = {
    attacker: orders.attacker(attacker, kills.attacker),
    defender: orders.defender(defender, kills.defender),
  };
  return { kills, dead, ...compare(strengths, faces, dead) };
}

/** Power and winner once it is known who is dead. */
export function compare(
  { attacker, defender }: Both<Strength>,
  faces: Both<Face>,
  dead: Both<Casualties>,
): Pick<Verdict, 'power' | 'winner'> {
  const power = {
    attacker: powerLeft(attacker, dead.attacker) + numberOn(faces.attacker),
    defender: powerLeft(defender, dead.defender) + numberOn(faces.defender),
  };
  const left = {
    attacker: attacker.thugs + attacker.homies.length - dead.attacker.thugs - dead.attacker.homies.length,
    defender: defender.thugs + defender.homies.length - dead.defender.thugs - dead.defender.homies.length,
  };
  if (left.attacker === 0 && left.defender === 0) return { power, winner: 'none' };
  if (left.attacker === 0) return { power, winner: 'defender' };
  if (left.defender === 0) return { power, winner: 'attacker' };
  return { power, winner: power.attacker >= power.defender ? 'attacker' : 'defender' };
}

function powerLeft({ thugs, homies, bonus }: Strength, dead: Casualties): number {
  let power = thugs - dead.thugs + bonus;
  for (const { no, power: printed } of homies) if (!dead.homies.includes(no)) power += printed;
  return power;
}

/** All lines of a side's sum, for display: they add up to its Power. */
export function linesOf({ thugs, homies, lines }: Strength, dead: Casualties, face: Face, who: Fighter): Line[] {
  const living = thugs - dead.thugs;
  return [
    ...(living > 0 ? [{ what: who === 'cops' ? ('cops' as const) : ('thugs' as const), n: living }] : []),
    ...homies.flatMap(({ no, power }): Line[] => (dead.homies.includes(no) ? [] : [{ what: 'homie', no, n: power }])),
    ...lines,
    { what: 'die', n: numberOn(face) },
  ];
}
