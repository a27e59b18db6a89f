/** A month's end for many games at once. */
export interface Burst {
  games: number;
  /** Minutes over which their deadlines are spread, evenly. */
  spread: number;
  /** Games that one run of the clock closes in its minute. */
  closesAMinute: number;
  mailsPerGame: number;
  mailsASecond: number;
}

export interface Outcome {
  /** Minutes between the last deadline and the last reveal, and the last mail. */
  lastReveal: number;
  lastMail: number;
  /** Most notices that waited at once. */
  mostWaiting: number;
  /** Most writes in a second to one key of an index: two for each game closed, four for each notice on its way. */
  dueWrites: number;
  waitingWrites: number;
}

/** Minute by minute: deadlines fall due, the clock closes what it can, notices queue, SES takes what it may. */
export function simulateBurst({ games, spread, closesAMinute, mailsPerGame, mailsASecond }: Burst): Outcome {
  let [due, closed, waiting, sent, mostWaiting, mostClosed, mostMoved] = [0, 0, 0, 0, 0, 0, 0];
  let [lastReveal, lastMail] = [0, 0];
  for (let minute = 1; sent < games * mailsPerGame; minute++) {
    due = Math.min(games, Math.floor((games * minute) / spread));
    const closing = Math.min(closesAMinute, due - closed);
    closed += closing;
    waiting += closing * mailsPerGame;
    const sending = Math.min(waiting, mailsASecond * 60);
    waiting -= sending;
    sent += sending;
    mostWaiting = Math.max(mostWaiting, waiting);
    mostClosed = Math.max(mostClosed, closing);
    mostMoved = Math.max(mostMoved, closing * mailsPerGame + 3 * sending);
    if (closing) lastReveal = minute - spread;
    lastMail = minute - spread;
  }
  const perSecond = (aMinute: number) => Math.ceil(aMinute / 60);
  return {
    lastReveal,
    lastMail,
    mostWaiting,
    dueWrites: perSecond(2 * mostClosed),
    waitingWrites: perSecond(mostMoved),
  };
}

/** What docs/scale.md shows; a test holds the page against it. */
export const bursts: readonly (Burst & { name: string })[] = [
  {
    name: '1,000 games, the same minute, new account',
    games: 1_000,
    spread: 1,
    closesAMinute: 200,
    mailsPerGame: 4,
    mailsASecond: 14,
  },
  {
    name: '10,000 games, one hour, new account',
    games: 10_000,
    spread: 60,
    closesAMinute: 200,
    mailsPerGame: 4,
    mailsASecond: 14,
  },
  {
    name: '100,000 games, a day, new account',
    games: 100_000,
    spread: 1440,
    closesAMinute: 200,
    mailsPerGame: 4,
    mailsASecond: 14,
  },
  {
    name: '100,000 games, one hour, new account',
    games: 100_000,
    spread: 60,
    closesAMinute: 200,
    mailsPerGame: 4,
    mailsASecond: 14,
  },
  {
    name: '100,000 games, one hour, 200 mails/s',
    games: 100_000,
    spread: 60,
    closesAMinute: 200,
    mailsPerGame: 4,
    mailsASecond: 200,
  },
  {
    name: '100,000 games, one hour, 200 mails/s, 8 clocks',
    games: 100_000,
    spread: 60,
    closesAMinute: 1_600,
    mailsPerGame: 4,
    mailsASecond: 200,
  },
];

const span = (minutes: number): string => (minutes < 90 ? `${minutes} min` : `${(minutes / 60).toFixed(1)} h`);

/** One line of the page's table. */
export function burstRow(burst: Burst & { name: string }): string {
  const { lastReveal, lastMail, mostWaiting, dueWrites, waitingWrites } = simulateBurst(burst);
  return `| ${burst.name} | ${span(lastReveal)} | ${span(lastMail)} | ${mostWaiting.toLocaleString('en')} | ${dueWrites}/s | ${waitingWrites}/s |`;
}
