import { saltOf } from '#engine/chain.ts';
import type { Told } from '#engine/commit.ts';
import { type AnyTitle, isRefusal, type Refusal, refuse } from '#engine/title.ts';
import { readOptions } from '../options.ts';
import type { Pace } from '../pace.ts';
import { goOn } from './goOn.ts';
import { type Command, fact, type Ground } from './ground.ts';

/** Most minutes a turn may last: a year. */
const MAX_TURN_MINUTES = 366 * 24 * 60;

export function create({ state, title }: Ground, command: Command<'Create'>): readonly Told[] | Refusal {
  if (state.head.n > 0) return refuse('ALREADY_CREATED', 'This game exists already.');
  const [least, most] = title.seats;
  if (!Number.isInteger(command.seats) || command.seats < least || command.seats > most)
    return refuse('BAD_SEATS', `${title.label} is for ${least} to ${most} players, not ${command.seats}.`, 'seats');
  const read = readOptions(title, command.options);
  if (isRefusal(read)) return read;
  const wrong = checkPace(command.pace, title);
  if (wrong) return wrong;
  const { type: _, options: __, ...rest } = command;
  return [fact({ type: 'game:Created', ...rest, options: read.options })];
}

function checkPace(pace: Pace, title: AnyTitle): Refusal | null {
  const { turnMinutes, changeOfMindMinutes, kindMinutes = {}, keeper = null } = pace;
  for (const minutes of [turnMinutes, ...Object.values(kindMinutes)])
    if (!(minutes > 0 && minutes <= MAX_TURN_MINUTES))
      return refuse('BAD_TURN_LENGTH', `A turn lasts from one minute to a year, not ${minutes} minutes.`, 'turnHours');
  if (!(changeOfMindMinutes >= 0 && changeOfMindMinutes <= turnMinutes))
    return refuse(
      'BAD_WINDOW',
      'The time for a change of mind is from 0 minutes to the length of a turn.',
      'changeOfMindMinutes',
    );
  if (keeper !== null && !Object.hasOwn(title.bots, keeper))
    return refuse(
      'UNKNOWN_BOT',
      `${title.label} has no bot "${keeper}"; it has ${Object.keys(title.bots).join(', ')}.`,
      'keeper',
    );
  return null;
}

/** Longest word with which a player cuts the deck. */
const MAX_CUT = 200;

export function takeSeat({ state }: Ground, command: Command<'TakeSeat'>): readonly Told[] | Refusal {
  const seat = state.seats[command.seat];
  if (!seat) return refuse('UNKNOWN_SEAT', `There is no seat ${command.seat}; this game has ${state.seats.length}.`);
  if (state.status !== 'open') return refuse('ALREADY_STARTED', 'The game has started; its seats are taken.');
  if (seat.taken) return refuse('SEAT_TAKEN', 'Somebody has taken this seat already.');
  if (command.cut.length > MAX_CUT)
    return refuse(
      'BAD_CUT',
      `The word you cut the deck with can have ${MAX_CUT} characters, not ${command.cut.length}.`,
      'cut',
    );
  return [fact({ type: 'game:SeatTaken', seat: command.seat, cut: command.cut, bot: command.bot })];
}

export function start(ground: Ground): readonly Told[] | Refusal {
  const { state, title, luck } = ground;
  if (state.status !== 'open') return refuse('ALREADY_STARTED', 'The game has started already.');
  const open = state.seats.flatMap((seat, i) => (seat.taken ? [] : [title.marks[i]?.name ?? `seat ${i}`]));
  if (open.length)
    return refuse('SEATS_OPEN', `Nobody sits at ${open.join(', ')} yet: invite somebody or put a bot there.`, 'seats');
  const events = title.setup(state.options, state.seats.length, luck);
  if (isRefusal(events)) return events;
  const salt = saltOf(state.seats.map((seat) => seat.cut));
  return goOn(ground, [fact({ type: 'game:Started', salt })], events);
}
