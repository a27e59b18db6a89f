import type { Seat } from '#engine/title.ts';
import { type GameState, motionKey, type OpenPrompt, type SeatState, type TimeEvent } from './model.ts';
import type { Instant } from './ports.ts';
import { later, minutesBetween } from './time.ts';

/** One event about time on a game. */
export function evolveTime(state: GameState, event: TimeEvent, at: Instant): GameState {
  switch (event.type) {
    case 'game:ReadinessSaid':
      return onPrompt(state, event.prompt, (open) => ({ ...open, said: { ...open.said, [event.seat]: event.say } }));
    case 'game:DeadlineMoved':
      return onPrompt(state, event.prompt, (open) => moved(open, event));
    case 'game:GraceGiven':
      return onPrompt(state, event.prompt, (open) => ({
        ...open,
        grace: [...open.grace, { seat: event.seat, from: open.dueAt, minutes: event.minutes }],
      }));
    case 'game:GraceUsed':
      return onSeat(
        onPrompt(state, event.prompt, (open) => ({
          ...open,
          grace: open.grace.map((one) => (one.seat === event.seat ? { ...one, minutes: 0 } : one)),
        })),
        event.seat,
        (seat) => ({ ...seat, graceUsed: seat.graceUsed + event.minutes }),
      );
    case 'game:SeatIdle':
      return onSeat(state, event.seat, (seat) => ({ ...seat, idleSince: at }));
    case 'game:SeatWanted': {
      const { [`replace-${event.seat}`]: _, ...motions } = state.motions;
      return onSeat({ ...state, motions }, event.seat, (seat) => ({
        ...seat,
        wanted: true,
        ...(event.keeper === null ? {} : { bot: event.keeper, kept: true }),
      }));
    }
    case 'game:SeatBack':
      return onSeat(state, event.seat, (seat) => ({
        ...seat,
        misses: 0,
        idleSince: null,
        wanted: false,
        kept: false,
        bot: seat.kept ? null : seat.bot,
      }));
    case 'game:AbsenceSet': {
      const { absence: id, from, to } = event;
      return onSeat(state, event.seat, (seat) => ({
        ...seat,
        absences: [...seat.absences.filter((one) => one.id !== id), { id, from, to }].sort((a, b) =>
          a.from < b.from ? -1 : 1,
        ),
      }));
    }
    case 'game:AbsenceDropped':
      return onSeat(state, event.seat, (seat) => ({
        ...seat,
        absences: seat.absences.filter((one) => one.id !== event.absence),
      }));
    case 'game:VoteCast': {
      const key = motionKey(event.motion);
      const { [key]: _, ...others } = state.motions;
      const open = { motion: state.motions[key]?.motion ?? event.motion, ayes: event.ayes, at };
      return { ...state, motions: event.ayes.length ? { ...others, [key]: open } : others };
    }
    case 'game:Paused': {
      const { pause: _, resume: __, ...motions } = state.motions;
      const { reason, until, by } = event;
      return { ...state, status: 'paused', paused: { since: at, until, reason, by }, motions };
    }
    case 'game:Resumed': {
      const { pause: _, resume: __, ...motions } = state.motions;
      const minutes = state.paused ? minutesBetween(state.paused.since, at) : 0;
      const prompts = Object.fromEntries(
        Object.entries(state.prompts).map(([id, open]) => [
          id,
          { ...open, readySince: open.readySince && later(open.readySince, minutes) },
        ]),
      );
      return { ...state, status: 'running', paused: null, motions, prompts };
    }
    case 'game:ClockStopped':
      return state;
    default:
      return event satisfies never;
  }
}

function onPrompt(state: GameState, id: string, change: (open: OpenPrompt) => OpenPrompt): GameState {
  const open = state.prompts[id];
  return open ? { ...state, prompts: { ...state.prompts, [id]: change(open) } } : state;
}

const onSeat = (state: GameState, seat: Seat, change: (one: SeatState) => SeatState): GameState => ({
  ...state,
  seats: state.seats.map((one, i) => (i === seat ? change(one) : one)),
});

/** An absence moves what is shown; everything else moves the deadline itself and, while a grace runs, that too. */
function moved(open: OpenPrompt, { from, to, because }: TimeEvent & { type: 'game:DeadlineMoved' }): OpenPrompt {
  const moves = open.moves + (because === 'outage' ? 0 : 1);
  if (because === 'absence') return { ...open, dueAt: to, moves };
  const minutes = minutesBetween(from, to);
  const shift = (at: Instant) => later(at, minutes);
  const grace = because === 'grace' ? open.grace : open.grace.map((one) => ({ ...one, from: shift(one.from) }));
  return { ...open, dueAt: to, plainDueAt: shift(open.plainDueAt), grace, moves };
}
