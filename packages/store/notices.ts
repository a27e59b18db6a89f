import { randomBytes } from 'node:crypto';
import type { Notice, Notices } from '#games/ports.ts';
import { oneOf, orNull, shape, text, whole } from './attributes.ts';
import { secondsOf } from './instants.ts';
import { messageKey, noticeKey, personNoticeKey, prefixes, shards } from './keys.ts';
import { type Attributes, matches, nothingThere, type Plain, type Row, somethingThere, type Table } from './table.ts';

const notice = shape<Notice>('notice', {
  id: text,
  game: text,
  n: whole,
  seat: whole,
  kind: oneOf(
    ...(['invitation', 'turn', 'reminder', 'time', 'vote', 'news', 'receipt'] as const),
    ...(['press', 'welcome', 'lost', 'ended', 'table', 'unreachable', 'channel'] as const),
  ),
  channel: oneOf('mail', 'push', 'hook', 'feed'),
  person: orNull(text),
  state: oneOf('queued', 'held', 'claimed', 'sent', 'dropped', 'failed', 'bounced'),
  queuedAt: text,
  notBefore: orNull(text),
  at: text,
  tries: whole,
  messageId: orNull(text),
  why: orNull(text),
});

/** The attributes that keep a notice in the index of those that wait: only while it is on its way. */
function waitingOf(one: Pick<Notice, 'state' | 'queuedAt' | 'notBefore' | 'at'>): Attributes {
  switch (one.state) {
    case 'queued':
      return { waitShard: shards.queued, waitSince: one.notBefore ?? one.queuedAt };
    case 'held':
      return { waitShard: shards.held, waitSince: one.notBefore ?? one.queuedAt };
    case 'claimed':
      return { waitShard: shards.claimed, waitSince: one.at };
    case 'sent':
    case 'dropped':
    case 'failed':
    case 'bounced':
      return {};
  }
}

const PAGE = 50;

/** Which notices a message was, by their ids. */
const message = shape<{ ids: string; address: string }>('message', { ids: text, address: text });

const rowOf = (one: Notice): Row => ({ ...notice.write(one), ...waitingOf(one), ...noticeKey(one.id) });

export function notices(table: Table): Notices {
  return {
    async queue(one) {
      const queued: Notice = {
        ...{ person: null, notBefore: null, state: 'queued' as const, ...one },
        ...{ at: one.queuedAt, tries: 0, messageId: null, why: null },
      };
      if (!(await table.put(rowOf(queued), nothingThere)) || queued.person === null) return;
      await table.put({ id: one.id, ...personNoticeKey(queued.person, one.queuedAt, one.id) });
    },
    async get(id) {
      const row = await table.get(noticeKey(id));
      return row && notice.read(row);
    },
    async waiting(staleBefore, limit, now) {
      const upTo = now === undefined ? null : ({ is: '<=', to: now } as const);
      const found = await Promise.all([
        table.queryIndex('waiting', shards.queued, upTo, limit),
        upTo ? table.queryIndex('waiting', shards.held, upTo, limit) : [],
        table.queryIndex('waiting', shards.claimed, { is: '<', to: staleBefore }, limit),
      ]);
      const all = found.flat().map(notice.read);
      return all.sort((a, b) => (a.queuedAt < b.queuedAt ? -1 : a.queuedAt > b.queuedAt ? 1 : 0)).slice(0, limit);
    },
    async claim(one, now) {
      const claimed = rowOf({ ...one, state: 'claimed', at: now, tries: one.tries + 1 });
      // The nonce tells two claims of the same millisecond apart when an answer got lost and the row is compared with ours.
      const nonce = randomBytes(8).toString('hex');
      return table.put({ ...claimed, claim: nonce }, matches({ state: one.state, at: one.at, tries: one.tries }));
    },
    async settle(id, { state, at, messageId, why, notBefore }) {
      const key = noticeKey(id);
      const stored = await table.get(key);
      if (!stored) throw new Error(`There is no notice ${id}.`);
      const { queuedAt } = notice.read(stored);
      const waits = waitingOf({ state, at, queuedAt, notBefore: notBefore ?? null });
      const set: Record<string, Plain> = { state, at, ...waits, ...(notBefore ? { notBefore } : {}) };
      if (messageId) set.messageId = messageId;
      if (why) set.why = why;
      const remove = Object.keys(waits).length ? [] : ['waitShard', 'waitSince'];
      if (messageId === null) remove.push('messageId');
      if (why === null) remove.push('why');
      // Back into the queue goes only what is claimed: a slow sender must not make another one send again what is sent.
      const condition = state === 'queued' ? matches({ state: 'claimed' }) : somethingThere;
      await table.update(key, { set, remove }, condition);
    },
    async ofGame(game) {
      const { pk } = noticeKey(`${game}/0/0/turn/mail`);
      const { rows } = await table.query(pk, { prefix: prefixes.notices });
      return rows.map(notice.read);
    },
    async ofPerson(person, { after, limit = PAGE } = {}) {
      const { pk } = personNoticeKey(person, '', '');
      const start = after === undefined ? null : prefixes.notices + after;
      const { rows, next } = await table.query(pk, { prefix: prefixes.notices, after: start, limit, reverse: true });
      const found = await Promise.all(rows.map(({ id }) => table.get(noticeKey(String(id)))));
      return {
        notices: found.flatMap((row) => (row ? [notice.read(row)] : [])),
        next: next === null ? null : next.slice(prefixes.notices.length),
      };
    },
    async keepMessage(messageId, { ids, address }, until) {
      // Absolute: a message that went out twice is the same notices.
      const kept = message.write({ ids: ids.join('\n'), address });
      await table.put({ ...kept, ...messageKey(messageId), ttl: secondsOf(until) });
    },
    async ofMessage(messageId) {
      const row = await table.get(messageKey(messageId));
      if (!row) return null;
      const { ids, address } = message.read(row);
      return { ids: ids.split('\n'), address };
    },
    async forget(person) {
      const { rows } = await table.query(personNoticeKey(person, '', '').pk, { prefix: prefixes.notices });
      for (const { pk, sk, id } of rows) {
        await table.update(noticeKey(String(id)), { remove: ['person'] }, matches({ person }));
        await table.delete({ pk, sk });
      }
    },
  };
}
