import { describe, expect, test } from 'vitest';
import { feedback, reportedBounce } from './feedback.ts';
import { startedGame, type TestHouse, testHouse } from './house.fixtures.ts';
import { loadGame } from './load.ts';
import { modeFor, nextDigest, readChoices } from './notices/choices.ts';
import type { Handed } from './notices/courier.ts';
import { emit } from './notices/emit.ts';
import { sendWaiting } from './notifier.ts';
import { granted } from './pennies.fixtures.ts';
import { play } from './play.ts';
import type { Mode, NoticeSettings, Webhook } from './ports.ts';
import { hashToken } from './tokens.ts';

const hold = (seat: number, cmdId: string) => ({ seat, prompt: null, cmdId, answer: { orders: 'HOLD 1' } });

const personAt = async ({ house }: TestHouse, email: string) => (await house.ports.people.byEmail(email))!;

const wish = async (t: TestHouse, email: string, to: Partial<NoticeSettings>) =>
  t.house.ports.settings.change((await personAt(t, email)).id, (now) => ({ ...now, ...to }));

/** A house with digests; each is a letter that lists its items. */
function digestHouse() {
  const t = testHouse();
  t.house.composeDigest = ({ key, reader, items }) => ({
    ...{ key, to: reader.email, from: 'host@test', replyTo: null, headers: {}, html: '', pictures: [] },
    subject: `digest of ${items.length}`,
    text: items.map(({ title, say }) => `${title}: ${say}`).join('\n'),
  });
  return t;
}

const hookAt = (id: string): Webhook => ({
  ...{ id, url: `https://hooks.example.org/${id}`, shape: 'json' as const },
  ...{ fails: 0, retryAt: null, disabledAt: null },
});

describe('promise 9: what is wanted', () => {
  test('a kind that is turned off is not queued, and what must be told can not be turned off', async () => {
    const t = testHouse();
    const id = await startedGame(t, 2);
    await sendWaiting(t.house);
    await wish(t, 'p0@example.org', { choices: { 'receipt/mail': 'off', 'ended/mail': 'off' } });
    const before = t.letters.length;
    for (const round of [1, 2])
      for (const seat of [0, 1]) granted(await play(t.house, id, hold(seat, `${round}-${seat}`)));
    await sendWaiting(t.house);
    const mine = t.letters.slice(before).filter(({ to }) => to === 'p0@example.org');
    expect(mine.some(({ subject }) => subject.startsWith('receipt'))).toBe(false);
    expect(mine.some(({ subject }) => subject.startsWith('ended'))).toBe(true);
  });

  test('a choice for one game wins over the usual one, and an impossible one is explained', () => {
    const settings = {
      choices: { 'turn/mail': 'off' },
      games: { g: { 'turn/mail': 'digest' } },
    } as unknown as NoticeSettings;
    expect(modeFor(settings, 'g', 'turn', 'mail')).toBe('digest');
    expect(modeFor(settings, 'h', 'turn', 'mail')).toBe('off');
    expect(readChoices({ 'turn/push': 'digest' })).toMatchObject({ code: 'BAD_CHOICE', at: 'turn/push' });
    expect(readChoices({ 'ended/mail': 'off' })).toMatchObject({ code: 'BAD_CHOICE' });
    expect(readChoices({ constructor: 'now' } as Record<string, Mode>)).toMatchObject({ code: 'UNKNOWN_CHOICE' });
  });

  test('a digest goes out at the hour of its reader, also when his clocks change', () => {
    expect(nextDigest('2026-03-28T12:00:00.000Z', 18, 'Europe/Berlin')).toBe('2026-03-28T17:00:00.000Z');
    expect(nextDigest('2026-03-28T17:00:00.000Z', 18, 'Europe/Berlin')).toBe('2026-03-29T16:00:00.000Z');
    expect(nextDigest('2026-03-28T12:00:00.000Z', 7, null)).toBe('2026-03-29T07:00:00.000Z');
  });
});

