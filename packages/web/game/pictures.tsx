import type { AnyEvent } from '#engine/title.ts';
import { stateAt } from '#games/load.ts';
import { storyOf, viewOf } from '#games/look.ts';
import type { Chapter } from '#titles/furniture.ts';
import { Page } from '../layout.tsx';
import { BoardPicture, GameLinks } from './BoardPage.tsx';
import { Chart } from './Chart.tsx';
import { pathOf, type Table } from './table.ts';

interface Frame {
  n: number;
  headline: string;
}

/** One picture for each commit that changed the board enough for a report: month by month, or round by round. */
function framesOf({ room }: Table, story: readonly Chapter<AnyEvent>[]): Frame[] {
  return story.flatMap((chapter) => {
    const headline = room.ui.headline(chapter);
    return headline === null ? [] : [{ n: chapter.n, headline }];
  });
}

/** The game in pictures: its film, and charts with their figures. `at` counts the film's frames from 1; the last one by default. */
export const PicturesPage = ({ table, at }: { table: Table; at: number | null }) => {
  const { web, visitor, loaded, record, room, sitting } = table;
  const story = storyOf(loaded, sitting.viewer);
  const frames = framesOf(table, story);
  const charts = room.ui.charts?.(story) ?? [room.ui.chart(story)];
  return (
    <Page title={`${record.name} in pictures`} web={web} visitor={visitor} head={loaded.state.head} wide>
      <h1>{record.name} in pictures</h1>
      {frames.length ? (
        <Film table={table} frames={frames} at={at ?? frames.length} />
      ) : (
        <p>Nothing has happened yet.</p>
      )}
      {charts.map((picture) => (
        <Chart picture={picture} />
      ))}
      <GameLinks table={table} />
    </Page>
  );
};

const Film = ({ table, frames, at }: { table: Table; frames: readonly Frame[]; at: number }) => {
  const place = Math.min(Math.max(at, 1), frames.length);
  const frame = frames[place - 1]!;
  const view = viewOf(table.web.house, stateAt(table.web.house, table.loaded, frame.n), table.sitting.viewer);
  const step = (label: string, to: number) => (
    <li>
      {to < 1 || to > frames.length || to === place ? (
        <span class="step-off">{label}</span>
      ) : (
        <a class="button" href={`${pathOf(table)}/pictures?at=${to}`}>
          {label}
        </a>
      )}
    </li>
  );
  return (
    <section aria-labelledby="film">
      <h2 id="film">The film</h2>
      <nav aria-label="Frames of the film" class="walk">
        <ul>
          {step('« First', 1)}
          {step('‹ Back', place - 1)}
          {step('Next ›', place + 1)}
          {step('Last »', frames.length)}
        </ul>
      </nav>
      <p>
        {place} of {frames.length}: <a href={`${pathOf(table)}/replay?n=${frame.n}`}>{frame.headline}</a>
      </p>
      {view === null ? null : <BoardPicture table={table} view={view} />}
    </section>
  );
};

/** A viewer's own record of the game, for printing; null where the title keeps none. */
export const SheetPage = ({ table }: { table: Table }) => {
  const { web, visitor, loaded, record, room, sitting } = table;
  const { Sheet } = room.ui;
  const view = viewOf(web.house, loaded.state, sitting.viewer);
  return (
    <Page title={`${record.name}: ledger sheet`} web={web} visitor={visitor} head={loaded.state.head} wide>
      <h1>{record.name}</h1>
      {Sheet && view !== null ? (
        <Sheet view={view} viewer={sitting.viewer} chapters={storyOf(loaded, sitting.viewer)} />
      ) : (
        <p>There is no sheet for this game.</p>
      )}
      <GameLinks table={table} />
    </Page>
  );
};
