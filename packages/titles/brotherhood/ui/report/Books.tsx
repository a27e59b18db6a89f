import type { EventOf } from '../../model.ts';
import { dollars, seatName } from '../../wording.ts';
import { SeatSign } from '../seats.tsx';

interface BooksProps {
  books: NonNullable<EventOf<'MonthEnded'>['books']>;
  month: number;
}

/** The ledger sheet's columns of one month, a row a family. */
export const Books = ({ books, month }: BooksProps) => (
  <section class="brotherhood-scroll" tabindex={0} aria-label={`The books of month ${month}`}>
    <table class="brotherhood-table">
      <thead>
        <tr>
          <th scope="col">Family</th>
          {['Start', 'Income', 'Gifts', 'Expenses', 'Other', 'End'].map((column) => (
            <th scope="col">{column}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {books.map((book) => (
          <tr>
            <th scope="row">
              <SeatSign seat={book.seat} /> {seatName(book.seat)}
            </th>
            {[book.start, book.income, book.giftsNet, -book.expenses, book.other, book.end].map((sum) => (
              <td>{dollars(sum)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
