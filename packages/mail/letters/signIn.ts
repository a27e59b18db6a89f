import { randomUUID } from 'node:crypto';
import type { Letter } from '#games/ports.ts';
import { type MailConfig, senderOf } from '../config.ts';
import { printHtml } from '../SheetHtml.tsx';
import { printText, type Sheet } from '../sheet.ts';

/** The six-digit code for the tab that asked. No link: nothing in this mail signs anybody in by being opened. */
export function signInLetter(config: MailConfig, email: string, code: string): Letter {
  const subject = `${code} is your sign-in code for Consigliere`;
  const sheet: Sheet = {
    answerable: false,
    blocks: [
      { is: 'say', text: 'Type this code into the page that asked for it:' },
      { is: 'fixed', lines: [`    ${code}`] },
      {
        is: 'say',
        text: `It lasts 15 minutes and works on ${config.baseUrl} only. If you didn’t ask for it, do nothing: without the code nobody gets in.`,
      },
    ],
    foot: [],
  };
  return {
    key: `sign-in/${randomUUID()}`,
    to: email,
    from: senderOf(config),
    replyTo: null,
    subject,
    headers: { 'Auto-Submitted': 'auto-generated' },
    text: printText(sheet),
    html: printHtml(subject, sheet),
    pictures: [],
  };
}
