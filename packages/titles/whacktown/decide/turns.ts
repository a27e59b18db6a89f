import type { Seat } from '#engine/title.ts';
import { abilitiesOf, cardsOf, isAlive } from '../board.ts';
import { nothingToHustle } from '../hustling.ts';
import type { Job } from '../model.ts';
import { canMoveAnywhere } from '../moves.ts';
import { giveBonus } from './arrivals.ts';
import { rollDie } from './dice.ts';
import { drawCards } from './draws.ts';
import { runNext } from './effects.ts';
import { bombDamage, hitAll } from './hits.ts';
import { activePlayer, askFor, happen, type Scene } from './scene.ts';
import { checkWins, endByRounds } from './whacking.ts';

/**
 * Goes on with what is to be done until somebody has to be asked or the game is over (rules 5). Whether somebody has won is looked at
 * between any two steps; what a player who is out had still to do is dropped.
 */
export function goOn(scene: Scene): void {
  for (;;) {
    if (scene.state.phase === 'over' || checkWins(scene)) return;
    const { ask } = scene;
    if (ask) {
      happen(scene, { type: 'Asked', ask, step: scene.step, stack: scene.stack });
      return;
    }
    if (scene.state.active === null || !isAlive(activePlayer(scene))) {
      nextTurn(scene);
      continue;
    }
    const job = scene.stack.pop();
    if (job) work(scene, job);
    else nextStep(scene);
  }
}

function work(scene: Scene, job: Job): void {
  switch (job.do) {
    case 'effects':
      runNext(scene, job.list, job.next);
      return;
    case 'dice':
      if (job.left > 1) scene.stack.push({ do: 'dice', left: job.left - 1 });
      rollDie(scene);
      return;
    case 'ability':
      useStanding(scene, job.phase, job.of);
      return;
    case 'bonus':
      giveBonus(scene, job.of, job.at);
      return;
    case 'closeHustle':
      happen(scene, { type: 'HustleResolved', seat: activePlayer(scene).seat });
      return;
    case 'chillDraw':
      drawCards(scene, activePlayer(scene).seat, cardsOf(scene.state).deck.constants.drawPerTurn, 'chill');
      return;
    default:
      job satisfies never;
  }
}

/** Nothing is left of this step of the turn: the next one begins. */
function nextStep(scene: Scene): void {
  const player = activePlayer(scene);
  const { seat } = player;
  switch (scene.step) {
    case 'start':
      if (canMoveAnywhere(scene.state, seat)) {
        scene.step = 'move';
        askFor(scene, 'move', [seat], {});
      } else {
        happen(scene, { type: 'MovementSkipped', seat, additional: false });
        scene.step = 'hustle';
      }
      return;
    case 'move':
    case 'resolve':
      scene.step = 'hustle';
      return;
    case 'hustle':
      if (nothingToHustle(scene.state, player)) chill(scene);
      else askFor(scene, 'hustle', [seat], {});
      return;
    case 'chill':
      happen(scene, { type: 'TurnEnded', seat });
      nextTurn(scene);
      return;
    case null:
      nextTurn(scene);
      return;
    default:
      scene.step satisfies never;
  }
}

/** The chill phase begins: abilities, then the two cards. */
export function chill(scene: Scene): void {
  scene.step = 'chill';
  scene.stack.push({ do: 'chillDraw' }, ...standingJobs(scene, 'chill'));
}

/** Abilities of a phase that need no decision, on the stack with the profile's on top. */
const standingJobs = (scene: Scene, phase: 'start' | 'chill'): Job[] =>
  abilitiesOf(scene.state, activePlayer(scene), phase)
    .map(({ of }): Job => ({ do: 'ability', phase, of }))
    .reverse();

/** An ability of the start or the chill phase, unless its perk has gone meanwhile. */
function useStanding(scene: Scene, phase: 'start' | 'chill', of: string): void {
  const player = activePlayer(scene);
  if (!abilitiesOf(scene.state, player, phase).some((one) => one.of === of)) return;
  const list = of === 'profile' ? `profile/${player.profile}` : `perk/${of}`;
  scene.stack.push({ do: 'effects', list, next: 0 });
}

/** The next living seat in turn order, cyclically; the round rises where the order wraps (rules 8.10). */
function nextTurn(scene: Scene): void {
  const { turnOrder, players, active, turnNo, round, config } = scene.state;
  const at = active === null ? -1 : turnOrder.indexOf(active);
  const living = (seat: Seat) => isAlive(players[seat]!);
  const later = turnOrder.slice(at + 1).find(living);
  const seat = later ?? turnOrder.find(living)!;
  const newRound = later === undefined || active === null ? round + 1 : round;
  if (config.roundLimit > 0 && newRound > config.roundLimit) {
    endByRounds(scene);
    return;
  }
  scene.stack = [];
  scene.step = 'start';
  happen(scene, { type: 'TurnStarted', seat, turnNo: turnNo + 1, round: newRound });
  startTurn(scene, seat);
}

/** The bomb comes first, then what profile and perks do at the start (rules 8.6). */
function startTurn(scene: Scene, seat: Seat): void {
  scene.stack.push(...standingJobs(scene, 'start'));
  const { bomb } = activePlayer(scene);
  if (bomb?.side === 'LOADING') happen(scene, { type: 'BombArmed', seat });
  if (bomb?.side !== 'ARMED') return;
  const { livingPlayers, amount } = bombDamage(scene, bomb.id);
  happen(scene, { type: 'BombExploded', seat, bomb: bomb.id, livingPlayers, amount });
  hitAll(scene, seat, { kind: 'bomb', id: bomb.id }, () => amount);
}
