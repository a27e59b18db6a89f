import { beforeAll, describe, expect, test } from 'vitest';
import type { Backend, House } from './contract.ts';
import { freshId, inGroups, randomHex, times } from './contractSamples.ts';

const noon = '2026-03-01T12:00:00.000Z';

export function wishesContract(backend: Backend): void {
  describe('wishes, letters and what belongs to people', () => {
    let house: House;
    beforeAll(async () => {
      house = await backend.newHouse();
    });

    test('settings begin quiet, and twenty changes at once all count', async () => {
      const { settings } = house.store;
      const person = freshId('person');
      expect(await settings.of(person)).toMatchObject({ mailOff: false, choices: {}, hooks: [], feedToken: null });
      await Promise.all(
        times(20, (i) =>
          settings.change(person, (now) => ({ ...now, choices: { ...now.choices, [`k${i}/mail`]: 'off' } })),
        ),
      );
      expect(Object.keys((await settings.of(person)).choices)).toHaveLength(20);
    });

    test('a pass leads to its person until another one takes its place', async () => {
      const { settings } = house.store;
      const [person, one, two] = [freshId('person'), freshId('pass'), freshId('pass')];
      await settings.change(person, (now) => ({ ...now, feedToken: one }));
      expect(await settings.byPass('feed', one)).toBe(person);
      expect(await settings.byPass('calendar', one)).toBeNull();
      await settings.change(person, (now) => ({ ...now, feedToken: two }));
      expect([await settings.byPass('feed', one), await settings.byPass('feed', two)]).toEqual([null, person]);
      await settings.forget(person);
      expect(await settings.byPass('feed', two)).toBeNull();
    });

    test('a mailbox is stopped and cleared', async () => {
      const { mailboxes } = house.store;
      const address = randomHex();
      expect(await mailboxes.of(address)).toBeNull();
      await mailboxes.stop({ address, stopped: 'bounce', at: noon });
      expect(await mailboxes.of(address)).toEqual({ address, stopped: 'bounce', at: noon });
      await mailboxes.clear(address);
      expect(await mailboxes.of(address)).toBeNull();
    });

    test('letters get numbers of their own, lie with their readers, once each, and go with their author', async () => {
      const { press } = house.store;
      const game = freshId('game');
      const [red, blue, later] = [
        { seat: 0, tenure: 0 },
        { seat: 1, tenure: 0 },
        { seat: 1, tenure: 1 },
      ];
      const letter = { game, at: noon, from: red, text: 'émile 🎲' };
      const sent = await Promise.all(times(20, (i) => press.add({ ...letter, to: [blue] }, `c${i % 10}`)));
      expect(new Set(sent.map(({ n }) => n)).size).toBe(10);
      await press.add({ ...letter, to: 'all', text: 'to all' }, 'all');
      const page = await press.read(game, blue, { limit: 4 });
      expect(page.messages.map(({ text }) => text)).toEqual(['to all', 'émile 🎲', 'émile 🎲', 'émile 🎲']);
      const rest = await press.read(game, blue, { after: page.next!, limit: 50 });
      expect([rest.messages.length, rest.next]).toEqual([7, null]);
      expect((await press.read(game, later)).messages.map(({ text }) => text)).toEqual(['to all']);
      expect(await press.get(game, sent[0]!.n, later)).toBeNull();
      await press.forget(game, red);
      expect((await press.read(game, blue)).messages).toEqual([]);
    });

    test('notes are kept for one tenure of one seat, and empty ones are none', async () => {
      const { notes } = house.store;
      const [game, me] = [freshId('game'), { seat: 2, tenure: 0 }];
      expect(await notes.of(game, me)).toBe('');
      await notes.put(game, me, 'trust nobody');
      expect([await notes.of(game, me), await notes.of(game, { seat: 2, tenure: 1 })]).toEqual(['trust nobody', '']);
      await notes.put(game, me, '');
      expect(await notes.of(game, me)).toBe('');
    });

    test('attendance is absolute, one figure a game, and can be forgotten', async () => {
      const { attendances } = house.store;
      const person = freshId('person');
      for (const kept of [1, 2, 2]) await attendances.put(person, { game: 'g', asked: 3, kept });
      expect(await attendances.of(person)).toEqual([{ game: 'g', asked: 3, kept: 2 }]);
      await attendances.forget(person);
      expect(await attendances.of(person)).toEqual([]);
    });

    test('games that wait for a person come by urgency, and wanted seats are listed', async () => {
      const { index } = house.store;
      const person = freshId('person');
      await index.waitFor(person, 'b', '2026-03-03T00:00:00.000Z');
      await index.waitFor(person, 'a', '2026-03-02T00:00:00.000Z');
      await index.waitFor(person, 'c', noon);
      await index.waitFor(person, 'c', null);
      expect((await index.waitingFor(person)).map(({ game }) => game)).toEqual(['a', 'b']);
      await index.wantSeats('w', true);
      await index.wantSeats('w', true);
      expect(await index.seatsWanted()).toEqual(['w']);
      await index.wantSeats('w', false);
      expect(await index.seatsWanted()).toEqual([]);
    });

    test('a person’s notices are his, newest first, held ones wait for their hour, and all can be forgotten', async () => {
      const { notices } = house.store;
      const [person, game] = [freshId('person'), freshId('game')];
      const one = (n: number) => ({
        ...{
          id: `${game}/${n}/0/turn/mail`,
          game,
          n,
          seat: 0,
          kind: 'turn' as const,
          channel: 'mail' as const,
          person,
        },
        queuedAt: `2026-03-01T12:0${n}:00.000Z`,
      });
      await inGroups([1, 2, 3], (n) => notices.queue(one(n)));
      await notices.queue({ ...one(4), state: 'held', notBefore: '2026-03-01T18:00:00.000Z' });
      const mine = async (at?: string) =>
        (await notices.waiting('2026-01-01T00:00:00.000Z', 50, at))
          .filter((notice) => notice.game === game)
          .map(({ n }) => n);
      expect(await mine('2026-03-01T12:02:00.000Z')).toEqual([1, 2]);
      expect(await mine('2026-03-01T18:00:00.000Z')).toEqual([1, 2, 3, 4]);
      const page = await notices.ofPerson(person, { limit: 3 });
      expect(page.notices.map(({ n }) => n)).toEqual([4, 3, 2]);
      expect((await notices.ofPerson(person, { after: page.next!, limit: 3 })).notices.map(({ n }) => n)).toEqual([1]);
      await notices.keepMessage('<m@x>', { ids: [one(1).id, one(2).id], address: 'hash' }, noon);
      expect(await notices.ofMessage('<m@x>')).toEqual({ ids: [one(1).id, one(2).id], address: 'hash' });
      await notices.forget(person);
      expect((await notices.ofPerson(person)).notices).toEqual([]);
      expect((await notices.get(one(1).id))?.person).toBeNull();
    });

    test('a person who is removed is found by nothing, and the address is free for somebody new', async () => {
      const { people } = house.store;
      const email = `${freshId('x')}@example.org`;
      const gone = await people.ensure(email, 'X');
      await people.remove(gone.id);
      await people.remove(gone.id);
      expect([await people.byId(gone.id), await people.byEmail(email)]).toEqual([null, null]);
      expect((await people.ensure(email, 'Y')).id).not.toBe(gone.id);
    });
  });
}
