import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { linkSource, linksOf, saltOf } from './chain.ts';
import { hashOf, leafOf } from './commit.ts';
import { hashFields } from './hash.ts';

const vectors = JSON.parse(readFileSync(new URL('../../docs/fair-play.json', import.meta.url), 'utf8'));

describe('the test vectors of docs/fair-play.md hold for this code', () => {
  test('fields', () => {
    for (const { fields, hash } of vectors.fields) expect(hashFields(...fields)).toBe(hash);
  });

  test('leaves and the hash of a commit', () => {
    const { entries, leaves, hash, ...header } = vectors.commit;
    expect(entries.map(leafOf)).toEqual(leaves);
    expect(hashOf({ ...header, leaves })).toBe(hash);
  });

  test('a chain of luck, the salt of the cuts, and the rolls of a link', () => {
    expect(linksOf(vectors.chain.seed, vectors.chain.length)).toEqual(vectors.chain.links);
    expect(saltOf(vectors.salt.cuts)).toBe(vectors.salt.salt);
    const numbers = linkSource(vectors.rolls.link, vectors.rolls.salt);
    for (const [label, n, value] of vectors.rolls.rolls) expect(numbers(label, n)).toBe(value);
  });
});
