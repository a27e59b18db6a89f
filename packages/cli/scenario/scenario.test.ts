import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { answerLines, sitDown } from '#engine/driver.ts';
import { seededLuck } from '#engine/luck.ts';
import { isRefusal } from '#engine/title.ts';
import { longshot } from '../../../test/longshot.ts';
import { pebbles } from '../../../test/pebbles.ts';
import { shell } from '../shell.fixtures.ts';
import { readScenario } from './file.ts';
import { fits, lookUp, withValue } from './paths.ts';
import { runScenario } from './run.ts';

const tell = (parts: object) => runScenario(readScenario({ title: 'pebbles', seats: 2, ...parts }), pebbles);

describe('a scenario', () => {
  const luck = { labels: { 'r1/die': 2 } };

  test('plays orders, commands and told dice, and closes what all have answered', () => {
    const told = tell({
      luck,
      options: { rounds: 1 },
      steps: [
        { seat: 0, orders: 'hide 2' },
        { expect: { 'last.length': 1, 'hidden.0': 2, round: 1, refusal: null } },
        { seat: 1, command: { type: 'Hide', n: 0 } },
        {
          expect: {
            'last.Shown': { die: 2, scorers: [0] },
            'scores.0': 1,
            'result.winners': [0],
            'events.Hid[1].n': 0,
          },
        },
      ],
    });
    expect(told.failure).toBeNull();
    expect(told.events.map((event) => event.type)).toEqual(['Began', 'Hid', 'Hid', 'Shown']);
  });

  test('lets a deadline pass: whoever is missing gets the usual answer', () => {
    const told = tell({
      luck,
      steps: [{ seat: 1, orders: 'hide 2' }, { deadline: true }, { expect: { scores: [0, 1], round: 2 } }],
    });
    expect(told.ok).toBe(true);
  });

  test('begins from what is given', () => {
    const told = tell({
      luck: { seed: 'x' },
      given: { round: 3, 'scores.1': 9 },
      steps: [{ deadline: true }, { expect: { 'result.winners': [1] } }],
    });
    expect(told.ok).toBe(true);
  });

  test('names the first expectation that fails', () => {
    const told = tell({
      luck,
      steps: [{ seat: 0, orders: 'hide 1' }, { expect: { round: 1, 'hidden.0': 3, 'hidden.1': 7 } }],
    });
    expect(told).toMatchObject({ ok: false, failure: { step: 2, path: 'hidden.0', expected: 3, found: 1 } });
  });

  test('expects refusals by their code, and fails on one that was not expected', () => {
    expect(
      tell({ steps: [{ refused: 'BAD_COUNT', seat: 0, orders: 'hide 9' }, { expect: { 'refusal.at': 'n' } }] }).ok,
    ).toBe(true);
    expect(tell({ steps: [{ refused: 'BAD_SHAPE', seat: 0, command: { type: 'Sing' } }] }).ok).toBe(true);
    expect(tell({ steps: [{ seat: 0, orders: 'sing' }] }).failure).toMatchObject({
      step: 1,
      found: { code: 'BAD_WORD' },
    });
    expect(tell({ steps: [{ refused: 'BAD_WORD', seat: 0, orders: 'hide 1' }] }).failure).toMatchObject({
      expected: 'BAD_WORD',
      found: null,
    });
  });

  test('takes labels that the game does not draw, or does not know, for a mistake in the scenario', () => {
    expect(() => tell({ luck: { labels: { 'r1/die': 2, 'r9/die': 1 } }, steps: [{ deadline: true }] })).toThrow(
      'never drawn: r9/die',
    );
    expect(() => tell({ luck: { labels: {} }, steps: [{ deadline: true }] })).toThrow('no outcome for r1/die');
    expect(() => tell({ luck: { labels: { 'r1/die': 7 } }, steps: [{ deadline: true }] })).toThrow('can be 1 to 6');
    expect(
      tell({ luck: { labels: { 'r1/die': 2 }, seed: 'rest' }, steps: [{ deadline: true }, { deadline: true }] }).ok,
    ).toBe(true);
  });

  test.each([
    [{ steps: [{ seat: 0 }] }, 'steps.0: a step is'],
    [{ seats: 0, steps: [] }, 'seats'],
    [{ luck: { dice: 1 }, steps: [] }, 'luck is {seed} or'],
    [{ steps: [], moves: [] }, 'moves'],
    [{ seats: 7, steps: [] }, 'is for 1 to 6 players, not 7'],
    [{ options: { rounds: 'x' }, steps: [] }, 'The option rounds'],
    [{ options: { rounds: 950 }, steps: [] }, 'BAD_CONFIG'],
    [{ given: { 'hidden.5': 1 }, steps: [] }, 'there is no place 5'],
    [{ given: { 'round.x': 1 }, steps: [] }, 'nothing stands under x'],
    [
      { options: { rounds: 1 }, luck: { seed: 'x' }, steps: [{ deadline: true }, { deadline: true }] },
      'the game is over',
    ],
  ])('refuses %j with a sentence', (parts, say) => {
    expect(() => tell(parts)).toThrow(say);
  });
});

