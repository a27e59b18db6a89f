/** Mails and boards in letters are at most so wide. */
export const COLUMNS_WIDE = 72;

/** A text in lines of at most 72 characters; those after the first begin with `indent`. A single longer word stays whole. */
export function inColumns(text: string, indent = '  ', width = COLUMNS_WIDE): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last === undefined) lines.push(word);
    else if (last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(indent + word);
  }
  return lines;
}
