import type { Told } from '#engine/commit.ts';
import { type AnyTitle, type Refusal, type Result, refuse, type Seat } from '#engine/title.ts';
import { type GameState, type Motion, motionKey } from '../model.ts';
import { isIdle, voters } from '../readiness.ts';
import { later, minutesBetween, printDue } from '../time.ts';
import { shifted } from './deadline.ts';
import { type Command, fact, type Ground, nameOf } from './ground.ts';

/** How many of those who may vote have to agree. A draw changes who wins: all. An end throws the game away: two of three. */
export function neededFor(on: Motion['on'], electorate: number): number {
  switch (on) {
    case 'draw':
      return electorate;
    case 'end':
      return Math.ceil((electorate * 2) / 3);
    case 'pause':
    case 'resume':
    case 'replace':
      return Math.floor(electorate / 2) + 1;
    default:
      return on satisfies never;
  }
}

/** Who may vote on it: players who are there and in the game, without the one who is to be replaced. */
export const electorateOf = (state: GameState, title: AnyTitle, motion: Motion): Seat[] =>
  voters(state, title).filter((seat) => motion.on !== 'replace' || seat !== motion.seat);

/** A seat is for something, or not any more; with the last vote that is needed it happens in the same commit. */
export function vote(ground: Ground, command: Command<'Vote'>): readonly Told[] | Refusal {
  const { state, by, title } = ground;
  const { seat, aye } = command;
  if (by !== `seat:${seat}`) return refuse('NOT_YOURS', 'Only the player of a seat votes for it.');
  if (state.status === 'open') return refuse('NOT_STARTED', 'The game has not started; there is nothing to vote on.');
  const motion = state.motions[motionKey(command.motion)]?.motion ?? command.motion;
  const wrong = checkMotion(ground, motion, seat);
  if (wrong) return wrong;
  const electorate = electorateOf(state, title, motion);
  if (!electorate.includes(seat)) return noVote(state, seat);
  const before = (state.motions[motionKey(motion)]?.ayes ?? []).filter((one) => electorate.includes(one));
  if (before.includes(seat) === aye)
    return refuse('VOTED_ALREADY', aye ? 'You have voted for this already.' : 'You have not voted for this.');
  const ayes = aye ? [...before, seat].sort((a, b) => a - b) : before.filter((one) => one !== seat);
  const needed = neededFor(motion.on, electorate.length);
  const cast = fact({ type: 'game:VoteCast', seat, motion, aye, ayes, needed, electorate: electorate.length });
  return aye && ayes.length >= needed ? carried(ground, motion, cast) : [cast];
}

const noVote = (state: GameState, seat: Seat): Refusal =>
  state.seats[seat]?.bot !== null || isIdle(state, seat)
    ? refuse(
        'NO_VOTE',
        'You have missed so many deadlines that the others don’t wait for you: answer, or say that you are back, then you vote again.',
      )
    : refuse('NO_VOTE', 'Your seat is out of the game; those who are still in it vote.');

function checkMotion({ state, title }: Ground, motion: Motion, by: Seat): Refusal | null {
  switch (motion.on) {
    case 'pause':
      return checkPause(state, motion);
    case 'resume':
      return state.status === 'paused' ? null : refuse('NOT_PAUSED', 'The game is not paused.');
    case 'replace': {
      const target = state.seats[motion.seat];
      if (!target) return refuse('UNKNOWN_SEAT', `There is no seat ${motion.seat}.`, 'seat');
      if (motion.seat === by) return refuse('OWN_SEAT', 'You can’t vote yourself out; leave the game instead.', 'seat');
      if (target.bot !== null && !target.kept)
        return refuse(
          'BOT_SEAT',
          `${nameOf(title, motion.seat)} is played by a bot; it never misses a deadline.`,
          'seat',
        );
      return target.wanted
        ? refuse('WANTED_ALREADY', `${nameOf(title, motion.seat)} is open to a replacement already.`, 'seat')
        : null;
    }
    case 'draw':
    case 'end':
      return null;
    default:
      return motion satisfies never;
  }
}

const LONGEST_REASON = 300;

