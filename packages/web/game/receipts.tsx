import { type Head, printHead } from '#engine/commit.ts';
import type { Seat } from '#engine/title.ts';
import { houseEvents, playIn } from '#games/asked.ts';
import type { Loaded } from '#games/house.ts';
import { lineId } from '#games/lines.ts';
import { stateAt } from '#games/load.ts';
import { isOver } from '#games/look.ts';
import { type Receipt, receiptOf } from '#games/receipt.ts';
import { printDue } from '#games/time.ts';
import { turnUpTo } from '#games/word.ts';
import { Page } from '../layout.tsx';
import { GameLinks } from './BoardPage.tsx';
import { askedAt, markOf, pathOf, type Table } from './table.ts';

/** The receipt of commit n, or null where there is none for this reader: it is the seat's own until the game is over. */
export function receiptFor({ web, loaded, sitting }: Table, n: number): Receipt | null {
  const seat = moverOf(loaded, n);
  if (seat === null || (!isOver(loaded.state) && seat !== sitting.viewer)) return null;
  return receiptOf(web.house, loaded, n);
}

/** The seat whose move made commit n, or null. */
function moverOf(loaded: Loaded, n: number): Seat | null {
  const commit = loaded.commits[n - 1];
  return (commit && playIn(commit)?.seat) ?? null;
}

/** The receipt of what the reader's own seat sent under a command id: quiet answers have no number that could be told. */
export function receiptOfSent({ web, whole, sitting }: Table, cmdId: string): Receipt | null {
  const n = whole.byCommand.get(`seat:${sitting.viewer}/${cmdId}`);
  return n === undefined || moverOf(whole, n) !== sitting.viewer ? null : receiptOf(web.house, whole, n);
}

/** All lines of a form that the reader's own seat sent under a command id, as far as they were carried out; none for any other id. */
export function receiptsOfSent(table: Table, cmdId: string | undefined): readonly Receipt[] {
  const receipts: Receipt[] = [];
  for (let receipt = cmdId ? receiptOfSent(table, cmdId) : null; receipt; ) {
    receipts.push(receipt);
    receipt = receiptOfSent(table, lineId(cmdId!, receipts.length));
  }
  return receipts;
}

/** What a player holds in his hand: what was understood, what it costs, and how to prove it later. */
export const ReceiptPage = ({ table, receipt }: { table: Table; receipt: Receipt }) => {
  const { web, visitor, loaded, record, sitting, zone } = table;
  const mark = markOf(table, receipt.seat);
  const whose = receipt.seat === sitting.viewer ? 'Your orders' : `${mark.name}’s orders`;
  return (
    <Page title={`Receipt ${printHead(receipt.head)}`} web={web} visitor={visitor} head={loaded.state.head}>
      <h1>{whose} are stored ✓</h1>
      <p>
        In <a href={pathOf(table)}>{record.name}</a>, for {labelOf(table, receipt)}:{' '}
        {receipt.n === null
          ? 'stored quietly, nobody is told that you have answered'
          : `stored as commit #${receipt.n}`}
        , {printDue(receipt.at, zone)}.
      </p>
      <section aria-labelledby="understood">
        <h2 id="understood">As understood</h2>
        <pre class="orders-text">{receipt.orders}</pre>
        <pre class="receipt-lines">{receipt.lines.join('\n')}</pre>
      </section>
      <SameTurn table={table} receipt={receipt} />
      <WhatNext table={table} receipt={receipt} />
      <Proof receipt={receipt} table={table} />
      <GameLinks table={table} />
    </Page>
  );
};

/** What was answered, in the title's words ("your ledger for month 3"), or the prompt's id when the rules asked for nothing. */
function labelOf({ web, loaded, room }: Table, { n, prompt }: Receipt): string {
  const { inner } = n === null ? loaded.state : stateAt(web.house, loaded, n - 1);
  return (inner !== null && room.title.prompts(inner).find((one) => one.id === prompt)?.label) || prompt;
}

