import { describe, expect, test } from 'vitest';
import { printHead } from '#engine/commit.ts';
import { hashFields } from '#engine/hash.ts';
import { loadGame } from '#games/load.ts';
import { sendWaiting } from '#games/notifier.ts';
import { play } from '#games/play.ts';
import type { Letter, NoticeKind } from '#games/ports.ts';
import { composer } from './compose.ts';
import { signInLetter } from './letters/signIn.ts';
import { MARKER } from './marker.ts';
import { mimeOf } from './mime.ts';
import { expectDone, pennies, penniesRoom } from './pennies.fixtures.ts';
import { config, layTable, type Table } from './table.fixtures.ts';

const bid = async (table: Table, seat: number, n: number, cmdId = `${seat}-${n}`) =>
  expectDone(await play(table.house, table.game, { seat, prompt: null, cmdId, answer: { orders: `BID ${n}` } }));

const kindOf = ({ key }: Letter) => (key.startsWith('receipt/') ? 'receipt' : key.split('/')[3]);
const kinds = (table: Table) => table.letters.map(kindOf);
const ADDRESSES = ['anna@example.org', 'bert@example.org'];
const letterOf = (table: Table, seat: number, kind: NoticeKind): Letter => {
  const found = table.letters.findLast((letter) => letter.to === ADDRESSES[seat] && kindOf(letter) === kind);
  if (!found) throw new Error(`no ${kind} letter for seat ${seat}: ${kinds(table)}`);
  return found;
};

/** Text of an HTML part as a reader sees it. */
const seen = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ');

