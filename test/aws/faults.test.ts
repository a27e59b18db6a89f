import { beforeEach, describe, expect, test } from 'vitest';
import { sendMessages } from '#cloud/messages.ts';
import { handedOver, remind } from '#cloud/queue.ts';
import { projectRecords } from '#cloud/records.ts';
import { type House, openHouse } from '#games/house.ts';
import { granted, penniesRoom } from '#games/pennies.fixtures.ts';
import { play } from '#games/play.ts';
import type { Letter, Ports } from '#games/ports.ts';
import { createGame, gameRequest, startGame } from '#games/seating.ts';
import { later } from '#games/time.ts';
import { Undeliverable } from '#games/undeliverable.ts';
import { memoryStore, type Store } from '#store/store.ts';
import { sqsEvent, streamEvent } from './events.fixtures.ts';

/** What happens at one call to the outside. */
type Fault =
  /** It is refused before anything is done: throttled, or the network is away. */
  | 'refused'
  /** It is done, but the answer is lost. */
  | 'unheard'
  /** The process ends right before it. */
  | 'killed before'
  /** The process ends right after it. */
  | 'killed after';
const FAULTS: readonly Fault[] = ['refused', 'unheard', 'killed before', 'killed after'];

class Killed extends Error {}

/** The world outside of the functions: what is stored, queued and sent, whoever dies. */
interface World {
  store: Store;
  now: string;
  messages: { id: string; body: string }[];
  letters: Letter[];
  calls: number;
  fault: { at: number; is: Fault } | null;
  dead: boolean;
}

/** Passes one call on, with the fault that is due. A process that was killed does nothing any more. */
async function pass<T>(world: World, call: () => Promise<T>): Promise<T> {
  if (world.dead) throw new Killed();
  const due = world.fault?.at === world.calls++ ? world.fault.is : null;
  if (due === 'refused') throw new Error('throttled');
  if (due === 'killed before') {
    world.dead = true;
    throw new Killed();
  }
  const answer = await call();
  if (due === 'killed after') world.dead = true;
  if (due === 'unheard' || due === 'killed after') throw due === 'unheard' ? new Error('socket hang up') : new Killed();
  return answer;
}

/** Every method of a port passes through the world. */
const outside = <Port extends object>(world: World, port: Port): Port =>
  new Proxy(port, {
    get: (target, name) => {
      const method = Reflect.get(target, name);
      if (typeof method !== 'function') return method;
      return (...given: unknown[]) => pass(world, async () => method.apply(target, given));
    },
  });

/** A fresh process of a function: `project` hands notices over, `notify` has the ledger. */
function processOf(world: World, kind: 'project' | 'notify'): House {
  world.dead = false;
  const { events, index, holders, notices } = world.store;
  const ledger = outside(world, notices);
  const handOver = ({ id }: { id: string }) =>
    pass(world, async () => {
      world.messages.push({ id: `m${world.messages.length}`, body: JSON.stringify({ notice: id }) });
    });
  let drawn = 0;
  const ports: Ports = {
    ...world.store,
    events: outside(world, events),
    index: outside(world, index),
    holders: outside(world, holders),
    notices: kind === 'project' ? handedOver(ledger, handOver) : ledger,
    clock: { now: () => world.now },
    random: { bytes: (length) => new Uint8Array(length).map(() => (drawn = (drawn * 31 + 7) % 251)) },
  };
  const post = {
    send: (letter: Letter) => pass(world, async () => ({ messageId: `ses-${world.letters.push(letter)}` })),
  };
  const compose = ({ notice, holder }: Parameters<House['compose']>[0]) =>
    pass(world, async () => letterOf(notice.id, holder.email ?? ''));
  return openHouse({ ports, rooms: { pennies: penniesRoom }, post, compose, note: () => {} });
}

const letterOf = (key: string, to: string): Letter => ({
  key,
  to,
  from: 'house@example.org',
  replyTo: null,
  subject: key,
  headers: {},
  text: '',
  html: '',
  pictures: [],
});

