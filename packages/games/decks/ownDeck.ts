import type { AnyTitle, Refusal } from '#engine/title.ts';
import { refuse } from '#engine/title.ts';
import { parseInWords, sayFinding } from './findings.ts';

type Decks = NonNullable<AnyTitle['decks']>;

/**
 * The largest deck, in KB of 1,024 bytes of JSON without spaces. It stands twice in a game's first commit (what was asked, and what was
 * created), and a commit can have 400 KB (docs/decisions, "Decks are options").
 */
export const MAX_DECK_KB = 128;

/** No card needs more; deeper ones would only be an attack on whoever walks through them. */
const MAX_DEPTH = 32;

/** A deck out of a file: as its title's schema reads it, or everything that is wrong with it, the whole list. */
export function readDeck(decks: Decks, json: unknown): { deck: unknown } | { findings: readonly Refusal[] } {
  if (isDeeperThan(json, MAX_DEPTH))
    return { findings: [refuse('BAD_DECK', `the file nests groups and lists deeper than ${MAX_DEPTH} levels`)] };
  const parsed = parseInWords(decks.schema, json);
  if ('findings' in parsed) return parsed;
  const deck: unknown = parsed.value;
  const bytes = new TextEncoder().encode(JSON.stringify(deck)).length;
  if (bytes > MAX_DECK_KB * 1024)
    return {
      findings: [refuse('OVERSIZE', `the file has ${Math.ceil(bytes / 1024)} KB; a deck can have ${MAX_DECK_KB} KB`)],
    };
  const findings = decks.check(deck);
  return findings.length ? { findings } : { deck };
}

/** Findings that fit into one sentence under a field. */
const MOST_SAID = 5;

/** One refusal for all that is wrong with a deck; `at` is the option. */
export function refuseDeck({ option }: Decks, findings: readonly Refusal[]): Refusal {
  const said = findings.slice(0, MOST_SAID).map((one) => sayFinding(one).replace(/\.$/, ''));
  const more = findings.length - said.length;
  const rest = more > 0 ? `; and ${more} more, which “npx consigliere deck check FILE” lists` : '';
  const code = findings.every((one) => one.code === 'OVERSIZE') ? 'OVERSIZE' : 'BAD_DECK';
  return refuse(code, `These cards can’t be played with: ${said.join('; ')}${rest}.`, option);
}

const MAX_NAME = 60;

/** `own cards: Our box, 93 cards`, for pages. */
export function deckInWords(decks: Decks, deck: unknown): string {
  if (!decks.describe) return 'own cards';
  const { name, cards } = decks.describe(deck);
  return `own cards: ${name.slice(0, MAX_NAME)}, ${cards} ${cards === 1 ? 'card' : 'cards'}`;
}

/** Without recursion: what it guards against is just that. */
function isDeeperThan(value: unknown, most: number): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > most) return true;
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []));
  }
  return false;
}
