import type { Seat } from '#engine/title.ts';
import type { CardType, FightKind } from '../../deck/schema.ts';
import type { Both, CardNo, Event, EventOf, Face, Fighter, Group, Side } from '../../model.ts';

/** A card that lies open, or went along. */
export interface Shown {
  no: CardNo;
  type: Exclude<CardType, 'drama'>;
}

/** What a Commit shows, Weapons first. */
export const shownOf = ({
  weapons,
  cautions,
}: {
  weapons: readonly CardNo[];
  cautions: readonly CardNo[];
}): Shown[] => [
  ...weapons.map((no): Shown => ({ no, type: 'weapon' })),
  ...cautions.map((no): Shown => ({ no, type: 'caution' })),
];

/** A Fight as far as it is known at one moment of the film. */
export interface FightScene {
  is: 'fight';
  kind: FightKind | null;
  driveBy: boolean;
  attacker: Fighter | null;
  defender: Fighter | null;
  /** Null for the Cops, or where it is not known. */
  groups: Both<Group | null>;
  tables: Both<readonly Shown[]>;
  dice: Both<Face | null>;
  /** Dice that were rolled again. */
  struck: Both<readonly Face[]>;
  cops: number;
}

export interface CrimeScene {
  is: 'crime';
  by: Seat | null;
  card: CardNo | null;
  target: Seat | null;
  group: Group | null;
  table: readonly Shown[];
  die: Face | null;
  struck: readonly Face[];
}

export type Scene = FightScene | CrimeScene;

const none = <T>(one: T): Both<T> => ({ attacker: one, defender: one });

export const emptyFight: FightScene = {
  is: 'fight',
  kind: null,
  driveBy: false,
  attacker: null,
  defender: null,
  groups: none(null),
  tables: none([]),
  dice: none(null),
  struck: none([]),
  cops: 0,
};

export const emptyCrime: CrimeScene = {
  is: 'crime',
  by: null,
  card: null,
  target: null,
  group: null,
  table: [],
  die: null,
  struck: [],
};

export function fightFrom(event: EventOf<'FightPicked'> | EventOf<'CopFightStarted'>): FightScene {
  if (event.type === 'FightPicked') {
    const { kind, driveBy, attacker, target, group, defenders } = event;
    return {
      ...emptyFight,
      kind,
      driveBy,
      attacker,
      defender: target,
      groups: { attacker: group, defender: defenders },
    };
  }
  const { boss, role, group, cops } = event;
  const attacks = role === 'attack';
  return {
    ...emptyFight,
    kind: 'cop',
    attacker: attacks ? boss : 'cops',
    defender: attacks ? 'cops' : boss,
    groups: { attacker: attacks ? group : null, defender: attacks ? null : group },
    cops,
  };
}

/** The scene after one more event. */
export function after(scene: Scene, event: Event): Scene {
  return scene.is === 'fight' ? afterInFight(scene, event) : afterInCrime(scene, event);
}

const sideOf = ({ attacker }: FightScene, who: Fighter): Side => (attacker === who ? 'attacker' : 'defender');

function afterInFight(scene: FightScene, event: Event): FightScene {
  switch (event.type) {
    case 'CopFightStarted':
      return { ...scene, cops: event.cops };
    case 'CommitsRevealed': {
      const tables = { ...scene.tables };
      for (const shown of event.shown) tables[sideOf(scene, shown.seat)] = shownOf(shown);
      return { ...scene, tables };
    }
    case 'RidesStopped':
      return { ...scene, driveBy: false };
    case 'CopsMoved':
      return { ...scene, cops: Math.max(0, scene.cops + (event.to === 'streets' ? event.n : -event.n)) };
    case 'ThugsMoved': {
      if (event.why !== 'reinforce') return scene;
      const side = sideOf(scene, event.seat);
      const group = scene.groups[side];
      return group
        ? { ...scene, groups: { ...scene.groups, [side]: { ...group, thugs: group.thugs + event.n } } }
        : scene;
    }
    case 'DieRolled': {
      const known = scene.attacker === null ? { ...scene, attacker: event.for } : scene;
      const named = known.defender === null && known.attacker !== event.for ? { ...known, defender: event.for } : known;
      const side = sideOf(named, event.for);
      const before = named.dice[side];
      return {
        ...named,
        dice: { ...named.dice, [side]: event.face },
        struck: before ? { ...named.struck, [side]: [...named.struck[side], before] } : named.struck,
      };
    }
    case 'FiguresKilled': {
      if (event.who === 'cops') return scene;
      const side = sideOf(scene, event.who);
      const group = scene.groups[side];
      if (!group) return scene;
      const { thugs, homies } = event;
      const left = {
        ...group,
        thugs: Math.max(0, group.thugs - thugs),
        homies: group.homies.filter((no) => !homies.includes(no)),
      };
      return { ...scene, groups: { ...scene.groups, [side]: left } };
    }
    default:
      return scene;
  }
}

function afterInCrime(scene: CrimeScene, event: Event): CrimeScene {
  switch (event.type) {
    case 'CrimeAttempted':
      return { ...emptyCrime, by: event.seat, card: event.no, target: event.target, group: event.group };
    case 'CommitsRevealed':
      return { ...scene, table: event.shown.flatMap(shownOf) };
    case 'TargetChosen':
      return { ...scene, target: event.target };
    case 'DieRolled':
      return { ...scene, die: event.face, struck: scene.die ? [...scene.struck, scene.die] : scene.struck };
    default:
      return scene;
  }
}
