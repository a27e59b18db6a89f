import { beforeEach, describe, expect, test } from 'vitest';
import type { Holder } from '#games/ports.ts';
import { titlePages } from '../pages/titles.tsx';
import { CODE_TRIES } from './seatCode.ts';
import { browser, hiddenFields, openTestHouse, startTestGame, type TestHouse } from './table.fixtures.ts';

let here: TestHouse;
let id: string;
let red: Holder;
let blue: Holder;

beforeEach(async () => {
  here = openTestHouse();
  const game = await startTestGame(here);
  id = game.id;
  [red, blue] = game.holders as [Holder, Holder];
});

type Browser = ReturnType<typeof browser>;

/** Opens the seat's link, gives its code with the first word; the word is in then. */
async function write(
  seat: Holder,
  word: string,
  who: Browser = browser(here),
): Promise<{ who: Browser; receipt: string }> {
  const fields = hiddenFields(await who.text(`/s/${seat.seatToken}`));
  const sent = await who.post(`/games/${id}/orders`, { ...fields, word, code: seat.code });
  expect(sent.status).toBe(303);
  return { who, receipt: sent.headers.get('location')! };
}

describe('the link in a mail', () => {
  test('shows the board as its seat, with the code asked for beside the orders', async () => {
    const html = await browser(here).text(`/s/${red.seatToken}`);
    expect(html).toContain('you play Red');
    expect(html).toContain('It is your turn: your word for round 1.');
    expect(html).toContain('name="code"');
    expect(html).toContain('Test &lt;table&gt;');
  });

  test('a wrong link is answered with 404', async () => {
    expect((await browser(here).get('/s/aaaaaaaaaaaaaaaaaaaaaaaaaa')).status).toBe(404);
  });

  test('acting without the code is refused, and what was written is still there', async () => {
    const who = browser(here);
    const fields = hiddenFields(await who.text(`/s/${red.seatToken}`));
    const sent = await who.post(`/games/${id}/orders`, { ...fields, word: 'pineapple' });
    expect(sent.status).toBe(403);
    const html = await sent.text();
    expect(html).toContain('four digits');
    expect(html).toContain('value="pineapple"');
  });

  test('the right code stores the orders, and this browser is never asked again', async () => {
    const { who } = await write(red, 'pineapple');
    const html = await who.text(`/games/${id}`);
    expect(html).toContain('Your orders are in');
    expect(html).not.toContain('name="code"');
    const again = await who.post(`/games/${id}/orders`, { ...hiddenFields(html), word: 'cherry' });
    expect(again.status).toBe(303);
  });

  test('wrong codes are counted, and the right one does not help after ten in an hour', async () => {
    const who = browser(here);
    const fields = hiddenFields(await who.text(`/s/${red.seatToken}`));
    const wrong = red.code === '0000' ? '1111' : '0000';
    for (let i = 1; i <= CODE_TRIES; i++) {
      const sent = await who.post(`/games/${id}/orders`, { ...fields, word: 'x', code: wrong });
      expect(sent.status).toBe(422);
    }
    const locked = await who.post(`/games/${id}/orders`, { ...fields, word: 'x', code: red.code });
    expect(locked.status).toBe(429);
    here.setClock('2026-03-01T13:00:01.000Z');
    expect((await who.post(`/games/${id}/orders`, { ...fields, word: 'x', code: red.code })).status).toBe(303);
  });

  test('works in a browser that keeps no cookies, with the code each time', async () => {
    const fields = hiddenFields(await browser(here).text(`/s/${red.seatToken}`));
    const sent = await browser(here).post(`/games/${id}/orders`, { ...fields, word: 'pineapple', code: red.code });
    expect(sent.status).toBe(303);
  });

  test('a draft of a mail fills the form and sends nothing', async () => {
    const draft = Buffer.from('wörd & more').toString('base64url');
    const html = await browser(here).text(`/s/${red.seatToken}?draft=${draft}`);
    expect(html).toContain('<textarea name="orders">wörd &amp; more</textarea>');
    expect(await browser(here).text(`/games/${id}/live`)).toContain('"n":4');
    expect((await browser(here).get(`/s/${red.seatToken}?draft=%00%ff`)).status).toBe(200);
  });
});

