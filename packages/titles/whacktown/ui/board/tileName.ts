import { textWidth } from './text.ts';

/** A name in one line or two, broken where the longer line is shortest. */
export function nameLines(name: string, width: number, size: number): string[] {
  const words = name.split(' ');
  if (words.length === 1 || textWidth(name, size, true) <= width) return [name];
  const breaks = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')] as const);
  const widest = ([a, b]: readonly [string, string]) => Math.max(textWidth(a, size, true), textWidth(b, size, true));
  return [...breaks.reduce((best, one) => (widest(one) < widest(best) ? one : best))];
}
