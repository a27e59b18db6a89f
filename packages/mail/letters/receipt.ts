import { eventsOf } from '#engine/commit.ts';
import { moveOf } from '#games/asked.ts';
import { stateAt } from '#games/load.ts';
import { promptsOf } from '#games/look.ts';
import { isHouseEvent } from '#games/model.ts';
import { type Receipt, receiptOf } from '#games/receipt.ts';
import { isTurnedOver, linesFollow, turnUpTo } from '#games/word.ts';
import { asideOf } from '../asides.ts';
import { replyAddress } from '../replyAddress.ts';
import type { Block } from '../sheet.ts';
import type { SeatLetter } from '../writeLetter.ts';
import { showBoard } from './board.ts';
import { askedNow, dueFor, gameName, playerOf, roomsOf, type Scene, subjectOf, witnessLine } from './desk.ts';
import { boardLinkBlock, howToAnswer } from './howToAnswer.ts';
import { asideBlocks, ownQuestions, proofBlocks, questionBlocks, understoodBlocks } from './moves.ts';
import { storyFrom } from './story.ts';

/**
 * What a player keeps of a turn: the orders of its moves as understood, prices, and what proves them later. Answering it replaces the
 * orders as long as the question is open. Null: the turn has gone on, and a later receipt tells of all of it.
 */
export async function receiptLetter(scene: Scene): Promise<SeatLetter | null> {
  const { config, holder, whole, notice } = scene;
  const rooms = roomsOf(scene);
  const receipt = receiptOf(rooms, whole, notice.n);
  if (receipt.seat !== holder.seat || isTurnedOver(rooms, whole, notice.n)) return null;
  const numbers = turnUpTo(rooms, whole, notice.n);
  const moves = numbers.map((n) => (n === notice.n ? receipt : receiptOf(rooms, whole, n)));
  const open = askedNow(scene).find(({ id }) => id === receipt.prompt);
  // As it was called when it was answered; it may have closed since.
  const asked = promptsOf(rooms, stateAt(rooms, whole, notice.n - 1)).find(({ id }) => id === receipt.prompt);
  const questions = ownQuestions(scene, moves);
  const board = questions.length ? await showBoard(scene) : { blocks: [], pictures: [] };
  const many = moves.length > 1;
  return {
    // Not the notice's id: the Message-ID is made of this, and the number in the other would tell how many have answered quietly.
    key: `receipt/${receipt.leaf}`,
    subject: subjectOf(
      scene,
      `receipt${receipt.n === null ? '' : ` ${receipt.n}`} for ${asked?.label ?? receipt.prompt}`,
    ),
    replyTo: replyAddress(config, holder, questions[0]?.openedIn ?? open?.openedIn ?? null),
    blocks: [
      {
        is: 'say',
        text: `Your orders are stored. You are ${playerOf(scene, holder.seat)} in ${gameName(scene)}; ${many ? 'the last of them' : 'they'} came in on ${dueFor(scene, receipt.at)}.`,
      },
      ...(hasLaterMove(scene, receipt)
        ? [{ is: 'say' as const, text: 'You have sent other orders since; those count.' }]
        : []),
      { is: 'heading', text: 'Your orders as understood' },
      ...understoodBlocks(moves),
      ...leftBlocks(scene),
      ...asideBlocks(asideOf(receipt.leaf)),
      ...(questions.length
        ? questionBlocks(scene, questions)
        : [
            {
              is: 'say' as const,
              text: open
                ? `You may replace them until ${dueFor(scene, open.dueAt)}, or until all answers are in: reply to this mail with the whole new orders, or use the page.`
                : 'They can’t be changed any more: the question they answer has closed.',
            },
          ]),
      boardLinkBlock(scene, questions.length ? 'Answer on the board' : 'Look at the board'),
      ...storyFrom(scene, numbers[0]!, notice.n),
      ...board.blocks,
      ...(questions.length ? howToAnswer(scene) : []),
      ...proofBlocks(moves),
    ],
    foot: [witnessLine(scene)],
    pictures: board.pictures,
  };
}

/** Lines that were sent with these moves and not carried out. Why stood in the answer to whoever sent them, and is not kept. */
function leftBlocks({ whole: { commits }, holder, notice, room }: Scene): Block[] {
  const move = moveOf(commits[notice.n - 1]!);
  if (!move?.lines || !linesFollow(move)) return [];
  const first = commits.slice(0, notice.n).findLast((commit) => {
    const earlier = moveOf(commit);
    return earlier?.seat === holder.seat && earlier.lines?.at === 1;
  });
  const left = (first && moveOf(first)?.lines?.rest?.slice(move.lines.at - 1)) ?? [];
  return [
    { is: 'say', text: 'These lines, which were sent with them, were not carried out:' },
    { is: 'orders', lines: left.flatMap((command) => room.title.notation.print(command).split('\n')) },
  ];
}

/** Has the same seat answered the same question again? */
const hasLaterMove = ({ whole, notice }: Scene, receipt: Receipt): boolean =>
  whole.commits
    .slice(notice.n)
    .some(({ entries }) =>
      eventsOf(entries).some(
        ({ event }) =>
          isHouseEvent(event) &&
          event.type === 'game:Asked' &&
          event.command.type === 'Play' &&
          event.command.seat === receipt.seat &&
          event.command.prompt === receipt.prompt,
      ),
    );
