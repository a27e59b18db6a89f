import * as z from 'zod';
import { keyring, type Sealer } from './sealer.ts';

const written = z.strictObject({ current: z.string().min(1), keys: z.record(z.string(), z.base64()) });

/**
 * The sealer of a keyring as people write it: `{"current": id, "keys": {id: 32 bytes in base64}}`. The error says what is wrong without
 * a word of the text, which holds keys.
 */
export function sealerOf(text: string): Sealer {
  const { current, keys } = parse(text);
  const bytes = Object.entries(keys).map(([id, key]) => [id, new Uint8Array(Buffer.from(key, 'base64'))] as const);
  return keyring(Object.fromEntries(bytes), current);
}

function parse(text: string): z.infer<typeof written> {
  try {
    return written.parse(JSON.parse(text));
  } catch {
    throw new Error('it has not the right shape');
  }
}
