import type { Limits } from '#games/ports.ts';
import { shape, text, whole } from './attributes.ts';
import { plusSeconds, secondsOf } from './instants.ts';
import { limitKey } from './keys.ts';
import type { Table } from './table.ts';

const tally = shape<{ hits: number; endsAt: string }>('tally', { hits: whole, endsAt: text });

export function limits(table: Table): Limits {
  return {
    async hit(key, windowSeconds, now) {
      for (;;) {
        const counted = await table.update(limitKey(key), { add: { hits: 1 } }, [
          { attribute: 'endsAt', is: '>', to: now },
        ]);
        if (counted) return tally.read(counted).hits;
        const endsAt = plusSeconds(now, windowSeconds);
        const first = { ...tally.write({ hits: 1, endsAt }), ...limitKey(key), ttl: secondsOf(endsAt) };
        const began = await table.put(first, [{ attribute: 'endsAt', is: '<=', to: now, orAbsent: true }]);
        // Otherwise somebody else has begun the window in between, and it is counted there.
        if (began || windowSeconds <= 0) return 1;
      }
    },
  };
}
