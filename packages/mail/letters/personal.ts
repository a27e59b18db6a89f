import type { Digest, LetterContext } from '#games/house.ts';
import { wordsOf } from '#games/notices/words.ts';
import type { Letter } from '#games/ports.ts';
import { type MailConfig, senderOf } from '../config.ts';
import { mailPassLink } from '../links.ts';
import { oneLine } from '../oneLine.ts';
import { printHtml } from '../SheetHtml.tsx';
import { type Block, printText } from '../sheet.ts';

interface Personal {
  key: string;
  to: string;
  subject: string;
  blocks: readonly Block[];
  /** One click stops all mail to this person; null: there is no such link yet, the settings are named instead. */
  unsubscribe: string | null;
}

/** A letter to a person, not to a seat: no token of any seat stands in it. */
function writePersonal(config: MailConfig, { key, to, subject: about, blocks, unsubscribe }: Personal): Letter {
  const subject = oneLine(about, 160);
  const foot = [
    unsubscribe
      ? `No more mail from us: ${unsubscribe}`
      : `What you get mail about, and how often: ${config.baseUrl}/account/notices`,
  ];
  const sheet = { answerable: false, blocks, foot };
  return {
    key,
    to,
    from: senderOf(config),
    replyTo: null,
    subject,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribe
        ? { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
        : {}),
    },
    text: printText(sheet),
    html: printHtml(subject, sheet),
    pictures: [],
  };
}

/** What is told to one person whoever holds the seat by now: a lost seat, a seat that can't be reached. Null: not true any more. */
export function personalLetter(config: MailConfig, context: LetterContext): Letter | null {
  const { notice, reader } = context;
  const words = reader && wordsOf(context, reader.zone);
  if (!reader || !words) return null;
  return writePersonal(config, {
    key: notice.id,
    to: reader.email,
    subject: words.title,
    blocks: [
      { is: 'say', text: `Hello ${oneLine(reader.name, 60)},` },
      { is: 'say', text: words.say },
      { is: 'link', label: 'Look', href: config.baseUrl + words.path },
    ],
    unsubscribe: null,
  });
}

/** Everything that waits for a person, in one letter. */
export const digestLetter =
  (config: MailConfig) =>
  ({ key, reader, items, mailToken }: Digest): Letter =>
    writePersonal(config, {
      key,
      to: reader.email,
      subject: `${items.length === 1 ? 'One thing' : `${items.length} things`} at your tables: ${items[0]?.title ?? ''}`,
      blocks: [
        { is: 'say', text: `Hello ${oneLine(reader.name, 60)}, this is what there is at your tables:` },
        ...items.flatMap(({ title, say, path }): Block[] => [
          { is: 'heading', text: oneLine(title, 120) },
          { is: 'say', text: say },
          { is: 'link', label: 'Go there', href: config.baseUrl + path },
        ]),
      ],
      unsubscribe: mailPassLink(config, mailToken),
    });
