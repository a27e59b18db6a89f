import { type AnyTitle, isRefusal, type Refusal, refuse } from '#engine/title.ts';
import { parseInWords, sayFinding } from './decks/findings.ts';
import { readDeck, refuseDeck } from './decks/ownDeck.ts';

export interface ReadOptions {
  /** As they are asked of the game: what was given, with a group's own deck as its schema reads it and nothing else. */
  asked: unknown;
  /** With all defaults, for `title.setup`. */
  options: unknown;
}

/** The options of a game that is to be laid; a refusal's `at` is the option. A group's own deck must pass its title's check. */
export function readOptions(title: AnyTitle, given: unknown): ReadOptions | Refusal {
  const read = withDeck(title, given);
  if (isRefusal(read)) return read;
  const { asked } = read;
  const parsed = title.options.safeParse(asked);
  if (parsed.success) return { asked, options: parsed.data };
  const at = parsed.error.issues[0]?.path.join('.') || 'options';
  const again = parseInWords(title.options, asked);
  const said = 'findings' in again && again.findings[0] ? sayFinding(again.findings[0]) : 'they have the wrong shape';
  return refuse('BAD_CONFIG', `The options can't be so: ${said}.`, at);
}

function withDeck({ decks }: AnyTitle, given: unknown): { asked: unknown } | Refusal {
  if (!decks || typeof given !== 'object' || given === null || !Object.hasOwn(given, decks.option))
    return { asked: given };
  const wish = (given as Record<string, unknown>)[decks.option];
  if (wish === undefined || (typeof wish === 'string' && Object.hasOwn(decks.builtIn, wish))) return { asked: given };
  if (typeof wish !== 'object' || wish === null) {
    const known = Object.keys(decks.builtIn).join(', ');
    return refuse(
      'UNKNOWN_DECK',
      `There are no such cards; there are ${known}, or a whole file of cards.`,
      decks.option,
    );
  }
  const read = readDeck(decks, wish);
  if ('findings' in read) return refuseDeck(decks, read.findings);
  return { asked: { ...given, [decks.option]: read.deck } };
}
