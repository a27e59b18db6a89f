import * as z from 'zod';
import { newPushKeys, type PushKeys } from '#mail/couriers/webPush.ts';
import { Trouble } from './io.ts';
import { secretText } from './keys.ts';

const pushKeys = z.strictObject({ publicKey: z.string().min(1), privateKey: z.string().min(1) });

/**
 * The keys by which push services know this server. From the environment (`given`), else from the file, which is made at the first
 * start: with other keys every browser would have to allow push anew.
 */
export async function openPushKeys(given: string | null, file: string): Promise<PushKeys> {
  const text = given ?? (await secretText(file, async () => JSON.stringify(await newPushKeys())));
  try {
    return pushKeys.parse(JSON.parse(text));
  } catch {
    // The text holds a key: no excerpt of it is told.
    throw new Trouble(
      `The push keys in ${given === null ? file : 'CONSIGLIERE_PUSH_KEYS'} can't be used: they look like {"publicKey":"...","privateKey":"..."}.`,
    );
  }
}
