import { isRefusal, type Refusal, refuse, type Seat } from '#engine/title.ts';
import { figuresIn, isSeat } from '../board.ts';
import type { CommandOf, FightTarget, Group, State } from '../model.ts';
import { defendersOf, pickedShape, targetSeat } from '../shapes.ts';
import { contextOf, type FightShape } from '../sides.ts';
import { seatName } from '../wording.ts';
import { checkActions } from './actions.ts';
import { advance } from './advance.ts';
import { readCommit, type Spot } from './commits.ts';
import { startCopFight } from './cops.ts';
import { changeActions, moveOut } from './effects.ts';
import { checkForbidden, checkRides, checkTurf, readGang } from './gang.ts';
import { happen, type Scene } from './scene.ts';
import { beginStreet } from './steps.ts';
import { seal } from './windows.ts';

/** Picks a Fight (rules 5.5, 6): the group goes to the Streets, the cards are sealed, the other side is asked if it has to be. */
export function pickFight(scene: Scene, seat: Seat, command: CommandOf<'PickFight'>): Refusal | null {
  const { state } = scene;
  const { target } = command;
  const early =
    checkActions(state, 1) ?? checkTarget(state, seat, target) ?? checkKind(state, target, command.rides?.length ?? 0);
  if (early) return early;
  const group = readGang(state, seat, command);
  if (isRefusal(group)) return group;
  const shape = pickedShape(state, seat, target, group);
  const context = contextOf(shape, 'attacker');
  const crowded = checkRides(state, group, context, []) ?? checkTurf(state, group, context);
  if (crowded) return crowded;
  const commit = readCommit(state, seat, command, spotOf(shape, group), target !== 'cops');
  if (isRefusal(commit)) return commit;
  const full = checkRides(state, group, context, commit.cautions);
  if (full) return full;

  beginStreet(scene, seat);
  changeActions(scene, seat, -1, 'fight');
  const { kind, driveBy } = shape;
  const defenders = defendersOf(state, target);
  happen(scene, {
    type: 'FightPicked',
    attacker: seat,
    target: targetSeat(target) ?? 'cops',
    kind,
    driveBy,
    group: plain(group),
    defenders: defenders && plain(defenders),
    ...(state.config.sealWeapons ? {} : { weapons: [...commit.weapons] }),
  });
  moveOut(scene, seat, plain(group), 'fight');
  seal(scene, seat, 'fight', commit, 'player');
  if (target === 'cops') startCopFight(scene, seat, 'attack', group, 'picked');
  advance(scene);
  return null;
}

const spotOf = (shape: FightShape, group: Group): Spot => ({
  place: {
    in: 'fight',
    defending: false,
    againstBoss: shape.defender !== 'cops',
    attackerRides: group.rides.length > 0,
  },
  context: contextOf(shape, 'attacker'),
});

export const plain = (group: Group) => ({
  ...group,
  homies: [...group.homies],
  rides: [...group.rides],
  turf: [...group.turf],
  fallen: [...group.fallen],
});

function checkTarget(state: State, seat: Seat, target: FightTarget): Refusal | null {
  if (target === 'cops')
    return state.cops.streets > 0 ? null : refuse('NO_TARGET', 'There is no Cop in the Streets.', 'target');
  const rival = targetSeat(target);
  if (!isSeat(state.n, rival))
    return refuse('BAD_VALUE', `There is no seat ${rival}; this game has ${state.n}, counted from 0.`, 'target');
  if (rival === seat) return refuse('SELF_TARGET', 'You cannot pick a Fight with yourself.', 'target');
  const defenders = defendersOf(state, target)!;
  if (figuresIn(defenders) > 0) return null;
  const name = seatName(rival);
  return refuse(
    'NO_TARGET',
    'hood' in target
      ? `${name} has no Thug in the Yard: that Hood can't be fought, only ground.`
      : `${name} has no Figure in the Streets.`,
    'target',
  );
}

function checkKind(state: State, target: FightTarget, rides: number): Refusal | null {
  const hood = target !== 'cops' && 'hood' in target;
  return (
    (hood ? checkForbidden(state, 'hoodFight') : null) ??
    (target !== 'cops' && !hood ? checkForbidden(state, 'streetFight') : null) ??
    (hood && rides > 0 ? checkForbidden(state, 'driveBy') : null) ??
    (rides > 0 ? checkForbidden(state, 'rideInFight') : null)
  );
}
