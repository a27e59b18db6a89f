import type { Letter } from '#games/ports.ts';
import { boardPng } from '#pictures/boardPng.ts';
import type { Block } from '../sheet.ts';
import type { Desk } from './desk.ts';

export interface Shown {
  blocks: Block[];
  pictures: Letter['pictures'];
}

/** An SVG as inline picture. If it can't be drawn the letter goes without: its words say the same, and nobody waits for a turn mail in vain. */
export function showPicture({ note, holder }: Desk, name: string, svg: string, alt: string): Shown {
  const cid = `${name}.${holder.seat}.${holder.game}@consigliere`;
  try {
    return {
      blocks: [{ is: 'picture', cid, alt }],
      pictures: [{ cid, filename: `${name}.png`, png: boardPng(svg) }],
    };
  } catch (cause) {
    note('picture.failed', { game: holder.game, name, cause: cause instanceof Error ? cause.message : 'unknown' });
    return { blocks: [], pictures: [] };
  }
}
