import type { Holder, Letter } from '#games/ports.ts';
import { type MailConfig, senderOf } from './config.ts';
import { unsubscribeLink } from './links.ts';
import { oneLine } from './oneLine.ts';
import { printHtml } from './SheetHtml.tsx';
import { type Block, printText } from './sheet.ts';

/** A letter about a seat before it is printed. */
export interface SeatLetter {
  key: string;
  subject: string;
  blocks: readonly Block[];
  /** Lines above the usual foot. */
  foot: readonly string[];
  /** Null: answers are not read. */
  replyTo: string | null;
  /** The mail that this one answers (RFC 3834): its Message-ID with brackets, if it had one. */
  answers?: { messageId: string | null };
  pictures?: Letter['pictures'];
}

/** What everybody's program sorts the letters of one seat of a game by, although SES gives each a Message-ID of its own. */
export const threadRoot = ({ playDomain }: MailConfig, { game, seat }: Holder): string =>
  `<${game}.${seat}@${playDomain}>`;

/** A letter to whoever holds a seat. `to` is the holder's own address, nothing else: letters never go where a mail came from. */
export function writeSeatLetter(config: MailConfig, holder: Holder, to: string, letter: SeatLetter): Letter {
  const unsubscribe = unsubscribeLink(config, holder);
  const subject = oneLine(letter.subject, 160);
  const root = threadRoot(config, holder);
  const answered = letter.answers?.messageId ?? null;
  const foot = [...letter.foot, `No more mail about this game: ${unsubscribe}`];
  const sheet = { answerable: letter.replyTo !== null, blocks: letter.blocks, foot };
  return {
    key: letter.key,
    to,
    from: senderOf(config),
    replyTo: letter.replyTo,
    subject,
    headers: {
      'Auto-Submitted': letter.answers ? 'auto-replied' : 'auto-generated',
      'In-Reply-To': answered ?? root,
      References: answered ? `${root} ${answered}` : root,
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    text: printText(sheet),
    html: printHtml(subject, sheet),
    pictures: letter.pictures ?? [],
  };
}
