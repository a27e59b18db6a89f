/**
 * Names and labels for a header or a line of text: no line ends and other control characters (header injection), none of the marks
 * that turn the direction of all that follows (UAX 9), blanks closed up, at most `longest` characters. Emoji and other scripts stay.
 */
export function oneLine(text: string, longest = 120): string {
  const plain = text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
    .replace(/ {2,}/g, ' ')
    .trim();
  const letters = [...plain];
  return letters.length > longest ? `${letters.slice(0, longest - 1).join('')}…` : plain;
}
