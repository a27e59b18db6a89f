import { expect, test } from 'vitest';
import { sendMessages } from '#cloud/messages.ts';
import { handedOver, remind, withLedger } from '#cloud/queue.ts';
import { startedGame, testHouse } from '#games/house.fixtures.ts';
import { granted } from '#games/pennies.fixtures.ts';
import { play } from '#games/play.ts';
import { sqsEvent } from './events.fixtures.ts';

test('what is kept for a digest goes out as one letter when its hour has come, and not before', async () => {
  const t = testHouse();
  const { ports } = t.house;
  t.house.composeDigest = async ({ key, reader, items }) => ({
    ...{ key, to: reader.email, from: 'house@test', replyTo: null, headers: {}, html: '', text: '', pictures: [] },
    subject: `digest of ${items.length}`,
  });
  const told: string[] = [];
  const handOver = async ({ id }: { id: string }) => void told.push(id);
  const acting = withLedger(t.house, handedOver(ports.notices, handOver));
  const deliver = () =>
    sendMessages(
      t.house,
      sqsEvent(told.splice(0).map((notice, i) => ({ id: `m${i}`, body: JSON.stringify({ notice }) }))),
    );
  const mine = () => t.letters.filter(({ to }) => to === 'p0@example.org').map(({ subject }) => subject);

  const games = [await startedGame(t, 2), await startedGame(t, 2)];
  const reader = (await ports.people.byEmail('p0@example.org'))!;
  await ports.settings.change(reader.id, (now) => ({
    ...now,
    choices: { 'turn/mail': 'digest', 'receipt/mail': 'off' },
  }));
  for (const game of games)
    for (const seat of [0, 1]) {
      const move = { seat, prompt: null, cmdId: `c${seat}`, answer: { orders: 'HOLD 1' } };
      granted(await play(acting, game, move));
    }
  const held = (await Promise.all(games.map((game) => ports.notices.ofGame(game))))
    .flat()
    .filter(({ state }) => state === 'held');
  expect(held).toHaveLength(2);
  expect(told).not.toContain(held[0]!.id);

  // A message that came too early is done: the clock will tell again.
  told.push(held[0]!.id);
  expect(await deliver()).toEqual({ batchItemFailures: [] });
  expect(mine()).toEqual([]);
  t.setNow(held[0]!.notBefore!);
  await remind(ports.notices, handOver, ports.clock.now());
  expect(told.filter((id) => held.some((one) => one.id === id))).toHaveLength(1);
  await deliver();
  expect(mine().filter((subject) => subject.startsWith('digest'))).toEqual(['digest of 2']);
});

test('a notice whose next try lies ahead waits in the queue', async () => {
  const t = testHouse();
  const game = await startedGame(t, 2);
  const { notices } = t.house.ports;
  const [one] = (await notices.ofGame(game)).filter(({ state }) => state === 'queued');
  const message = sqsEvent([{ id: 'm', body: JSON.stringify({ notice: one!.id }) }]);
  const { send } = t.house.post;
  t.house.post.send = async () => {
    throw new Error('Throttling');
  };
  const again = { batchItemFailures: [{ itemIdentifier: 'm' }] };
  expect(await sendMessages(t.house, message)).toEqual(again);
  t.house.post.send = send;
  expect(await sendMessages(t.house, message)).toEqual(again);
  expect(t.letters).toEqual([]);
  t.passMinutes(2);
  expect(await sendMessages(t.house, message)).toEqual({ batchItemFailures: [] });
  expect(t.letters).toHaveLength(1);
});
