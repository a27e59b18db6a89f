import { barred, MARKER } from './marker.ts';

/** A letter is written once, as blocks; the text part and the HTML part are two prints of the same sheet. */
export type Block =
  | { is: 'heading'; text: string }
  /** Prose; the text part breaks its lines. */
  | { is: 'say'; text: string }
  | { is: 'list'; lines: readonly string[] }
  /** Lines whose columns matter. */
  | { is: 'fixed'; lines: readonly string[] }
  /** Orders and examples, behind a bar, so that a quotation of them is never an order. */
  | { is: 'orders'; lines: readonly string[] }
  /** `beside`: the code that stands next to the link. */
  | { is: 'link'; label: string; href: string; beside?: string }
  /** In the HTML part only; what it shows is said in text by another block. */
  | { is: 'picture'; cid: string; alt: string };

export interface Sheet {
  /** With a cut line on top: whoever answers writes above it. */
  answerable: boolean;
  blocks: readonly Block[];
  /** Last lines, in small print. */
  foot: readonly string[];
}

const WIDTH = 72;

/** The text part, lines ended by LF. */
export function printText({ answerable, blocks, foot }: Sheet): string {
  const parts = blocks.flatMap((block) => {
    const lines = printBlock(block);
    return lines.length ? [lines.join('\n')] : [];
  });
  const top = answerable ? [MARKER] : [];
  const bottom = foot.length ? [foot.flatMap((line) => wrap(line)).join('\n')] : [];
  return `${[...top, ...parts, ...bottom].join('\n\n')}\n`;
}

function printBlock(block: Block): string[] {
  switch (block.is) {
    case 'heading':
      return [block.text.toUpperCase()];
    case 'say':
      return wrap(block.text);
    case 'list':
      return block.lines.flatMap((line) => wrap(line, '* ', '  '));
    case 'fixed':
      return [...block.lines];
    case 'orders':
      return barred(block.lines);
    case 'link':
      return [`${block.label}:`, block.href, ...(block.beside ? [block.beside] : [])];
    case 'picture':
      return [];
    default:
      return block satisfies never;
  }
}

/** Breaks prose at blanks; a word that is longer than a line (a link, a hash) stands on a line of its own. */
export function wrap(text: string, first = '', rest = ''): string[] {
  const lines: string[] = [];
  let line = first;
  let words = 0;
  for (const word of text.split(/\s+/).filter(Boolean)) {
    if (words > 0 && line.length + 1 + word.length > WIDTH) {
      lines.push(line);
      line = rest;
      words = 0;
    }
    line += words > 0 ? ` ${word}` : word;
    words++;
  }
  return words > 0 ? [...lines, line] : lines;
}
