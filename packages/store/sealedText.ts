import type { Sealer } from './sealer.ts';

/** A text that nobody should read by accident in the table, as an attribute: sealed, base64. `place` is bound to it. */
export const sealText = (sealer: Sealer, text: string, place: string): string =>
  Buffer.from(sealer.seal(text, place)).toString('base64');

export const openText = (sealer: Sealer, sealed: unknown, place: string): string =>
  sealer.open(Buffer.from(String(sealed), 'base64'), place);
