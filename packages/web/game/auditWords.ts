import type { Check } from '#engine/audit.ts';

// Shared by the page and its script, so that both say the same.

/** Right, wrong, or not to be told yet. */
export const markFor = (ok: boolean | null): string => (ok === null ? '○' : ok ? '✓' : '✗');

const NAMES: Readonly<Record<Check['name'], string>> = {
  chain: 'The chain of moves',
  leaves: 'The seals',
  'open dice': 'Dice rolled in the open',
  'secret dice': 'Draws in secret',
  secrets: 'Sealed orders',
  decisions: 'The rules',
  head: 'The head',
};

export const nameOfCheck = (name: Check['name']): string => NAMES[name];
