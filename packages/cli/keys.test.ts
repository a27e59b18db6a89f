import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openSealer } from './keys.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'consigliere-keys-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('the keys', () => {
  test('are made once, for their owner only, and open tomorrow what was sealed today', async () => {
    const file = join(folder, 'data', 'keys.json');
    const sealed = (await openSealer(null, file)).seal('my orders', 'here');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await openSealer(null, file)).open(sealed, 'here')).toBe('my orders');
  });

  test('are the same for two servers that start at once', async () => {
    const file = join(folder, 'keys.json');
    const [a, b] = await Promise.all([openSealer(null, file), openSealer(null, file)]);
    expect(b.open(a.seal('x', 'here'), 'here')).toBe('x');
  });

  test('come from the environment where they are given', async () => {
    const keys = JSON.stringify({ current: 'a', keys: { a: Buffer.alloc(32, 7).toString('base64') } });
    const file = join(folder, 'keys.json');
    const sealer = await openSealer(keys, file);
    expect(sealer.open(sealer.seal('x', 'here'), 'here')).toBe('x');
    await expect(readFile(file)).rejects.toThrow('ENOENT');
  });

  test('are never shown when they are wrong', async () => {
    const secret = Buffer.alloc(16, 9).toString('base64');
    for (const text of [`{"current":"a","keys":{"a":"${secret}"}}`, `{"${secret}`, `{"keys":"${secret}"}`]) {
      const refused = await openSealer(text, 'unused').catch((cause: Error) => cause.message);
      expect(refused).toContain("The keys in CONSIGLIERE_KEYS can't be used");
      expect(refused).not.toContain(secret);
    }
    await writeFile(join(folder, 'keys.json'), '');
    await expect(openSealer(null, join(folder, 'keys.json'))).rejects.toThrow('keys.json');
  });
});