describe('a turn mail', () => {
  test('names game, title and round in its subject and holds all that is needed to answer, in both parts', async () => {
    const table = await layTable({ zone: 'Europe/Berlin' });
    const letter = await table.newest(0);
    const holder = await table.holder(0);
    const loaded = await loadGame(table.house, table.game);
    expect(letter.subject).toBe('[Midland Nights] Pennies: your bid for round 1');
    expect(letter.text.startsWith(`${MARKER}\n`)).toBe(true);
    for (const words of [
      'You are Yellow (Anna) in Midland Nights.',
      'Wed 4 Mar 2026, 19:00 (Europe/Berlin), Wed 4 Mar 2026, 18:00 UTC',
      'Yellow 700 pennies',
      '| BID 700',
      `if the page asks: code ${holder.code}`,
      printHead(loaded!.state.head),
      'it is your witness',
    ]) {
      expect(letter.text.replace(/\s+/g, ' ')).toContain(words);
      expect(seen(letter.html)).toContain(words);
    }
    expect(letter.text).toContain(`\nhttps://consigliere.test/s/${holder.seatToken}\n`);
    expect(letter.html).toContain(`href="https://consigliere.test/s/${holder.seatToken}"`);
    expect(letter.replyTo).toBe(`play+${holder.replyToken}.4@play.consigliere.test`);
  });

  test('shows the board as a picture whose words stand beside it', async () => {
    const table = await layTable();
    const { pictures, html } = await table.newest(0);
    expect(pictures).toHaveLength(1);
    expect(Buffer.from(pictures[0]!.png).subarray(1, 4).toString('latin1')).toBe('PNG');
    expect(html).toContain(`src="cid:${pictures[0]!.cid}"`);
    expect(html).toMatch(/alt="The board of Midland Nights/);
  });

  test('has the headers that machines and threads need', async () => {
    const table = await layTable();
    const { headers } = await table.newest(1);
    const { seatToken } = await table.holder(1);
    expect(headers).toEqual({
      'Auto-Submitted': 'auto-generated',
      'In-Reply-To': `<${table.game}.1@play.consigliere.test>`,
      References: `<${table.game}.1@play.consigliere.test>`,
      'List-Unsubscribe': `<https://consigliere.test/unsubscribe/${seatToken}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
  });

  test('tells what has happened since the last answer, with the headline in the subject', async () => {
    const table = await layTable();
    await bid(table, 0, 12);
    await bid(table, 1, 34);
    await sendWaiting(table.house);
    const letter = letterOf(table, 0, 'turn');
    expect(letter.subject).toBe('[Midland Nights] Pennies: your bid for round 2 – Blue takes it');
    expect(letter.text).toContain('Round 1: bids 12, 34; Blue took them.');
    expect(letter.text).toContain('688 pennies');
    expect(letter.replyTo).toContain(`.${await table.n()}@`);
  });

  test('tells who was absent', async () => {
    const table = await layTable();
    table.setTime('2026-03-04T18:00:00.000Z');
    await bid(table, 0, 12).catch(() => null);
    const { tick } = await import('#games/clock.ts');
    await tick(table.house);
    expect(letterOf(table, 0, 'turn').text.replace(/\s+/g, ' ')).toContain('Blue gave no answer in time');
  });

  test('does not ask a seat that has answered before the mail goes out', async () => {
    const table = await layTable({ started: false });
    const { startGame } = await import('#games/seating.ts');
    expectDone(await startGame(table.house, table.game));
    await bid(table, 0, 12);
    await sendWaiting(table.house);
    const letter = letterOf(table, 0, 'turn');
    expect(letter.subject).toBe('[Midland Nights] Pennies: your bid for round 1 (answered)');
    expect(letter.text).toContain('You have answered your bid for round 1 already');
    expect(letter.text).not.toContain('You are asked');
    expect(letterOf(table, 1, 'turn').text).toContain('You are asked for your bid for round 1.');
  });

  test('is dropped when its question has closed and the next mail tells more', async () => {
    const table = await layTable({ started: false });
    const { startGame } = await import('#games/seating.ts');
    expectDone(await startGame(table.house, table.game));
    await bid(table, 0, 12);
    await bid(table, 1, 34);
    await sendWaiting(table.house);
    expect(kinds(table).filter((kind) => kind === 'turn')).toHaveLength(2);
    expect(letterOf(table, 0, 'turn').subject).toContain('round 2');
    const notices = await table.house.ports.notices.ofGame(table.game);
    expect(notices.filter(({ state }) => state === 'dropped').map(({ why }) => why)).toEqual(
      Array(2).fill('not true any more'),
    );
  });
});

describe('a receipt', () => {
  test('holds the orders as understood and proves them: its leaf is the hash of what it shows', async () => {
    const table = await layTable();
    const receipt = await bid(table, 0, 613);
    await sendWaiting(table.house);
    const letter = letterOf(table, 0, 'receipt');
    expect(letter.text).toContain('| BID 613');
    expect(letter.text).toContain('613 pennies of 700: 87 are left.');
    const [, leaf] = /^leaf {4}([0-9a-f]{64})$/m.exec(letter.text) ?? [];
    const [, salt] = /^salt {4}([0-9a-f]{64})$/m.exec(letter.text) ?? [];
    const [, sealed] = /^sealed\n(.*)$/m.exec(letter.text) ?? [];
    expect(sealed).toContain('613');
    expect(leaf).toBe(hashFields('consigliere/leaf/1', salt!, sealed!));
    expect(letter.text).toContain(printHead(receipt.head));
    expect(letter.replyTo).toBe(`play+${(await table.holder(0)).replyToken}.4@play.consigliere.test`);
  });

  test('says when other orders have been sent since, and when they can’t be changed any more', async () => {
    const table = await layTable();
    await bid(table, 0, 5);
    await bid(table, 0, 6);
    await bid(table, 1, 7);
    await sendWaiting(table.house);
    const [first, last] = table.letters.filter(
      ({ subject, to }) => subject.includes('receipt') && to === 'anna@example.org',
    );
    expect(first!.text).toContain('You have sent other orders since; those count.');
    expect(last!.text).not.toContain('other orders since');
    expect(last!.text).toContain('They can’t be changed any more');
    expect(last!.replyTo).toBe(`play+${(await table.holder(0)).replyToken}@play.consigliere.test`);
  });
});

test('the end tells the ranking, shows the course of the game and takes no answer', async () => {
  const table = await layTable();
  for (const round of [1, 2]) for (const seat of [0, 1]) await bid(table, seat, round * 10 + seat, `${round}-${seat}`);
  await sendWaiting(table.house);
  const letter = letterOf(table, 1, 'ended');
  expect(letter.subject).toBe('[Midland Nights] Pennies: the game is over – Blue has the most pennies.');
  expect(letter.text).toContain(' 1. Blue (Bert): 731');
  expect(letter.text).toContain(' 2. Yellow (Anna): 670');
  expect(letter.pictures.map(({ filename }) => filename)).toEqual(['chart.png', expect.stringMatching(/^board/)]);
  expect(letter.replyTo).toBeNull();
  expect(letter.text).not.toContain(MARKER);
});

test('a game that was given up tells why', async () => {
  const table = await layTable();
  const { act } = await import('#games/act.ts');
  const { project } = await import('#games/projector.ts');
  const done = expectDone(
    await act(table.house, table.game, { by: 'host', cmdId: 'x', command: { type: 'Abandon', why: 'Bert is at sea' } }),
  );
  await project(table.house, done.loaded);
  await sendWaiting(table.house);
  expect(letterOf(table, 0, 'ended').text).toContain('The game was abandoned: Bert is at sea');
});

test('news tell what happened to a seat that is not asked any more, and nothing to one that is', async () => {
  const table = await layTable();
  await bid(table, 0, 12);
  await bid(table, 1, 34);
  const out = { ...pennies, prompts: (state: never) => pennies.prompts(state).map((one) => ({ ...one, seats: [0] })) };
  const room = { ...penniesRoom, title: out };
  const [record, loaded, holders] = await Promise.all([
    table.house.ports.index.get(table.game),
    loadGame(table.house, table.game),
    table.house.ports.holders.of(table.game),
  ]);
  const n = loaded!.state.head.n;
  const notice = {
    game: table.game,
    n,
    kind: 'news',
    channel: 'mail',
    state: 'claimed',
    person: null,
    queuedAt: '',
    notBefore: null,
    at: '',
  } as const;
  const rest = { record: record!, loaded: loaded!, holders, room, reader: null, message: null };
  const compose = composer(config, table.house.note);
  const news = (seat: number) =>
    compose({
      ...rest,
      holder: holders[seat]!,
      notice: { ...notice, id: `n/${seat}`, seat, tries: 0, messageId: null, why: null },
    });
  expect(await news(0)).toBeNull();
  const letter = await news(1);
  expect(letter?.subject).toBe('[Midland Nights] Pennies: Blue takes it');
  expect(letter?.text).toContain('Nothing is asked of you now.');
  expect(letter?.text).toContain('Round 1: bids 12, 34; Blue took them.');
});

test('an invitation holds its own link and says who sits at the table; once the seat is taken there is none', async () => {
  const table = await layTable({ started: false });
  const letter = letterOf(table, 0, 'invitation');
  const holder = await table.holder(0);
  expect(letter.text).toContain(`https://consigliere.test/join/${holder.inviteToken}`);
  expect(letter.text).toContain('Yellow (Anna), Blue (Bert)');
  expect(letter.text).toContain('You have 3 days for each turn.');
  expect(letter.text).not.toContain((await table.holder(1)).inviteToken);
  const [record, loaded, holders] = await Promise.all([
    table.house.ports.index.get(table.game),
    loadGame(table.house, table.game),
    table.house.ports.holders.of(table.game),
  ]);
  const [notice] = await table.house.ports.notices.ofGame(table.game);
  const accepted = { ...holder, state: 'accepted' as const };
  const about = { record: record!, loaded: loaded!, holders, room: penniesRoom, notice: notice! };
  const context = { ...about, holder: accepted, reader: null, message: null };
  expect(await composer(config, table.house.note)(context)).toBeNull();
});

test('a sign-in code has no link and nothing to press', () => {
  const letter = signInLetter(config, 'anna@example.org', '042117');
  expect(letter.to).toBe('anna@example.org');
  expect(letter.subject).toContain('042117');
  expect(letter.text).toMatch(/\b042117\b/);
  expect(letter.html).not.toContain('<a ');
  expect(signInLetter(config, 'anna@example.org', '042117').key).not.toBe(letter.key);
});

describe('names from outside', () => {
  const nasty = 'Eve\r\nBcc: all@example.org\r\n\r\n<script>alert(1)</script> \u202eevil $& $1 🎲';

  test('end up in no header and in no markup', async () => {
    const players = [
      { email: 'anna@example.org', name: nasty.slice(0, 58) },
      { email: 'bert@example.org', name: '$& "Bert" <b>' },
    ];
    const table = await layTable({ name: nasty.slice(0, 60), players });
    for (const letter of table.letters) {
      const raw = (await mimeOf(letter, '2026-03-01T18:00:00.000Z')).raw.toString('latin1');
      const [head = ''] = raw.split('\r\n\r\n');
      expect(head).not.toMatch(/^bcc:/im);
      expect(letter.subject).not.toMatch(/[\r\n\u202e]/);
      expect(letter.html).not.toContain('<script>');
      expect(letter.html).not.toContain('<b>');
      expect(letter.text).not.toContain('\u202e');
    }
    const letter = await table.newest(1);
    expect(letter.text).toContain('Blue ($& "Bert" <b>)');
    expect(seen(letter.html)).toContain('Blue ($& "Bert" <b>)');
  });

  test('keep their emoji in subject and text', async () => {
    const table = await layTable({ name: 'Nights 🎲 Ночи' });
    expect((await table.newest(0)).subject).toBe('[Nights 🎲 Ночи] Pennies: your bid for round 1');
  });
});

test('no letter holds a secret of another seat', async () => {
  const table = await layTable({
    players: ['anna', 'bert', 'carl'].map((name) => ({ email: `${name}@example.org`, name })),
  });
  await bid(table, 0, 613);
  await bid(table, 1, 617);
  await sendWaiting(table.house);
  const holders = await Promise.all([0, 1, 2].map(table.holder));
  expect(table.letters.length).toBeGreaterThanOrEqual(8);
  for (const letter of table.letters) {
    const raw = (await mimeOf(letter, '2026-03-01T18:00:00.000Z')).raw.toString('latin1');
    const everything = [
      JSON.stringify(letter.headers),
      letter.replyTo,
      letter.subject,
      letter.text,
      letter.html,
      raw,
    ].join('\n');
    for (const holder of holders.filter(({ email }) => email !== letter.to)) {
      for (const secret of [holder.seatToken, holder.replyToken, holder.inviteToken, holder.email!])
        expect(everything).not.toContain(secret);
      expect(everything).not.toContain(`code ${holder.code}`);
    }
    const theirs = letter.to === 'anna@example.org' ? '617' : '613';
    expect(`${letter.subject}\n${letter.text}`).not.toMatch(new RegExp(`\\b${theirs} |BID ${theirs}`));
  }
});

test('while a quiet prompt is open no letter tells how many have answered, not even a receipt to its owner', async () => {
  const quiet = (state: never) => pennies.prompts(state).map((one) => ({ ...one, quiet: true }));
  const table = await layTable({ room: { ...penniesRoom, title: { ...pennies, prompts: quiet } } });
  const head = /^Record of this game: (#\d+ [0-9a-f]{12})\./m;
  const before = head.exec((await table.newest(1)).text)?.[1];
  await bid(table, 0, 5);
  await bid(table, 0, 6);
  await sendWaiting(table.house);
  const receipts = table.letters.filter((letter) => kindOf(letter) === 'receipt');
  expect(receipts).toHaveLength(2);
  for (const letter of receipts) {
    expect(letter.subject).toBe('[Midland Nights] Pennies: receipt for your bid for round 1');
    expect(head.exec(letter.text)?.[1]).toBe(before);
    expect(letter.text).not.toMatch(/#[56]\b|commit [56]/);
    const notices = await table.house.ports.notices.ofGame(table.game);
    expect(notices.map(({ id }) => id)).not.toContain(letter.key);
  }
  expect(receipts[0]!.text).toContain('You have sent other orders since');
});
