import { randomBytes } from 'node:crypto';
import type { Instant, People, Person, PersonId } from '#games/ports.ts';
import { orNull, shape, text } from './attributes.ts';
import { emailKey, personKey } from './keys.ts';
import { nothingThere, type Row, somethingThere, type Table } from './table.ts';

const person = shape<Person>('person', { id: text, email: text, name: text, zone: orNull(text), createdAt: text });

/** An address points to the person it belongs to; whoever writes the pointer first decides who that is. */
const pointer = shape<{ person: PersonId }>('address', { person: text });

const freshId = (): PersonId => randomBytes(10).toString('hex');
const systemTime = (): Instant => new Date().toISOString();

export function people(table: Table, now: () => Instant = systemTime, newId: () => PersonId = freshId): People {
  async function byId(id: PersonId): Promise<Person | null> {
    const row = await table.get(personKey(id));
    return row && person.read(row);
  }

  return {
    byId,
    async byEmail(email) {
      const row = await table.get(emailKey(email));
      return row && byId(pointer.read(row).person);
    },
    async ensure(email, name) {
      const known = await table.get(emailKey(email));
      const id = known ? pointer.read(known).person : await claimAddress(table, email, newId());
      const found = await byId(id);
      if (found) return found;
      // Also when an earlier call died between pointer and person, or another call is there right now: same id, one wins.
      const made: Person = { id, email: email.toLowerCase(), name, zone: null, createdAt: now() };
      const row: Row = { ...person.write(made), ...personKey(id) };
      if (await table.put(row, nothingThere)) return made;
      return (await byId(id)) ?? made;
    },
    async change(id, { name, zone }) {
      const set = { ...(name === undefined ? {} : { name }), ...(zone ? { zone } : {}) };
      const remove = zone === null ? ['zone'] : [];
      if (!Object.keys(set).length && !remove.length) return;
      if (!(await table.update(personKey(id), { set, remove }, somethingThere))) {
        throw new Error(`There is no person ${id}.`);
      }
    },
    async remove(id) {
      const gone = await byId(id);
      if (!gone) return;
      // The way from the address first: if we die in between, nobody is found and a second try finishes it.
      await table.delete(emailKey(gone.email));
      await table.delete(personKey(id));
    },
  };
}

async function claimAddress(table: Table, email: string, id: PersonId): Promise<PersonId> {
  if (await table.put({ ...pointer.write({ person: id }), ...emailKey(email) }, nothingThere)) return id;
  const row = await table.get(emailKey(email));
  return row ? pointer.read(row).person : claimAddress(table, email, id);
}
