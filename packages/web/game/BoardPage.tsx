import { maySend } from '#engine/prompt.ts';
import { isOver, legalOf, logOf, storyOf, viewOf } from '#games/look.ts';
import type { Receipt } from '#games/receipt.ts';
import { minutesBetween } from '#games/time.ts';
import { Page, RefusalNote } from '../layout.tsx';
import { Ending } from './Ending.tsx';
import { Log } from './Log.tsx';
import { OrdersForms, type Unsent } from './Orders.tsx';
import { PausedBar } from './Pauses.tsx';
import { Prompts, TurnBar } from './Prompts.tsx';
import { lastReport } from './reports.ts';
import { Waiting } from './Seats.tsx';
import { SentNote } from './SentNote.tsx';
import type { Refill } from './TimeForm.tsx';
import { TimePanel } from './TimePanel.tsx';
import { askedAt, nameOfViewer, pathOf, type Table } from './table.ts';

interface BoardProps {
  table: Table;
  unsent: Unsent | null;
  /** What the reader has just sent, where he is asked for more. */
  sent?: readonly Receipt[];
  /** A form about time that was just refused. */
  refill?: Refill | null;
}

/** The page of a game: the board, what is asked, the orders, what happened last, the log. */
export const BoardPage = ({ table, unsent, sent = [], refill = null }: BoardProps) => {
  const { web, loaded, record, room, sitting, visitor } = table;
  const { state } = loaded;
  const prompts = askedAt(table);
  const view = viewOf(web.house, state, sitting.viewer);
  const started = view !== null;
  const lines = logOf(web.house, loaded, sitting.viewer);
  return (
    <Page title={record.name} web={web} visitor={visitor} head={state.head} wide scripts={scriptsOf(table)}>
      <header class="game-head">
        <h1>{record.name}</h1>
        <p class="faint">
          {room.title.label} ·{' '}
          {sitting.viewer === 'spectator' ? 'you are watching' : `you play ${nameOfViewer(table, sitting.viewer)}`} ·{' '}
          <a href={`/rules/${room.title.name}`}>Rules</a>
        </p>
        {sitting.viewer === 'spectator' && !isOver(state) ? (
          <p class="faint">If you play here, open the link in your newest mail, or sign in with its address.</p>
        ) : null}
      </header>
      <LiveBar table={table} />
      <PausedBar table={table} />
      <TurnBar table={table} prompts={prompts} />
      <SentNote table={table} receipts={sent} />
      <UnsentNote
        table={table}
        unsent={unsent}
        formsShown={prompts.some((prompt) => maySend(prompt, sitting.viewer))}
      />
      {refill ? (
        // Here too: the form may be gone, by what refused it.
        <p class="refusal">
          <strong>Not done.</strong> {refill.refusal.say}
        </p>
      ) : null}
      {started ? (
        <>
          <Ending table={table} />
          <div class="desk">
            <BoardPicture table={table} view={view} />
            <div>
              <room.ui.Glance view={view} legal={legalOf(web.house, state, sitting.viewer)} viewer={sitting.viewer} />
              {prompts.length ? <Prompts table={table} prompts={prompts} /> : null}
            </div>
          </div>
          <div class="desk">
            <OrdersForms table={table} prompts={prompts} unsent={unsent} />
            <LastReport table={table} />
          </div>
          <TimePanel table={table} refill={refill} />
        </>
      ) : isOver(state) ? (
        <p>This game was abandoned before it began.</p>
      ) : (
        <Waiting table={table} />
      )}
      <details class="log-box" open={!started}>
        <summary>The log: {lines.length} lines</summary>
        <Log table={table} lines={lines} />
      </details>
      <GameLinks table={table} />
    </Page>
  );
};

