import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { sealerOf } from '#store/keyringText.ts';
import type { Sealer } from '#store/sealer.ts';
import { sentenceOf, Trouble } from './io.ts';

/**
 * The keys that secret orders and seeds are sealed with at rest: `{"current": id, "keys": {id: 32 bytes in base64}}`. From the
 * environment (`given`), else from the file, which is made at the first start, readable by its owner only.
 */
export async function openSealer(given: string | null, file: string): Promise<Sealer> {
  const [text, place] = given === null ? [await secretText(file, freshKeys), file] : [given, 'CONSIGLIERE_KEYS'];
  try {
    return sealerOf(text);
  } catch (cause) {
    throw new Trouble(
      `The keys in ${place} can't be used: ${sentenceOf(cause)}. They look like {"current":"k1","keys":{"k1":"<32 bytes in base64>"}}.`,
    );
  }
}

function freshKeys(): string {
  const id = `k${randomBytes(3).toString('hex')}`;
  return JSON.stringify({ current: id, keys: { [id]: randomBytes(32).toString('base64') } });
}

/** The text of a secret file, which is made with `make` at the first start, readable by its owner only. */
export async function secretText(file: string, make: () => string | Promise<string>): Promise<string> {
  const there = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw new Trouble(`The keys in ${file} can't be read: ${error.message}`);
  });
  if (there !== null) return there;
  const fresh = await make();
  await mkdir(dirname(file), { recursive: true });
  const part = `${file}.${randomBytes(6).toString('hex')}.part`;
  await writeFile(part, fresh, { mode: 0o600, flush: true });
  // Linked into place, so that of two processes that start at once one makes the keys and the other reads them.
  const made = await link(part, file).then(
    () => true,
    () => false,
  );
  await unlink(part);
  return made ? fresh : readFile(file, 'utf8');
}
