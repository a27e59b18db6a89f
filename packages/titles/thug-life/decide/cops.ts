import type { Seat } from '#engine/title.ts';
import { cautionsFor, reinforcementsOf, weaponsFor } from '../allowed.ts';
import { autoCops } from '../autoCommit.ts';
import { rivals } from '../board.ts';
import { defencePlace } from '../legal/answers.ts';
import type { CardNo, Commit, CopCall, EventOf, State } from '../model.ts';
import { copShape } from '../shapes.ts';
import { contextOf } from '../sides.ts';
import { defendersLeave } from './fightEnd.ts';
import { happen, type Scene } from './scene.ts';
import { ask, seal } from './windows.ts';

/**
 * The Cop Fights out of a bust or a double shield: first the cards of all who face the Cops, then the Fights in order (rules 5.5, 8.3).
 * False: somebody is asked.
 */
export function callCops(scene: Scene): boolean {
  const asks: { seat: Seat; prompt: 'copCommit' }[] = [];
  for (const call of scene.state.copQueue) {
    if (call.sealed) continue;
    const known = knownCommit(scene.state, call);
    if (known) seal(scene, call.boss, 'cops', known.commit, known.by);
    else asks.push({ seat: call.boss, prompt: 'copCommit' });
  }
  if (ask(scene, 'cops.commit', asks)) return false;
  const [first] = scene.state.copQueue;
  if (!first) return false;
  if (scene.state.cops.streets === 0) {
    happen(scene, { type: 'CopFightSkipped', boss: first.boss });
    if (first.group.from === 'yard' && scene.state.config.defendersGoToStreets) defendersLeave(scene, first.boss);
    return true;
  }
  startCopFight(scene, first.boss, 'defend', first.group, first.cause);
  return true;
}

/** For the log it is the Boss to the left of the active one who rolls for the Cops. */
export function startCopFight(
  scene: Scene,
  boss: Seat,
  role: 'attack' | 'defend',
  group: CopCall['group'],
  cause: EventOf<'CopFightStarted'>['cause'],
): void {
  const { n, active, bigBoss, cops } = scene.state;
  const roller = rivals(n, active ?? bigBoss)[0]!;
  const gang = { ...group, homies: [...group.homies], rides: [...group.rides], turf: [...group.turf] };
  happen(scene, {
    type: 'CopFightStarted',
    boss,
    role,
    cops: cops.streets,
    group: { ...gang, fallen: [...group.fallen] },
    cause,
    roller,
  });
}

/** What is known without asking: a list in the Commit before, the order, or that there is no card. */
function knownCommit(state: State, call: CopCall): { commit: Commit; by: EventOf<'CommitSealedContent'>['by'] } | null {
  const { boss, ifCops } = call;
  const { orders, held } = state.bosses[boss]!;
  if (ifCops !== null && ifCops !== 'ask') return { commit: listed(state, call, ifCops), by: 'player' };
  const asked = ifCops === 'ask' || orders.cops.mode === 'ask';
  if (asked && held > 0 && !state.retired.includes(boss)) return null;
  return { commit: autoCops(state, boss, copShape(call)), by: 'order' };
}

/** Of the cards named beforehand those that are still held and possible. */
function listed(state: State, call: CopCall, named: readonly CardNo[]): Commit {
  const { hand, thugs } = state.bosses[call.boss]!;
  const shape = copShape(call);
  const place = defencePlace(shape);
  const held = named.filter((no) => hand.includes(no));
  const cautions: CardNo[] = [];
  for (const no of cautionsFor(state, held, place))
    if (reinforcementsOf(state, [...cautions, no], contextOf(shape, 'defender')) <= thugs.stash) cautions.push(no);
  return { weapons: weaponsFor(state, held, place), cautions, reroll: call.reroll, ifCops: null };
}
