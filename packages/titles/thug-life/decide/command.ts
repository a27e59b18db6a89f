import type { Luck } from '#engine/luck.ts';
import { isRefusal, type Prompt, type Refusal, refuse, type Seat } from '#engine/title.ts';
import { isSeat } from '../board.ts';
import { askedOf } from '../legal.ts';
import type { Command, Event, PlayerCommand, PromptKind, State } from '../model.ts';
import { prompts } from '../prompts.ts';
import { seatName } from '../wording.ts';
import { burnHomie, dramaOffer, flipTurf, playCaution } from './abilities.ts';
import { grind, hustle, jumpIn, upgrade } from './actions.ts';
import { advance } from './advance.ts';
import { chooseBigBoss, chooseKills, chooseTarget, commit, react, reroll } from './answers.ts';
import { attemptCrime } from './attempt.ts';
import { readHand } from './cardRefs.ts';
import { answerFor } from './defaults.ts';
import { leave } from './leaving.ts';
import { pickFight } from './pick.ts';
import { endTurn } from './rounds.ts';
import { happen, isOver, openScene, type Scene } from './scene.ts';
import { armCard, disarm, nameGang, setOrders } from './standing.ts';

type Answer = Extract<
  PlayerCommand,
  { type: 'Commit' | 'React' | 'Reroll' | 'ChooseKills' | 'ChooseTarget' | 'ChooseBigBoss' }
>;
type AnyTime = Extract<PlayerCommand, { type: 'SetOrders' | 'Arm' | 'Disarm' | 'NameGang' | 'Retire' }>;
type OfTurn = Exclude<PlayerCommand, Answer | AnyTime>;

/** Which prompts a command answers. */
const ANSWERS: Readonly<Record<Answer['type'], readonly PromptKind[]>> = {
  Commit: ['defend', 'copCommit'],
  React: ['react'],
  Reroll: ['reroll'],
  ChooseKills: ['chooseKills'],
  ChooseTarget: ['chooseTarget'],
  ChooseBigBoss: ['chooseBigBoss'],
};

/** A seat's command, or the house's `Default` for it: all of it, or the first reason why not (rules 6). */
export function decide(state: State, seat: Seat, command: Command, luck: Luck): readonly Event[] | Refusal {
  if (state.phase === 'over') return refuse('GAME_OVER', 'This game is over.');
  if (!isSeat(state.n, seat))
    return refuse('UNKNOWN_SEAT', `There is no seat ${seat}; this game has ${state.n}, counted from 0.`);
  if (state.retired.includes(seat))
    return refuse('NOT_AWAITED', 'This seat has left the game; the house plays for it.');
  const scene = openScene(state, luck);
  return dispatch(scene, seat, command) ?? scene.events;
}

function dispatch(scene: Scene, seat: Seat, command: Command): Refusal | null {
  switch (command.type) {
    case 'Default':
      return answerFor(scene, seat, false);
    case 'SetOrders':
      return setOrders(scene, seat, command);
    case 'Arm':
      return armCard(scene, seat, command);
    case 'Disarm':
      return disarm(scene, seat, command);
    case 'NameGang':
      return nameGang(scene, seat, command);
    case 'Retire':
      return retire(scene, seat);
    case 'Commit':
    case 'React':
    case 'Reroll':
    case 'ChooseKills':
    case 'ChooseTarget':
    case 'ChooseBigBoss':
      return answer(scene, seat, command);
    default:
      return turnCommand(scene, seat, command);
  }
}

function answer(scene: Scene, seat: Seat, command: Answer): Refusal | null {
  const asked = askedOf(scene.state, seat);
  if (!asked || !ANSWERS[command.type].includes(asked))
    return refuse(
      'NOT_AWAITED',
      `You are ${asked ? `asked for something else: ${ASKED_WORDS[asked]}` : 'not asked for that now'}.`,
    );
  switch (command.type) {
    case 'Commit':
      return commit(scene, seat, command);
    case 'React':
      return react(scene, seat, command);
    case 'Reroll':
      reroll(scene, seat, command.yes);
      return null;
    case 'ChooseKills':
      return chooseKills(scene, seat, command);
    case 'ChooseTarget':
      return chooseTarget(scene, seat, command.target);
    case 'ChooseBigBoss':
      return chooseBigBoss(scene, command.boss);
    default:
      return command satisfies never;
  }
}