const AT = '2026-03-01T18:00:00.000Z';

/** A running game whose newest commits no view knows of yet, as after the end of the process that made them. */
async function openWorld(): Promise<{ world: World; game: string; expected: string[] }> {
  const world: World = { store: memoryStore(), now: AT, messages: [], letters: [], calls: 0, fault: null, dead: false };
  const house = processOf(world, 'project');
  const seats = ['ada', 'bob'].map((name) => ({ email: `${name}@example.org` }));
  const made = granted(await createGame(house, gameRequest.parse({ title: 'pennies', seats }), null));
  const summarise = world.store.index.summarise;
  const queue = world.store.notices.queue;
  // From here on nobody hears of the commits: the stream has to tell.
  world.store.index.summarise = async () => {};
  world.store.notices.queue = async () => {};
  await startGame(house, made.id);
  for (const seat of [0, 1]) {
    const answer = { command: { type: 'Hold', pennies: 1 + seat } };
    granted(await play(house, made.id, { seat, prompt: null, cmdId: `c${seat}`, answer }));
  }
  Object.assign(world.store.index, { summarise });
  Object.assign(world.store.notices, { queue });
  Object.assign(world, { letters: [], calls: 0 });
  const quiet = await calm(made.id, world.store);
  return { world, game: made.id, expected: quiet };
}

/** Ids of the notices that a run without faults leads to; found on a copy of nothing but the events. */
async function calm(game: string, store: Store): Promise<string[]> {
  const copy = memoryStore();
  const world: World = {
    store: { ...copy, events: store.events, holders: store.holders },
    now: AT,
    messages: [],
    letters: [],
    calls: 0,
    fault: null,
    dead: false,
  };
  await projectRecords(processOf(world, 'project'), streamEvent([recordOf(game, 3)]));
  return (await copy.notices.ofGame(game)).map(({ id }) => id).filter((id) => !id.includes('invitation'));
}

const recordOf = (game: string, n: number) => ({
  eventName: 'INSERT' as const,
  dynamodb: { Keys: { pk: { S: game }, sk: { N: String(n) } }, SequenceNumber: String(100 + n) },
});

/** Deliveries as Lambda makes them: what failed, or whose process died, comes again to another process. */
async function deliverAll(world: World, game: string): Promise<void> {
  for (let tries = 0, done = false; !done; tries++) {
    expect(tries).toBeLessThan(5);
    // Out of order and twice, too.
    const records = streamEvent([recordOf(game, 4), recordOf(game, 2), recordOf(game, 4)]);
    const answer = await projectRecords(processOf(world, 'project'), records).catch(() => null);
    done = !world.dead && answer !== null && answer.batchItemFailures.length === 0;
  }
  for (let rounds = 0; rounds < 12; rounds++) {
    const batch = [...new Map(world.messages.splice(0).map((one) => [one.id, one])).values()].reverse();
    if (batch.length) {
      const answer = await sendMessages(processOf(world, 'notify'), sqsEvent([...batch, batch[0]!])).catch(() => null);
      const failed = new Set(answer?.batchItemFailures.map((one) => one.itemIdentifier));
      if (answer === null || world.dead) world.messages.push(...batch);
      else world.messages.push(...batch.filter(({ id }) => failed.has(id)));
    }
    let oldest: string | null = '';
    for (let minute = 0; minute < 6; minute++) {
      world.now = later(world.now, 1);
      const { notices } = processOf(world, 'notify').ports;
      const handOver = async ({ id }: { id: string }) => {
        world.messages.push({ id: `r${world.now}-${id}`, body: JSON.stringify({ notice: id }) });
      };
      oldest = await remind(notices, handOver, world.now).catch(() => '');
    }
    if (oldest === null && world.messages.length === 0) return;
  }
}

