import type { OpenDraws } from '#engine/chain.ts';
import { type Commit, leafOf, mayRead } from '#engine/commit.ts';
import type { Viewer } from '#engine/title.ts';
import { stateAt } from '#games/load.ts';
import { chaptersOf, isOver, ofTitle, tellChapter, viewOf } from '#games/look.ts';
import { Page } from '../layout.tsx';
import { BoardPicture, GameLinks } from './BoardPage.tsx';
import { Moment } from './Due.tsx';
import { markOf, nameOfViewer, pathOf, type Table } from './table.ts';

/** As whom somebody may look at the past: as a spectator, as himself, and after the end as anybody. */
export function lookers({ loaded, sitting }: Table): readonly Viewer[] {
  if (isOver(loaded.state)) return ['spectator', ...loaded.state.seats.map((_, seat) => seat)];
  return sitting.viewer === 'spectator' ? ['spectator'] : ['spectator', sitting.viewer];
}

/** Step through a game: the board after each commit, what it told, its leaves and dice. */
export const ReplayPage = ({ table, n, viewer }: { table: Table; n: number; viewer: Viewer }) => {
  const { web, visitor, loaded, record, room } = table;
  const then = stateAt(web.house, loaded, n);
  const view = viewOf(web.house, then, viewer);
  const chapter = chaptersOf(loaded, viewer)[n - 1]!;
  const commit = loaded.commits[n - 1]!;
  const lines = tellChapter(web.house, loaded.state, chapter, viewer);
  const report = room.ui.Report({ chapter: ofTitle(chapter), viewer });
  return (
    <Page title={`${record.name}: replay #${n}`} web={web} visitor={visitor} head={loaded.state.head} wide>
      <header class="game-head">
        <h1>Replay of {record.name}</h1>
        <p>
          After commit <strong>#{n}</strong> of {loaded.state.head.n}, <Moment at={commit.at} zone={table.zone} />, seen
          as {nameOfViewer(table, viewer)}
        </p>
      </header>
      <Steps table={table} n={n} viewer={viewer} />
      <Lookers table={table} n={n} viewer={viewer} />
      {view === null ? (
        <p class="turn-bar">There was no board yet: the players were taking their seats.</p>
      ) : (
        <div class="desk">
          <BoardPicture table={table} view={view} />
          <div>
            <room.ui.Glance view={view} legal={null} viewer={viewer} />
          </div>
        </div>
      )}
      <section aria-labelledby="told">
        <h2 id="told">What happened</h2>
        {report ?? null}
        {report ? (
          <details>
            <summary>In sentences</summary>
            <Told lines={lines} />
          </details>
        ) : (
          <Told lines={lines} />
        )}
      </section>
      <Seals table={table} commit={commit} viewer={viewer} />
      <Dice draws={commit.draws} />
      <CommitList table={table} n={n} viewer={viewer} />
      <GameLinks table={table} />
    </Page>
  );
};

const link = (table: Table, n: number, viewer: Viewer): string => `${pathOf(table)}/replay?n=${n}&seat=${viewer}`;

const Steps = ({ table, n, viewer }: StepProps) => {
  const last = table.loaded.state.head.n;
  const steps: readonly [label: string, to: number][] = [
    ['« First', 1],
    ['‹ Back', n - 1],
    ['Next ›', n + 1],
    ['Last »', last],
  ];
  return (
    <nav aria-label="Steps" class="walk">
      <ul>
        {steps.map(([label, to]) => (
          <li>
            {to < 1 || to > last || to === n ? (
              <span class="step-off">{label}</span>
            ) : (
              <a class="button" href={link(table, to, viewer)}>
                {label}
              </a>
            )}
          </li>
        ))}
      </ul>
      <form method="get" action={`${pathOf(table)}/replay`}>
        <input type="hidden" name="seat" value={String(viewer)} />
        <label>
          Go to <input type="number" name="n" min={1} max={last} value={n} />
        </label>{' '}
        <button type="submit" class="button">
          Go
        </button>
      </form>
    </nav>
  );
};