describe('orders', () => {
  test('a refused form comes back with its fields, the reason and the status of its code', async () => {
    const who = browser(here);
    const fields = hiddenFields(await who.text(`/s/${red.seatToken}`));
    const long = 'a'.repeat(41);
    const sent = await who.post(`/games/${id}/orders`, { ...fields, word: long, code: red.code });
    expect(sent.status).toBe(422);
    const html = await sent.text();
    expect(html).toContain(`value="${long}"`);
    expect(html).toContain('A word has at most 40 letters, this one has 41.');
    expect(html).toContain('data-unsent="yes"');
  });

  test('the same form sent twice counts once, also after the round is over', async () => {
    const who = browser(here);
    const fields = { ...hiddenFields(await who.text(`/s/${red.seatToken}`)), word: 'pineapple', code: red.code };
    const first = await who.post(`/games/${id}/orders`, fields);
    const second = await who.post(`/games/${id}/orders`, fields);
    await write(blue, 'banana');
    const third = await who.post(`/games/${id}/orders`, fields);
    expect(second.headers.get('location')).toBe(first.headers.get('location'));
    expect(third.headers.get('location')).toBe(first.headers.get('location'));
  });

  test('a form for a round that has closed is refused with what is asked now, and keeps its word', async () => {
    const who = browser(here);
    const stale = hiddenFields(await who.text(`/s/${red.seatToken}`));
    await write(red, 'pineapple');
    await write(blue, 'banana');
    const sent = await who.post(`/games/${id}/orders`, { ...stale, word: 'too-late', code: red.code });
    expect(sent.status).toBe(409);
    const html = await sent.text();
    expect(html).toContain('your word for round 2');
    expect(html).toContain('value="too-late"');
  });

  test('links to the rules lead to them', async () => {
    const who = browser(here);
    const links = [...(await who.text(`/s/${red.seatToken}`)).matchAll(/href="([^"]+)">Rules</g)];
    expect(links).toHaveLength(2);
    for (const [, href] of links) expect((await titlePages(here.web).request(href!)).status).toBe(200);
  });

  test('a spectator and a stranger are refused', async () => {
    const sent = await browser(here).post(`/games/${id}/orders`, { prompt: 'r1/word', cmdId: 'x', word: 'hello' });
    expect(sent.status).toBe(403);
    const other = await startTestGame(here);
    const foreign = await browser(here).post(`/games/${other.id}/orders`, {
      prompt: 'r1/word',
      cmdId: 'x',
      word: 'hello',
      'seat-token': red.seatToken,
      code: red.code,
    });
    expect(foreign.status).toBe(403);
  });

  test('orders can be withdrawn until all are in', async () => {
    const { who } = await write(red, 'pineapple');
    const html = await who.text(`/games/${id}`);
    expect(html).toContain('Withdraw my orders');
    const sent = await who.post(`/games/${id}/withdraw`, { prompt: 'r1/word', cmdId: 'back-1' });
    expect(sent.status).toBe(303);
    const after = await who.text(`/games/${id}`);
    expect(after).toContain('It is your turn');
    expect(after).not.toContain('Withdraw my orders');
  });

  test('the receipt shows the orders as understood, leaf, salt, sealed text and head', async () => {
    const { who, receipt } = await write(red, 'pineapple');
    const html = await who.text(receipt);
    expect(html).toContain('Your word: pineapple');
    expect(html).toContain('consigliere/leaf/1');
    expect(html).toContain('WordWritten');
    expect(html).toContain('Awaited now: Blue.');
    expect((await browser(here).get(receipt)).status).toBe(404);
    expect((await who.get(`/games/${id}/receipts/1`)).status).toBe(404);
    expect((await who.get(`/games/${id}/receipts/999`)).status).toBe(404);
  });
});

