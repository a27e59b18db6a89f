import type { Session, Sessions } from '#games/ports.ts';
import { shape, text } from './attributes.ts';
import { secondsOf } from './instants.ts';
import { sessionKey } from './keys.ts';
import type { Table } from './table.ts';

const session = shape<Session>('session', { tokenHash: text, person: text, expiresAt: text });

export function sessions(table: Table): Sessions {
  return {
    async open(one) {
      // Without condition: the hash of 32 random bytes is nobody else's, and opening it again only moves its end.
      await table.put({ ...session.write(one), ...sessionKey(one.tokenHash), ttl: secondsOf(one.expiresAt) });
    },
    async find(tokenHash, now) {
      const row = await table.get(sessionKey(tokenHash));
      const found = row && session.read(row);
      return found && found.expiresAt > now ? found : null;
    },
    async close(tokenHash) {
      await table.delete(sessionKey(tokenHash));
    },
  };
}