interface StepProps {
  table: Table;
  n: number;
  viewer: Viewer;
}

const Lookers = ({ table, n, viewer }: StepProps) => {
  const all = lookers(table);
  if (all.length < 2) return null;
  return (
    <nav aria-label="Seen as" class="lookers">
      Seen as:{' '}
      {all.map((one) => (
        <>
          {one === viewer ? (
            <strong aria-current="true">{nameOfViewer(table, one)}</strong>
          ) : (
            <a href={link(table, n, one)}>{nameOfViewer(table, one)}</a>
          )}{' '}
        </>
      ))}
    </nav>
  );
};

const Told = ({ lines }: { lines: readonly { text: string }[] }) =>
  lines.length ? (
    <ul class="plain-list">
      {lines.map(({ text }) => (
        <li>{text}</li>
      ))}
    </ul>
  ) : (
    <p>Nothing that you may read; its leaf stands below.</p>
  );

/** What seals the commit. What the reader may not see is a bare leaf, as in his export. */
const Seals = ({ table, commit, viewer }: { table: Table; commit: Commit; viewer: Viewer }) => {
  const over = isOver(table.loaded.state);
  const forWhom = (entry: Commit['entries'][number]): string => {
    if (!over && !mayRead(entry.audience, viewer)) return 'sealed';
    if (entry.audience === 'all') return 'open to all';
    if (entry.audience === 'nobody') return 'was sealed for everybody until the end';
    return `for ${entry.audience.map((seat) => markOf(table, seat).name).join(' and ')}`;
  };
  return (
    <details class="seals">
      <summary>Seals of commit #{commit.n}</summary>
      <dl class="proof-list">
        <dt>Hash</dt>
        <dd>
          <code>{commit.hash}</code>
        </dd>
        <dt>The one before</dt>
        <dd>
          <code>{commit.prev || 'none, this is the first'}</code>
        </dd>
        <dt>Asked by</dt>
        <dd>{commit.by}</dd>
        {commit.entries.map((entry) => (
          <>
            <dt>Leaf, {forWhom(entry)}</dt>
            <dd>
              <code>{leafOf(entry)}</code>
            </dd>
          </>
        ))}
      </dl>
    </details>
  );
};

const Dice = ({ draws }: { draws: string }) => {
  if (!draws) return null;
  const { k, link: shown, rolls }: OpenDraws = JSON.parse(draws);
  return (
    <details class="draws">
      <summary>
        {rolls.length} open {rolls.length === 1 ? 'draw' : 'draws'}
      </summary>
      <p>
        From link {k} of the open chain: <code>{shown}</code>
      </p>
      <div class="scroll">
        <table class="figures">
          <thead>
            <tr>
              <th scope="col">For what</th>
              <th scope="col">Outcome</th>
            </tr>
          </thead>
          <tbody>
            {rolls.map(([label, of, value]) => (
              <tr>
                <th scope="row">
                  <code>{label}</code>
                </th>
                <td class="number">
                  {value + 1} of {of}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
};

const CommitList = ({ table, n, viewer }: StepProps) => {
  const { loaded, room, web } = table;
  const all = chaptersOf(loaded, viewer);
  return (
    <details class="log-box">
      <summary>All {all.length} commits</summary>
      <ol class="commits">
        {all.map((chapter) => {
          const headline =
            room.ui.headline(ofTitle(chapter)) ?? tellChapter(web.house, loaded.state, chapter, viewer)[0]?.text;
          return (
            <li value={chapter.n}>
              <a href={link(table, chapter.n, viewer)} aria-current={chapter.n === n ? 'step' : undefined}>
                {headline ?? 'Something sealed'}
              </a>{' '}
              <span class="faint">
                <Moment at={chapter.at} zone={table.zone} />
              </span>
            </li>
          );
        })}
      </ol>
    </details>
  );
};
