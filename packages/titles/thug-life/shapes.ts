import type { Seat } from '#engine/title.ts';
import { streetGroup, type Table, yardGroup } from './board.ts';
import type { CopCall, Fight, FightTarget, FightView, Group } from './model.ts';
import type { FightShape } from './sides.ts';

export const NOBODY: Group = { thugs: 0, homies: [], rides: [], turf: [], from: 'streets', fallen: [] };

/** The Boss a Fight is picked with; null: the Cops. */
export const targetSeat = (target: FightTarget): Seat | null =>
  target === 'cops' ? null : 'hood' in target ? target.hood : target.street;

/** Who defends (rules 8.2): the Thugs of the Yard, or all of that Boss in the Streets; null: the Cops. */
export function defendersOf(table: Table, target: FightTarget): Group | null {
  if (target === 'cops') return null;
  return 'hood' in target ? yardGroup(table.bosses[target.hood]!) : streetGroup(table.bosses[target.street]!);
}

export const kindOf = (target: FightTarget): Fight['kind'] =>
  target === 'cops' ? 'cop' : 'hood' in target ? 'hood' : 'street';

/** A Fight as it would be if this group picked it now, without any card from hands. */
export function pickedShape(table: Table, attacker: Seat, target: FightTarget, group: Group): FightShape {
  const kind = kindOf(target);
  return {
    kind,
    driveBy: kind === 'hood' && group.rides.length > 0,
    cause: 'picked',
    attacker,
    defender: targetSeat(target) ?? 'cops',
    groups: { attacker: group, defender: defendersOf(table, target) },
    table: { attacker: [], defender: [] },
    extra: { attacker: [], defender: [] },
    noRides: [],
  };
}

/** A Cop Fight out of a bust or a double shield, without cards. */
export const copShape = ({ boss, group, cause }: Pick<CopCall, 'boss' | 'group' | 'cause'>): FightShape => ({
  kind: 'cop',
  driveBy: false,
  cause,
  attacker: 'cops',
  defender: boss,
  groups: { attacker: null, defender: group },
  table: { attacker: [], defender: [] },
  extra: { attacker: [], defender: [] },
  noRides: [],
});

/** A Fight before the reveal as the defender sees it: the groups, and the attacker's Weapons only where they are open. */
export const visibleShape = (fight: Fight | FightView): FightShape => ({
  kind: fight.kind,
  driveBy: fight.driveBy,
  cause: fight.cause,
  attacker: fight.attacker,
  defender: fight.defender,
  groups: fight.groups,
  table: { attacker: fight.openWeapons ?? [], defender: [] },
  extra: fight.extra,
  noRides: fight.noRides,
});
