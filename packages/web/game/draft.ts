import type { Unsent } from './Orders.tsx';

/** Longest draft that goes into a form; browsers and servers take addresses of about that length. */
const MOST_CHARACTERS = 6000;

/**
 * Orders that came by a mail whose sender is not certain: base64url of UTF-8 text in the link's `draft`. They fill the form and do
 * nothing before the player sends it. Null for what is no such text.
 */
export function readDraft(draft: string | undefined): Unsent | null {
  if (!draft || draft.length > MOST_CHARACTERS || !/^[\w-]+={0,2}$/.test(draft)) return null;
  const text = Buffer.from(draft, 'base64url').toString('utf8').trim();
  return text && !text.includes('�') ? { fields: { orders: text }, refusal: null } : null;
}
