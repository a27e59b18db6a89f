import { type Refusal, refuse, type Seat } from '#engine/title.ts';
import { isHeld, partyOf } from './anonymity.ts';
import { enter, type House, roomOf } from './house.ts';
import { emit } from './notices/emit.ts';
import type { GameRecord, Holder, PressMessage, PressParty } from './ports.ts';

/** Longest message, in characters. */
export const MAX_PRESS = 10_000;
/** Longest notes. */
export const MAX_NOTES = 20_000;
const MESSAGES_AN_HOUR = 120;

export interface PressDraft {
  to: 'all' | readonly Seat[];
  text: string;
  /** Chosen by whoever writes; the same twice counts once. */
  once: string;
}

/** Everything but the characters that pictures of text are made of: no controls, and no marks that turn what follows. */
const cleaned = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not stand in a message.
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g, '')
    .trim();

/**
 * Sends a message from one player to another, to several or to all. Never part of the game's stream. Readers hear of it as their
 * settings say. Stored once per `once`, durable when it answers.
 */
export async function sendPress(
  house: House,
  record: GameRecord,
  from: Holder,
  draft: PressDraft,
): Promise<{ n: number; repeated: boolean } | Refusal> {
  const { press, limits, holders: seats, clock } = house.ports;
  const text = cleaned(draft.text);
  if (text === '') return refuse('EMPTY_PRESS', 'There is nothing in this message; write a word or two.', 'text');
  if (text.length > MAX_PRESS)
    return refuse(
      'LONG_PRESS',
      `A message has at most ${MAX_PRESS.toLocaleString('en')} characters, yours has ${text.length.toLocaleString('en')}: send it in parts.`,
      'text',
    );
  const rule = record.press ?? 'any';
  if (rule === 'none')
    return refuse('NO_PRESS', 'At this table nobody writes to anybody; that was agreed when it was laid.');
  if (rule === 'public' && draft.to !== 'all')
    return refuse('PUBLIC_PRESS', 'At this table all press is for everybody: choose “everybody”.', 'to');
  const [holders] = await Promise.all([seats.of(record.id), enter(house, record.title)]);
  const to = draft.to === 'all' ? 'all' : readersOf(house, record, holders, from, draft.to);
  if (typeof to !== 'string' && 'code' in to) return to;
  const hour = await limits.hit(`press/${record.id}/${from.seat}/${from.tenure ?? 0}`, 3600, clock.now());
  if (hour > MESSAGES_AN_HOUR)
    return refuse('TOO_MANY', `You can send ${MESSAGES_AN_HOUR} messages an hour; wait a little.`);
  const message: Omit<PressMessage, 'n'> = { game: record.id, at: clock.now(), from: partyOf(from), to, text };
  const stored = await press.add(message, draft.once);
  const readers = holders.filter(({ seat }) =>
    to === 'all' ? seat !== from.seat : to.some((party) => party.seat === seat),
  );
  await emit(
    house,
    record.id,
    readers.map(({ seat }) => ({ n: stored.n, seat, kind: 'press' })),
  );
  return stored;
}

function readersOf(
  house: House,
  record: GameRecord,
  holders: readonly Holder[],
  from: Holder,
  wanted: readonly Seat[],
): readonly PressParty[] | Refusal {
  const { marks } = roomOf(house, record.title).title;
  const parties: PressParty[] = [];
  for (const seat of new Set(wanted)) {
    const holder = holders.find((one) => one.seat === seat);
    const name = marks[seat]?.name ?? `seat ${seat}`;
    if (!holder) return refuse('UNKNOWN_SEAT', `There is no seat ${seat} in this game; it has ${record.seats}.`, 'to');
    if (seat === from.seat) return refuse('OWN_SEAT', `${name} is you; for yourself there are the notes.`, 'to');
    // Behind a veil a bot must look like anybody.
    if (!record.anonymous && !isHeld(holder)) return refuse('NOBODY_THERE', `Nobody reads mail at ${name} now.`, 'to');
    parties.push(partyOf(holder));
  }
  return parties.length
    ? parties
    : refuse('NO_READER', 'Say to whom you write: a colour, several, or everybody.', 'to');
}

/** Keeps a player's notes; nobody else ever reads them. */
export async function keepNotes(house: House, holder: Holder, given: string): Promise<Refusal | null> {
  const text = cleaned(given);
  if (text.length > MAX_NOTES)
    return refuse(
      'LONG_NOTES',
      `Notes have at most ${MAX_NOTES.toLocaleString('en')} characters, yours have ${text.length.toLocaleString('en')}.`,
      'notes',
    );
  await house.ports.notes.put(holder.game, partyOf(holder), text);
  return null;
}
