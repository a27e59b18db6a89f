import type { Event, EventOf } from '../../model.ts';
import { dollars, seatName } from '../../wording.ts';
import { itemLine } from '../receipt.ts';
import { SeatSign } from '../seats.tsx';
import { dismissed } from './sections.ts';

interface LedgersProps {
  revealed: EventOf<'LedgersRevealed'>;
  /** All events of the commit: they say who was dismissed. */
  chapter: readonly Event[];
}

/** All ledgers side by side, as they were opened. */
export const Ledgers = ({ revealed, chapter }: LedgersProps) => (
  <div class="brotherhood-ledgers">
    {revealed.ledgers.map((entry) => (
      <div class="brotherhood-ledger">
        <p>
          <SeatSign seat={entry.seat} /> <strong>{seatName(entry.seat)}</strong>
          {entry.byDefault ? ' (sent none: the house’s ledger)' : ''}
        </p>
        <ul>
          {entry.lines.map((line) => (
            <li>{itemLine(line, null)}</li>
          ))}
          {dismissed(chapter, entry.seat) !== '' && <li>{`Dismissed: ${dismissed(chapter, entry.seat)}`}</li>}
          {entry.ledger.stay && <li>The boss stays in exile</li>}
          {entry.lines.length === 0 && !entry.ledger.stay && <li>nothing</li>}
        </ul>
        <p>
          <strong>{`Total ${dollars(entry.total)}`}</strong>
          {entry.balance === null ? '' : `, ${dollars(entry.balance)} left`}
        </p>
      </div>
    ))}
  </div>
);
