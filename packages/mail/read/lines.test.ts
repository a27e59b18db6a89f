import { describe, expect, test } from 'vitest';
import { tick } from '#games/clock.ts';
import { loadGame } from '#games/load.ts';
import { sendWaiting } from '#games/notifier.ts';
import { project } from '#games/projector.ts';
import { longshotRoom } from '../../../test/longshotRoom.tsx';
import { config, layTable, type Table } from '../table.fixtures.ts';
import { receiveMail } from './inbox.ts';
import { sayOutcome } from './sayOutcome.ts';

let sent = 0;

async function mail(table: Table, body: string, id = `<${++sent}@mail.example.org>`) {
  const to = (await table.newest(0)).replyTo!;
  return mailTo(table, to, body, id);
}

const mailTo = (table: Table, to: string, body: string, id = `<${++sent}@mail.example.org>`) =>
  receiveMail(
    table.house,
    config,
    Buffer.from(
      `From: Anna <anna@example.org>\r\nTo: ${to}\r\nSubject: Re\r\nMessage-ID: ${id}\r\n\r\n${body.replace(/\n/g, '\r\n')}`,
    ),
    { from: 'anna@example.org', to: [to] },
    null,
  );

const layLongshot = (dice: Readonly<Record<string, number>> = {}) => layTable({ room: longshotRoom(dice) });

const lettersTo = (table: Table, address: string, since: number) =>
  table.letters.slice(since).filter(({ to }) => to === address);
const flat = (text: string) => text.replace(/\s+/g, ' ');
const inner = async (table: Table) =>
  (await loadGame(table.house, table.game))!.state.inner as { pot: number; scores: number[] };

describe('several lines in a mail', () => {
  test('of which one is refused are answered line by line, and the answer can be answered', async () => {
    const table = await layLongshot({ 't1/roll2': 6 });
    const before = table.letters.length;
    const done = await mail(table, 'Good evening!\nROLL\nROLL\nMARK 7\nROLL\nBANK');
    expect(done).toMatchObject({ outcome: 'played', stopped: { refusal: { code: 'BAD_MARK' } } });
    expect(sayOutcome(done)).toContain('Not done: MARK 7: A die has 1 to 6, not 7.');
    const [letter, ...more] = lettersTo(table, 'anna@example.org', before);
    expect(more).toEqual([]);
    expect(letter!.subject).toContain('2 of 5 lines done – your roll 3 of turn 1');
    const text = flat(letter!.text);
    expect(text).toContain('Of your 5 lines the first 2 are stored.');
    expect(text).toContain(
      '| ROLL understood: ROLL | ROLL understood: ROLL WHAT WAS NOT DONE | MARK 7 * Not done: A die has 1 to 6, not 7. (n)',
    );
    expect(text).toContain('The lines behind it, which may depend on it, were not tried: | ROLL | BANK');
    expect(text).toContain('| Good evening!');
    expect(text).toContain('Amber rolled 4. Amber rolled 6.');
    expect(text).toContain('You are asked for your roll 3 of turn 1 now.');
    expect(text).toContain('POT 10');
    expect(text).toContain('| for example | BANK');
    expect(text.match(/leaf [0-9a-f]{64}/g)).toHaveLength(2);
    await mailTo(table, letter!.replyTo!, `BANK\n\n> ${letter!.text.replace(/\n/g, '\n> ')}`);
    expect((await inner(table)).scores).toEqual([10, 0]);
  });

  test('that pass the turn on get one receipt, which lists the whole turn', async () => {
    const table = await layLongshot();
    const before = table.letters.length;
    await mail(table, 'ROLL\nROLL\nBANK\nthank you');
    const [receipt, ...more] = lettersTo(table, 'anna@example.org', before);
    expect(more).toEqual([]);
    const text = flat(receipt!.text);
    expect(text).toContain('| ROLL understood: ROLL | ROLL understood: ROLL | BANK understood: BANK');
    expect(text).toContain('| thank you');
    expect(text).toContain('Amber rolled 4. Amber rolled 4. Amber banked 8.');
    expect(text.match(/leaf [0-9a-f]{64}/g)).toHaveLength(3);
    expect(lettersTo(table, 'bert@example.org', before)).toHaveLength(1);
  });

  test('that leave the word with their writer ask him at once, and no turn mail or second receipt comes beside it', async () => {
    const table = await layLongshot();
    const before = table.letters.length;
    await mail(table, 'ROLL');
    const mine = () => lettersTo(table, 'anna@example.org', before);
    expect(mine()).toHaveLength(1);
    expect(flat(mine()[0]!.text)).toContain('Your orders are stored.');
    expect(flat(mine()[0]!.text)).toContain('You are asked for your roll 2 of turn 1 now.');
    await mailTo(table, mine()[0]!.replyTo!, 'MARK 2');
    expect(mine()).toHaveLength(2);
    table.setTime('2026-03-01T20:00:00.000Z');
    await tick(table.house);
    await sendWaiting(table.house);
    expect(mine()).toHaveLength(2);
    const ledger = await table.house.ports.notices.ofGame(table.game);
    expect(ledger.filter(({ kind, seat }) => kind === 'receipt' && seat === 0).map(({ state }) => state)).toEqual([
      'sent',
      'sent',
    ]);
    expect(ledger.find(({ kind, n, seat }) => kind === 'turn' && n > 4 && seat === 0)).toMatchObject({
      state: 'dropped',
      why: 'the receipt has told it',
    });
  });

  test('whose turn goes to others in between say so, and that the rest was left', async () => {
    const table = await layLongshot({ 't1/roll2': 1 });
    const before = table.letters.length;
    await mail(table, 'ROLL\nROLL\nBANK');
    const mine = lettersTo(table, 'anna@example.org', before);
    expect(mine).toHaveLength(1);
    const text = flat(mine[0]!.text);
    expect(text).toContain('| BANK * Not done: It is the others’ turn now.');
    expect(text).toContain('Amber rolled 1.');
    expect(text).toContain('Nothing is asked of you now.');
  });
});

