import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import type { Actor, Commit, Entry } from '#engine/commit.ts';
import type { Audience } from '#engine/title.ts';
import type { GameId, Seeds } from '#games/ports.ts';
import type { Item } from './expressions.ts';
import { commitKey, type StreamKey, seedsKey } from './keys.ts';
import type { Sealer } from './sealer.ts';

// How commits and seeds are kept as items. Texts go in as they are, because their bytes are what was hashed. Of an entry that not
// everybody may read, the salt is sealed too: with salt and hash in hand, a short order could be found by trying all of them.

export function commitItem(commit: Commit, sealer: Sealer): Item {
  const item: Item = {
    ...keyItem(commitKey(commit.game, commit.n)),
    at: { S: commit.at },
    title: { S: commit.title },
    cmdId: { S: commit.cmdId },
    by: { S: commit.by },
    hash: { S: commit.hash },
    entries: {
      L: commit.entries.map((entry, i) => ({ M: entryItem(entry, placeOf(commit, i, entry.audience), sealer) })),
    },
  };
  if (commit.prev) item.prev = { S: commit.prev };
  if (commit.draws) item.draws = { S: commit.draws };
  return item;
}

/** Throws if the item is not a whole commit or a secret of it does not open. */
export function commitOf(item: Item, sealer: Sealer): Commit {
  const game = textOf(item, 'pk');
  const n = Number(item.sk?.N);
  return {
    game,
    n,
    at: textOf(item, 'at'),
    title: textOf(item, 'title'),
    cmdId: textOf(item, 'cmdId'),
    by: actorOf(textOf(item, 'by')),
    entries: (item.entries?.L ?? missing('entries')).map((entry, i) => entryOf(entry, { game, n }, i, sealer)),
    draws: item.draws?.S ?? '',
    prev: item.prev?.S ?? '',
    hash: textOf(item, 'hash'),
  };
}

export const seedsItem = (game: GameId, seeds: Seeds, sealer: Sealer): Item => ({
  ...keyItem(seedsKey(game)),
  seeds: { B: sealer.seal(JSON.stringify([seeds.open, seeds.closed, seeds.bots]), seedsPlace(game)) },
});

export function seedsOf(game: GameId, item: Item, sealer: Sealer): Seeds {
  const [open, closed, bots]: string[] = JSON.parse(sealer.open(item.seeds?.B ?? missing('seeds'), seedsPlace(game)));
  return { open: open ?? missing('open'), closed: closed ?? missing('closed'), bots: bots ?? missing('bots') };
}

export const keyItem = ({ pk, sk }: StreamKey): Item => ({ pk: { S: pk }, sk: { N: String(sk) } });

const entryItem = ({ audience, text, salt }: Entry, place: string, sealer: Sealer): Item =>
  audience === 'all'
    ? { a: { S: 'all' }, t: { S: text }, s: { S: salt } }
    : { a: { S: audienceText(audience) }, c: { B: sealer.seal(`${salt}\n${text}`, place) } };

function entryOf(value: AttributeValue, commit: { game: GameId; n: number }, i: number, sealer: Sealer): Entry {
  const entry = value.M ?? missing(`entries[${i}]`);
  const audience = audienceOf(textOf(entry, 'a'));
  if (audience === 'all') return { audience, text: textOf(entry, 't'), salt: textOf(entry, 's') };
  const opened = sealer.open(entry.c?.B ?? missing(`entries[${i}].c`), placeOf(commit, i, audience));
  const cut = opened.indexOf('\n');
  return { audience, text: opened.slice(cut + 1), salt: opened.slice(0, cut) };
}

/** The audience is bound as well: the chain of hashes does not cover it, and nobody must give one seat's orders to another. */
const placeOf = ({ game, n }: { game: GameId; n: number }, i: number, audience: Audience): string =>
  JSON.stringify(['consigliere/entry/1', game, n, i, audienceText(audience)]);

const seedsPlace = (game: GameId): string => JSON.stringify(['consigliere/seeds/1', game]);

/** `all`, `nobody` or the seats as `[0,2]`. */
const audienceText = (audience: Audience): string =>
  typeof audience === 'string' ? audience : JSON.stringify(audience);

function audienceOf(text: string): Audience {
  if (text === 'all' || text === 'nobody') return text;
  const seats: unknown = JSON.parse(text);
  if (Array.isArray(seats) && seats.every(Number.isInteger)) return seats;
  throw new Error(`"${text}" is not an audience.`);
}

function actorOf(text: string): Actor {
  if (text === 'host' || text === 'clock') return text;
  const seat = /^seat:(\d+)$/.exec(text)?.[1];
  if (seat === undefined) throw new Error(`"${text}" is nobody who can act.`);
  return `seat:${Number(seat)}`;
}

const textOf = (item: Item, name: string): string => item[name]?.S ?? missing(name);

function missing(name: string): never {
  throw new Error(`The stored item lacks "${name}".`);
}
