import type { Compose, LetterContext, Note } from '#games/house.ts';
import { asShown } from '#games/load.ts';
import { KINDS } from '#games/notices/kinds.ts';
import type { NoticeKind } from '#games/ports.ts';
import type { MailConfig } from './config.ts';
import { briefLetter, pressLetter } from './letters/brief.ts';
import type { Scene } from './letters/desk.ts';
import { endedLetter } from './letters/ended.ts';
import { invitationLetter } from './letters/invitation.ts';
import { newsLetter } from './letters/news.ts';
import { personalLetter } from './letters/personal.ts';
import { receiptLetter } from './letters/receipt.ts';
import { turnLetter } from './letters/turn.ts';
import { type SeatLetter, writeSeatLetter } from './writeLetter.ts';

/** What is told to a person, not to a seat, is `personalLetter`'s. */
const LETTERS: Readonly<Partial<Record<NoticeKind, (scene: Scene) => Promise<SeatLetter | null>>>> = {
  invitation: invitationLetter,
  turn: turnLetter,
  news: newsLetter,
  receipt: receiptLetter,
  ended: endedLetter,
  press: pressLetter,
};

/** The house's letter writer. Each letter is written from the game as it is now, for the eyes of its seat. */
export const composer =
  (config: MailConfig, note: Note): Compose =>
  async (context: LetterContext) => {
    const { holder, notice } = context;
    if (KINDS[notice.kind].to === 'person') return personalLetter(config, context);
    if (!holder.email) return null;
    const write = LETTERS[notice.kind] ?? briefLetter;
    const letter = await write({
      ...context,
      loaded: asShown(context.loaded),
      whole: context.loaded,
      config,
      note,
      to: holder.email,
    });
    return letter && writeSeatLetter(config, holder, holder.email, letter);
  };
