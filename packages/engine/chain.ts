import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, hexToBytes } from '@noble/hashes/utils.js';
import { type Hash, hashBytes, hashFields } from './hash.ts';
import { drawsFrom, type Luck, type Roll, type Source } from './luck.ts';

/**
 * The dice of a game are fixed before anybody joins: a chain of hashes is made backwards from a random seed, `link[k] =
 * SHA-256(link[k+1])`, and its first link is published. A commit that rolls uses the next link and (open chain) shows it, so that
 * anybody can check it against the one before. docs/fair-play.md says what this proves and what it does not.
 */
export const CHAIN_LENGTH = 4096;

/** All links of the chain that ends in `seed` (32 bytes, hex): `links[0]` is published, `links[length]` is the seed. */
export function linksOf(seed: string, length = CHAIN_LENGTH): Hash[] {
  const links = new Array<Hash>(length + 1);
  links[length] = seed;
  for (let k = length - 1; k >= 0; k--) links[k] = hashBytes(links[k + 1]!);
  return links;
}

/** Everybody's cut, in seat order, goes into every die of the game. */
export const saltOf = (cuts: readonly string[]): Hash => hashFields('consigliere/cuts/1', ...cuts);

/** The numbers that follow from a link: the i-th HMAC-SHA256(link, salt, i), first 48 bits, rejection instead of modulo bias. */
export function linkSource(link: Hash, salt: Hash): Source {
  const key = hexToBytes(link);
  const saltBytes = hexToBytes(salt);
  let counter = 0;
  return (_label, n) => {
    const limit = Math.floor(2 ** 48 / n) * n;
    for (;;) {
      const count = new Uint8Array(4);
      new DataView(count.buffer).setUint32(0, counter++);
      const digest = hmac(sha256, key, concatBytes(saltBytes, count));
      const view = new DataView(digest.buffer, digest.byteOffset);
      const value = view.getUint16(0) * 2 ** 32 + view.getUint32(2);
      if (value < limit) return value % n;
    }
  };
}

/** Open draws of one commit as stored: number of the link, the link itself, the rolls in order. */
export interface OpenDraws {
  k: number;
  link: Hash;
  rolls: readonly Roll[];
}

/** Secret draws of one commit: an event for nobody until the end. */
export interface SecretDraws {
  k: number;
  rolls: readonly Roll[];
}

/** Where a game stands on its two chains and the links it may use next. */
export interface ChainPosition {
  salt: Hash;
  open: { used: number; link: (k: number) => Hash };
  closed: { used: number; link: (k: number) => Hash };
}

/** The luck of one commit, and what was drawn when it is done. A link is used only if something is drawn with it. */
export function chainLuck(at: ChainPosition): {
  luck: Luck;
  drawn(): { open: OpenDraws | null; secret: SecretDraws | null };
} {
  const open = oneLink(at.open, at.salt);
  const closed = oneLink(at.closed, at.salt);
  return {
    luck: { ...drawsFrom(open.source), secret: drawsFrom(closed.source) },
    drawn: () => ({
      open: open.rolls.length ? { k: open.k, link: at.open.link(open.k), rolls: open.rolls } : null,
      secret: closed.rolls.length ? { k: closed.k, rolls: closed.rolls } : null,
    }),
  };
}

function oneLink(chain: ChainPosition['open'], salt: Hash) {
  const k = chain.used + 1;
  const rolls: Roll[] = [];
  let numbers: Source | null = null;
  const source: Source = (label, n) => {
    numbers ??= linkSource(chain.link(k), salt);
    const value = numbers(label, n);
    rolls.push([label, n, value]);
    return value;
  };
  return { k, rolls, source };
}
