import { beforeEach, describe, expect, test } from 'vitest';
import type { GameSummary, Notice } from '#games/ports.ts';
import type { Backend, House } from './contract.ts';
import { loseNextAnswer } from './contractFaults.ts';
import { freshId, inGroups, times } from './contractSamples.ts';

const at = (minute: number): string => `2026-03-01T12:${String(minute).padStart(2, '0')}:00.000Z`;

const summaryOf = (id: string, change: Partial<GameSummary> = {}): GameSummary => ({
  id,
  n: 1,
  status: 'running',
  stage: 'Month 3 of 12',
  awaited: [0, 2],
  dueAt: at(30),
  wakeAt: at(20),
  ...change,
});

const noticeAbout = (game: string, n = 12, seat = 1, kind: Notice['kind'] = 'turn') => ({
  id: `${game}/${n}/${seat}/${kind}/mail`,
  game,
  n,
  seat,
  kind,
  channel: 'mail' as const,
  queuedAt: at(n % 60),
});

export function clockworkContract(backend: Backend): void {
  describe('what the clock and the sender look at', () => {
    // Lists of what is due or waits span all games: each test has a house of its own.
    let house: House;
    beforeEach(async () => {
      house = await backend.newHouse();
    });

    test('the newest beat of the clock stays, whichever comes last', async () => {
      const { beats } = house.store;
      expect(await beats.last()).toBeNull();
      await beats.beat(at(5));
      await Promise.all([at(3), at(9), at(7)].map((moment) => beats.beat(moment)));
      expect(await beats.last()).toBe(at(9));
      await beats.beat(at(1));
      expect(await beats.last()).toBe(at(9));
    });

    test('a summary comes back, with nothing awaited and nothing due as well', async () => {
      const { index } = house.store;
      expect(await index.summary('g')).toBeNull();
      const busy = summaryOf('g');
      await index.summarise(busy);
      expect(await index.summary('g')).toEqual(busy);
      const over = summaryOf('g', { n: 2, status: 'finished', stage: '', awaited: [], dueAt: null, wakeAt: null });
      await index.summarise(over);
      expect(await index.summary('g')).toEqual(over);
    });

    test('an older summary never replaces a newer one; the same number does', async () => {
      const { index } = house.store;
      await index.summarise(summaryOf('g', { n: 5, stage: 'five' }));
      await index.summarise(summaryOf('g', { n: 4, stage: 'four' }));
      expect((await index.summary('g'))?.stage).toBe('five');
      await index.summarise(summaryOf('g', { n: 5, stage: 'five again' }));
      expect((await index.summary('g'))?.stage).toBe('five again');
    });

    test('twenty summaries at once leave the newest', async () => {
      const { index } = house.store;
      await Promise.all(times(20, (i) => index.summarise(summaryOf('g', { n: ((i * 7) % 20) + 1 }))));
      expect((await index.summary('g'))?.n).toBe(20);
    });

    test('due games come earliest first, up to now and no further, and leave the list when they sleep', async () => {
      const { index } = house.store;
      await inGroups([9, 3, 7, 1, 5], (m) => index.summarise(summaryOf(`g${m}`, { wakeAt: at(m) })));
      await index.summarise(summaryOf('never', { wakeAt: null }));
      expect(await index.due(at(7), 10)).toEqual(['g1', 'g3', 'g5', 'g7']);
      expect(await index.due(at(7), 2)).toEqual(['g1', 'g3']);
      expect(await index.due(at(0), 10)).toEqual([]);
      await index.summarise(summaryOf('g1', { n: 2, wakeAt: null }));
      await index.summarise(summaryOf('g3', { n: 2, wakeAt: at(8) }));
      expect(await index.due(at(7), 10)).toEqual(['g5', 'g7']);
    });

    test('promise 9: a notice is queued once, whatever became of it', async () => {
      const { notices } = house.store;
      const asked = noticeAbout('g');
      await Promise.all(times(10, () => notices.queue(asked)));
      const [queued] = await notices.waiting(at(0), 10);
      expect(queued).toEqual({
        ...asked,
        ...{ person: null, notBefore: null, state: 'queued', at: at(12), tries: 0, messageId: null, why: null },
      });
      expect(await notices.claim(queued!, at(13))).toBe(true);
      await notices.settle(asked.id, { state: 'sent', at: at(14), messageId: '<1@x>' });
      await notices.queue(asked);
      const sent = { ...queued, state: 'sent', at: at(14), tries: 1, messageId: '<1@x>' };
      expect(await notices.ofGame('g')).toEqual([sent]);
      expect(await notices.waiting(at(59), 10)).toEqual([]);
    });

    test('of twenty senders at once exactly one gets the notice', async () => {
      const { notices } = house.store;
      await notices.queue(noticeAbout('g'));
      const [queued] = await notices.waiting(at(0), 1);
      const won = await Promise.all(times(20, () => notices.claim(queued!, at(13))));
      expect(won.filter(Boolean)).toHaveLength(1);
    });

    test('a notice whose sender died comes back when its claim is stale, to one sender', async () => {
      const { notices } = house.store;
      await notices.queue(noticeAbout('g'));
      const [queued] = await notices.waiting(at(0), 1);
      await notices.claim(queued!, at(13));
      expect(await notices.waiting(at(13), 10)).toEqual([]);
      const [stale] = await notices.waiting(at(14), 10);
      expect(stale).toMatchObject({ state: 'claimed', at: at(13), tries: 1 });
      expect(await notices.claim(queued!, at(20))).toBe(false);
      const won = await Promise.all(times(5, () => notices.claim(stale!, at(20))));
      expect(won.filter(Boolean)).toHaveLength(1);
      expect(await notices.ofGame('g')).toMatchObject([{ state: 'claimed', at: at(20), tries: 2 }]);
    });

    test('waiting notices come oldest first, queued and stale ones together, no more than asked for', async () => {
      const { notices } = house.store;
      await inGroups([5, 2, 8, 1, 9], (n) => notices.queue(noticeAbout('g', n)));
      const [first] = await notices.waiting(at(0), 1);
      await notices.claim(first!, at(10));
      const numbers = async (limit: number) => (await notices.waiting(at(11), limit)).map((notice) => notice.n);
      expect(await numbers(10)).toEqual([1, 2, 5, 8, 9]);
      expect(await numbers(3)).toEqual([1, 2, 5]);
    });

    test('a notice can be put back, dropped or failed with a reason', async () => {
      const { notices } = house.store;
      await inGroups([1, 2, 3], (n) => notices.queue(noticeAbout('g', n)));
      for (const one of await notices.waiting(at(0), 3)) await notices.claim(one, at(10));
      const settle = (n: number, to: Parameters<typeof notices.settle>[1]) =>
        notices.settle(noticeAbout('g', n).id, to);
      await settle(1, { state: 'queued', at: at(11), why: 'post office closed' });
      await settle(2, { state: 'dropped', at: at(11), why: 'not true any more' });
      await settle(3, { state: 'failed', at: at(11), why: 'no such mailbox' });
      expect(await notices.ofGame('g')).toMatchObject([
        { n: 1, state: 'queued', at: at(11), tries: 1, why: 'post office closed', messageId: null },
        { n: 2, state: 'dropped', why: 'not true any more' },
        { n: 3, state: 'failed', why: 'no such mailbox' },
      ]);
      const [again, ...more] = await notices.waiting(at(59), 10);
      expect([again?.n, more]).toEqual([1, []]);
      expect(await notices.claim(again!, at(12))).toBe(true);
      await settle(1, { state: 'sent', at: at(13), messageId: 'm1', why: null });
      expect((await notices.ofGame('g'))[0]).toMatchObject({ state: 'sent', tries: 2, messageId: 'm1', why: null });
    });

    test('a slow sender cannot put back what another one has sent, and a bounce still shows', async () => {
      const { notices } = house.store;
      const { id } = noticeAbout('g');
      await notices.queue(noticeAbout('g'));
      const [one] = await notices.waiting(at(0), 1);
      await notices.claim(one!, at(13));
      await notices.settle(id, { state: 'sent', at: at(14), messageId: 'm1' });
      await notices.settle(id, { state: 'queued', at: at(15) });
      expect(await notices.waiting(at(59), 1)).toEqual([]);
      await notices.settle(id, { state: 'failed', at: at(16), why: 'bounced' });
      expect(await notices.ofGame('g')).toMatchObject([{ state: 'failed', messageId: 'm1', why: 'bounced' }]);
    });

    test('the notices of a game come in the order of its commits', async () => {
      const { notices } = house.store;
      await inGroups([10, 9, 100], (n) => notices.queue(noticeAbout('g', n)));
      await notices.queue(noticeAbout('other', 1));
      expect((await notices.ofGame('g')).map((notice) => notice.n)).toEqual([9, 10, 100]);
    });

    test('what is no notice cannot be settled', async () => {
      const { notices } = house.store;
      const { id } = noticeAbout('g');
      await expect(notices.settle(id, { state: 'sent', at: at(1) })).rejects.toThrow(`There is no notice ${id}.`);
      await expect(notices.settle('g/1', { state: 'sent', at: at(1) })).rejects.toThrow('game/n/seat/kind/channel');
    });

    test('a claim whose answer got lost is still the claim of who made it', async () => {
      if (!house.remote) return expect(backend.name).toBe('memory');
      const { notices } = house.store;
      await notices.queue(noticeAbout(freshId('g')));
      const [queued] = await notices.waiting(at(0), 1);
      const lost = loseNextAnswer(house.remote.client, 'PutItemCommand');
      expect(await notices.claim(queued!, at(13))).toBe(true);
      expect(await notices.claim(queued!, at(13))).toBe(false);
      expect(lost()).toBe(1);
    });
  });
}
