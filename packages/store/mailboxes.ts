import type { Mailbox, Mailboxes } from '#games/ports.ts';
import { oneOf, shape, text } from './attributes.ts';
import { mailboxKey } from './keys.ts';
import type { Table } from './table.ts';

const mailbox = shape<Mailbox>('mailbox', { address: text, stopped: oneOf('bounce', 'complaint'), at: text });

export function mailboxes(table: Table): Mailboxes {
  return {
    async of(address) {
      const row = await table.get(mailboxKey(address));
      return row && mailbox.read(row);
    },
    async stop(one) {
      // Without condition: the newest word about a mailbox is the one that is shown.
      await table.put({ ...mailbox.write(one), ...mailboxKey(one.address) });
    },
    clear: (address) => table.delete(mailboxKey(address)),
  };
}