function checkPause(state: GameState, { reason, minutes }: { reason: string; minutes: number }): Refusal | null {
  if (state.status === 'open')
    return refuse('NOT_STARTED', 'The game has not started; nothing runs that could be paused.');
  if (state.status === 'paused')
    return refuse('PAUSED', `The game is paused already, until ${printDue(state.paused!.until, null)} at the latest.`);
  const most = state.pace.pauseDays * 24 * 60;
  if (!(minutes >= 1 && minutes <= most))
    return refuse('BAD_PAUSE', `A pause at this table lasts up to ${state.pace.pauseDays} days.`, 'minutes');
  return reason.trim() === '' || reason.length > LONGEST_REASON
    ? refuse('BAD_REASON', `Say in up to ${LONGEST_REASON} characters why the game is paused.`, 'reason')
    : null;
}

function carried(ground: Ground, motion: Motion, cast: Told): Told[] {
  switch (motion.on) {
    case 'pause':
      return [cast, paused(ground, motion, 'vote')];
    case 'resume':
      return resumed(ground, [cast], 'vote');
    case 'draw':
      return [cast, fact({ type: 'game:Ended', result: drawn(ground) })];
    case 'end':
      return [cast, fact({ type: 'game:Abandoned', why: 'The players voted to end it.' })];
    case 'replace': {
      const { seat } = motion;
      return [cast, fact({ type: 'game:SeatWanted', seat, because: 'vote', keeper: ground.state.pace.keeper })];
    }
    default:
      return motion satisfies never;
  }
}

/** Everybody who is still in the game has won alike. */
function drawn({ state, title }: Ground): Result {
  const all = state.seats.map((_, seat) => seat);
  const winners = title.inPlay?.(state.inner) ?? all;
  const ranking = [
    ...winners.map((seat) => ({ seat, place: 1, score: 0 })),
    ...all.filter((seat) => !winners.includes(seat)).map((seat) => ({ seat, place: winners.length + 1, score: 0 })),
  ];
  const names = winners.map((seat) => nameOf(title, seat));
  return { winners, ranking, say: `The players agreed on a draw: ${names.join(', ')} share the game.` };
}

/** The organiser pauses. */
export function pause(ground: Ground, command: Command<'Pause'>): readonly Told[] | Refusal {
  if (ground.by !== 'host') return refuse('NOT_YOURS', 'The organiser pauses a game, or its players vote for it.');
  return checkPause(ground.state, command) ?? [paused(ground, command, 'organiser')];
}

const paused = ({ at }: Ground, { reason, minutes }: { reason: string; minutes: number }, by: 'vote' | 'organiser') =>
  fact({ type: 'game:Paused', reason: reason.trim(), until: later(at, minutes), by });

/** The organiser ends a pause, or the clock when its time is up. */
export function resume(ground: Ground): readonly Told[] | Refusal {
  const { state, by, at } = ground;
  if (!state.paused) return refuse('NOT_PAUSED', 'The game is not paused.');
  if (by === 'host') return resumed(ground, [], 'organiser');
  if (by !== 'clock') return refuse('NOT_YOURS', 'The organiser ends a pause, or the players vote for it.');
  return at < state.paused.until
    ? refuse('TOO_EARLY', `The pause lasts until ${printDue(state.paused.until, null)}.`)
    : resumed(ground, [], 'time');
}

/** Every deadline moves by exactly as long as the game stood still. */
function resumed(ground: Ground, before: readonly Told[], because: 'vote' | 'organiser' | 'time'): Told[] {
  const { state, at } = ground;
  const minutes = minutesBetween(state.paused!.since, at);
  const moves = Object.values(state.prompts).map((open) => ({ open, to: later(open.dueAt, minutes) }));
  return shifted(ground, [...before, fact({ type: 'game:Resumed', because })], moves, 'pause');
}

/** The player of a seat that was given up is there again. */
export function comeBack({ state, by }: Ground, { seat }: Command<'Return'>): readonly Told[] | Refusal {
  if (by !== `seat:${seat}`) return refuse('NOT_YOURS', 'Only the player of a seat comes back to it.');
  const one = state.seats[seat];
  if (!one || (!one.wanted && !one.kept && one.misses === 0))
    return refuse('NOT_AWAY', 'Nobody thinks you are away: your seat is yours and is waited for.');
  return [fact({ type: 'game:SeatBack', seat })];
}
