import type { Seat, Viewer } from '#engine/title.ts';
import type { Chapter } from '#titles/furniture.ts';
import type { Book, Event, View } from '../model.ts';
import { printLedger } from '../notation/print.ts';
import { dollars, seatName } from '../wording.ts';
import { SeatSign } from './seats.tsx';

interface LedgerSheetProps {
  view: View;
  viewer: Viewer;
  /** What the reader may see of the game so far: the actions of past months stand in it. */
  chapters?: readonly Chapter<Event>[];
}

/** Month -> the ledger that a seat carried out. All ledgers are public once they are opened. */
function actionsOf(chapters: readonly Chapter<Event>[], seat: Seat): Map<number, string> {
  const actions = new Map<number, string>();
  for (const { events } of chapters)
    for (const event of events) {
      if (event.type !== 'LedgersRevealed') continue;
      const own = event.ledgers.find((entry) => entry.seat === seat);
      if (own) actions.set(event.month, printLedger(own.ledger));
    }
  return actions;
}

const Line = ({ month, book, actions }: { month: number; book: Book | undefined; actions: string }) => (
  <tr>
    <th scope="row">{month}</th>
    <td>{book ? dollars(book.income) : ''}</td>
    <td>{book && book.giftsNet + book.other !== 0 ? dollars(book.giftsNet + book.other) : ''}</td>
    <td class="brotherhood-actions">{actions}</td>
    <td>{book ? dollars(book.expenses) : ''}</td>
    <td>{book ? dollars(book.end) : ''}</td>
  </tr>
);

const Sheet = ({
  view,
  seat,
  chapters,
  own,
}: {
  view: View;
  seat: Seat;
  chapters: readonly Chapter<Event>[];
  own: boolean;
}) => {
  const books = view.seats[seat]?.books ?? [];
  const actions = actionsOf(chapters, seat);
  const planned = own && view.own?.ledger && !actions.has(view.month) ? printLedger(view.own.ledger) : '';
  const start = books[0]?.start ?? view.config.startCash;
  return (
    <section class="brotherhood-sheet" aria-label={`Ledger sheet of ${seatName(seat)}`}>
      <h3>
        <SeatSign seat={seat} /> {`Ledger sheet of ${seatName(seat)}`}
      </h3>
      <div class="brotherhood-scroll">
        <table class="brotherhood-table">
          <thead>
            <tr>
              {['Month', 'Income', 'Gifts and other', 'Actions', 'Expenses', 'Balance'].map((column) => (
                <th scope="col">{column}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">start</th>
              <td />
              <td />
              <td class="brotherhood-actions" />
              <td />
              <td>{dollars(start)}</td>
            </tr>
            {Array.from({ length: view.config.months }, (_, i) => i + 1).map((month) => (
              <Line
                month={month}
                book={books.find((book) => book.month === month)}
                actions={actions.get(month) ?? (month === view.month && planned !== '' ? `planned: ${planned}` : '')}
              />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
};

/** The paper ledger sheet, a line a month: a seat's own, or for a spectator all that are open to him. Made to be printed. */
export const LedgerSheet = ({ view, viewer, chapters = [] }: LedgerSheetProps) => {
  const shown = view.seats.filter(({ seat, books }) => (viewer === 'spectator' ? books !== null : seat === viewer));
  return (
    <div class="brotherhood-sheets">
      {shown.map(({ seat }) => (
        <Sheet view={view} seat={seat} chapters={chapters} own={viewer === seat} />
      ))}
      {shown.length === 0 && <p>The families keep their books to themselves until the year is over.</p>}
    </div>
  );
};
