import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { keyring, throwawaySealer } from './sealer.ts';

const key = randomBytes(32);

test('a text comes back, and its envelope is another one each time', () => {
  const sealer = throwawaySealer();
  for (const text of ['', 'orders', '日本 👩‍👩‍👧 \u0000'])
    expect(sealer.open(sealer.seal(text, 'here'), 'here')).toBe(text);
  expect(sealer.seal('orders', 'here')).not.toEqual(sealer.seal('orders', 'here'));
});

test('an envelope opens at its own place only', () => {
  const sealer = throwawaySealer();
  expect(() => sealer.open(sealer.seal('orders', 'here'), 'there')).toThrow('changed or moved');
});

test('no byte of an envelope can be changed', () => {
  const sealer = keyring({ k: key }, 'k');
  const envelope = sealer.seal('orders', 'here');
  for (let i = 0; i < envelope.length; i++) {
    const changed = Uint8Array.from(envelope);
    changed[i]! ^= 1;
    expect(() => sealer.open(changed, 'here')).toThrow();
    expect(() => sealer.open(envelope.slice(0, i), 'here')).toThrow();
  }
});

test('keys of the wrong length and a current key that is not there are refused at once', () => {
  expect(() => keyring({ short: randomBytes(16) }, 'short')).toThrow('Key "short" has 16 bytes; AES-256 needs 32.');
  expect(() => keyring({ a: key }, 'b')).toThrow('The current key "b" is not in the keyring (it has a).');
  expect(() => keyring({ '': key }, '')).toThrow('1 to 255 bytes');
});
