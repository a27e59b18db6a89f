import type { Seat } from '#engine/title.ts';
import type { Motion, TimeEvent } from './model.ts';
import { printDue, span } from './time.ts';

type Name = (seat: Seat) => string;

/** Events about time in a sentence. */
export function tellTime(event: TimeEvent, name: Name): string {
  switch (event.type) {
    case 'game:ReadinessSaid':
      return tellSaid(event, name);
    case 'game:DeadlineMoved':
      return `${whyMoved(event, name)} the deadline is now ${printDue(event.to, null)} (it was ${printDue(event.from, null)}).`;
    case 'game:GraceGiven':
      return `The time was up; ${name(event.seat)} draws on a grace of ${span(event.minutes)}.`;
    case 'game:GraceUsed':
      return `${name(event.seat)} has used ${span(event.minutes)} of grace.`;
    case 'game:SeatIdle':
      return `${name(event.seat)} has missed ${event.misses} deadlines in a row: the others no longer wait for ${name(event.seat)} when all of them are ready. Any answer brings ${name(event.seat)} back.`;
    case 'game:SeatWanted': {
      const why = event.because === 'vote' ? 'By vote of the players' : 'After so many missed deadlines';
      const meanwhile = event.keeper ? `a bot (${event.keeper}) plays it` : 'the house does the usual for it';
      return `${why} the seat of ${name(event.seat)} is open to a replacement; until then ${meanwhile}. Who held it is back with his next answer, or with a click on the page.`;
    }
    case 'game:SeatBack':
      return `${name(event.seat)} is back.`;
    case 'game:AbsenceSet':
      return `${name(event.seat)} is away from ${printDue(event.from, null)} to ${printDue(event.to, null)}.`;
    case 'game:AbsenceDropped':
      return `${name(event.seat)} will be there after all: an announced absence was taken back.`;
    case 'game:VoteCast': {
      const how = event.aye ? 'votes for' : 'no longer votes for';
      const count = `${event.ayes.length} of ${event.electorate} are for it, ${event.needed} are needed`;
      return `${name(event.seat)} ${how} ${motionInWords(event.motion, name)}: ${count}.`;
    }
    case 'game:Paused':
      return `The game is paused ${event.by === 'vote' ? 'by vote' : 'by the organiser'}, until ${printDue(event.until, null)} at the latest: ${event.reason}`;
    case 'game:Resumed':
      return event.because === 'time'
        ? 'The pause has reached its end; the game goes on.'
        : `The game goes on, ${event.because === 'vote' ? 'by vote' : 'as the organiser says'}.`;
    case 'game:ClockStopped':
      return `Our clock stood still from ${printDue(event.from, null)} to ${printDue(event.to, null)}; nobody loses time by that.`;
    default:
      return event satisfies never;
  }
}

function tellSaid({ seat, say }: TimeEvent & { type: 'game:ReadinessSaid' }, name: Name): string {
  switch (say) {
    case 'later':
      return `${name(seat)} is not ready yet.`;
    case 'ready':
      return `${name(seat)} is ready.`;
    case 'now':
      return `${name(seat)} is ready and needs no time for a change of mind.`;
    default:
      return say satisfies never;
  }
}

function whyMoved({ because, seat }: TimeEvent & { type: 'game:DeadlineMoved' }, name: Name): string {
  switch (because) {
    case 'absence':
      return `${seat === undefined ? 'An absence' : `The absence of ${name(seat)}`} counts:`;
    case 'grace':
      return 'With that grace';
    case 'pause':
      return 'As long as the game was paused is added:';
    case 'outage':
      return 'As long as our clock stood still is added:';
    default:
      return because satisfies never;
  }
}

/** "a pause of 3 days (holidays)", "a draw". */
export function motionInWords(motion: Motion, name: Name): string {
  switch (motion.on) {
    case 'pause':
      return `a pause of up to ${span(motion.minutes)} (${motion.reason.trim()})`;
    case 'resume':
      return 'going on at once';
    case 'draw':
      return 'a draw';
    case 'end':
      return 'ending the game without a winner';
    case 'replace':
      return `a replacement for ${name(motion.seat)}`;
    default:
      return motion satisfies never;
  }
}
