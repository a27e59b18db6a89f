import { randomBytes } from 'node:crypto';
import type { NoticeSettings, PassKind, PersonId, Settings } from '#games/ports.ts';
import { shape, text } from './attributes.ts';
import { passKey, wishesKey } from './keys.ts';
import { openText, sealText } from './sealedText.ts';
import type { Sealer } from './sealer.ts';
import { matches, nothingThere, type Row, type Table } from './table.ts';

const USUAL: NoticeSettings = {
  mailOff: false,
  digestHour: 18,
  choices: {},
  games: {},
  hooks: [],
  push: [],
  feedToken: null,
  calendarToken: null,
  mailToken: null,
};

/** Where a pass leads. What counts is the token among the person's settings, so one that was revoked leads nowhere. */
const pass = shape<{ person: PersonId }>('pass', { person: text });

const passesOf = (one: NoticeSettings): readonly (readonly [PassKind, string | null])[] => [
  ['feed', one.feedToken],
  ['calendar', one.calendarToken],
  ['mail', one.mailToken],
];

const MOST_TRIES = 40;

/** One row a person. It is sealed: the address of a webhook is a secret that lets its owner write. */
export function settings(table: Table, sealer: Sealer): Settings {
  async function load(person: PersonId): Promise<{ row: Row | null; now: NoticeSettings }> {
    const key = wishesKey(person);
    const row = await table.get(key);
    const stored: Partial<NoticeSettings> = row ? JSON.parse(openText(sealer, row.sealed, key.pk)) : {};
    return { row, now: { ...USUAL, ...stored } };
  }

  return {
    of: async (person) => (await load(person)).now,
    async change(person, change) {
      const key = wishesKey(person);
      for (let tries = 0; tries < MOST_TRIES; tries++) {
        const { row, now } = await load(person);
        const next = change(now);
        if (next === now) return now;
        // New passes first: a link that was shown must work.
        for (const [kind, token] of passesOf(next))
          if (token) await table.put({ ...pass.write({ person }), ...passKey(kind, token) });
        const version = randomBytes(8).toString('hex');
        const fresh: Row = { version, sealed: sealText(sealer, JSON.stringify(next), key.pk), ...key };
        if (!(await table.put(fresh, row ? matches({ version: String(row.version) }) : nothingThere))) continue;
        for (const [kind, token] of passesOf(now))
          if (token && !passesOf(next).some(([, kept]) => kept === token)) await table.delete(passKey(kind, token));
        return next;
      }
      throw new Error('the settings of a person change too often at once');
    },
    async byPass(kind, token) {
      const row = await table.get(passKey(kind, token));
      if (!row) return null;
      const { person } = pass.read(row);
      const { now } = await load(person);
      return passesOf(now).some(([k, kept]) => k === kind && kept === token) ? person : null;
    },
    async forget(person) {
      const { now } = await load(person);
      for (const [kind, token] of passesOf(now)) if (token) await table.delete(passKey(kind, token));
      await table.delete(wishesKey(person));
    },
  };
}
