import { readFile } from 'node:fs/promises';
import { parseJson } from '#games/jsonText.ts';

/** Where a command writes; tests give their own. */
export interface Io {
  /** Results, to standard output. */
  out(text: string): void;
  /** Remarks and troubles, to standard error. */
  err(text: string): void;
  /** Standard error is a terminal: progress may be drawn there. */
  tty: boolean;
  env: Readonly<Record<string, string | undefined>>;
}

/** How a command ended; the exit code of the process. */
export const FOUND_WELL = 0;
export const FOUND_WRONG = 1;
export const COULD_NOT_TELL = 2;
export type ExitCode = typeof FOUND_WELL | typeof FOUND_WRONG | typeof COULD_NOT_TELL;

/** What keeps a command from telling: bad usage, an unreadable file, a port in use. The sentence is for the person who typed it. */
export class Trouble extends Error {}

export const sentenceOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause));

/** JSON from a file, from standard input (`-`) or from an address. `token` goes along as bearer. */
export async function readJson(place: string, token?: string): Promise<unknown> {
  const text = /^https?:\/\//.test(place) ? await fetchText(place, token) : await readText(place);
  return jsonIn(text, place);
}

/** What a text from `place` holds as JSON. */
export function jsonIn(text: string, place: string): unknown {
  const read = parseJson(text);
  if ('json' in read) return read.json;
  throw new Trouble(`${place} is no JSON: it goes wrong at ${read.breaks}.`);
}

/** The text of a file, or of standard input (`-`). */
export async function readText(file: string): Promise<string> {
  try {
    if (file !== '-') return await readFile(file, 'utf8');
    const chunks: Buffer[] = [];
    for await (const chunk of process.stdin) chunks.push(Buffer.from(chunk));
    return Buffer.concat(chunks).toString('utf8');
  } catch (cause) {
    throw new Trouble(`${file} can't be read: ${sentenceOf(cause)}`);
  }
}

async function fetchText(url: string, token?: string): Promise<string> {
  const headers = { accept: 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) };
  const answer = await fetch(url, { headers, signal: AbortSignal.timeout(30_000) }).catch((cause: unknown) => {
    const why = cause instanceof Error && cause.cause ? sentenceOf(cause.cause) : sentenceOf(cause);
    throw new Trouble(`${url} can't be reached: ${why}`);
  });
  const text = await answer.text();
  if (answer.ok) return text;
  throw new Trouble(`${url} answered ${answer.status}: ${sayIn(text)}`);
}

/** The sentence of a refusal as the API sends it, or the beginning of whatever came. */
function sayIn(text: string): string {
  try {
    const answer: unknown = JSON.parse(text);
    if (typeof answer === 'object' && answer !== null && 'say' in answer) return String(answer.say);
  } catch {
    // Not JSON: the text itself has to do.
  }
  return text.slice(0, 200).trim() || 'nothing';
}
