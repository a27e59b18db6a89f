import type { Said } from '#games/model.ts';

/** What a whole line may say of the orders beside it. */
const WORDS: readonly (readonly [line: RegExp, said: Said])[] = [
  [/^(?:i(?:['\u2019]m| am) )?not (?:yet ready|ready(?: yet)?)$/i, 'later'],
  [/^(?:i(?:['\u2019]m| am) )?ready now$/i, 'now'],
];

/**
 * Takes the sender's word on his orders out of a mail: a line `NOT READY YET` stores them without letting the game go on before the
 * deadline, `READY NOW` gives up the time for a change of mind. Of several the last one counts; a title's notation never meets them. Empty
 * lines stand in their place, so that a refusal's number of a line is that of the mail.
 */
export function takeWord(wrote: string): { say: Said | null; orders: string } {
  let say: Said | null = null;
  const orders = wrote.split('\n').map((line) => {
    const bare = line.trim().replace(/[.!]{1,3}$/, '');
    const found = WORDS.find(([word]) => word.test(bare));
    if (found) say = found[1];
    return found ? '' : line;
  });
  return { say, orders: orders.join('\n').trimEnd() };
}
