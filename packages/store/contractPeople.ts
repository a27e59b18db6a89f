import { beforeAll, describe, expect, test } from 'vitest';
import type { Backend, House } from './contract.ts';
import { freshId, randomHex, times } from './contractSamples.ts';

const noon = '2026-03-01T12:00:00.000Z';
const later = '2026-03-01T12:10:00.000Z';

export function peopleContract(backend: Backend): void {
  describe('people and their ways in', () => {
    let house: House;
    beforeAll(async () => {
      house = await backend.newHouse();
    });
    const address = () => `${freshId('Änne')}@Example.org`;

    test('a person is made once and found by id and by address in any case of letters', async () => {
      const { people } = house.store;
      const email = address();
      expect(await people.byEmail(email)).toBeNull();
      const made = await people.ensure(email, 'Änne 🎲');
      expect(made).toMatchObject({ email: email.toLowerCase(), name: 'Änne 🎲', zone: null });
      expect(await people.ensure(email.toUpperCase(), 'Somebody else')).toEqual(made);
      expect(await people.byEmail(email.toLowerCase())).toEqual(made);
      expect(await people.byId(made.id)).toEqual(made);
      expect(await people.byId(freshId('nobody'))).toBeNull();
    });

    test('two people have two ids', async () => {
      const { people } = house.store;
      expect((await people.ensure(address(), 'A')).id).not.toBe((await people.ensure(address(), 'B')).id);
    });

    test('twenty calls at once for one address give one person', async () => {
      const email = address();
      const made = await Promise.all(times(20, (i) => house.store.people.ensure(email, `name ${i}`)));
      expect(new Set(made.map((person) => JSON.stringify(person))).size).toBe(1);
      expect(await house.store.people.byEmail(email)).toEqual(made[0]);
    });

    test('name and zone change alone or together, and a zone can be taken back', async () => {
      const { people } = house.store;
      const made = await people.ensure(address(), 'Before');
      await people.change(made.id, { zone: 'Europe/Berlin' });
      await people.change(made.id, { name: 'After' });
      expect(await people.byId(made.id)).toEqual({ ...made, name: 'After', zone: 'Europe/Berlin' });
      await people.change(made.id, { name: '', zone: null });
      await people.change(made.id, {});
      expect(await people.byId(made.id)).toEqual({ ...made, name: '', zone: null });
    });

    test('who does not exist cannot be changed', async () => {
      const id = freshId('nobody');
      await expect(house.store.people.change(id, { name: 'X' })).rejects.toThrow(`There is no person ${id}.`);
      expect(await house.store.people.byId(id)).toBeNull();
    });

    test('an address longer than a key may be is still one person', async () => {
      const email = `${'x'.repeat(5_000)}@example.org`;
      const made = await house.store.people.ensure(email, 'Long');
      expect(await house.store.people.byEmail(email)).toEqual(made);
    });

    test('each try at a sign-in code is taken off, until none is left', async () => {
      const { signIns } = house.store;
      const code = { email: address(), codeHash: randomHex(), expiresAt: later, triesLeft: 3 };
      expect(await signIns.take(code.email, noon)).toBeNull();
      await signIns.put(code);
      for (const triesLeft of [2, 1, 0]) expect(await signIns.take(code.email, noon)).toEqual({ ...code, triesLeft });
      expect(await signIns.take(code.email, noon)).toBeNull();
    });

    test('twenty tries at once are no more than the code allows', async () => {
      const code = { email: address(), codeHash: randomHex(), expiresAt: later, triesLeft: 5 };
      await house.store.signIns.put(code);
      const taken = await Promise.all(times(20, () => house.store.signIns.take(code.email, noon)));
      const left = taken.flatMap((one) => (one ? [one.triesLeft] : []));
      expect(left.toSorted()).toEqual([0, 1, 2, 3, 4]);
    });

    test('a code is void from its end on, when dropped, and when a new one is sent', async () => {
      const { signIns } = house.store;
      const code = { email: address(), codeHash: randomHex(), expiresAt: later, triesLeft: 3 };
      await signIns.put(code);
      expect(await signIns.take(code.email, later)).toBeNull();
      const next = { ...code, codeHash: randomHex() };
      await signIns.put(next);
      expect(await signIns.take(code.email, noon)).toEqual({ ...next, triesLeft: 2 });
      await signIns.drop(code.email);
      expect(await signIns.take(code.email, noon)).toBeNull();
    });

    test('a session is found until it ends or is closed', async () => {
      const { sessions } = house.store;
      const session = { tokenHash: randomHex(), person: freshId('person'), expiresAt: later };
      expect(await sessions.find(session.tokenHash, noon)).toBeNull();
      await sessions.open(session);
      expect(await sessions.find(session.tokenHash, noon)).toEqual(session);
      expect(await sessions.find(session.tokenHash, later)).toBeNull();
      await sessions.close(session.tokenHash);
      await sessions.close(session.tokenHash);
      expect(await sessions.find(session.tokenHash, noon)).toBeNull();
    });

    test('hits are counted per key and window, and a new window begins with one', async () => {
      const { limits } = house.store;
      const key = freshId('mail');
      expect(await limits.hit(key, 600, noon)).toBe(1);
      expect(await limits.hit(key, 600, '2026-03-01T12:09:59.999Z')).toBe(2);
      expect(await limits.hit(freshId('mail'), 600, noon)).toBe(1);
      expect(await limits.hit(key, 600, later)).toBe(1);
      expect(await limits.hit(key, 600, later)).toBe(2);
    });

    test('no hit is lost when many come at once, at the beginning of a window and after one', async () => {
      const key = freshId('burst');
      for (const now of [noon, later]) {
        const counts = await Promise.all(times(20, () => house.store.limits.hit(key, 600, now)));
        expect(counts.toSorted((a, b) => a - b)).toEqual(times(20, (i) => i + 1));
      }
    });
  });
}
