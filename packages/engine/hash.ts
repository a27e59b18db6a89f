import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** 64 lower-case hex digits. */
export type Hash = string;

/**
 * SHA-256 over fields that cannot run into each other: each field is its UTF-8 bytes behind their number as four bytes, big-endian.
 * Hashes and salts go in as their hex text, so that a checker in another language needs strings only.
 */
export function hashFields(...fields: readonly string[]): Hash {
  return bytesToHex(sha256(concatBytes(...fields.flatMap(lengthPrefixed))));
}

function lengthPrefixed(field: string): Uint8Array[] {
  const bytes = utf8ToBytes(field);
  const length = new Uint8Array(4);
  new DataView(length.buffer).setUint32(0, bytes.length);
  return [length, bytes];
}

/** SHA-256 of the bytes that a hex text stands for: one step of a luck chain. */
export const hashBytes = (hex: string): Hash => bytesToHex(sha256(hexToBytes(hex)));
