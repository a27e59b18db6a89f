import { isAsked } from '#engine/prompt.ts';
import type { Played } from '#games/play.ts';
import type { Letter } from '#games/ports.ts';
import { replyAddress } from '../replyAddress.ts';
import { writeSeatLetter } from '../writeLetter.ts';
import type { AnsweredMail } from './answers.ts';
import { showBoard } from './board.ts';
import { askedNow, type Desk, dueFor, gameName, playerOf, subjectOf, witnessLine } from './desk.ts';
import { boardLinkBlock, howToAnswer } from './howToAnswer.ts';
import { asideBlocks, proofBlocks, questionBlocks, stopBlocks, understoodBlocks } from './moves.ts';
import { storyFrom } from './story.ts';

/**
 * The answer to a mail whose orders were not all carried out, or after which the word is still with its writer: line by line what was done,
 * what came of it, what was not done and why, and what he is asked for now, so that he can go on by answering it.
 */
export async function linesLetter(
  desk: Desk,
  mail: AnsweredMail,
  { done, last, stopped }: Played,
  prose: readonly string[],
): Promise<Letter> {
  const asked = askedNow(desk).filter((prompt) => isAsked(prompt, desk.holder.seat));
  const [question] = asked;
  const board = question ? await showBoard(desk) : { blocks: [], pictures: [] };
  const all = done.length + (stopped ? 1 + stopped.untried.length : 0);
  const count = stopped ? `${done.length} of ${all} lines done` : `receipt ${done.at(-1)!.n ?? ''}`.trim();
  const story = storyFrom(desk, done[0]!.n ?? last, desk.loaded.state.head.n);
  const who = `You are ${playerOf(desk, desk.holder.seat)} in ${gameName(desk)}.`;
  const saved =
    all === 1
      ? 'Your orders are'
      : stopped
        ? `Of your ${all} lines the first ${done.length} ${done.length === 1 ? 'is' : 'are'}`
        : `Your ${all} lines are`;
  return writeSeatLetter(desk.config, desk.holder, desk.to, {
    key: mail.key,
    answers: mail,
    subject: subjectOf(desk, question ? `${count} – ${question.label}` : count),
    replyTo: replyAddress(desk.config, desk.holder, question?.openedIn ?? null),
    blocks: [
      { is: 'say', text: `${saved} stored. ${who} They came in on ${dueFor(desk, done.at(-1)!.at)}.` },
      ...(question ? questionBlocks(desk, asked) : [{ is: 'say' as const, text: 'Nothing is asked of you now.' }]),
      boardLinkBlock(desk, question ? 'Answer on the board' : 'Look at the board'),
      { is: 'heading', text: stopped ? 'What was done' : 'Your orders as understood' },
      ...understoodBlocks(done),
      ...(stopped ? stopBlocks(stopped) : []),
      ...asideBlocks(prose),
      ...story,
      ...board.blocks,
      ...(question ? howToAnswer(desk) : []),
      ...proofBlocks(done),
    ],
    foot: [witnessLine(desk)],
    pictures: board.pictures,
  });
}
