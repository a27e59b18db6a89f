import { eventsOf } from '#engine/commit.ts';
import type { Seat } from '#engine/title.ts';
import type { Loaded } from '#games/house.ts';
import { chaptersOf, ofTitle, storyOf, tellHouse } from '#games/look.ts';
import { isHouseEvent } from '#games/model.ts';
import type { Block } from '../sheet.ts';
import type { Desk } from './desk.ts';

/** What happened since the seat's last turn, chapter by chapter, as far as it may know. Empty: nothing worth a report. */
export const storyBlocks = (desk: Desk, upTo: number): Block[] =>
  storyFrom(desk, lastMove(desk.loaded, desk.holder.seat, upTo) + 1, desk.loaded.state.head.n);

/** What happened in the commits from one to another, both of them told. */
export function storyFrom({ loaded, holder, room }: Desk, from: number, to: number): Block[] {
  const blocks = chaptersOf(loaded, holder.seat)
    .slice(from - 1, to)
    .flatMap((chapter): Block[] => {
      const lines = room.ui.reportText(ofTitle(chapter), holder.seat);
      const absent = chapter.events.flatMap((event) =>
        isHouseEvent(event) && TOLD.has(event.type) ? [tellHouse(event, room.title.marks)] : [],
      );
      if (lines.length + absent.length === 0) return [];
      const list: Block[] = absent.length ? [{ is: 'list', lines: absent }] : [];
      return lines.length ? [...list, { is: 'fixed', lines }] : list;
    });
  return blocks.length ? [{ is: 'heading', text: 'What happened' }, ...blocks] : [];
}

/** What the house tells beside the title's own report: who was not there. */
const TOLD: ReadonlySet<string> = new Set(['game:Defaulted', 'game:SeatWanted', 'game:SeatBack']);

/** The newest headline since the seat's last turn, for a subject. */
export function headlineOf({ loaded, holder, room }: Desk, upTo: number): string | null {
  const headlines = storyOf(loaded, holder.seat)
    .slice(lastMove(loaded, holder.seat, upTo), upTo)
    .map((chapter) => room.ui.headline(chapter));
  return headlines.findLast((headline) => headline !== null) ?? null;
}

/** Number of the last commit before `upTo` in which the seat moved or was moved for; 0 if it never was. */
function lastMove({ commits }: Loaded, seat: Seat, upTo: number): number {
  const moved = commits
    .slice(0, Math.max(0, upTo - 1))
    .findLast(({ entries }) =>
      eventsOf(entries).some(
        ({ event }) =>
          isHouseEvent(event) &&
          ((event.type === 'game:Asked' && event.command.type === 'Play' && event.command.seat === seat) ||
            (event.type === 'game:Defaulted' && event.seat === seat)),
      ),
    );
  return moved?.n ?? 0;
}
