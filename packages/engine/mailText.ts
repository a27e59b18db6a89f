/** One line of a mail that may hold an order: its number as the player sees it, from 1, and its text without what mail programs add. */
export interface Line {
  n: number;
  text: string;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&gt;': '>',
  '&lt;': '<',
  '&nbsp;': ' ',
  '&quot;': '"',
  '&#39;': "'",
};

/**
 * Undoes what mail programs do to plain text and leaves out what is no order in any title: empty lines, lines that begin with `#`
 * (remark), `>` (quotation) or `|` (an example of ours), a remark behind an order (` # `, while `#1` may name a seat), and all that
 * follows a line of dashes.
 */
export function cleanLines(mail: string): Line[] {
  const lines: Line[] = [];
  for (const [index, raw] of cleanText(mail).split('\n').entries()) {
    const text = raw.replace(/ {2,}/g, ' ').trim();
    if (/^-{2,}$/.test(text)) break;
    if (text === '' || /^[#>|]/.test(text)) continue;
    const bare = withoutFullStop(withoutBullet(text).split(' # ')[0]!);
    if (bare !== '') lines.push({ n: index + 1, text: bare });
  }
  return lines;
}

function cleanText(mail: string): string {
  return decodeQuotedPrintable(mail.replace(/\r\n?|[\u2028\u2029\v\f]/g, '\n'))
    .replace(/&(?:amp|gt|lt|nbsp|quot|#39);/gi, (entity) => ENTITIES[entity.toLowerCase()] ?? entity)
    .normalize('NFKC')
    .replace(/[\t\p{Zs}]/gu, ' ')
    .replace(/(?!\n)[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(/[\p{Pd}\u2043\u2212]/gu, '-')
    .replace(/[\u00d7\u2715\u2716\u2a2f]/g, 'x');
}

/** `=` at the end of a line joins it with the next one; runs of `=XX` are the bytes of UTF-8, else of Windows-1252 (RFC 2045, 6.7). */
function decodeQuotedPrintable(text: string): string {
  return text.replace(/=[ \t]{0,8}\n/g, '').replace(/(?:=[0-9A-Fa-f]{2})+/g, (run) => {
    const bytes = Uint8Array.from(run.slice(1).split('='), (hex) => Number.parseInt(hex, 16));
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    } catch {
      return new TextDecoder('windows-1252').decode(bytes);
    }
  });
}

/** The marks that start the items of a list. A dash counts only with a blank behind it: `-2T` is a negative number. */
function withoutBullet(text: string): string {
  return text.replace(/^(?:[*.\u00b7\u2022\u2023\u2219\u25aa\u25cf\u25e6]+ ?|- )/, '').trim();
}

/** By hand: a pattern for the end of a string takes quadratic time on a megabyte of dots. */
function withoutFullStop(text: string): string {
  let end = text.length;
  while (end > 0 && ' .!'.includes(text[end - 1]!)) end--;
  return text.slice(0, end);
}
