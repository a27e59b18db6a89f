import { eventsOf, printHead } from '#engine/commit.ts';
import { stateAt } from '#games/load.ts';
import { promptsOf } from '#games/look.ts';
import { isHouseEvent } from '#games/model.ts';
import { type Receipt, receiptOf } from '#games/play.ts';
import { asideOf } from '../asides.ts';
import { oneLine } from '../oneLine.ts';
import { replyAddress } from '../replyAddress.ts';
import type { Block } from '../sheet.ts';
import type { SeatLetter } from '../writeLetter.ts';
import { askedNow, dueFor, gameName, playerOf, roomsOf, type Scene, subjectOf, witnessLine } from './desk.ts';
import { boardLinkBlock } from './howToAnswer.ts';

/**
 * What a player keeps of a move: the orders as understood, prices, and what proves them later. Answering it replaces the orders as long
 * as the question is open.
 */
export async function receiptLetter(scene: Scene): Promise<SeatLetter | null> {
  const { config, holder, whole, notice } = scene;
  const receipt = receiptOf(roomsOf(scene), whole, notice.n);
  if (receipt.seat !== holder.seat) return null;
  const open = askedNow(scene).find(({ id }) => id === receipt.prompt);
  // As it was called when it was answered; it may have closed since.
  const then = stateAt(roomsOf(scene), whole, notice.n);
  const asked = promptsOf(roomsOf(scene), then).find(({ id }) => id === receipt.prompt);
  const replaced = hasLaterMove(scene, receipt);
  const prose = asideOf(receipt.leaf);
  return {
    // Not the notice's id: the Message-ID is made of this, and the number in the other would tell how many have answered quietly.
    key: `receipt/${receipt.leaf}`,
    subject: subjectOf(
      scene,
      `receipt${receipt.n === null ? '' : ` ${receipt.n}`} for ${asked?.label ?? receipt.prompt}`,
    ),
    replyTo: replyAddress(config, holder, open?.openedIn ?? null),
    blocks: [
      {
        is: 'say',
        text: `Your orders are stored. You are ${playerOf(scene, holder.seat)} in ${gameName(scene)}; they came in on ${dueFor(scene, receipt.at)}.`,
      },
      ...(replaced ? [{ is: 'say' as const, text: 'You have sent other orders since; those count.' }] : []),
      { is: 'heading', text: 'Your orders as understood' },
      { is: 'orders', lines: receipt.orders.split('\n') },
      { is: 'fixed', lines: receipt.lines },
      ...(prose.length ? asideBlocks(prose) : []),
      {
        is: 'say',
        text: open
          ? `You may replace them until ${dueFor(scene, open.dueAt)}, or until all answers are in: reply to this mail with the whole new orders, or use the page.`
          : 'They can’t be changed any more: the question they answer has closed.',
      },
      boardLinkBlock(scene, 'Look at the board'),
      ...proofBlocks(receipt),
    ],
    foot: [witnessLine(scene)],
  };
}

const asideBlocks = (prose: readonly string[]): Block[] => [
  { is: 'say', text: 'These lines of your mail were taken for words to us, not for orders:' },
  { is: 'orders', lines: prose.map((line) => oneLine(line, 200)) },
];

/** All that is needed to find the orders again in any export of the game (docs/fair-play.md). */
const proofBlocks = (receipt: Receipt): Block[] => [
  { is: 'heading', text: 'What proves it' },
  {
    is: 'fixed',
    lines: [
      `head    ${printHead(receipt.head)}`,
      `hash    ${receipt.head.hash}`,
      `leaf    ${receipt.leaf}`,
      `salt    ${receipt.salt}`,
      'sealed',
      receipt.sealed,
    ],
  },
];

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
