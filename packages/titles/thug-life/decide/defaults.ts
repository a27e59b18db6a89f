import { type Refusal, refuse, type Seat } from '#engine/title.ts';
import { autoCops, autoDefence } from '../autoCommit.ts';
import { isForbidden } from '../board.ts';
import { thugsFirst } from '../kills.ts';
import { rewardTargets } from '../legal/answers.ts';
import { askedOf } from '../legal.ts';
import type { Fight, State } from '../model.ts';
import { tieByHimself } from '../naming.ts';
import { copShape, visibleShape } from '../shapes.ts';
import { strengthsOf } from '../sides.ts';
import { judge } from '../strength.ts';
import { strongest } from '../triggers.ts';
import { jumpIn } from './actions.ts';
import { chooseBigBoss, chooseTarget, reroll, sideAsked, storeCommit, storeKills, storeReact } from './answers.ts';
import { wouldFail } from './crime.ts';
import { isLosing } from './fight.ts';
import { endTurn } from './rounds.ts';
import { happen, type Scene } from './scene.ts';

/** The deadline has passed, or the seat has left: its default answer (rules 5.8). */
export function answerFor(scene: Scene, seat: Seat, leaving: boolean): Refusal | null {
  const { state } = scene;
  const prompt = askedOf(state, seat);
  const answered = state.asks.some((ask) => ask.seat === seat && ask.answered);
  if (!prompt || answered) return refuse('NOT_AWAITED', 'This seat has nothing to answer now.');
  happen(scene, { type: 'DefaultApplied', seat, prompt });
  switch (prompt) {
    case 'turn':
      defaultTurn(scene, seat, leaving ? 'pass' : state.config.timeoutTurn);
      return null;
    case 'defend':
    case 'copCommit':
      storeCommit(scene, seat, defaultCommit(state, seat), 'default');
      return null;
    case 'react':
      // The seat's arms are looked at when it comes to it.
      storeReact(scene, seat, null, null, 'default');
      return null;
    case 'reroll': {
      const side = sideAsked(state, seat);
      reroll(scene, seat, side ? isLosing(state, fightIn(state), side) : wouldFail(scene));
      return null;
    }
    case 'chooseKills': {
      const { thugs, homies } = defaultKills(state, seat);
      storeKills(scene, seat, thugs, homies);
      return null;
    }
    case 'chooseTarget':
      return chooseTarget(scene, seat, strongest(state, rewardTargets(state)) ?? seat);
    case 'chooseBigBoss':
      return chooseBigBoss(scene, tieByHimself(state));
    default:
      return prompt satisfies never;
  }
}

/** Harmless actions as far as they go, then the end of the turn without discards (our decision D49). */
function defaultTurn(scene: Scene, seat: Seat, how: 'jumpIn' | 'pass'): void {
  const { turn, bosses } = scene.state;
  const n = Math.min(turn?.actionsLeft ?? 0, bosses[seat]!.thugs.stash, 9);
  if (how === 'jumpIn' && n > 0 && !isForbidden(scene.state, 'jumpIn')) jumpIn(scene, seat, { type: 'JumpIn', n });
  endTurn(scene, seat, []);
}

function defaultCommit(state: State, seat: Seat) {
  if (state.pending) return autoDefence(state, seat, visibleShape(fightIn(state)));
  const called = state.copQueue.find(({ boss }) => boss === seat);
  if (!called) throw new Error(`seat ${seat} faces no Cops`);
  return autoCops(state, seat, copShape(called));
}

function defaultKills(state: State, seat: Seat) {
  const fight = fightIn(state);
  const side = sideAsked(state, seat);
  const { attacker, defender } = fight.dice;
  if (!side || !attacker || !defender) throw new Error(`nobody of seat ${seat} dies`);
  const orders = { attacker: thugsFirst, defender: thugsFirst };
  return judge(strengthsOf(state, fight), { attacker, defender }, orders).dead[side];
}

function fightIn({ pending }: State): Fight {
  if (pending?.type !== 'fight') throw new Error('no Fight is in progress');
  return pending;
}
