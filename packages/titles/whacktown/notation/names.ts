import { type Refusal, refuse } from '#engine/title.ts';

/** Something that can be named in a line. */
export interface Thing {
  id: string;
  name: string;
}

const SHORTEST_BEGINNING = 3;
const MOST_SUGGESTED = 3;

/** Names are compared after removing everything but letters and digits: `V.I.P.` is `vip` (rules 14). */
export const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** The thing that is meant, all things that could be meant, or none. */
export function thingsCalled(text: string, things: readonly Thing[]): readonly Thing[] {
  const wanted = bare(text);
  if (wanted === '') return [];
  const exact = things.find(({ id }) => bare(id) === wanted) ?? things.find(({ name }) => bare(name) === wanted);
  if (exact) return [exact];
  if (wanted.length < SHORTEST_BEGINNING) return [];
  return things.filter(({ id, name }) => bare(name).startsWith(wanted) || bare(id).startsWith(wanted));
}

/** The one thing of this name; `kind` says what was looked for ("a hustle card"), `at` where it stands. */
export function named(text: string, things: readonly Thing[], kind: string, at: string): Thing | Refusal {
  const found = thingsCalled(text, things);
  if (found.length === 1) return found[0]!;
  const shown = `“${text.slice(0, 40)}”`;
  if (found.length > 1)
    return refuse(
      'AMBIGUOUS_NAME',
      `${shown} could be ${either(found.map(({ name }) => name))}: write more of it.`,
      at,
    );
  const close = closest(text, things);
  if (text.trim() === '') return refuse('UNKNOWN_NAME', `The name of ${kind} is missing.${near(close)}`, at);
  return refuse('UNKNOWN_NAME', `${shown} is not the name of ${kind}.${near(close)}`, at);
}

const near = (names: readonly string[]): string => (names.length === 0 ? '' : ` Closest: ${either(names)}.`);

const either = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;

/** The most similar names, best first. */
function closest(text: string, things: readonly Thing[]): string[] {
  const wanted = bare(text).slice(0, 40);
  return [...things]
    .map(({ name }) => ({ name, far: distance(wanted, bare(name)) }))
    .sort((a, b) => a.far - b.far)
    .slice(0, MOST_SUGGESTED)
    .map(({ name }) => name);
}

/** Letters to add, drop or change (Levenshtein); what is written may be only a beginning, so letters that are missing at the end cost less. */
function distance(written: string, name: string): number {
  let row = Array.from({ length: name.length + 1 }, (_, i) => i);
  for (const [i, letter] of [...written].entries()) {
    const next = [i + 1];
    for (let j = 1; j <= name.length; j++)
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (letter === name[j - 1] ? 0 : 1)));
    row = next;
  }
  const whole = row[name.length] ?? 0;
  const beginning = Math.min(...row);
  return Math.min(whole, beginning + 0.5);
}
