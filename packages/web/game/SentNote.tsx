import type { Receipt } from '#games/receipt.ts';
import { pathOf, type Table } from './table.ts';

/** Above the board, for a player who is asked for more: what he has just sent, each with its receipt. */
export const SentNote = ({ table, receipts }: { table: Table; receipts: readonly Receipt[] }) =>
  receipts.length ? (
    <div class="notice" id="sent">
      <p>
        <strong>Stored ✓</strong>
      </p>
      <ul>
        {receipts.map(({ n, orders, prose }) => (
          <li>
            <code>{orders}</code>
            {n === null ? (
              ' (quietly)'
            ) : (
              <>
                {' '}
                (<a href={`${pathOf(table)}/receipts/${n}`}>receipt #{n}</a>)
              </>
            )}
            {prose.length ? <span class="faint"> – set aside as words: {prose.join(' / ')}</span> : null}
          </li>
        ))}
      </ul>
    </div>
  ) : null;
