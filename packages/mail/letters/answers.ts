import type { Refusal } from '#engine/title.ts';
import type { Letter } from '#games/ports.ts';
import { boardLink, draftLink } from '../links.ts';
import { oneLine } from '../oneLine.ts';
import { replyAddress } from '../replyAddress.ts';
import type { Block } from '../sheet.ts';
import { writeSeatLetter } from '../writeLetter.ts';
import { askedNow, type Desk, dueFor, gameName, playerOf, subjectOf, witnessLine } from './desk.ts';
import { boardLinkBlock, howToAnswer } from './howToAnswer.ts';

/** The mail that is answered. */
export interface AnsweredMail {
  /** Made from the mail itself, so that the same mail is answered once. */
  key: string;
  messageId: string | null;
  /** What its author wrote, without quotations. */
  wrote: string;
}

/** One line of a mail that was not understood. */
export interface RefusedLine {
  line: number;
  text: string;
  say: string;
  /** The word that stood in the way, if it is not the whole line. */
  word: string | null;
}

const MOST_LINES_SHOWN = 60;

/** Nothing of the mail was counted, why, and what would be right. */
export function refusalLetter(desk: Desk, mail: AnsweredMail, refusal: Refusal, lines: readonly RefusedLine[]): Letter {
  const [prompt] = askedNow(desk);
  return writeSeatLetter(desk.config, desk.holder, desk.to, {
    key: mail.key,
    answers: mail,
    subject: subjectOf(desk, `not counted – ${prompt?.label ?? 'your mail'}`),
    replyTo: replyAddress(desk.config, desk.holder, prompt?.openedIn ?? null),
    blocks: [
      {
        is: 'say',
        text: `Nothing of your mail was counted. You are ${playerOf(desk, desk.holder.seat)} in ${gameName(desk)}.`,
      },
      { is: 'heading', text: 'Why' },
      { is: 'list', lines: whyLines(refusal, lines) },
      ...wroteBlocks(mail.wrote),
      ...(prompt
        ? [
            {
              is: 'say' as const,
              text: `What counts now is what you had sent before, if anything. You may send ${prompt.label} until ${dueFor(desk, prompt.dueAt)}; send all your orders again, not only the lines that were wrong.`,
            },
          ]
        : []),
      boardLinkBlock(desk, 'Do it on the page'),
      ...(prompt ? howToAnswer(desk) : []),
    ],
    foot: [witnessLine(desk)],
  });
}

function whyLines(refusal: Refusal, lines: readonly RefusedLine[]): string[] {
  if (lines.length === 0) return [refusal.at ? `${refusal.say} (${refusal.at})` : refusal.say];
  return lines.map(
    ({ line, text, say, word }) =>
      `Line ${line}, “${oneLine(text, 60)}”${word ? `, at “${oneLine(word, 40)}”` : ''}: ${say}`,
  );
}

function wroteBlocks(wrote: string): Block[] {
  const lines = wrote.trim() === '' ? [] : wrote.trimEnd().split('\n').slice(0, MOST_LINES_SHOWN);
  if (lines.length === 0) return [];
  return [
    { is: 'say', text: 'This is what we read as yours:' },
    { is: 'orders', lines: lines.map((line, i) => `${String(i + 1).padStart(2)}  ${oneLine(line, 200)}`) },
  ];
}

/**
 * Somebody wrote to the seat's reply address from elsewhere. His orders come to the holder as a draft, in a link that fills the form;
 * they count when the holder sends the form. Nothing is stored.
 */
export function draftLetter(desk: Desk, mail: AnsweredMail, from: string | null): Letter {
  const link = draftLink(desk.config, desk.holder, mail.wrote.trim());
  return writeSeatLetter(desk.config, desk.holder, desk.to, {
    key: mail.key,
    answers: mail,
    subject: subjectOf(desk, 'orders from another address – please confirm'),
    replyTo: null,
    blocks: [
      {
        is: 'say',
        text: `A mail with orders for your seat, ${playerOf(desk, desk.holder.seat)} in ${gameName(desk)}, came from ${from ? oneLine(from, 100) : 'an unknown sender'}, and we can’t tell that it is from you. Nothing of it was counted.`,
      },
      {
        is: 'say',
        text: link
          ? 'If it was you, open the board: the form is filled with these orders, look them over and send them there. Or write again from the address this mail went to.'
          : 'If it was you, write again from the address this mail went to, or enter the orders on the page: they are too long for a link.',
      },
      {
        is: 'link',
        label: 'Look the orders over',
        href: link ?? boardLink(desk.config, desk.holder),
        beside: `if the page asks: code ${desk.holder.code}`,
      },
      ...wroteBlocks(mail.wrote),
      { is: 'say', text: 'If it wasn’t you, do nothing.' },
    ],
    foot: [witnessLine(desk)],
  });
}
