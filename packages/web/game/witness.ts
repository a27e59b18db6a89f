/** A head out of somebody's mail, as typed: number and first digits. */
export interface Witness {
  n: string;
  hash: string;
}

/** Number and digits that can be compared, or null when the fields are empty or no head. `#12 3f9a0c21b7d4` fits in either field. */
export function readWitness({ n, hash }: Witness): { n: number; hash: string } | null {
  const words = `${n} ${hash}`.replace(/#/g, ' ').trim().toLowerCase().split(/\s+/);
  const [number = '', ...digits] = words;
  const joined = digits.join('');
  return /^[1-9]\d{0,5}$/.test(number) && /^[0-9a-f]{8,64}$/.test(joined) ? { n: Number(number), hash: joined } : null;
}
