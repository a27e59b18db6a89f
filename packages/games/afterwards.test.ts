import { expect, test } from 'vitest';
import { afterwards } from './afterwards.ts';

const never = () => {
  throw new Error('nothing should fail here');
};

test('work is done after the answer, in order within a game, and idle waits for it', async () => {
  const done: string[] = [];
  const after = afterwards(never);
  after.follow('a', async () => void done.push('a1'));
  after.follow('b', async () => void done.push('b1'));
  expect(done).toEqual([]);
  await after.idle();
  expect(done).toEqual(['a1', 'b1']);
  after.follow('a', async () => void done.push('a2'));
  await after.idle();
  expect(done).toEqual(['a1', 'b1', 'a2']);
});

test('of several for one game that have not begun only the last one is done', async () => {
  const done: number[] = [];
  const after = afterwards(never);
  for (const n of [1, 2, 3]) after.follow('a', async () => void done.push(n));
  await after.idle();
  expect(done).toEqual([3]);
});

test('what comes while a game is at work is done afterwards, never beside it', async () => {
  const done: string[] = [];
  const after = afterwards(never);
  after.follow('a', async () => {
    after.follow('a', async () => void done.push('second'));
    await new Promise((resolve) => setTimeout(resolve, 5));
    done.push('first');
  });
  await after.idle();
  expect(done).toEqual(['first', 'second']);
});

test('a failure is tried once more, then told, and stops nobody else', async () => {
  const failures: string[] = [];
  let tries = 0;
  const after = afterwards((game, cause) => failures.push(`${game}: ${cause instanceof Error ? cause.message : ''}`));
  after.follow('a', async () => {
    tries += 1;
    throw new Error('no store');
  });
  let done = false;
  after.follow('b', async () => {
    done = true;
  });
  await after.idle();
  expect({ tries, failures, done }).toEqual({ tries: 2, failures: ['a: no store'], done: true });
});

test('idle waits for what was asked for before it, and not for what a busy game asks for meanwhile', async () => {
  const done: number[] = [];
  const after = afterwards(never);
  const goOn = async (n: number) => {
    done.push(n);
    if (n < 50) after.follow('busy', () => goOn(n + 1));
  };
  after.follow('busy', () => goOn(1));
  await after.idle();
  expect(done.length).toBeLessThan(50);
  while (done.length < 50) await after.idle();
});
