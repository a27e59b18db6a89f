import { createHash } from 'node:crypto';
import type { House, LetterContext } from '../house.ts';
import type { Notice, PersonId } from '../ports.ts';
import { later } from '../time.ts';
import { newToken } from '../tokens.ts';
import { addressOf, contextOf, deliver, drop, post, reasonNotTo } from './deliver.ts';
import { type Words, wordsOf } from './words.ts';

/** A notice that waits longer than this has waited for a server that was not there. */
const LATE_MINUTES = 60;

/**
 * Do these notices of one person go into one letter? Those that were kept for a digest do, and all that have piled up while the house
 * was not there, or tell that its time has moved: whoever sits in ten games gets one letter about an outage and not ten.
 */
export function isGathered(notices: readonly Notice[], now: string): boolean {
  if (notices.some(({ state }) => state === 'held')) return true;
  const late = later(now, -LATE_MINUTES);
  return notices.length > 1 && notices.some(({ kind, queuedAt }) => kind === 'time' || queuedAt < late);
}

/**
 * One letter about all that is still true of a person's waiting notices. If just one is left it is the letter it would have been
 * alone; if none is, nothing is sent.
 */
export async function gather(
  house: House,
  person: PersonId,
  waiting: readonly Notice[],
  putBack: (notice: Notice, cause: unknown) => Promise<unknown>,
): Promise<number> {
  const found: { context: LetterContext; words: Words }[] = [];
  for (const notice of waiting) {
    if (!(await house.ports.notices.claim(notice, house.ports.clock.now()))) continue;
    try {
      const one = await lookAgain(house, notice);
      if (one) found.push(one);
    } catch (cause) {
      await putBack(notice, cause);
    }
  }
  const told = found.map(({ context }) => context.notice);
  try {
    const [first] = found;
    if (!first?.context.reader || !house.composeDigest) return 0;
    if (found.length === 1) return await deliver(house, first.context.notice);
    const { mailToken } = await house.ports.settings.change(person, (now) =>
      now.mailToken ? now : { ...now, mailToken: newToken(house.ports.random) },
    );
    const key = `digest/${createHash('sha256')
      .update(told.map(({ id }) => id).join('\n'))
      .digest('hex')}`;
    const items = onePerMatter(found);
    const letter = await house.composeDigest({ key, reader: first.context.reader, items, mailToken: mailToken! });
    await post(house, { ...letter, to: addressOf(first.context) ?? letter.to }, told);
    return 1;
  } catch (cause) {
    for (const notice of told) await putBack(notice, cause);
    return 0;
  }
}

async function lookAgain(house: House, notice: Notice): Promise<{ context: LetterContext; words: Words } | null> {
  const context = await contextOf(house, notice);
  const why = typeof context === 'string' ? context : await reasonNotTo(house, context);
  if (typeof context === 'string' || why) {
    await drop(house, notice, why ?? 'not true any more');
    return null;
  }
  const words = wordsOf(context, context.reader?.zone ?? null);
  if (!words) await drop(house, notice, 'not true any more');
  return words && { context, words };
}

/** Three messages at one table, or a turn and its reminder, are said once. */
function onePerMatter(found: readonly { words: Words }[]): readonly Words[] {
  const said = new Map<string, Words>();
  for (const { words } of found) said.set(`${words.path}\n${words.say}`, words);
  return [...said.values()];
}
