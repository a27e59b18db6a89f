import { type Actor, type Commit, QUIET, type Told } from '#engine/commit.ts';
import type { Luck } from '#engine/luck.ts';
import { type AnyTitle, isRefusal, type Refusal, refuse } from '#engine/title.ts';
import type { Almanac } from './almanac.ts';
import { dropAbsence, setAbsence } from './decide/absences.ts';
import { play, playDefault, sayReady } from './decide/answers.ts';
import { close, extend, outage } from './decide/deadline.ts';
import { type Ask, fact, type Ground } from './decide/ground.ts';
import { takeOver, vacate } from './decide/handover.ts';
import { create, start, takeSeat } from './decide/table.ts';
import { comeBack, pause, resume, vote } from './decide/votes.ts';
import type { GameState, HouseCommand, HouseEvent, Quietly } from './model.ts';

/**
 * The game's decider around the title's: pure, so that the audit can decide every stored command again and compare.
 * `state` is the unborn game for `Create`. The first event is always what was asked, with the dates that were looked up for it.
 */
export function decideGame(
  state: GameState,
  ask: Ask,
  title: AnyTitle,
  luck: Luck,
  almanac: Almanac,
): readonly Told[] | Refusal {
  const { by, at, cmdId, command } = ask;
  const quiet = isQuiet(state, command, title);
  const quietly: Quietly | undefined = quiet || isVeiled(state, by) ? { at, cmdId } : undefined;
  const facts = answer({ state, by, at, title, luck, almanac }, command);
  if (isRefusal(facts)) return facts;
  if (quiet && facts.some((told) => told.audience === 'all'))
    throw new Error(`${title.name}: an answer to a quiet prompt has a public event`);
  const dates = almanac.looked();
  const asked: HouseEvent = {
    type: 'game:Asked',
    by,
    command,
    ...(quietly ? { quietly } : {}),
    ...(dates.length ? { dates } : {}),
  };
  const own = command.type === 'Play' || (quietly && 'seat' in command);
  return [{ event: asked, audience: own ? [command.seat] : 'all' }, ...facts];
}

/** Is this an answer to a prompt that hides even who has answered, or from a seat that is only welcome? Its commit is quiet. */
export function isQuiet(state: GameState, command: HouseCommand, title: AnyTitle): boolean {
  if (state.inner === null || !('seat' in command) || !('prompt' in command)) return false;
  const prompt = title.prompts(state.inner).find((one) => one.id === command.prompt);
  return prompt !== undefined && (prompt.quiet === true || (!prompt.heard && !prompt.seats.includes(command.seat)));
}

/** Where nobody is to learn who sits where, the hour at which a seat acts is sealed: it tells where on earth somebody lives. */
export const isVeiled = (state: GameState, by: Actor): boolean => state.anonymous && by.startsWith('seat:');

/** What the header of a commit says of actor, time and id. */
export function headerOf(
  state: GameState,
  title: AnyTitle,
  { by, at, cmdId, command }: Ask,
): Pick<Commit, 'by' | 'at' | 'cmdId'> {
  if (isQuiet(state, command, title)) return QUIET;
  return isVeiled(state, by) ? { by, at: '', cmdId: '' } : { by, at, cmdId };
}

function answer(ground: Ground, command: HouseCommand): readonly Told[] | Refusal {
  const { state } = ground;
  if (state.status === 'finished' || state.status === 'abandoned')
    return refuse('GAME_OVER', `This game is over${state.result ? `: ${state.result.say}` : '.'}`);
  switch (command.type) {
    case 'Create':
      return create(ground, command);
    case 'TakeSeat':
      return takeSeat(ground, command);
    case 'Start':
      return start(ground);
    case 'Play':
      return play(ground, command);
    case 'Ready':
      return sayReady(ground, command);
    case 'Default':
      return playDefault(ground, command);
    case 'Close':
      return close(ground, command);
    case 'Extend':
      return extend(ground, command);
    case 'SetAbsence':
      return setAbsence(ground, command);
    case 'DropAbsence':
      return dropAbsence(ground, command);
    case 'Return':
      return comeBack(ground, command);
    case 'Vacate':
      return vacate(ground, command);
    case 'TakeOver':
      return takeOver(ground, command);
    case 'Vote':
      return vote(ground, command);
    case 'Pause':
      return pause(ground, command);
    case 'Resume':
      return resume(ground);
    case 'Outage':
      return outage(ground, command);
    case 'Abandon':
      return [fact({ type: 'game:Abandoned', why: command.why })];
    default:
      return command satisfies never;
  }
}