/** Says at the top of the page what became of a form that stands further down. */
const UnsentNote = ({ table, unsent, formsShown }: { table: Table; unsent: Unsent | null; formsShown: boolean }) => {
  if (!unsent) return null;
  if (unsent.partly)
    return (
      <div>
        <SentNote table={table} receipts={unsent.partly.done} />
        <div class="refusal" role="alert" id="left">
          <p>
            <strong>Not done:</strong> <code>{unsent.partly.left[0]}</code>: {unsent.refusal?.say}
          </p>
          {unsent.partly.left.length > 1 ? (
            <>
              <p>Not tried, because it stands behind that line:</p>
              <pre class="orders-text">{unsent.partly.left.slice(1).join('\n')}</pre>
            </>
          ) : null}
          {formsShown ? <a href="#orders">To the form, with what is left</a> : null}
        </div>
      </div>
    );
  if (unsent.refusal && !formsShown) return <RefusalNote refusal={unsent.refusal} />;
  return unsent.refusal ? (
    <p class="refusal">
      <strong>Not stored.</strong> {unsent.refusal.say} <a href="#orders">To your form, as you sent it</a>
    </p>
  ) : (
    <p class="notice">
      These orders came by a mail that could not be verified; nothing is stored yet. Look through them, then send them:{' '}
      <a href="#orders">to the form</a>
    </p>
  );
};

/** What the page loads: ours, and the title's own where it has one. */
const scriptsOf = ({ web, room }: Table): string[] =>
  ['live', `${room.title.name}-live`].filter((name) => web.scripts.has(name));

/** The board, which may be wider than the window. */
export const BoardPicture = ({ table, view }: { table: Table; view: unknown }) => (
  <section class="board-box" tabindex={0} aria-label="The board">
    <table.room.ui.Board view={view} />
  </section>
);

/** Something has happened that everybody sees, so short ago that people may be sitting at it together. */
const LIVELY_MINUTES = 15;

function isLively({ web, loaded }: Table): boolean {
  const newest = loaded.commits[loaded.state.shown.n - 1];
  return newest !== undefined && minutesBetween(newest.at, web.house.ports.clock.now()) < LIVELY_MINUTES;
}

/** The page's script shows this when somebody has acted since. */
const LiveBar = ({ table }: { table: Table }) => (
  <p
    class="live-bar"
    id="live"
    role="status"
    data-live={`${pathOf(table)}/live`}
    data-n={table.loaded.state.head.n}
    data-now={table.web.house.ports.clock.now()}
    data-lively={isLively(table) ? 'yes' : undefined}
    hidden
  >
    Something has happened in this game. <a href={pathOf(table)}>Show it</a>
  </p>
);

const LastReport = ({ table }: { table: Table }) => {
  const { loaded, room, sitting } = table;
  const last = lastReport(room, storyOf(loaded, sitting.viewer), sitting.viewer);
  if (!last) return null;
  return (
    <section aria-labelledby="report" class="report">
      <h2 id="report">What happened last</h2>
      {last.report}
      <p>
        <a href={`${pathOf(table)}/replay?n=${last.n}`}>The board right after it</a>
      </p>
    </section>
  );
};

/** What else there is of a game. */
export const GameLinks = ({ table }: { table: Table }) => {
  const path = pathOf(table);
  return (
    <nav aria-label="More of this game" class="game-links">
      <ul>
        <li>
          <a href={path}>Board</a>
        </li>
        {table.sitting.holder ? (
          <>
            <li>
              <a href={`${path}/press`}>Press and notes</a>
            </li>
            <li>
              <a href={`${path}/notices`}>Notices</a>
            </li>
            <li>
              <a href={`${path}/leave`}>Leave the game</a>
            </li>
          </>
        ) : null}
        <li>
          <a href={`${path}/replay`}>Replay</a>
        </li>
        <li>
          <a href={`${path}/audit`}>Audit</a>
        </li>
        <li>
          <a href={`${path}/statistics`}>Dice in numbers</a>
        </li>
        <li>
          <a href={`${path}/pictures`}>Pictures</a>
        </li>
        {table.room.ui.Sheet ? (
          <li>
            <a href={`${path}/sheet`}>Ledger sheet</a>
          </li>
        ) : null}
        <li>
          <a href={`${path}/export.json`}>Export (JSON)</a>
        </li>
        <li>
          <a href={`/rules/${table.room.title.name}`}>Rules</a>
        </li>
      </ul>
    </nav>
  );
};