const ASKED_WORDS: Readonly<Record<PromptKind, string>> = {
  turn: 'your turn',
  defend: 'the cards you defend with',
  react: 'a card into the Fight or Crime of others, or none',
  copCommit: 'your cards against the Cops',
  reroll: 'whether you roll again',
  chooseKills: 'whom you lose',
  chooseTarget: 'from whom is taken',
  chooseBigBoss: 'which of the tied Bosses goes first',
};

function turnCommand(scene: Scene, seat: Seat, command: OfTurn): Refusal | null {
  const { state } = scene;
  const { active, asks, turn } = state;
  if (active !== seat)
    return refuse('NOT_YOUR_TURN', active === null ? 'It is nobody’s turn.' : `It is ${seatName(active)}’s turn.`);
  if (asks.length > 0) {
    const awaited = asks.filter(({ answered }) => !answered).map((ask) => seatName(ask.seat));
    return refuse(
      'NOT_AWAITED',
      `Your turn waits for an answer${awaited.length > 0 ? ` of ${awaited.join(', ')}` : ''}.`,
    );
  }
  const { onlyIf } = command;
  if (onlyIf && turn?.outcome !== onlyIf) {
    happen(scene, { type: 'LineSkipped', seat, onlyIf });
    return null;
  }
  switch (command.type) {
    case 'JumpIn':
      return jumpIn(scene, seat, command);
    case 'Hustle':
      return hustle(scene, seat, command);
    case 'Grind':
      return grind(scene, seat, command);
    case 'Upgrade':
      return upgrade(scene, seat, command);
    case 'PickFight':
      return pickFight(scene, seat, command);
    case 'AttemptCrime':
      return attemptCrime(scene, seat, command);
    case 'BurnHomie':
      return burnHomie(scene, seat, command);
    case 'FlipTurf':
      return flipTurf(scene, seat, command);
    case 'PlayCaution':
      return playCaution(scene, seat, command);
    case 'DramaOffer':
      return dramaOffer(scene, seat, command);
    case 'EndTurn': {
      const discard = readHand(state, seat, command.discard, 'discard');
      if (isRefusal(discard)) return discard;
      endTurn(scene, seat, discard);
      return null;
    }
    case 'TakeBack':
      return takeBack(scene, seat);
    default:
      return command satisfies never;
  }
}

function takeBack(scene: Scene, seat: Seat): Refusal | null {
  if (!scene.state.back)
    return refuse(
      'NOTHING_TO_TAKE_BACK',
      'Nothing can be taken back: what was rolled, drawn or taken from somebody stays done.',
    );
  happen(scene, { type: 'TakenBack', seat });
  return null;
}

/** The seat leaves; what it is asked for now is answered by the default, and what is left of its turn is passed (rules 10). */
function retire(scene: Scene, seat: Seat): Refusal | null {
  const { asks } = scene.state;
  const awaited = askedOf(scene.state, seat) !== null && !asks.some((ask) => ask.seat === seat && ask.answered);
  leave(scene, seat);
  return isOver(scene) || !awaited ? null : answerFor(scene, seat, true);
}

/**
 * Closes a window that everybody has answered and plays on to the next question. What one seat alone was asked is settled with its
 * answer: when the house closes it afterwards there is nothing left to do.
 */
export function close(state: State, prompt: Prompt, luck: Luck): readonly Event[] {
  const open = prompts(state).find(({ id }) => id === prompt.id);
  if (!open || open.kind === 'turn') return [];
  const missing = open.seats.filter((seat) => !open.ready.includes(seat));
  if (missing.length > 0)
    throw new Error(`${prompt.id} cannot be closed: seats ${missing.join(', ')} have not answered`);
  const scene = openScene(state, luck);
  advance(scene);
  return scene.events;
}
