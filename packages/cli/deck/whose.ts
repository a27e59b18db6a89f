import * as z from 'zod';
import type { AnyTitle } from '#engine/title.ts';
import { Trouble } from '../io.ts';

/** A title with decks. */
export type CardTitle = AnyTitle & { decks: NonNullable<AnyTitle['decks']> };

type Titles = Readonly<Record<string, AnyTitle>>;

const hasDecks = (title: AnyTitle): title is CardTitle => title.decks !== undefined;

const namesOf = (titles: readonly AnyTitle[]): string => titles.map(({ name }) => name).join(', ') || 'none yet';

/** A title with decks by the name a person typed. */
export function cardTitle(titles: Titles, name: string): CardTitle {
  const title = Object.hasOwn(titles, name) ? titles[name] : undefined;
  if (title && hasDecks(title)) return title;
  const known = namesOf(Object.values(titles).filter(hasDecks));
  if (title) throw new Trouble(`${title.label} has no cards to replace; titles that have: ${known}.`);
  throw new Trouble(`There is no title "${name}"; titles with cards to replace: ${known}.`);
}

/**
 * Whose deck a file is: what the file says in `title`; or the only title whose schema it fits; or, so that a file with a fault is known too,
 * the only one whose fixed words (`"schema": "whacktown-cards/1"`) it has.
 */
export function whoseDeck(titles: Titles, json: unknown): CardTitle {
  const all = Object.values(titles).filter(hasDecks);
  const said = typeof json === 'object' && json !== null && 'title' in json ? json.title : undefined;
  if (typeof said === 'string' && Object.hasOwn(titles, said)) return cardTitle(titles, said);
  const fitting = all.filter(({ decks }) => decks.schema.safeParse(json).success);
  const likely = fitting.length ? fitting : all.filter(({ decks }) => hasFixedWords(decks.schema, json));
  const [title] = likely;
  if (title && likely.length === 1) return title;
  throw new Trouble(
    `It can't be told which title this file is for: say it with --title NAME. Titles with cards to replace: ${namesOf(all)}.`,
  );
}

/** True if the schema fixes some of the outermost fields to one value each, and the file has every one of them. */
function hasFixedWords(schema: z.ZodType, json: unknown): boolean {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const fixed = Object.entries(properties).flatMap(([name, field]) =>
    typeof field === 'object' && 'const' in field ? [[name, field.const] as const] : [],
  );
  const given = new Map<string, unknown>(typeof json === 'object' && json !== null ? Object.entries(json) : []);
  return fixed.length > 0 && fixed.every(([name, value]) => given.get(name) === value);
}
