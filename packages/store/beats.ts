import type { Beats } from '#games/ports.ts';
import { shape, text } from './attributes.ts';
import { beatKey } from './keys.ts';
import type { Table } from './table.ts';

const beat = shape<{ at: string }>('beat', { at: text });

export const beats = (table: Table): Beats => ({
  async last() {
    const row = await table.get(beatKey());
    return row && beat.read(row).at;
  },
  async beat(at) {
    await table.put({ ...beat.write({ at }), ...beatKey() }, [{ attribute: 'at', is: '<', to: at, orAbsent: true }]);
  },
});
