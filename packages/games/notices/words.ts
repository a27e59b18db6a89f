import { isAsked } from '#engine/prompt.ts';
import type { LetterContext } from '../house.ts';
import { asShown } from '../load.ts';
import { chaptersOf, isOver, promptsOf, tellChapter } from '../look.ts';
import { isHouseEvent } from '../model.ts';
import { printDue } from '../time.ts';
import { KINDS } from './kinds.ts';

/** A notice in a few words, as push, webhooks, feeds and digests show it. Nothing secret: these go through other people's machines. */
export interface Words {
  /** One line. */
  title: string;
  say: string;
  /** Where to go, below the base address; no token stands in it. */
  path: string;
}

/**
 * What a notice says now; null: it is not true any more, or there is nothing left to do about it. `zone`: of the reader.
 */
export function wordsOf(context: LetterContext, zone: string | null): Words | null {
  const { notice, record, loaded: whole, room, holders } = context;
  const loaded = asShown(whole);
  const rooms = { rooms: { [room.title.name]: room } };
  const { state } = loaded;
  const game = `/games/${record.id}`;
  const colour = room.title.marks[notice.seat]?.name ?? `Seat ${notice.seat + 1}`;
  const words = (say: string, path = game): Words => ({
    title: `${record.name}: ${KINDS[notice.kind].label}`,
    say,
    path,
  });
  switch (notice.kind) {
    case 'invitation':
      return context.holder.state === 'invited' && !isOver(state)
        ? words(`A seat at ${room.title.label} is kept for you; the invitation came by mail.`, '/my')
        : null;
    case 'turn':
    case 'reminder': {
      const mine = promptsOf(rooms, state).filter((prompt) => isAsked(prompt, notice.seat));
      if (!mine.length) return null;
      return words(
        mine.map(({ label, dueAt }) => `You are asked for ${label}, due by ${printDue(dueAt, zone)}.`).join(' '),
      );
    }
    case 'time':
    case 'vote': {
      if (isOver(state)) return null;
      const told = chaptersOf(loaded, notice.seat)
        .filter(({ n }) => n === notice.n)
        .flatMap((chapter) =>
          tellChapter(rooms, state, { ...chapter, events: chapter.events.filter(isHouseEvent) }, notice.seat),
        )
        .map(({ text }) => text);
      return told.length ? words(told.join(' ')) : null;
    }
    case 'news':
      return isOver(state) ? null : words('Something has happened; nothing is asked of you now.');
    case 'receipt':
      return words('Your orders are stored.');
    case 'press':
      return words('Somebody at the table has written to you.', `${game}/press`);
    case 'welcome':
      return isOver(state) ? null : words(`You have taken over ${colour}.`);
    case 'lost':
      return words(
        stillHolds(context) ? wayBack(colour) : `You do not hold ${colour} any more. The game goes on without you.`,
      );
    case 'ended':
      return isOver(state) ? words(state.result?.say ?? 'The game was abandoned.') : null;
    case 'table': {
      const holder = holders.find((one) => one.seat === notice.seat);
      const states = { open: 'is open', invited: 'is kept for somebody', accepted: 'is taken', bot: 'is a bot’s' };
      return isOver(state) || !holder ? null : words(`The seat ${colour} ${states[holder.state]}.`, `${game}/lobby`);
    }
    case 'unreachable':
      return isOver(state)
        ? null
        : words(`Mail to the player at ${colour} comes back. The lobby shows what can be done.`, `${game}/lobby`);
    case 'channel':
      return {
        title: 'A webhook was turned off',
        say: 'One of your webhooks failed too often in a row and was turned off. Your settings show which; there you can turn it on again.',
        path: '/account/notices',
      };
    default:
      return notice.kind satisfies never;
  }
}

/** A seat that is open to others is still its player's until somebody takes it. */
const stillHolds = ({ holder, reader }: LetterContext): boolean => reader !== null && holder.person === reader.id;

const wayBack = (colour: string): string =>
  `Your seat ${colour} is open to a replacement now. It is still yours until somebody takes it over: open the board and say that you are back.`;
