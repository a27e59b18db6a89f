import type { Notes } from '#games/ports.ts';
import { notesKey } from './keys.ts';
import { openText, sealText } from './sealedText.ts';
import type { Sealer } from './sealer.ts';
import type { Table } from './table.ts';

export function notes(table: Table, sealer: Sealer): Notes {
  return {
    async of(game, party) {
      const key = notesKey(game, party);
      const row = await table.get(key);
      return row ? openText(sealer, row.sealed, key.pk + key.sk) : '';
    },
    async put(game, party, text) {
      const key = notesKey(game, party);
      if (text === '') return table.delete(key);
      // Without condition: the last version that was sent is the one that stays.
      await table.put({ sealed: sealText(sealer, text, key.pk + key.sk), ...key });
    },
  };
}
