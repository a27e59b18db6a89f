import { printHead } from '#engine/commit.ts';
import { isAsked } from '#engine/prompt.ts';
import type { AskedPrompt } from '#games/look.ts';
import type { Stop } from '#games/play.ts';
import type { Receipt } from '#games/receipt.ts';
import { ownDoing } from '#games/word.ts';
import { oneLine } from '../oneLine.ts';
import type { Block } from '../sheet.ts';
import { askedNow, type Desk, dueFor } from './desk.ts';

// What letters say of moves: of one, of a turn of several, of lines that were not carried out.

/** Moves as they were understood, in order. */
export const understoodBlocks = (moves: readonly Receipt[]): Block[] =>
  moves.flatMap(({ orders, lines }): Block[] => [
    { is: 'orders', lines: orders.split('\n') },
    { is: 'fixed', lines },
  ]);

/** The line at which it stopped and why, and those behind it. */
export function stopBlocks({ orders, refusal, untried }: Stop): Block[] {
  const at = refusal.at ? ` (${refusal.at})` : '';
  return [
    { is: 'heading', text: 'What was not done' },
    { is: 'orders', lines: orders.split('\n') },
    { is: 'list', lines: [`Not done: ${refusal.say}${at}`] },
    ...(untried.length
      ? [
          {
            is: 'say' as const,
            text: `${untried.length === 1 ? 'The line' : 'The lines'} behind it, which may depend on it, ${untried.length === 1 ? 'was' : 'were'} not tried:`,
          },
          { is: 'orders' as const, lines: untried.flatMap((line) => line.split('\n')) },
        ]
      : []),
  ];
}

export const asideBlocks = (prose: readonly string[]): Block[] =>
  prose.length
    ? [
        { is: 'say', text: 'These lines of your mail were taken for words to us, not for orders:' },
        { is: 'orders', lines: prose.map((line) => oneLine(line, 200)) },
      ]
    : [];

/** What the seat is asked for by its own doing, and has not answered: nobody else's letter tells it. */
export const ownQuestions = (desk: Desk, moves: readonly Receipt[]): AskedPrompt[] =>
  askedNow(desk).filter(
    (prompt) =>
      isAsked(prompt, desk.holder.seat) &&
      (moves.some((move) => move.prompt === prompt.id) ||
        ownDoing(desk.loaded.commits, prompt.openedIn) === desk.holder.seat),
  );

export const questionBlocks = (desk: Desk, asked: readonly AskedPrompt[]): Block[] =>
  asked.map(({ label, dueAt }) => ({
    is: 'say',
    text: `You are asked for ${label} now. It is due by ${dueFor(desk, dueAt)}.`,
  }));

/** All that is needed to find the orders again in any export of the game (docs/fair-play.md). */
export const proofBlocks = (moves: readonly Receipt[]): Block[] => [
  { is: 'heading', text: 'What proves it' },
  ...moves.map(
    (receipt): Block => ({
      is: 'fixed',
      lines: [
        `head    ${printHead(receipt.head)}`,
        `hash    ${receipt.head.hash}`,
        `leaf    ${receipt.leaf}`,
        `salt    ${receipt.salt}`,
        'sealed',
        receipt.sealed,
      ],
    }),
  ),
];