/** Did the move itself close what it answered, without waiting for others? */
const isCarriedOut = ({ commits }: Loaded, { n }: Receipt): boolean =>
  n !== null && houseEvents(commits[n - 1]!).some((event) => event.type === 'game:PromptClosed');

/** The moves that came before it in the same turn. */
const SameTurn = ({ table, receipt }: { table: Table; receipt: Receipt }) => {
  const { web, loaded } = table;
  const { n: last } = receipt;
  const earlier = last === null ? [] : turnUpTo(web.house, loaded, last).filter((n) => n !== last);
  if (!earlier.length) return null;
  return (
    <section aria-labelledby="same-turn">
      <h2 id="same-turn">Before it, in the same turn</h2>
      <ol>
        {earlier.map((n) => (
          <li>
            <code>{receiptOf(web.house, loaded, n).orders}</code> (
            <a href={`${pathOf(table)}/receipts/${n}`}>receipt #{n}</a>)
          </li>
        ))}
      </ol>
    </section>
  );
};

const WhatNext = ({ table, receipt }: { table: Table; receipt: Receipt }) => {
  const { loaded, sitting } = table;
  if (sitting.viewer !== receipt.seat || isOver(loaded.state)) return null;
  const prompt = askedAt(table).find((one) => one.id === receipt.prompt);
  const path = pathOf(table);
  if (!prompt)
    return (
      <p class="turn-bar turn-mine">
        <strong>
          {isCarriedOut(loaded, receipt)
            ? 'They have been carried out.'
            : 'Everybody’s orders were in, and they have been played.'}
        </strong>{' '}
        <a href={`${path}#report`}>See what happened</a>
      </p>
    );
  const missing = prompt.awaited.map((seat) => markOf(table, seat).name);
  return (
    <p class="turn-bar">
      {missing.length ? `Awaited now: ${missing.join(', ')}. ` : prompt.quiet ? '' : 'Everybody is ready. '}
      Until all are in, or the time is up, you may replace or withdraw your orders. <a href={path}>Back to the board</a>
    </p>
  );
};

const Proof = ({ receipt, table }: { receipt: Receipt; table: Table }) => (
  <section aria-labelledby="proof">
    <h2 id="proof">Proof</h2>
    <p>
      Keep this page, or the mail with the same lines. Others see only the leaf, a seal over your orders; nobody can
      tell the orders from it. When the game is over, anybody can hold the orders against the leaf.
    </p>
    <dl class="proof-list">
      <dt>Head after it</dt>
      <dd>
        <code>{headInFull(receipt.head)}</code>
      </dd>
      <dt>Leaf</dt>
      <dd>
        <code>{receipt.leaf}</code>
      </dd>
      <dt>Salt</dt>
      <dd>
        <code>{receipt.salt}</code>
      </dd>
      <dt>Sealed text</dt>
      <dd>
        <code class="sealed">{receipt.sealed}</code>
      </dd>
    </dl>
    <details>
      <summary>How to check it yourself</summary>
      <ol>
        <li>
          Take three texts: <code>consigliere/leaf/1</code>, the salt, the sealed text (exactly as it stands, UTF-8).
        </li>
        <li>Put before each its length in bytes as four bytes, highest first, and join everything.</li>
        <li>The SHA-256 of that, as lower-case hex, is the leaf.</li>
        <li>
          {receipt.n === null ? (
            'When what you answered has closed, the leaf stands in one of the commits'
          ) : (
            <>
              The leaf stands in <a href={`${pathOf(table)}/replay?n=${receipt.n}`}>commit #{receipt.n}</a>
            </>
          )}{' '}
          of every <a href={`${pathOf(table)}/export.json`}>export</a>, whoever asks for it.
        </li>
        <li>
          The <a href={`${pathOf(table)}/audit`}>audit page</a> does all that, in your own browser.
        </li>
      </ol>
    </details>
  </section>
);

const headInFull = (head: Head): string => `#${head.n} ${head.hash}`;
