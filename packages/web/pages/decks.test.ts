import { describe, expect, test } from 'vitest';
import { penniesRoom } from '#games/pennies.fixtures.ts';
import { stones } from '../../../test/stones.ts';
import { programOf, signedIn, type TestWeb, testWeb } from '../web.fixtures.ts';

const house = () => testWeb({ rooms: { stones: { title: stones, ui: penniesRoom.ui } } });
const box = {
  name: 'Grandma’s <box>',
  count: 3,
  stones: [
    { name: 'OAK', number: 1, count: 2 },
    { name: 'ELM', number: 6 },
  ],
};
const fields = {
  title: 'stones',
  name: 'Ours',
  'seat.0.kind': 'me',
  'seat.1.kind': 'open',
  'option.rounds': '4',
  'option.deck': 'house-2',
  'option.deck.kept': '',
};
const inFile = (content: unknown) => ({
  'option.deck.file': {
    name: 'box.json',
    text: typeof content === 'string' ? content : JSON.stringify(content, null, 2),
  },
});

async function sent(t: TestWeb, content: unknown, more: Record<string, string> = {}) {
  const ann = await signedIn(t, 'ann@b.example');
  const answer = await ann.upload(
    '/games/new',
    { ...fields, ...more },
    content === null ? { 'option.deck.file': null } : inFile(content),
  );
  return { ann, answer, location: answer.headers.get('location') ?? '', html: await answer.text() };
}

async function optionsAt(t: TestWeb, location: string) {
  const [commit] = await t.house.ports.events.read(location.split('/')[2]!);
  return JSON.parse(commit!.entries[0]!.text)[1].options;
}

describe('the form of a new game', () => {
  test('has a choice of the house’s decks and a place for a file, and says how large it may be', async () => {
    const ann = await signedIn(house(), 'ann@b.example');
    const html = await (await ann.get('/games/new')).text();
    expect(html).toMatch(/<form[^>]*action="\/games\/new"[^>]*enctype="multipart\/form-data"/);
    expect(html).toMatch(/<select[^>]*name="option.deck"[^>]*><option value="house-1" selected=""[^>]*>/);
    expect(html).toMatch(/<input type="file"[^>]*name="option.deck.file"[^>]*accept="application\/json,.json"/);
    expect(html).toContain('JSON of at most 128 KB');
    expect(html).not.toContain('.kept');
  });

  test('of a title without decks is sent as ever', async () => {
    const ann = await signedIn(testWeb(), 'ann@b.example');
    expect(await (await ann.get('/games/new')).text()).not.toContain('enctype');
  });

  test('takes a deck of the house where no file was chosen', async () => {
    const t = house();
    const { answer, location } = await sent(t, null);
    expect(answer.status).toBe(303);
    expect(await optionsAt(t, location)).toEqual({ rounds: 4, deck: 'house-2' });
  });

  test('takes a file, whatever the choice above it says', async () => {
    const t = house();
    const { ann, answer, location } = await sent(t, box);
    expect(answer.status).toBe(303);
    expect((await optionsAt(t, location)).deck).toMatchObject({
      name: box.name,
      stones: [{ name: 'OAK', needs: 0 }, {}],
    });
    const lobby = await (await ann.get(location)).text();
    expect(lobby).toContain('Stones: own cards: Grandma’s &lt;box&gt;, 3 cards');
    expect(lobby).not.toContain('OAK');
    const open = (await t.house.ports.holders.of(location.split('/')[2]!)).find(({ state }) => state === 'open')!;
    const join = await (await t.browser().get(`/join/${open.inviteToken}`)).text();
    expect(join).toContain('Stones: own cards: Grandma’s &lt;box&gt;, 3 cards');
    expect(join).not.toContain('[object');
  });

  test.each([
    [
      'a fault in a card',
      { ...box, stones: [{ name: 'OAK', number: 12 }] },
      422,
      'stone 1 (OAK): number must be a whole number 0 to 9, not 12',
    ],
    ['counts that don’t agree', { ...box, count: 4 }, 422, 'count: The stones are 3 together, not 4'],
    ['a comma too many', '{"name": "x",\n}', 400, 'it goes wrong at line 2, column 1'],
    ['nothing in it', '', 400, 'it goes wrong at line 1, column 1'],
    ['too much in it', `"${'x'.repeat(140_000)}"`, 413, 'The file has 137 KB; cards can have 128 KB.'],
  ])('refuses a file with %s at its field, and keeps the rest of the form', async (_what, content, status, say) => {
    const t = house();
    const { answer, html } = await sent(t, content);
    expect(answer.status).toBe(status);
    const wrong = /<p class="wrong" id="f-option-deck-file-wrong">([^<]*)</.exec(html)?.[1];
    expect(wrong).toContain(say);
    expect(html).toMatch(
      /name="option.deck.file" aria-describedby="[^"]*f-option-deck-file-wrong" aria-invalid="true"/,
    );
    expect(html).toMatch(/<details open/);
    expect(html).toContain('value="Ours"');
    expect(html).toMatch(/name="option.rounds"[^>]* value="4"/);
    expect(html).not.toContain('.kept"');
    for await (const _ of t.house.ports.index.all()) expect.unreachable('a game was laid');
  });

  test('keeps a good file when something else is refused', async () => {
    const t = house();
    const { ann, answer, html } = await sent(t, box, { 'option.rounds': '99' });
    expect(answer.status).toBe(422);
    expect(html).toContain('rounds must be a whole number 1 to 50, not 99');
    expect(html).toMatch(/<option value="own" selected=""[^>]*>own cards: Grandma’s &lt;box&gt;, 3 cards/);
    const kept = /name="option.deck.kept" value="([^"]*)"/.exec(html)![1]!;
    const text = kept
      .replaceAll('&quot;', '"')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&');
    const again = { ...fields, 'option.deck': 'own', 'option.deck.kept': text };
    const made = await ann.upload('/games/new', again, { 'option.deck.file': null });
    expect((await optionsAt(t, made.headers.get('location')!)).deck.name).toBe(box.name);
    const other = await ann.upload('/games/new', { ...again, 'option.deck': 'house-1' }, { 'option.deck.file': null });
    expect((await optionsAt(t, other.headers.get('location')!)).deck).toBe('house-1');
  });

  test('believes nothing of a kept deck that was changed on the way', async () => {
    const { answer, html } = await sent(house(), null, { 'option.deck': 'own', 'option.deck.kept': '{"name":1}' });
    expect(answer.status).toBe(422);
    expect(html).toContain('name must be a text of 1 to 60 characters, not 1');
    const { answer: none } = await sent(house(), null, { 'option.deck': 'own' });
    expect(none.status).toBe(422);
  });

  test('does not count invitations of a game whose cards are refused', async () => {
    const t = house();
    const ann = await signedIn(t, 'ann@b.example');
    const invites = { ...fields, 'seat.1.kind': 'mail', 'seat.1.email': 'bob@b.example' };
    for (let i = 0; i < 51; i++)
      expect((await ann.upload('/games/new', invites, inFile({ ...box, count: 9 }))).status).toBe(422);
    expect((await ann.upload('/games/new', invites, inFile(box))).status).toBe(303);
  });
});

