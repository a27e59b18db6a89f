import type { Press, PressMessage, PressParty } from '#games/ports.ts';
import { boxPrefix, oncePrefix, pressCountKey, pressKey, pressOnceKey } from './keys.ts';
import { openText, sealText } from './sealedText.ts';
import type { Sealer } from './sealer.ts';
import { nothingThere, type Row, type Table } from './table.ts';

const PAGE = 50;

type Box = 'all' | PressParty;

const samePlace = (a: PressParty, b: PressParty): boolean => a.seat === b.seat && a.tenure === b.tenure;

/** Every box a message lies in: the table's, or its author's and each reader's. */
function boxesOf({ from, to }: Pick<PressMessage, 'from' | 'to'>): readonly Box[] {
  return to === 'all' ? ['all'] : [from, ...to.filter((one) => !samePlace(one, from))];
}

/**
 * Messages lie sealed in the box of each of their readers, so that a page of anybody's press is one query, however much the others
 * write. A number is drawn first and never given twice; one whose message was not stored is simply missing.
 */
export function press(table: Table, sealer: Sealer): Press {
  const rowOf = (message: PressMessage, box: Box): Row => {
    const key = pressKey(message.game, box, message.n);
    return { sealed: sealText(sealer, JSON.stringify(message), key.pk + key.sk), ...key };
  };
  // Written by `rowOf` and authenticated by the seal: what opens is what was stored.
  const messageOf = (row: Row): PressMessage => JSON.parse(openText(sealer, row.sealed, row.pk + row.sk));

  async function draw(game: string): Promise<number> {
    const counted = await table.update(pressCountKey(game), { add: { count: 1 } }, []);
    return Number(counted?.count);
  }

  async function boxPage(game: string, box: Box, after: number | undefined, limit: number) {
    const { pk, sk } = pressKey(game, box, after ?? 0);
    const start = after === undefined ? null : sk;
    return table.query(pk, { prefix: boxPrefix(box), after: start, limit, reverse: true });
  }

  return {
    async add(draft, once) {
      const mark = pressOnceKey(draft.game, draft.from, once);
      const known = await table.get(mark);
      let n = known ? Number(known.n) : await draw(draft.game);
      const first = !known && (await table.put({ n, at: draft.at, ...mark }, nothingThere));
      if (!first) n = Number((await table.get(mark))?.n);
      // Also when it was marked before: an earlier try may have died between mark and message.
      for (const box of boxesOf(draft)) await table.put(rowOf({ ...draft, n }, box), nothingThere);
      return { n, repeated: !first };
    },
    async get(game, n, reader) {
      for (const box of [reader, 'all'] as const) {
        const row = await table.get(pressKey(game, box, n));
        if (row) return messageOf(row);
      }
      return null;
    },
    async read(game, reader, { after, limit = PAGE } = {}) {
      const boxes: readonly Box[] = ['all', reader];
      const pages = await Promise.all(boxes.map((box) => boxPage(game, box, after, limit)));
      const found = pages.flatMap(({ rows }) => rows.map(messageOf)).sort((a, b) => b.n - a.n);
      const messages = found.slice(0, limit);
      const more = found.length > messages.length || pages.some(({ next }) => next !== null);
      return { messages, next: more ? (messages.at(-1)?.n ?? null) : null };
    },
    async forget(game, party) {
      const { pk } = pressKey(game, party, 0);
      const mine = await table.query(pk, { prefix: boxPrefix(party) });
      const open = await table.query(pk, { prefix: boxPrefix('all') });
      const written = [...mine.rows, ...open.rows].map(messageOf).filter(({ from }) => samePlace(from, party));
      for (const message of written)
        for (const box of boxesOf(message)) await table.delete(pressKey(game, box, message.n));
      for (const { n } of mine.rows.map(messageOf)) await table.delete(pressKey(game, party, n));
      const marks = await table.query(pk, { prefix: oncePrefix(party) });
      for (const { sk } of marks.rows) await table.delete({ pk, sk });
    },
  };
}
