/** Letters to be changed, put in or left out; counts no further than `most`. */
function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++)
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)));
    row = next;
  }
  return row[b.length]!;
}

/** Cards that a misspelt word may mean, by the names they are known by. */
export function nearestCards(word: string, cards: ReadonlyMap<string, { name: string }>): string[] {
  const names = nearest(word, [...cards.keys()]).map((key) => cards.get(key)?.name ?? key);
  return [...new Set(names)];
}

/** Those of the known words that a misspelt one may mean, the nearest first, at most three. */
export function nearest(word: string, known: readonly string[]): string[] {
  const wanted = word.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');
  if (wanted.length < 2 || wanted.length > 40) return [];
  const most = Math.max(1, Math.floor(wanted.length / 3));
  return known
    .map((name) => {
      const plain = name.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');
      const begins = wanted.length >= 3 && plain.startsWith(wanted);
      return { name, away: begins ? 0.5 : distance(wanted, plain, most) };
    })
    .filter(({ away }) => away <= most)
    .sort((a, b) => a.away - b.away)
    .slice(0, 3)
    .map(({ name }) => name);
}