describe('the end', () => {
  async function playOut(): Promise<Browser> {
    const first = await write(red, 'one');
    const second = await write(blue, 'two');
    await write(red, 'three', first.who);
    await write(blue, 'four', second.who);
    return first.who;
  }

  test('result, ranking, picture and its figures stand on the page', async () => {
    await playOut();
    const html = await browser(here).text(`/games/${id}`);
    expect(html).toContain('The game is over');
    expect(html).toMatch(/Seat [01] wins\./);
    expect(html).toContain('Dice by round');
    expect(html).toContain('The figures');
  });

  test('every receipt is open to everybody, and every seat can be looked at', async () => {
    const who = await playOut();
    expect((await browser(here).get(`/games/${id}/receipts/5`)).status).toBe(200);
    expect(await who.text(`/games/${id}/replay?n=6&seat=1`)).toContain('seen as Blue');
    expect(await browser(here).text(`/games/${id}/replay?n=5&seat=0`)).toContain('Your word: one');
  });

  test('the audit by the server finds all well, and a head that does not fit is named', async () => {
    const who = await playOut();
    const { head } = JSON.parse(await who.text(`/games/${id}/export.json`));
    const page = (query: string) => who.text(`/games/${id}/audit?run=server&${query}`);
    expect(await page('')).toContain('audit-well');
    expect(await page(`n=${head.n}&hash=${head.hash.slice(0, 12)}`)).toContain('is the one in your mail');
    expect(await page(`n=${head.n}&hash=0123456789ab`)).toContain('audit-wrong');
    expect(await page('n=x&hash=zz')).toContain('That is no head');
  });

  test('dice are counted by face and seat', async () => {
    await playOut();
    const html = await browser(here).text(`/games/${id}/statistics`);
    expect(html).toContain('All 4 dice');
    expect(html).toContain('4 rolls are too few');
  });
});

describe('replay', () => {
  test('steps from commit to commit; numbers outside are answered with 404', async () => {
    const { who } = await write(red, 'pineapple');
    const html = await who.text(`/games/${id}/replay?n=4`);
    expect(html).toContain(`/games/${id}/replay?n=5&amp;seat=0`);
    expect(await who.text(`/games/${id}/replay?n=1`)).toContain('There was no board yet');
    for (const n of ['0', '99', 'x', '-1', '1e3'])
      expect((await who.get(`/games/${id}/replay?n=${n}`)).status).toBe(404);
  });

  test('while the game runs nobody looks with another seat’s eyes', async () => {
    const { who } = await write(red, 'pineapple');
    expect((await who.get(`/games/${id}/replay?seat=1`)).status).toBe(403);
    expect((await browser(here).get(`/games/${id}/replay?seat=0`)).status).toBe(403);
    expect((await who.get(`/games/${id}/replay?seat=spectator`)).status).toBe(200);
  });
});

