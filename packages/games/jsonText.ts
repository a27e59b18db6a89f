/** A text as JSON, or where it stops being so, as `line 3, column 12`. */
export function parseJson(text: string): { json: unknown } | { breaks: string } {
  // Editors of some systems begin a file with a mark of its encoding.
  const plain = text.replace(/^\uFEFF/, '');
  try {
    return { json: JSON.parse(plain) };
  } catch {
    const before = plain.slice(0, whereJsonBreaks(plain) ?? plain.length).split('\n');
    return { breaks: `line ${before.length}, column ${before.at(-1)!.length + 1}` };
  }
}

const SPACE = /[ \t\n\r]*/y;
const TOKEN =
  /"(?:[^"\\\n\r\t]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null|[{}[\],:]/y;

type Wanted = 'value' | 'value or ]' | 'key' | 'key or }' | 'colon' | 'what follows';

/**
 * The index of the first character that no JSON can have there (RFC 8259), or null. `JSON.parse` tells it for some faults and not for
 * others, and differently from version to version.
 */
function whereJsonBreaks(text: string): number | null {
  const open: ('{' | '[')[] = [];
  let wanted: Wanted = 'value';
  let at = matchLength(SPACE, text, 0);
  while (at < text.length) {
    const length = matchLength(TOKEN, text, at);
    const token = text.slice(at, at + length);
    const next: Wanted | null = length === 0 ? null : after(token, wanted, open);
    if (next === null) return at;
    wanted = next;
    at += length;
    at += matchLength(SPACE, text, at);
  }
  return wanted === 'what follows' && open.length === 0 ? null : text.length;
}

function matchLength(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0].length ?? 0;
}

/** What may come behind a token; null: the token itself can't stand there. `open` is changed. */
function after(token: string, wanted: Wanted, open: ('{' | '[')[]): Wanted | null {
  switch (token) {
    case ':':
      return wanted === 'colon' ? 'value' : null;
    case ',':
      if (wanted !== 'what follows' || open.length === 0) return null;
      return open.at(-1) === '{' ? 'key' : 'value';
    case '}':
      if (!(wanted === 'key or }' || (wanted === 'what follows' && open.at(-1) === '{'))) return null;
      open.pop();
      return 'what follows';
    case ']':
      if (!(wanted === 'value or ]' || (wanted === 'what follows' && open.at(-1) === '['))) return null;
      open.pop();
      return 'what follows';
    default:
      if (wanted === 'key' || wanted === 'key or }') return token.startsWith('"') ? 'colon' : null;
      if (wanted !== 'value' && wanted !== 'value or ]') return null;
      if (token !== '{' && token !== '[') return 'what follows';
      open.push(token);
      return token === '{' ? 'key or }' : 'value or ]';
  }
}
