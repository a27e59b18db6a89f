import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { Instant, Ports } from '#games/ports.ts';
import { attendances } from './attendances.ts';
import { beats } from './beats.ts';
import { dynamoTable } from './dynamoTable.ts';
import { eventStore } from './events.ts';
import { gameIndex } from './gameIndex.ts';
import { holders } from './holders.ts';
import { limits } from './limits.ts';
import { mailboxes } from './mailboxes.ts';
import { memoryTable } from './memoryTable.ts';
import type { Meter } from './meter.ts';
import { notes } from './notes.ts';
import { notices } from './notices.ts';
import { people } from './people.ts';
import { press } from './press.ts';
import { type Sealer, throwawaySealer } from './sealer.ts';
import { sessions } from './sessions.ts';
import { settings } from './settings.ts';
import { signIns } from './signIns.ts';
import { dynamoStreams, memoryStreams, type Streams } from './streams.ts';
import type { Table } from './table.ts';

/** All ports that keep something. */
export type Store = Omit<Ports, 'clock' | 'random'>;

export interface StoreOptions {
  client: DynamoDBClient;
  /** Names of the two tables. */
  events: string;
  views: string;
  sealer: Sealer;
  /** Adds up what the calls cost. */
  meter?: Meter;
  /** When a new person is said to have come; the system's time by default. */
  now?: () => Instant;
}

/** The store in DynamoDB, real or local. The tables must be there (`ensureTables`); the client stays the caller's to close. */
export const openStore = ({ client, events, views, sealer, meter, now }: StoreOptions): Store =>
  storeOver(dynamoStreams(client, events, meter), dynamoTable(client, views, meter), sealer, now);

/** The store in memory, for tests and simulations. */
export const memoryStore = (
  options: { streams?: Streams; table?: Table; sealer?: Sealer; now?: () => Instant } = {},
): Store =>
  storeOver(
    options.streams ?? memoryStreams(),
    options.table ?? memoryTable(),
    options.sealer ?? throwawaySealer(),
    options.now,
  );

const storeOver = (streams: Streams, table: Table, sealer: Sealer, now?: () => Instant): Store => ({
  events: eventStore(streams, sealer),
  people: people(table, now),
  signIns: signIns(table),
  sessions: sessions(table),
  index: gameIndex(table),
  holders: holders(table),
  notices: notices(table),
  mailboxes: mailboxes(table),
  settings: settings(table, sealer),
  press: press(table, sealer),
  notes: notes(table, sealer),
  attendances: attendances(table),
  limits: limits(table),
  beats: beats(table),
});