describe('pictures, exports and the rest', () => {
  test('the board is a picture that other sites may show', async () => {
    const answer = await browser(here).get(`/games/${id}/board.png?n=4`);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect(new Uint8Array(await answer.arrayBuffer()).slice(1, 4)).toEqual(new Uint8Array([80, 78, 71]));
    expect((await browser(here).get(`/games/${id}/board.png?n=1`)).status).toBe(404);
  });

  test('the export is a file with a name', async () => {
    const answer = await browser(here).get(`/games/${id}/export.json`);
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="consigliere-${id}-4.json"`);
    expect((await answer.json()).reader).toBe('spectator');
  });

  test('an unknown game is answered with 404 everywhere', async () => {
    for (const path of ROUTES) expect((await browser(here).get(`/games/nowhere${path}`)).status, path).toBe(404);
    expect((await browser(here).post('/games/nowhere/orders', { word: 'x' })).status).toBe(404);
  });

  test('HEAD is answered like GET, without a body', async () => {
    for (const path of ROUTES) {
      const answer = await browser(here).head(`/games/${id}${path}`);
      expect(answer.status, path).toBe(200);
      expect(await answer.text()).toBe('');
    }
  });
});

/** Every page and file that a GET gives. */
const ROUTES = [
  '',
  '/replay',
  '/replay?n=4',
  '/board.png',
  '/statistics',
  '/pictures',
  '/sheet',
  '/audit',
  '/audit?run=server',
  '/export.json',
  '/live',
];

describe('promise 4: secrets stay', () => {
  const CANARY = 'zq-canary-word';

  test('promise 4: a word under seal is on no page, picture or file of others, at any commit', async () => {
    const { who, receipt } = await write(red, CANARY);
    const n = Number(receipt.split('/').at(-1));
    const stranger = browser(here);
    const opponent = browser(here);
    await opponent.text(`/s/${blue.seatToken}`);
    expect(await who.text(`/games/${id}`)).toContain(CANARY);
    expect(await who.text(`/games/${id}/export.json`)).toContain(CANARY);
    for (const other of [stranger, opponent])
      for (const path of [
        ...ROUTES,
        `/replay?n=${n}`,
        `/replay?n=${n}&seat=spectator`,
        `/replay?n=${n}&seat=0`,
        `/receipts/${n}`,
      ])
        expect(await other.text(`/games/${id}${path}`), path).not.toContain(CANARY);
    expect(await opponent.text(`/s/${blue.seatToken}`)).not.toContain(CANARY);
    const refused = await opponent.post(`/games/${id}/orders`, {
      prompt: 'r1/word',
      cmdId: 'x',
      word: '',
      code: blue.code,
    });
    expect(refused.status).toBe(422);
    expect(await refused.text()).not.toContain(CANARY);
  });

  test('promise 4: its owner, looking as a spectator, sees what a spectator sees', async () => {
    const { who, receipt } = await write(red, CANARY);
    const n = receipt.split('/').at(-1);
    expect(await who.text(`/games/${id}/replay?n=${n}&seat=spectator`)).not.toContain(CANARY);
    expect(await who.text(`/games/${id}/replay?n=${n}&seat=0`)).toContain(CANARY);
  });

  test('the code beside the link is on no page', async () => {
    await here.house.ports.holders.put({ ...red, code: '73918264' }, { state: red.state, person: red.person });
    const who = browser(here);
    await who.text(`/s/${red.seatToken}`);
    for (const path of ROUTES) expect(await who.text(`/games/${id}${path}`), path).not.toContain('73918264');
  });
});

describe('promise 4: quiet answers', () => {
  test('promise 4: while a quiet prompt is open, nobody else’s page, file or head shows that somebody has answered', async () => {
    const game = await startTestGame(here, 'words', 3, { quiet: true });
    const [first, second] = game.holders as [Holder, Holder];
    const others = [browser(here), browser(here)] as const;
    await others[1].text(`/s/${second.seatToken}`);
    const look = async () => {
      const seen: string[] = [];
      for (const other of others)
        for (const path of ROUTES)
          seen.push((await other.text(`/games/${game.id}${path}`)).replaceAll(/value="[a-z2-7]{26}"/g, ''));
      return seen;
    };
    const before = await look();
    const who = browser(here);
    const fields = hiddenFields(await who.text(`/s/${first.seatToken}`));
    const sent = await who.post(`/games/${game.id}/orders`, { ...fields, word: 'hush', code: first.code });
    expect(sent.headers.get('location')).toContain('/receipts/sent/');
    expect(await look()).toEqual(before);
    const receipt = await who.text(sent.headers.get('location')!);
    expect(receipt).toContain('stored quietly');
    expect(receipt).toContain('Your word: hush');
    expect(receipt).not.toContain('Everybody is ready');
    expect((await others[1].get(sent.headers.get('location')!)).status).toBe(404);
    expect(await who.text(`/games/${game.id}`)).toContain('Your orders are in');
  });
});

describe('no GET or HEAD changes anything', () => {
  test('no port that keeps something is written to by any route', async () => {
    const { who } = await write(red, 'pineapple');
    const writes: string[] = [];
    const { ports } = here.house;
    for (const [port, names] of WRITERS)
      for (const name of names) {
        const owner = ports[port] as unknown as Record<string, (...args: unknown[]) => unknown>;
        const original = owner[name]!;
        owner[name] = (...args) => {
          writes.push(`${port}.${name}`);
          return original.apply(owner, args);
        };
      }
    for (const path of [...ROUTES, '/receipts/5'])
      for (const ask of [who.get, who.head]) expect((await ask(`/games/${id}${path}`)).status, path).toBe(200);
    for (const ask of [who.get, who.head]) await ask(`/s/${blue.seatToken}?draft=eA`);
    expect(writes).toEqual([]);
    await write(blue, 'banana');
    expect(writes).toContain('events.append');
  });

  const WRITERS = [
    ['events', ['append', 'putSeeds']],
    ['people', ['ensure', 'change']],
    ['signIns', ['put', 'take', 'drop']],
    ['sessions', ['open', 'close']],
    ['index', ['put', 'summarise']],
    ['holders', ['put']],
    ['notices', ['queue', 'claim', 'settle']],
    ['limits', ['hit']],
  ] as const;
});
