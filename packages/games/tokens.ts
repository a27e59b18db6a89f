import { bytesToHex } from '@noble/hashes/utils.js';
import { customRandom } from 'nanoid';
import { type Hash, hashFields } from '#engine/hash.ts';
import type { Random } from './ports.ts';

/** Lower case only and no look-alikes that mail programs or people mix up (RFC 4648 base32, lower case). */
const BASE32 = 'abcdefghijklmnopqrstuvwxyz234567';

const drawn = (random: Random, alphabet: string, size: number): string =>
  customRandom(alphabet, size, (length) => random.bytes(length))();

/** 130 random bits: nobody guesses it. */
export const newToken = (random: Random): string => drawn(random, BASE32, 26);

/** Short and readable in addresses, 60 bits; not a secret. */
export const newId = (random: Random): string => drawn(random, BASE32, 12);

export const newDigits = (random: Random, size: number): string => drawn(random, '0123456789', size);

/** 32 random bytes, hex. */
export const newSeed = (random: Random): Hash => bytesToHex(random.bytes(32));

/** What is kept of a secret that only its owner knows. */
export const hashToken = (token: string): Hash => hashFields('consigliere/token/1', token);