describe('promise 9: one message', () => {
  test('of several reasons about one commit a person is told the weightiest alone', async () => {
    const t = testHouse();
    const id = await startedGame(t, 2);
    const about = (kind: 'turn' | 'time' | 'vote') => ({ n: 99, seat: 0, kind });
    await emit(t.house, id, [about('vote'), about('time'), about('turn')]);
    const kinds = (await t.house.ports.notices.ofGame(id)).filter(({ n }) => n === 99).map(({ kind }) => kind);
    expect(kinds).toEqual(['turn']);
  });

  test('after a day’s stop a person gets one letter about all games, and only about what is still open', async () => {
    const t = digestHouse();
    const [one, two, three] = [await startedGame(t, 2), await startedGame(t, 2), await startedGame(t, 2)];
    t.passMinutes(20 * 60);
    granted(await play(t.house, three, hold(0, 'in time')));
    await sendWaiting(t.house);
    const mine = t.letters.filter(({ to }) => to === 'p0@example.org');
    expect(mine).toHaveLength(1);
    expect(mine[0]!.text.match(/You are asked for/g)).toHaveLength(2);
    const ledger = (await Promise.all([one, two, three].map((id) => t.house.ports.notices.ofGame(id)))).flat();
    const states = ledger.filter(({ seat, kind }) => seat === 0 && kind === 'turn').map(({ state }) => state);
    expect(states.sort()).toEqual(['dropped', 'sent', 'sent']);
    await sendWaiting(t.house);
    expect(t.letters.filter(({ to }) => to === 'p0@example.org')).toHaveLength(1);
  });

  test('what waits for a digest is looked at again when it goes out: answered meanwhile is dropped', async () => {
    const t = digestHouse();
    const first = await startedGame(t, 2);
    await sendWaiting(t.house);
    await wish(t, 'p0@example.org', { choices: { 'turn/mail': 'digest', 'receipt/mail': 'off' } });
    const before = t.letters.length;
    for (const seat of [0, 1]) granted(await play(t.house, first, hold(seat, `a${seat}`)));
    await sendWaiting(t.house);
    expect(t.letters.slice(before).filter(({ to }) => to === 'p0@example.org')).toEqual([]);
    granted(await play(t.house, first, hold(0, 'again')));
    t.passMinutes(7 * 60);
    await sendWaiting(t.house);
    expect(t.letters.slice(before).filter(({ to }) => to === 'p0@example.org')).toEqual([]);
    const held = (await t.house.ports.notices.ofGame(first)).filter(
      ({ seat, kind, n }) => seat === 0 && kind === 'turn' && n > 6,
    );
    expect(held.map(({ state }) => state)).toEqual(['dropped']);
  });

  test('a seat that has changed hands gets nothing that was meant for its former holder', async () => {
    const t = testHouse();
    const id = await startedGame(t, 2);
    const holder = (await t.house.ports.holders.of(id))[0]!;
    const other = await t.house.ports.people.ensure('new@example.org', 'New');
    const { state, person } = holder;
    await t.house.ports.holders.put({ ...holder, person: other.id, email: other.email }, { state, person });
    await sendWaiting(t.house);
    expect(t.letters.map(({ to }) => to)).not.toContain('new@example.org');
    expect(
      (await t.house.ports.notices.ofGame(id)).find(({ seat, kind }) => seat === 0 && kind === 'turn'),
    ).toMatchObject({
      state: 'dropped',
      why: 'somebody else holds the seat now',
    });
  });
});

