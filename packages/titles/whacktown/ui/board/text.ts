/** Widths of DejaVu Sans in parts of the font size, roughly; bold letters are wider. Good enough to break lines and to fit names. */
const NARROW = new Set(" .,:;!'|il()[]/fjtrI1-");
const WIDE = new Set('MWmw%@→−↶≥≤+<>=');

export function textWidth(text: string, size: number, bold = false): number {
  let width = 0;
  for (const letter of text) {
    if (NARROW.has(letter)) width += 0.4;
    else if (WIDE.has(letter)) width += 0.86;
    else if (letter >= 'A' && letter <= 'Z') width += 0.69;
    else width += 0.61;
  }
  return width * size * (bold ? 1.12 : 1);
}

/** Breaks a text into lines of at most `width`; a single word may be longer. */
export function wrapped(text: string, size: number, width: number, bold = false): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && textWidth(`${last} ${word}`, size, bold) <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Height of a line, in parts of the font size. */
export const leading = 1.15;

/** A text in a box: the largest of the sizes at which it fits, else the smallest one, cut with an ellipsis. */
export function set(
  text: string,
  sizes: readonly number[],
  width: number,
  height: number,
): { size: number; lines: readonly string[] } {
  for (const size of sizes) {
    const lines = wrapped(text, size, width);
    if (lines.length * size * leading <= height) return { size, lines };
  }
  const size = sizes.at(-1)!;
  const lines = wrapped(text, size, width).slice(0, Math.floor(height / size / leading));
  return { size, lines: [...lines.slice(0, -1), `${lines.at(-1)?.slice(0, -2)}…`] };
}

/** The largest size up to `most` at which every one of the lines fits. */
export function fitting(lines: readonly string[], width: number, most: number, bold = false): number {
  const widest = Math.max(...lines.map((line) => textWidth(line, 1, bold)), 0.01);
  return Math.floor(Math.min(most, width / widest) * 10) / 10;
}