describe('promise 2: a mail of several lines', () => {
  test('that comes twice counts once and is answered once', async () => {
    const table = await layLongshot();
    const to = (await table.newest(0)).replyTo!;
    const body = 'ROLL\nMARK 9\nBANK';
    await mailTo(table, to, body, '<same@mail.example.org>');
    const [n, letters] = [await table.n(), table.letters.length];
    expect(await mailTo(table, to, body, '<same@mail.example.org>')).toMatchObject({
      receipt: { repeated: true },
      stopped: { orders: 'MARK 9' },
    });
    expect([await table.n(), table.letters.length]).toEqual([n, letters]);
  });

  test('is finished when it comes again after the process died between two lines, or before the answer went out', async () => {
    const table = await layLongshot();
    const to = (await table.newest(0)).replyTo!;
    const before = table.letters.length;
    const { append } = table.house.ports.events;
    let left = 1;
    table.house.ports.events.append = async (commit) => {
      if (left-- > 0) return append(commit);
      throw new Error('killed');
    };
    const body = 'ROLL\nROLL\nMARK 9\nBANK';
    await expect(mailTo(table, to, body, '<cut@mail.example.org>')).rejects.toThrow('killed');
    table.house.ports.events.append = append;
    table.house.cache.clear();
    const { send } = table.house.post;
    table.house.post.send = () => Promise.reject(new Error('no post'));
    await expect(mailTo(table, to, body, '<cut@mail.example.org>')).rejects.toThrow('no post');
    table.house.post.send = send;
    expect(await inner(table)).toMatchObject({ pot: 8 });
    expect(await mailTo(table, to, body, '<cut@mail.example.org>')).toMatchObject({ stopped: { orders: 'MARK 9' } });
    expect(await inner(table)).toMatchObject({ pot: 8 });
    const mine = lettersTo(table, 'anna@example.org', before);
    expect(mine).toHaveLength(1);
    expect(mine[0]!.subject).toContain('2 of 4 lines done');
  });

  test('that never comes again is told of by a receipt, which names the lines that were left', async () => {
    const table = await layLongshot();
    const before = table.letters.length;
    const { append } = table.house.ports.events;
    let left = 1;
    table.house.ports.events.append = async (commit) => {
      if (left-- > 0) return append(commit);
      throw new Error('killed');
    };
    await expect(mail(table, 'MARK 2\nROLL\nBANK')).rejects.toThrow('killed');
    table.house.ports.events.append = append;
    const loaded = (await loadGame(table.house, table.game))!;
    await project(table.house, loaded);
    table.setTime('2026-03-01T19:00:00.000Z');
    await tick(table.house);
    const [letter] = lettersTo(table, 'anna@example.org', before);
    expect(flat(letter!.text)).toContain('were not carried out: | ROLL | BANK');
    expect(flat(letter!.text)).toContain('You are asked for your roll 1 of turn 1 now.');
  });
});

test('a mail in which a line can’t be read is refused whole, and each such line is named', async () => {
  const table = await layLongshot();
  const [n, before] = [await table.n(), table.letters.length];
  expect(await mail(table, 'ROLL\nROLL 7\nBANK\nMARK x')).toMatchObject({ outcome: 'refused' });
  expect(await table.n()).toBe(n);
  const text = flat(lettersTo(table, 'anna@example.org', before)[0]!.text);
  expect(text).toContain('Line 2, “ROLL 7”');
  expect(text).toContain('Line 4, “MARK x”');
  // Alone it would be refused: there is nothing to bank before the rolls.
  expect(text).not.toContain('Line 3');
});