describe('promise 1 and 9: whatever happens at any await between a commit and its mails', () => {
  let calls = 0;
  let letters = 0;
  beforeEach(async () => {
    if (calls > 0) return;
    const { world, game } = await openWorld();
    await deliverAll(world, game);
    calls = world.calls;
    letters = world.letters.length;
  });

  test('a run without faults sends every notice once', async () => {
    const { world, game, expected } = await openWorld();
    await deliverAll(world, game);
    expect(expected.length).toBeGreaterThan(3);
    expect(calls).toBeGreaterThan(30);
    const ledger = await world.store.notices.ofGame(game);
    expect(ledger.every(({ state }) => state === 'sent')).toBe(true);
    expect(world.letters.map(({ key }) => key).toSorted()).toEqual(ledger.map(({ id }) => id).toSorted());
    for (const id of expected) expect(world.letters.map(({ key }) => key)).toContain(id);
  });

  test.each(FAULTS)('%s: nothing is lost, and only a sender that dies after sending sends twice', async (is) => {
    let doubled = 0;
    for (let at = 0; at < calls; at++) {
      const { world, game, expected } = await openWorld();
      world.fault = { at, is };
      await deliverAll(world, game);
      world.fault = null;
      const ledger = await world.store.notices.ofGame(game);
      const sent = world.letters.map(({ key }) => key);
      expect(
        ledger.map(({ state }) => state),
        `${is} at call ${at}`,
      ).toEqual(ledger.map(() => 'sent'));
      expect(new Set(sent)).toEqual(new Set(ledger.map(({ id }) => id)));
      for (const id of expected) expect(sent, `${is} at call ${at}`).toContain(id);
      expect((await world.store.index.summary(game))?.n).toBe((await world.store.events.read(game)).length);
      // One letter at most: the one whose sending was not heard of.
      const twice = sent.length - new Set(sent).size;
      expect(twice).toBeLessThanOrEqual(1);
      doubled += twice;
    }
    // docs/operating.md, "What can happen twice": between SES taking a letter and the mark in the ledger lies one call.
    expect(doubled).toBe(letters);
  });
});

describe('a post', () => {
  const failing = async (fault: () => Error, minutes: number) => {
    const { world, game } = await openWorld();
    await projectRecords(processOf(world, 'project'), streamEvent([recordOf(game, 4)]));
    const house = processOf(world, 'notify');
    house.post = {
      async send() {
        throw fault();
      },
    };
    const batch = world.messages.splice(0);
    for (let passed = 0; passed <= minutes; passed += 6) {
      await sendMessages(house, sqsEvent(batch));
      world.now = later(world.now, 6);
    }
    return { world, game, batch };
  };

  test('that is throttled or away for hours loses nothing: all goes out when it is back', async () => {
    const { world, game, batch } = await failing(() => new Error('Throttling'), 5 * 60);
    expect((await world.store.notices.ofGame(game)).some(({ state }) => state === 'failed')).toBe(false);
    // The pauses between tries have grown; the queue shows the messages again and again.
    for (let passed = 0; passed <= 9 * 60; passed += 6) {
      world.now = later(world.now, 6);
      await sendMessages(processOf(world, 'notify'), sqsEvent(batch));
    }
    const ledger = await world.store.notices.ofGame(game);
    expect(ledger.every(({ state }) => state === 'sent')).toBe(true);
    expect(world.letters).toHaveLength(ledger.length);
  });

  test('that is away for more than a day leaves the notices as failed, for the players to see', async () => {
    const { world, game } = await failing(() => new Error('Throttling'), 36 * 60);
    expect((await world.store.notices.ofGame(game)).map(({ state }) => state)).not.toContain('sent');
    expect((await world.store.notices.ofGame(game)).map(({ state }) => state)).not.toContain('queued');
  });

  test('that rejects a letter for good is asked once', async () => {
    let asked = 0;
    const { world, game } = await failing(() => {
      asked++;
      return new Undeliverable('no such address');
    }, 60);
    const ledger = await world.store.notices.ofGame(game);
    expect(ledger.map(({ state }) => state)).toEqual(ledger.map(() => 'failed'));
    expect(asked).toBe(ledger.length);
  });
});
