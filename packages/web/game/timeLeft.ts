const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Milliseconds to a deadline in words: "2 days 3 h left". Shared with the page's script. */
export function timeLeft(ms: number): string {
  if (ms <= 0) return 'the time is up';
  if (ms < MINUTE) return 'less than a minute left';
  if (ms < HOUR) return `${Math.floor(ms / MINUTE)} min left`;
  if (ms < DAY) return `${Math.floor(ms / HOUR)} h ${Math.floor((ms % HOUR) / MINUTE)} min left`;
  const days = Math.floor(ms / DAY);
  return `${days} ${days === 1 ? 'day' : 'days'} ${Math.floor((ms % DAY) / HOUR)} h left`;
}
