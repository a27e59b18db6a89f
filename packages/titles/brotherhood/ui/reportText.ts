import type { Viewer } from '#engine/title.ts';
import type { Chapter } from '#titles/furniture.ts';
import type { Event } from '../model.ts';
import { printLedger } from '../notation/print.ts';
import { tell } from '../tell.ts';
import { dollars, seatName } from '../wording.ts';
import { headline } from './headline.ts';
import { dismissed, isWorthAReport, sectionsOf } from './report/sections.ts';

function newsLines(event: Event, chapter: readonly Event[], viewer: Viewer): string[] {
  switch (event.type) {
    case 'LedgersRevealed':
      return event.ledgers.map(
        ({ seat, ledger, total, byDefault }) =>
          `${seatName(seat)}${byDefault ? ' (by default)' : ''}: ${printLedger(ledger)} = ${dollars(total)}${
            dismissed(chapter, seat) === '' ? '' : `, dismissing ${dismissed(chapter, seat)}`
          }`,
      );
    case 'MonthEnded':
      return event.books === null
        ? [tell(event, viewer)]
        : event.books.map(
            (book) =>
              `${seatName(book.seat)}: ${dollars(book.start)} + income ${dollars(book.income)} - expenses ${dollars(book.expenses)}${
                book.giftsNet === 0 ? '' : `, gifts ${dollars(book.giftsNet)}`
              }${book.other === 0 ? '' : `, other ${dollars(book.other)}`} = ${dollars(book.end)}`,
          );
    default:
      return [tell(event, viewer)];
  }
}

/** The front page as plain lines for mails: headline, then every section with a line an event. */
export function reportText(chapter: Chapter<Event>, viewer: Viewer): readonly string[] {
  if (!isWorthAReport(chapter.events)) return [];
  const title = headline(chapter);
  return [
    ...(title ? [title.toUpperCase()] : []),
    ...sectionsOf(chapter.events).flatMap(({ section, events }) => [
      '',
      `${section}:`,
      ...events.flatMap((event) => newsLines(event, chapter.events, viewer)).map((line) => `  ${line}`),
    ]),
  ];
}