describe('orders of several lines in a scenario', () => {
  const tellLines = (steps: object[], labels: Record<string, number>, options = {}) =>
    runScenario(readScenario({ title: 'longshot', seats: 2, luck: { labels }, options, steps }), longshot);

  test.each([false, true])('are one step, also where rolls are closed by the house: %s', (closed) => {
    const told = tellLines(
      [{ seat: 0, orders: 'ROLL\nROLL\nBANK' }, { expect: { 'scores.0': 9, 'last.Rolled[1].die': 4, seat: 1 } }],
      { 't1/roll1': 5, 't1/roll2': 4 },
      { closed },
    );
    expect(told.failure).toBeNull();
  });

  test('stop at the refused one, whose code the step expects, and keep what was done', () => {
    const told = tellLines(
      [
        { refused: 'BAD_MARK', seat: 0, orders: 'ROLL\nMARK 9\nBANK' },
        { expect: { pot: 5, 'refusal.at': 'n', 'last.length': 1 } },
        { refused: 'TURN_PASSED', seat: 0, orders: 'ROLL\nBANK' },
        { expect: { seat: 1, 'scores.0': 0 } },
      ],
      { 't1/roll1': 5, 't1/roll2': 1 },
    );
    expect(told.failure).toBeNull();
  });

  test('stop where others are awaited', () => {
    expect(
      answerLines(
        pebblesTable(),
        0,
        [1, 2].map((n) => ({ type: 'Hide', n })),
      ),
    ).toMatchObject({
      code: 'TURN_PASSED',
      say: expect.stringContaining('your pebbles for round 1 waits for the others'),
    });
  });
});

const pebblesTable = () => {
  const sitting = sitDown(pebbles, { rounds: 2 }, 2, seededLuck('x'));
  if (isRefusal(sitting)) throw new Error(sitting.say);
  return sitting;
};

describe('paths', () => {
  const root = { seats: [{ cash: 5 }], last: [{ type: 'A', n: 1 }, { type: 'B' }, { type: 'A', n: 2 }], none: null };

  test('find values, places, lengths and events by their type', () => {
    expect(lookUp(root, 'seats.0.cash')).toBe(5);
    expect(lookUp(root, 'last.length')).toBe(3);
    expect(lookUp(root, 'last.A.n')).toBe(1);
    expect(lookUp(root, 'last.A[1].n')).toBe(2);
    for (const path of ['last.C', 'last.A[2]', 'seats.1.cash', 'toString', 'none.x'])
      expect(lookUp(root, path)).toBeNull();
  });

  test('set values in a copy', () => {
    expect(withValue(root, 'seats.0.cash', 7)).toMatchObject({ seats: [{ cash: 7 }] });
    expect(withValue(root, 'seats.1', { cash: 1 })).toMatchObject({ seats: [{ cash: 5 }, { cash: 1 }] });
    expect(root.seats).toEqual([{ cash: 5 }]);
  });

  test('objects may have more than is expected, lists may not', () => {
    expect(fits({ a: 1, b: 2 }, { a: 1 })).toBe(true);
    expect(fits({ a: 1 }, { a: 1, b: 2 })).toBe(false);
    expect(fits([1, 2], [1])).toBe(false);
    expect(fits(undefined, null)).toBe(true);
  });
});

describe('consigliere scenario', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'consigliere-scenario-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));
  const run = async (content: string, ...flags: string[]) => {
    const file = join(folder, 'a.json');
    await writeFile(file, content);
    return shell(['scenario', file, ...flags]);
  };
  const start = { title: 'brotherhood', seats: 2, luck: { seed: '1' } };

  test('ends with 0, 1 or 2', async () => {
    expect(await run(JSON.stringify({ ...start, steps: [{ expect: { month: 1 } }] }))).toMatchObject({ code: 0 });
    const wrong = await run(JSON.stringify({ ...start, steps: [{ expect: { month: 2 } }] }));
    expect(wrong).toMatchObject({ code: 1 });
    expect(wrong.out).toContain('Step 1: month is not as expected.');
    expect(await run('{', '--json')).toMatchObject({ code: 2, out: '' });
    expect(await run(JSON.stringify({ ...start, luck: { labels: { 'm1/none': 1 } }, steps: [] }))).toMatchObject({
      code: 2,
    });
  });

  test('gives state, events and failure as JSON', async () => {
    const { out } = await run(JSON.stringify({ ...start, steps: [{ deadline: true }] }), '--json');
    expect(JSON.parse(out)).toMatchObject({ ok: true, failure: null, state: { month: 2 }, result: null });
  });
});
