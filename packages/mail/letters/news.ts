import { isOver } from '#games/look.ts';
import { replyAddress } from '../replyAddress.ts';
import type { SeatLetter } from '../writeLetter.ts';
import { showBoard } from './board.ts';
import { askedNow, gameName, playerOf, type Scene, subjectOf, witnessLine } from './desk.ts';
import { boardLinkBlock } from './howToAnswer.ts';
import { headlineOf, storyBlocks } from './story.ts';

/** What happened, to a seat that is not asked any more. Null once it is asked again or the game is over: those letters tell it. */
export async function newsLetter(scene: Scene): Promise<SeatLetter | null> {
  if (isOver(scene.loaded.state) || askedNow(scene).some(({ openedIn }) => openedIn >= scene.notice.n)) return null;
  const shown = await showBoard(scene);
  return {
    key: scene.notice.id,
    subject: subjectOf(scene, headlineOf(scene, scene.notice.n) ?? `news (${scene.notice.n})`),
    replyTo: replyAddress(scene.config, scene.holder, null),
    blocks: [
      { is: 'say', text: `You are ${playerOf(scene, scene.holder.seat)} in ${gameName(scene)}.` },
      { is: 'say', text: 'Nothing is asked of you now.' },
      boardLinkBlock(scene, 'Look at the board'),
      ...storyBlocks(scene, scene.notice.n),
      ...shown.blocks,
    ],
    foot: [witnessLine(scene)],
    pictures: shown.pictures,
  };
}
