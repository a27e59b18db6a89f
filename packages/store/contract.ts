import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, describe } from 'vitest';
import { clockworkContract } from './contractClockwork.ts';
import { costContract } from './contractCosts.ts';
import { eventsContract } from './contractEvents.ts';
import { gamesContract } from './contractGames.ts';
import { peopleContract } from './contractPeople.ts';
import { wishesContract } from './contractWishes.ts';
import type { Item } from './expressions.ts';
import type { Meter } from './meter.ts';
import type { Sealer } from './sealer.ts';
import type { Store } from './store.ts';

/** An empty store to test with, and the back door to what it has written. */
export interface House {
  store: Store;
  /** The same data, opened with other keys. */
  openedWith(sealer: Sealer): Store;
  /** The stored item as it lies there. */
  raw(game: string, n: number): Promise<Item | null>;
  /** Overwrites a stored item, or removes it. */
  tamper(game: string, n: number, item: Item | null): Promise<void>;
  /** Only where a network lies between: its client, and what the calls have cost. */
  remote: { client: DynamoDBClient; meter: Meter } | null;
}

export interface Backend {
  name: string;
  start(): Promise<void>;
  stop(): Promise<void>;
  newHouse(): Promise<House>;
}

/** What every store keeps, wherever its data lie: registers the same tests for each backend. */
export function contract(backend: Backend): void {
  describe(`the store on ${backend.name}`, () => {
    beforeAll(() => backend.start());
    afterAll(() => backend.stop());
    eventsContract(backend);
    peopleContract(backend);
    wishesContract(backend);
    gamesContract(backend);
    clockworkContract(backend);
    costContract(backend);
  });
}
