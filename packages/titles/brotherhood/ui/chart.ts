import type { Chapter } from '#titles/furniture.ts';
import type { Book, Event } from '../model.ts';
import { markOf } from './seats.tsx';

/** End-of-month cash of a seat in one month's chapter, as far as the reader may see it. */
function closing(events: readonly Event[], seat: number): number | null {
  for (const event of events) {
    const books: readonly (Book & { seat: number })[] =
      event.type === 'MonthEnded'
        ? (event.books ?? [])
        : event.type === 'BookKept'
          ? [{ ...event.book, seat: event.seat }]
          : [];
    const own = books.find((book) => book.seat === seat);
    if (own) return own.end;
  }
  return null;
}

/** Wealth month by month, one line per seat. Seats whose books the reader may not see have no line. */
export function chart(chapters: readonly Chapter<Event>[]) {
  const events = chapters.flatMap((chapter) => chapter.events);
  const started = events.find((event) => event.type === 'GameStarted');
  const months = chapters.filter((chapter) => chapter.events.some((event) => event.type === 'MonthEnded'));
  const seats = started?.type === 'GameStarted' ? started.seats.map((_, seat) => seat) : [];
  const startCash = started?.type === 'GameStarted' ? started.config.startCash : 0;
  return {
    title: 'Cash at the end of each month',
    x: ['start', ...months.map((_, i) => String(i + 1))],
    series: seats
      .filter((seat) => months.length === 0 || closing(months[0]?.events ?? [], seat) !== null)
      .map((seat) => ({
        name: markOf(seat).name,
        colour: markOf(seat).colour,
        // A seat that is out keeps no books: it has nothing.
        values: [startCash, ...months.map((month) => closing(month.events, seat) ?? 0)],
      })),
  };
}