describe('the API', () => {
  const request = { title: 'stones', seats: [{ email: 'ann@b.example' }, { open: true }] };
  const withDeck = (deck: unknown) => ({ ...request, options: { deck } });

  test('takes a whole deck among the options, up to its limit', async () => {
    const t = house();
    const ann = await programOf(t, 'ann@b.example');
    const large = {
      name: 'Large',
      count: 300,
      stones: Array.from({ length: 300 }, (_, i) => ({ name: `STONE ${i}`, number: i % 10, text: 'x'.repeat(370) })),
    };
    const made = await ann.send('POST', '/api/games', withDeck(large));
    expect(made.status).toBe(201);
    const { id } = await made.json();
    expect((await optionsAt(t, `/games/${id}`)).deck.stones).toHaveLength(300);
    const stone = { ...large.stones[0]!, text: 'x'.repeat(1000) };
    const more = await ann.send(
      'POST',
      '/api/games',
      withDeck({ ...large, stones: [...large.stones.slice(1, 150), ...Array(30).fill(stone)] }),
    );
    expect(more.status).toBe(422);
    const tooMuch = await ann.send(
      'POST',
      '/api/games',
      withDeck({ ...large, stones: large.stones.map((one) => ({ ...one, text: 'x'.repeat(450) })) }),
    );
    expect(tooMuch.status).toBe(413);
    expect(await tooMuch.json()).toMatchObject({
      code: 'OVERSIZE',
      at: 'deck',
      say: expect.stringContaining('a deck can have 128 KB'),
    });
    expect((await ann.send('POST', '/api/games', withDeck('x'.repeat(200_000)))).status).toBe(413);
  });

  test('refuses cards and decks that are not there by name', async () => {
    const t = house();
    const ann = await programOf(t, 'ann@b.example');
    const bad = await ann.send('POST', '/api/games', withDeck({ ...box, stones: [{ name: 'OAK' }] }));
    expect(bad.status).toBe(422);
    expect(await bad.json()).toMatchObject({
      code: 'BAD_DECK',
      at: 'deck',
      say: expect.stringContaining('stone 1 (OAK): number must be a whole number 0 to 9, and is missing'),
    });
    const unknown = await ann.send('POST', '/api/games', withDeck('constructor'));
    expect(await unknown.json()).toMatchObject({
      code: 'UNKNOWN_DECK',
      say: expect.stringContaining('house-1, house-2'),
    });
    expect((await ann.send('POST', '/api/games', withDeck(7))).status).toBe(422);
  });

  test('describes the decks among the options of a title', async () => {
    const { titles } = await (await house().app.request('/api/titles')).json();
    expect(titles[0].options.properties.deck).toMatchObject({ default: 'house-1', file: true, title: 'Stones' });
  });
});
