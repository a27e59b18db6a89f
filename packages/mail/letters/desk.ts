import { printHead } from '#engine/commit.ts';
import type { Seat } from '#engine/title.ts';
import type { House, LetterContext, Loaded, Note } from '#games/house.ts';
import { type AskedPrompt, promptsOf } from '#games/look.ts';
import { printDue } from '#games/time.ts';
import type { MailConfig } from '../config.ts';
import { oneLine } from '../oneLine.ts';

/**
 * What any letter about a seat is written from. `to` is the holder's address. `loaded` is the game as it may be shown: no letter tells
 * by head, number or story how many have answered a quiet prompt.
 */
export interface Desk extends Omit<LetterContext, 'notice' | 'reader' | 'message'> {
  config: MailConfig;
  to: string;
  note: Note;
}

/** A desk with a notice on it. */
export interface Scene extends Desk {
  notice: LetterContext['notice'];
  reader: LetterContext['reader'];
  message: LetterContext['message'];
  /** With quiet commits: only a receipt about one of them looks at it. */
  whole: Loaded;
}

/** The one room this game is played in, in the shape that the game's own functions ask for. */
export const roomsOf = ({ room }: Desk): Pick<House, 'rooms'> => ({ rooms: { [room.title.name]: room } });

/** What the seat of this desk is asked for now. */
export const askedNow = (desk: Desk): readonly AskedPrompt[] =>
  promptsOf(roomsOf(desk), desk.loaded.state).filter(({ seats }) => seats.includes(desk.holder.seat));

export const gameName = ({ record }: Desk): string => oneLine(record.name, 60);

/** `[Midland Nights] The Brotherhood: your ledger for month 3`; the month in it makes every turn a visible line of its thread. */
export const subjectOf = (desk: Desk, about: string): string =>
  `[${gameName(desk)}] ${desk.room.title.label}: ${oneLine(about, 100)}`;

/** `Yellow (Anna)` */
export function playerOf({ holders, room }: Desk, seat: Seat): string {
  const colour = room.title.marks[seat]?.name ?? `Seat ${seat + 1}`;
  const name = holders.find((one) => one.seat === seat)?.name;
  return name ? `${colour} (${oneLine(name, 60)})` : colour;
}

export const dueFor = ({ holder }: Desk, at: string): string => printDue(at, holder.zone);

/** Stands at the foot of every letter: the players' mailboxes bear witness to the record (docs/fair-play.md). */
export const witnessLine = ({ loaded }: Desk): string =>
  `Record of this game: ${printHead(loaded.state.head)}. Keep this mail: it is your witness.`;
