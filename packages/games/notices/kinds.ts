import type { Channel, Mode, NoticeKind } from '../ports.ts';

/** Channels that carry messages; the feed is read, never sent. */
export type SentChannel = Exclude<Channel, 'feed'>;
export const SENT_CHANNELS: readonly SentChannel[] = ['mail', 'push', 'hook'];

/** All there is to know about a kind of notice. */
export interface KindEntry {
  /** As people read it in their settings. */
  label: string;
  help: string;
  /** Who is told: whoever holds the seat when it is sent, or the one person it was made for. */
  to: 'holder' | 'person';
  /** Nobody can turn it off: what must be told is told. */
  always?: true;
  /** Quiet defaults. Push and webhooks have no digest. */
  usual: Readonly<Record<SentChannel, Mode>>;
  /** Of several kinds about one event for one person the lowest rank is told, and it alone. */
  rank: number;
}

/** The one list of kinds: what may be sent, what is asked in the settings, and who hears of it. */
export const KINDS: Readonly<Record<NoticeKind, KindEntry>> = {
  ended: {
    label: 'The game is over',
    help: 'Once, to everybody at the table, also to those who were out before.',
    to: 'holder',
    always: true,
    usual: { mail: 'now', push: 'now', hook: 'now' },
    rank: 0,
  },
  lost: {
    label: 'Your seat is lost',
    help: 'Your seat went to somebody else, or is open to a replacement.',
    to: 'person',
    always: true,
    usual: { mail: 'now', push: 'now', hook: 'now' },
    rank: 1,
  },
  welcome: {
    label: 'You have taken over a seat',
    help: 'With the link and the reply address of your new seat.',
    to: 'holder',
    usual: { mail: 'now', push: 'off', hook: 'off' },
    rank: 2,
  },
  invitation: {
    label: 'Invitations',
    help: 'Somebody keeps a seat for you.',
    to: 'holder',
    usual: { mail: 'now', push: 'now', hook: 'off' },
    rank: 3,
  },
  turn: {
    label: 'It is your turn',
    help: 'You are asked for an answer.',
    to: 'holder',
    usual: { mail: 'now', push: 'now', hook: 'now' },
    rank: 4,
  },
  reminder: {
    label: 'Reminders',
    help: 'A deadline comes near and nothing of yours is stored.',
    to: 'holder',
    usual: { mail: 'now', push: 'now', hook: 'now' },
    rank: 5,
  },
  time: {
    label: 'Deadlines, pauses, outages',
    help: 'The time of a game has changed.',
    to: 'holder',
    usual: { mail: 'now', push: 'off', hook: 'now' },
    rank: 6,
  },
  vote: {
    label: 'Votes',
    help: 'The table votes on a pause, a draw, an end or a replacement.',
    to: 'holder',
    usual: { mail: 'now', push: 'off', hook: 'off' },
    rank: 7,
  },
  news: {
    label: 'News after you are out',
    help: 'The last word to a player who is not asked any more.',
    to: 'holder',
    usual: { mail: 'now', push: 'off', hook: 'off' },
    rank: 8,
  },
  receipt: {
    label: 'Receipts',
    help: 'Your orders as understood, and what proves them.',
    to: 'holder',
    usual: { mail: 'now', push: 'off', hook: 'off' },
    rank: 9,
  },
  press: {
    label: 'Press',
    help: 'Other players have written to you.',
    to: 'holder',
    usual: { mail: 'digest', push: 'off', hook: 'off' },
    rank: 10,
  },
  table: {
    label: 'News of tables you organise',
    help: 'Somebody has accepted, declined or left.',
    to: 'person',
    usual: { mail: 'digest', push: 'off', hook: 'off' },
    rank: 11,
  },
  unreachable: {
    label: 'A seat can’t be reached',
    help: 'At a table you organise, mail to a player comes back.',
    to: 'person',
    usual: { mail: 'now', push: 'off', hook: 'off' },
    rank: 12,
  },
  channel: {
    label: 'A webhook was turned off',
    help: 'It failed too often in a row.',
    to: 'person',
    usual: { mail: 'now', push: 'off', hook: 'off' },
    rank: 13,
  },
};

export const NOTICE_KINDS = Object.keys(KINDS) as NoticeKind[]; // keys of a record over exactly these

/** What can be chosen for a kind on a channel. */
export const modesOf = (kind: NoticeKind, channel: SentChannel): readonly Mode[] => {
  if (channel !== 'mail') return ['now', 'off'];
  return KINDS[kind].always || kind === 'invitation' ? ['now', 'digest'] : ['now', 'digest', 'off'];
};
