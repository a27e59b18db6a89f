import { randomBytes } from 'node:crypto';
import type { Notice, Notices } from '#games/ports.ts';
import { oneOf, orNull, shape, text, whole } from './attributes.ts';
import { noticeKey, prefixes, shards } from './keys.ts';
import { type Attributes, matches, nothingThere, type Plain, type Row, somethingThere, type Table } from './table.ts';

const notice = shape<Notice>('notice', {
  id: text,
  game: text,
  n: whole,
  seat: whole,
  kind: oneOf('invitation', 'turn', 'news', 'receipt', 'ended'),
  channel: oneOf('mail'),
  state: oneOf('queued', 'claimed', 'sent', 'dropped', 'failed'),
  queuedAt: text,
  at: text,
  tries: whole,
  messageId: orNull(text),
  why: orNull(text),
});

/** The attributes that keep a notice in the index of those that wait: only while it is queued or claimed. */
function waitingOf(one: Pick<Notice, 'state' | 'queuedAt' | 'at'>): Attributes {
  switch (one.state) {
    case 'queued':
      return { waitShard: shards.queued, waitSince: one.queuedAt };
    case 'claimed':
      return { waitShard: shards.claimed, waitSince: one.at };
    case 'sent':
    case 'dropped':
    case 'failed':
      return {};
  }
}

const rowOf = (one: Notice): Row => ({ ...notice.write(one), ...waitingOf(one), ...noticeKey(one.id) });

export function notices(table: Table): Notices {
  return {
    async queue(one) {
      const queued: Notice = { ...one, state: 'queued', at: one.queuedAt, tries: 0, messageId: null, why: null };
      await table.put(rowOf(queued), nothingThere);
    },
    async waiting(staleBefore, limit) {
      const [queued, stale] = await Promise.all([
        table.queryIndex('waiting', shards.queued, null, limit),
        table.queryIndex('waiting', shards.claimed, { is: '<', to: staleBefore }, limit),
      ]);
      const both = [...queued, ...stale].map(notice.read);
      return both.sort((a, b) => (a.queuedAt < b.queuedAt ? -1 : a.queuedAt > b.queuedAt ? 1 : 0)).slice(0, limit);
    },
    async claim(one, now) {
      const claimed = rowOf({ ...one, state: 'claimed', at: now, tries: one.tries + 1 });
      // The nonce tells two claims of the same millisecond apart when an answer got lost and the row is compared with ours.
      const nonce = randomBytes(8).toString('hex');
      return table.put({ ...claimed, claim: nonce }, matches({ state: one.state, at: one.at, tries: one.tries }));
    },
    async settle(id, { state, at, messageId, why }) {
      const key = noticeKey(id);
      const stored = await table.get(key);
      if (!stored) throw new Error(`There is no notice ${id}.`);
      const waits = waitingOf({ state, at, queuedAt: notice.read(stored).queuedAt });
      const set: Record<string, Plain> = { state, at, ...waits };
      if (messageId) set.messageId = messageId;
      if (why) set.why = why;
      const remove = Object.keys(waits).length ? [] : ['waitShard', 'waitSince'];
      if (messageId === null) remove.push('messageId');
      if (why === null) remove.push('why');
      // Back into the queue goes only what is claimed: a slow sender must not make another one send again what is sent.
      const condition = state === 'queued' ? matches({ state: 'claimed' }) : somethingThere;
      await table.update(key, { set, remove }, condition);
    },
    async get(id) {
      const row = await table.get(noticeKey(id));
      return row && notice.read(row);
    },
    async ofGame(game) {
      const { pk } = noticeKey(`${game}/0/0/turn/mail`);
      const { rows } = await table.query(pk, { prefix: prefixes.notices });
      return rows.map(notice.read);
    },
  };
}
