import { Fragment } from 'hono/jsx';
import { viewOf } from '#games/look.ts';
import { type Desk, gameName, roomsOf } from './desk.ts';
import { type Shown, showPicture } from './picture.ts';

/** The board as the seat sees it: picture in the HTML part, characters in both parts. Nothing before the start. */
export async function showBoard(desk: Desk): Promise<Shown> {
  const { loaded, holder, room } = desk;
  const view = viewOf(roomsOf(desk), loaded.state, holder.seat);
  if (view === null) return { blocks: [], pictures: [] };
  const svg = await Fragment({ children: room.ui.Board({ view }) }).toString();
  const alt = `The board of ${gameName(desk)}; it stands in letters below.`;
  const picture = showPicture(desk, `board-${loaded.state.head.n}`, svg, alt);
  return {
    blocks: [
      { is: 'heading', text: 'The board' },
      ...picture.blocks,
      { is: 'fixed', lines: room.ui.boardText(view).split('\n') },
    ],
    pictures: picture.pictures,
  };
}
