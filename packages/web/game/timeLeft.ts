const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Milliseconds to a deadline in words: "in 2 days 3 h". Shared with the page's script. */
export function timeLeft(ms: number): string {
  if (ms <= 0) return 'the time is up';
  if (ms < MINUTE) return 'in less than a minute';
  if (ms < HOUR) return `in ${Math.floor(ms / MINUTE)} min`;
  if (ms < DAY) return `in ${Math.floor(ms / HOUR)} h ${Math.floor((ms % HOUR) / MINUTE)} min`;
  const days = Math.floor(ms / DAY);
  return `in ${days} ${days === 1 ? 'day' : 'days'} ${Math.floor((ms % DAY) / HOUR)} h`;
}
