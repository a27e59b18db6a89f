import type { House } from '#games/house.ts';
import { stateAt } from '#games/load.ts';
import { viewOf } from '#games/look.ts';
import { boardPng } from '#pictures/boardPng.ts';
import type { Table } from './table.ts';

/** Pictures drawn last; each takes about 0.1 s to draw and up to 100 KB to keep. */
const drawn = new Map<string, Uint8Array<ArrayBuffer>>();
const MOST_DRAWN = 40;

/** The board as everybody saw it after commit n, as PNG; null before the start. */
export async function picturePng(
  house: House,
  { loaded, room }: Table,
  n: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const key = loaded.commits[n - 1]!.hash;
  const known = drawn.get(key);
  if (known) return known;
  const view = viewOf(house, stateAt(house, loaded, n), 'spectator');
  if (view === null) return null;
  const svg = String(await room.ui.Board({ view }));
  const png = new Uint8Array(boardPng(svg));
  drawn.set(key, png);
  if (drawn.size > MOST_DRAWN) drawn.delete(drawn.keys().next().value!);
  return png;
}
