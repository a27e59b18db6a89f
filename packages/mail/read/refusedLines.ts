import { isRefusal, type Refusal } from '#engine/title.ts';
import type { RefusedLine } from '../letters/answers.ts';
import type { Desk } from '../letters/desk.ts';

const MOST_LINES = 40;

/**
 * Every line of a refused mail that the title can't read, each with what would be right. Empty if each line reads well by itself: then
 * `refusal`, which the whole mail got, is all there is to say. `wrote`: the orders alone, each on the line it has in the mail.
 */
export function refusedLines({ loaded, room, holder }: Desk, wrote: string, refusal: Refusal): RefusedLine[] {
  const { inner } = loaded.state;
  if (inner === null || wrote === '') return [];
  const { notation } = room.title;
  const whole = notation.parse(inner, holder.seat, wrote);
  // What was refused on other grounds (closed, too dear) is not mended line by line.
  if (!isRefusal(whole) || whole.code !== refusal.code) return [];
  // Each line behind those that read well: what it may say can depend on them.
  const good: string[] = [];
  return wrote
    .split('\n')
    .slice(0, MOST_LINES)
    .flatMap((text, i) => {
      const read = text.trim() === '' ? null : notation.parse(inner, holder.seat, [...good, text].join('\n'));
      // Without a place in the line it says something of the mail as a whole: a greeting alone is no ledger.
      const wrong = read && isRefusal(read) && read.at !== undefined ? { say: read.say, at: read.at } : null;
      good.push(wrong ? '' : text);
      return wrong ? [{ line: i + 1, text, say: wrong.say, word: wordOf(wrong.at, text) }] : [];
    });
}

/** `line 1: "2RSB"` -> `2RSB`, unless that is the line. */
function wordOf(at: string, text: string): string | null {
  const [, word] = /^line \d+: "(.+)"$/.exec(at) ?? [];
  return word === undefined || word === text.trim() ? null : word;
}
