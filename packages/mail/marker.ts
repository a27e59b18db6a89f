/** Stands on top of every letter that can be answered; all from here on is ours and never read as orders. */
export const MARKER = '--- Write your orders above this line ---';

/** The marker as it comes back: quoted, in bold, with dashes that a program has made prettier. */
export const isMarker = (line: string): boolean => /write your orders above this line/i.test(line);

/** Begins a line that shows how orders look. No title reads such a line as an order, whatever becomes of the mail around it. */
export const BAR = '| ';

export const barred = (lines: readonly string[]): string[] =>
  lines.map((line) => (line.startsWith('|') ? line : `${BAR}${line}`).trimEnd());

export const isBarred = (line: string): boolean => /^\s*\|/.test(line);
