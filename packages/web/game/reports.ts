import type { Child } from 'hono/jsx';
import type { AnyEvent, Viewer } from '#engine/title.ts';
import type { Room } from '#titles/doors.ts';
import type { Chapter } from '#titles/furniture.ts';

/** The newest commit that is worth a report, with the report. */
export function lastReport(
  room: Room,
  chapters: readonly Chapter<AnyEvent>[],
  viewer: Viewer,
): { n: number; report: Child } | null {
  for (const chapter of [...chapters].reverse()) {
    const report = room.ui.Report({ chapter, viewer });
    if (report) return { n: chapter.n, report };
  }
  return null;
}
