import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as keys from './keys.ts';

const page = readFileSync(new URL('../../docs/keys.md', import.meta.url), 'utf8');
const folder = new URL('./', import.meta.url);
const sources = new Map(
  readdirSync(folder)
    .filter((name) => /^(?!contract|keys\.).*(?<!\.test)\.ts$/.test(name))
    .map((name) => [name, readFileSync(new URL(name, folder), 'utf8')]),
);

/** `| builder | example | what it holds | written by | read by |` */
const rows = [...page.matchAll(/^\| `(\w+Key)` \|(.*)\|$/gm)].map(([, builder = '', rest = '']) => {
  const [example = '', , writers = '', readers = ''] = rest.split('|').map((cell) => cell.trim());
  const files = (cell: string) => [...cell.matchAll(/`(\w+\.ts)`/g)].map(([, file = '']) => file);
  return { builder, example, writers: files(writers), readers: files(readers) };
});

type Builder = Exclude<
  { [Name in keyof typeof keys]: Name extends `${string}Key` ? Name : never }[keyof typeof keys],
  undefined
>;

const examples: Record<Builder, keys.Key | keys.StreamKey> = {
  commitKey: keys.commitKey('g7', 12),
  seedsKey: keys.seedsKey('g7'),
  personKey: keys.personKey('p1'),
  emailKey: keys.emailKey('Ada@Example.org'),
  personGameKey: keys.personGameKey('p1', { id: 'g7', createdAt: '2026-03-01T18:00:00.000Z' }),
  signInKey: keys.signInKey('Ada@Example.org'),
  sessionKey: keys.sessionKey('9f86d0'),
  recordKey: keys.recordKey('g7'),
  summaryKey: keys.summaryKey('g7'),
  seatKey: keys.seatKey('g7', 3),
  tokenKey: keys.tokenKey('seat', 'mfrggzdf'),
  noticeKey: keys.noticeKey('g7/12/3/turn/mail'),
  personNoticeKey: keys.personNoticeKey('p1', '2026-03-01T18:00:00.000Z', 'g7/12/3/turn/mail'),
  messageKey: keys.messageKey('<a1@play.example>'),
  mailboxKey: keys.mailboxKey('9f86d0'),
  wishesKey: keys.wishesKey('p1'),
  passKey: keys.passKey('feed', 'mfrggzdf'),
  attendanceKey: keys.attendanceKey('p1', 'g7'),
  waitsKey: keys.waitsKey('p1', 'g7'),
  wantedKey: keys.wantedKey('g7'),
  pressKey: keys.pressKey('g7', { seat: 3, tenure: 1 }, 12),
  pressCountKey: keys.pressCountKey('g7'),
  pressOnceKey: keys.pressOnceKey('g7', { seat: 3, tenure: 1 }, 'c1'),
  notesKey: keys.notesKey('g7', { seat: 3, tenure: 1 }),
  beatKey: keys.beatKey(),
  limitKey: keys.limitKey('signin:ada@example.org'),
};

test('docs/keys.md has one row for each key builder and none for anything else', () => {
  const builders = Object.keys(keys).filter((name) => name.endsWith('Key'));
  expect(rows.map((row) => row.builder).toSorted()).toEqual(builders.toSorted());
});

test.each(Object.entries(examples))('docs/keys.md shows what %s builds', (builder, key) => {
  const row = rows.find((one) => one.builder === builder);
  expect(row?.example).toBe(`\`${key.pk}\` / \`${key.sk}\``);
});

test.each(rows)(
  'the files that docs/keys.md names as users of $builder are those that use it',
  ({ builder, writers, readers }) => {
    const users = [...sources]
      .filter(([, source]) => new RegExp(`\\b${builder}\\b`).test(source))
      .map(([file]) => file);
    expect(writers.length).toBeGreaterThan(0);
    expect(readers.length).toBeGreaterThan(0);
    expect([...new Set([...writers, ...readers])].toSorted()).toEqual(users.toSorted());
  },
);

test('no key is put together outside of keys.ts', () => {
  for (const [file, source] of sources) expect(source.match(/`?[A-Z]{4,}#/)?.[0] ?? file).toBe(file);
});

test('two different long keys stay different and within the limits of DynamoDB', () => {
  const [one, two] = [keys.limitKey('é'.repeat(4_000)), keys.limitKey(`${'é'.repeat(4_000)}!`)];
  expect(one.pk).not.toBe(two.pk);
  expect(Buffer.byteLength(one.pk)).toBeLessThan(2_048);
});

test('a notice without all five parts has no key', () => {
  for (const id of ['', 'g/1/0/turn', 'g//0/turn/mail', 'g/1/0/turn/mail/x'])
    expect(() => keys.noticeKey(id)).toThrow(`"${id}"`);
});
