import type { Rhythm } from '#games/pace.ts';
import { span } from '#games/time.ts';

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** How time runs in a game, in a few sentences. */
export function paceInWords(pace: Rhythm): string {
  const { calendar, changeOfMindMinutes, graceMinutes, idleAfter, wantedAfter, keeper } = pace;
  const kinds = Object.entries(pace.kindMinutes).map(([kind, minutes]) => `${kind}: ${span(minutes)}`);
  const turn = `Each turn lasts up to ${span(pace.turnMinutes)}${kinds.length ? ` (${kinds.join(', ')})` : ''}`;
  const days =
    calendar && calendar.weekdays.length < 7 ? ` on ${calendar.weekdays.map((day) => DAYS[day - 1]).join(', ')}` : '';
  const off = calendar?.holidays.length ? `, not on ${calendar.holidays.join(', ')}` : '';
  return [
    calendar ? `${turn}, and then to ${calendar.at}${days} (${calendar.zone})${off}.` : `${turn}.`,
    'It ends earlier when everybody is ready.',
    changeOfMindMinutes > 0 ? `Then there are ${span(changeOfMindMinutes)} for a change of mind.` : '',
    graceMinutes > 0 ? `Everybody may be late by ${span(graceMinutes)} in the whole game.` : '',
    idleAfter === null ? '' : `Who misses ${times(idleAfter)} is no longer waited for.`,
    wantedAfter === null
      ? ''
      : `After ${wantedAfter === 1 ? 'one miss' : `${wantedAfter} misses`} a seat is open to a replacement${keeper ? ', and a bot keeps it' : ''}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

const times = (n: number): string => (n === 1 ? 'a deadline' : `${n} deadlines in a row`);
