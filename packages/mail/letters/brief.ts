import { wordsOf } from '#games/notices/words.ts';
import type { PressMessage } from '#games/ports.ts';
import { boardPath } from '../links.ts';
import { oneLine } from '../oneLine.ts';
import { replyAddress } from '../replyAddress.ts';

import type { SeatLetter } from '../writeLetter.ts';
import { askedNow, dueFor, gameName, playerOf, type Scene, subjectOf, witnessLine } from './desk.ts';
import { boardLinkBlock, howToAnswer } from './howToAnswer.ts';

/** Longest message that is mailed whole; the page has all of it. */
const LONGEST_PRESS = 20_000;

/** A short letter about a seat: what has happened to its game, and what is still asked of it. Null: not true any more. */
export async function briefLetter(scene: Scene): Promise<SeatLetter | null> {
  const { notice, holder, config } = scene;
  const words = wordsOf({ ...scene, loaded: scene.whole }, holder.zone);
  if (!words) return null;
  const [asked] = askedNow(scene).filter(({ ready }) => !ready.includes(holder.seat));
  return {
    key: notice.id,
    subject: subjectOf(scene, SUBJECTS[notice.kind] ?? 'news'),
    replyTo: replyAddress(config, holder, asked?.openedIn ?? null),
    blocks: [
      { is: 'say', text: `You are ${playerOf(scene, holder.seat)} in ${gameName(scene)}.` },
      { is: 'say', text: words.say },
      ...(asked && notice.kind !== 'reminder'
        ? [{ is: 'say' as const, text: `You are asked for ${asked.label}, due by ${dueFor(scene, asked.dueAt)}.` }]
        : []),
      boardLinkBlock(scene, asked ? 'Answer on the board' : 'Look at the board'),
      ...(asked ? howToAnswer(scene) : []),
    ],
    foot: [witnessLine(scene)],
  };
}

const SUBJECTS: Readonly<Partial<Record<Scene['notice']['kind'], string>>> = {
  reminder: 'a deadline comes near',
  time: 'the time has changed',
  vote: 'the table votes',
  welcome: 'you have taken over a seat',
};

/** A message of another player, with how to answer it. */
export async function pressLetter(scene: Scene): Promise<SeatLetter | null> {
  const { message, notice, holder, config } = scene;
  if (!message) return null;
  const from = playerOf(scene, message.from.seat);
  return {
    key: notice.id,
    subject: subjectOf(scene, `press from ${from}`),
    replyTo: replyAddress(config, holder, null),
    blocks: [
      { is: 'say', text: `${from} writes to ${readersOf(scene, message)}:` },
      { is: 'orders', lines: linesOf(message.text) },
      { is: 'heading', text: 'How to answer by mail' },
      {
        is: 'say',
        text: `Reply to this mail and begin with a line that says to whom you write; all that follows goes there. It is no part of your orders.`,
      },
      { is: 'orders', lines: pressExamples(scene, message) },
      {
        is: 'link',
        label: 'Read and write on the page',
        href: boardPath(config, holder, '/press'),
        beside: `if the page asks: code ${holder.code}`,
      },
    ],
    foot: [witnessLine(scene)],
  };
}

function readersOf(scene: Scene, { to }: PressMessage): string {
  if (to === 'all') return 'everybody';
  const names = to.map(({ seat }) => (seat === scene.holder.seat ? 'you' : playerOf(scene, seat)));
  return names.join(', ');
}

function linesOf(text: string): string[] {
  const cut = text.length > LONGEST_PRESS ? `${text.slice(0, LONGEST_PRESS)}\n(the rest stands on the page)` : text;
  return cut.split('\n').map((line) => oneLine(line, 2000));
}

function pressExamples({ room }: Scene, { from }: PressMessage): string[] {
  const name = (room.title.marks[from.seat]?.name ?? `SEAT ${from.seat + 1}`).toUpperCase();
  return [`PRESS ${name}: only ${name} reads this`, 'PRESS ALL: everybody reads this'];
}
