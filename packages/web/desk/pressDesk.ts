import { isVeiled, partyOf } from '#games/anonymity.ts';
import type { House } from '#games/house.ts';
import type { GameState } from '#games/model.ts';
import type { GameRecord, Holder, PressMessage } from '#games/ports.ts';

/** A message as a reader sees it. Behind a veil it has no time: hours tell where on earth somebody lives. */
export interface ShownPress {
  n: number;
  at: string | null;
  from: number;
  to: 'all' | readonly number[];
  text: string;
}

export async function pressFor(
  house: House,
  record: GameRecord,
  state: GameState,
  holder: Holder,
  page: { after?: number; limit?: number } = {},
): Promise<{ messages: readonly ShownPress[]; next: number | null }> {
  const { messages, next } = await house.ports.press.read(record.id, partyOf(holder), page);
  const veiled = isVeiled(record, state);
  return { messages: messages.map((message) => shown(message, veiled)), next };
}

const shown = ({ n, at, from, to, text }: PressMessage, veiled: boolean): ShownPress => ({
  n,
  at: veiled ? null : at,
  from: from.seat,
  to: to === 'all' ? 'all' : to.map(({ seat }) => seat),
  text,
});

/** A number from a page's address. */
export const afterIn = (text: string | undefined): { after?: number } =>
  text && /^\d{1,7}$/.test(text) ? { after: Number(text) } : {};
