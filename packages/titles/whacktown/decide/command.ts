import type { Luck } from '#engine/luck.ts';
import { isRefusal, type Prompt, type Refusal, refuse, type Seat } from '#engine/title.ts';
import { isAlive } from '../board.ts';
import { ALWAYS, ANSWERS } from '../legal.ts';
import type { Ask, AskKind, Command, Event, PlayerCommand, State } from '../model.ts';
import { hasAnswered, prompts } from '../prompts.ts';
import { canTakeBack } from '../takeBack.ts';
import { usualAnswer } from '../usual.ts';
import {
  choose,
  type Deed,
  declineMove,
  discardSome,
  keepDie,
  may,
  move,
  placeCrimeScene,
  put,
  recover,
  reroll,
} from './answers.ts';
import { resolveHit } from './hits.ts';
import { play, useAbility } from './hustle.ts';
import { resign } from './resigning.ts';
import { revealProfiles } from './reveal.ts';
import { happen, openScene, type Scene } from './scene.ts';
import { chooseProfile, prevent, setStanding } from './sealed.ts';
import { chill, goOn } from './turns.ts';

/** A seat's command, or the house's `Default` for it: all that comes of it, or the first reason why not (rules 6). */
export function decide(state: State, seat: Seat, command: Command, luck: Luck): readonly Event[] | Refusal {
  const out = outOfHand(state, seat, command);
  if (out) return out;
  const scene = openScene(state, luck);
  const byDefault = command.type === 'Default';
  const refusal = answer(scene, seat, byDefault ? usualAnswer(state, seat) : command, byDefault);
  return refusal ?? scene.events;
}

/** The common refusals, in their order (rules 6). */
function outOfHand(state: State, seat: Seat, command: Command): Refusal | null {
  const { ask, n } = state;
  if (state.phase === 'over') return refuse('GAME_OVER', 'This game is over.');
  const player = state.players[seat];
  if (!player) return refuse('BAD_SEAT', `There is no seat ${seat}; this game has ${n}, counted from 0.`);
  if (!isAlive(player))
    return refuse('SEAT_OUT', `You are out of this game: ${player.status === 'whacked' ? 'whacked' : 'you resigned'}.`);
  if (command.type !== 'Default' && ALWAYS.includes(command.type)) return null;
  if (!ask?.seats.includes(seat)) return refuse('NOT_AWAITED', 'Nothing is asked of you now.');
  if (command.type === 'Default')
    return hasAnswered(state, ask, seat) ? refuse('NOT_AWAITED', 'This seat has answered already.') : null;
  if (command.type === 'TakeBack')
    return canTakeBack(state, seat)
      ? null
      : refuse(
          'NOTHING_TO_TAKE_BACK',
          'There is nothing to take back: dice, drawn cards, hits and finished turns stand, and a turn has five second thoughts at most.',
        );
  return ANSWERS[ask.kind].includes(command.type)
    ? null
    : refuse('WRONG_PROMPT', `That has no place now: ${NOW[ask.kind]}.`);
}

const NOW: Readonly<Record<AskKind, string>> = {
  chooseProfile: 'you are to choose which profile you keep',
  move: 'your gang has to move first',
  extraMove: 'you have an additional movement: move, or stay',
  choose: 'you are to choose an option',
  may: 'you are to say yes or no',
  crimeScene: 'you are to place the crime scene',
  put: 'you are to put your gang somewhere',
  discard: 'you are to discard cards',
  recover: 'you are to take cards from the discard pile',
  reroll: 'you are to keep your die or reroll it',
  hustle: 'you are in your hustle phase: play, use an ability, or end your turn',
  prevent: 'you are to say whether you prevent a loss',
};

function answer(scene: Scene, seat: Seat, command: PlayerCommand, byDefault: boolean): Refusal | null {
  switch (command.type) {
    case 'SetStanding':
      return setStanding(scene, seat, command);
    case 'Resign':
      resign(scene, seat);
      return null;
    case 'TakeBack':
      happen(scene, { type: 'TakenBack', seat });
      return null;
    case 'ChooseProfile':
      return chooseProfile(scene, seat, command);
    case 'Prevent':
      return prevent(scene, seat, command);
    default: {
      const ask = scene.state.ask!;
      const deed = openAnswer(scene, seat, ask, command);
      if (isRefusal(deed)) return deed;
      happen(scene, { type: 'Answered', seat, kind: ask.kind, byDefault });
      deed();
      goOn(scene);
      return null;
    }
  }
}

type OpenCommand = Exclude<
  PlayerCommand,
  { type: 'SetStanding' | 'Resign' | 'TakeBack' | 'ChooseProfile' | 'Prevent' }
>;

/** Answers that take effect at once. That they fit the open question has been made sure of, which the casts say. */
function openAnswer(scene: Scene, seat: Seat, ask: Ask, command: OpenCommand): Deed | Refusal {
  const asked = <Kind extends AskKind>() => ask as Extract<Ask, { kind: Kind }>;
  switch (command.type) {
    case 'Move':
      return move(scene, asked<'move' | 'extraMove'>(), command);
    case 'DeclineMove':
      return declineMove(scene, seat);
    case 'Choose':
      return choose(scene, asked<'choose'>(), command);
    case 'May':
      return may(scene, asked<'may'>(), command);
    case 'CrimeScene':
      return placeCrimeScene(scene, command);
    case 'Put':
      return put(scene, asked<'put'>(), command);
    case 'Discard':
      return discardSome(scene, asked<'discard'>(), command);
    case 'Recover':
      return recover(scene, asked<'recover'>(), command);
    case 'Play':
      return play(scene, command);
    case 'Ability':
      return useAbility(scene, command);
    case 'EndTurn':
      return () => chill(scene);
    case 'Reroll':
      return reroll(scene, command);
    case 'KeepDie':
      return keepDie(scene, asked<'reroll'>());
    default:
      return command satisfies never;
  }
}

/** All answers to a sealed question are in: profiles are revealed, or a hit is resolved. Open questions close by their answer. */
export function close(state: State, prompt: Prompt, luck: Luck): readonly Event[] {
  if (!prompts(state).some(({ id }) => id === prompt.id)) return [];
  const scene = openScene(state, luck);
  switch (state.ask?.kind) {
    case 'chooseProfile':
      revealProfiles(scene);
      break;
    case 'prevent':
      resolveHit(scene);
      break;
    default:
      return [];
  }
  goOn(scene);
  return scene.events;
}