describe('promise 9: channels that fail', () => {
  test('one poisoned game does not keep the others’ notices', async () => {
    const t = testHouse();
    const [bad, good] = [await startedGame(t, 2), await startedGame(t, 2)];
    const { read } = t.house.ports.events;
    t.house.cache.clear();
    t.house.ports.events = {
      ...t.house.ports.events,
      read: async (game, after) => (game === bad ? Promise.reject(new Error('damaged')) : read(game, after)),
    };
    await sendWaiting(t.house);
    const states = async (id: string) =>
      (await t.house.ports.notices.ofGame(id)).filter(({ kind }) => kind === 'turn').map(({ state }) => state);
    expect(await states(good)).toEqual(['sent', 'sent']);
    expect(await states(bad)).toEqual(['queued', 'queued']);
  });

  test('a dead webhook is tried with growing pauses, turned off, and its owner is told once; mail goes on', async () => {
    const t = testHouse();
    const calls: string[] = [];
    t.house.couriers = {
      push: null,
      hook: {
        send: async (to): Promise<Handed> => {
          calls.push(to.id);
          return to.id === 'dead' ? 'failed' : 'sent';
        },
      },
    };
    await t.house.ports.people.ensure('p0@example.org', 'P0');
    await wish(t, 'p0@example.org', { hooks: [hookAt('dead'), hookAt('live')] });
    await startedGame(t, 2);
    await sendWaiting(t.house);
    expect(t.letters.some(({ to, subject }) => to === 'p0@example.org' && subject.startsWith('turn'))).toBe(true);
    expect(calls.filter((id) => id === 'live')).toHaveLength(1);
    for (let minute = 0; minute < 60; minute++) {
      t.passMinutes(1);
      await sendWaiting(t.house);
    }
    expect(calls.filter((id) => id === 'dead')).toHaveLength(6);
    expect(calls.filter((id) => id === 'live')).toHaveLength(1);
    const { hooks } = await t.house.ports.settings.of((await personAt(t, 'p0@example.org')).id);
    expect(hooks.map(({ disabledAt }) => disabledAt !== null)).toEqual([true, false]);
    expect(t.letters.filter(({ subject }) => subject.startsWith('channel'))).toHaveLength(1);
  });
});

describe('promise 9: mailboxes', () => {
  test('a hard bounce shows in the ledger, stops mail there, and tells the organiser once', async () => {
    const t = testHouse();
    const ann = await t.house.ports.people.ensure('ann@example.org', 'Ann');
    const id = await startedGame(t, 2);
    const record = (await t.house.ports.index.get(id))!;
    await t.house.ports.index.put({ ...record, organiser: ann.id });
    await sendWaiting(t.house);
    const sent = (await t.house.ports.notices.ofGame(id)).find(({ seat, kind }) => seat === 0 && kind === 'turn')!;
    expect(await reportedBounce(t.house, { address: 'p1@example.org', messageIds: [sent.messageId!] })).toBe(false);
    expect(
      await reportedBounce(t.house, { address: 'P0@Example.org', messageIds: ['<stray@x>', sent.messageId!] }),
    ).toBe(true);
    expect(await t.house.ports.notices.get(sent.id)).toMatchObject({ state: 'bounced', why: 'the mail came back' });
    const before = t.letters.length;
    for (const seat of [0, 1]) granted(await play(t.house, id, hold(seat, `b${seat}`)));
    await sendWaiting(t.house);
    const after = t.letters.slice(before);
    expect(after.filter(({ to }) => to === 'p0@example.org')).toEqual([]);
    const { notices: anns } = await t.house.ports.notices.ofPerson(ann.id);
    expect(anns.map(({ kind, state }) => [kind, state])).toEqual([['unreachable', 'sent']]);
    await t.house.ports.mailboxes.clear(hashToken('p0@example.org'));
    granted(await play(t.house, id, hold(0, 'c')));
    await sendWaiting(t.house);
    expect(t.letters.at(-1)).toMatchObject({ to: 'p0@example.org' });
  });

  test('a complaint of a service stops mail without a message to show it at', async () => {
    const t = testHouse();
    await startedGame(t, 2);
    await feedback(t.house, { kind: 'complaint', address: 'p0@example.org', messageId: null });
    await sendWaiting(t.house);
    expect(t.letters.map(({ to }) => to)).toEqual(['p1@example.org', 'p1@example.org']);
  });

  test('a player sees his own notices, newest first, and nobody else’s', async () => {
    const t = testHouse();
    const id = await startedGame(t, 2);
    t.passMinutes(1);
    granted(await play(t.house, id, hold(0, 'x')));
    const p0 = await personAt(t, 'p0@example.org');
    const { notices } = await t.house.ports.notices.ofPerson(p0.id);
    expect(notices.map(({ kind, person }) => [kind, person])).toEqual(
      ['receipt', 'turn', 'invitation'].map((kind) => [kind, p0.id]),
    );
    expect((await loadGame(t.house, id))!.state.status).toBe('running');
  });
});
