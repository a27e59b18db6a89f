import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/**
 * Keeps secret texts unreadable at rest: AES-256-GCM with a fresh nonce for each text. `bound` names the place the text belongs to;
 * an envelope that was moved to another place does not open.
 */
export interface Sealer {
  seal(text: string, bound: string): Uint8Array;
  /** Throws if the key is not there or the envelope was changed, moved or made with another key of the same name. */
  open(envelope: Uint8Array, bound: string): string;
}

/** Key id -> 32 bytes. */
export type Keyring = Readonly<Record<string, Uint8Array>>;

const NONCE = 12;
const TAG = 16;
const VERSION = 1;

/**
 * Seals with the `current` key and opens with whichever key the envelope names: to rotate, add a key, make it current, and keep the
 * old ones for as long as there are games sealed with them.
 *
 * Envelope: version (1 byte), length of the key id (1), key id, nonce (12), tag (16), ciphertext.
 */
export function keyring(keys: Keyring, current: string): Sealer {
  for (const [id, key] of Object.entries(keys)) {
    if (key.length !== 32) throw new Error(`Key "${id}" has ${key.length} bytes; AES-256 needs 32.`);
    if (!id || Buffer.byteLength(id) > 255) throw new Error(`The key id "${id}" must have 1 to 255 bytes.`);
  }
  const currentKey = keys[current];
  if (!currentKey) throw new Error(`The current key "${current}" is not in the keyring (${listOf(keys)}).`);

  return {
    seal(text, bound) {
      const nonce = randomBytes(NONCE);
      const cipher = createCipheriv('aes-256-gcm', currentKey, nonce).setAAD(Buffer.from(bound));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      const id = Buffer.from(current);
      return Buffer.concat([Buffer.from([VERSION, id.length]), id, nonce, cipher.getAuthTag(), sealed]);
    },
    open(envelope, bound) {
      const { id, nonce, tag, sealed } = partsOf(Buffer.from(envelope));
      const key = keys[id];
      if (!key) throw new Error(`This was sealed with key "${id}", which is not in the keyring (${listOf(keys)}).`);
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG }).setAAD(Buffer.from(bound));
        decipher.setAuthTag(tag);
        return Buffer.concat([decipher.update(sealed), decipher.final()]).toString('utf8');
      } catch (cause) {
        const say = `Key "${id}" does not open this envelope: it is another key than it was sealed with, or the envelope was changed or moved.`;
        throw new Error(say, { cause });
      }
    },
  };
}

/** A key that nobody keeps, for what does not outlive the process. */
export const throwawaySealer = (): Sealer => keyring({ throwaway: randomBytes(32) }, 'throwaway');

function partsOf(envelope: Buffer) {
  if (envelope[0] !== VERSION) throw new Error(`This is not a sealed envelope of version ${VERSION}.`);
  const idEnd = 2 + (envelope[1] ?? 0);
  if (envelope.length < idEnd + NONCE + TAG) throw new Error('This sealed envelope is cut off.');
  return {
    id: envelope.subarray(2, idEnd).toString(),
    nonce: envelope.subarray(idEnd, idEnd + NONCE),
    tag: envelope.subarray(idEnd + NONCE, idEnd + NONCE + TAG),
    sealed: envelope.subarray(idEnd + NONCE + TAG),
  };
}

const listOf = (keys: Keyring): string => `it has ${Object.keys(keys).join(', ') || 'none'}`;
