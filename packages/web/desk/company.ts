import type { Seat } from '#engine/title.ts';
import { isHeld, isVeiled } from '#games/anonymity.ts';
import { reliabilityOf } from '#games/attendance.ts';
import type { House } from '#games/house.ts';
import type { GameState } from '#games/model.ts';
import type { GameRecord } from '#games/ports.ts';

/** Somebody one would play with. */
export interface Companion {
  seat: Seat;
  name: string;
  bot: boolean;
  /** "answered 41 of 44 in time (93 %)"; null: too new to say. */
  figure: string | null;
}

/** Who else is at a table, for somebody who thinks of joining; nobody where seats are anonymous. */
export async function companyOf(
  house: House,
  record: GameRecord,
  state: GameState,
  mine: Seat,
): Promise<readonly Companion[]> {
  if (isVeiled(record, state)) return [];
  const others = (await house.ports.holders.of(record.id)).filter(
    (holder) => holder.seat !== mine && (isHeld(holder) || holder.state === 'bot'),
  );
  return Promise.all(
    others.map(async ({ seat, name, person, state: standing }) => ({
      ...{ seat, name, bot: standing === 'bot' },
      figure: person === null ? null : await reliabilityOf(house, person),
    })),
  );
}
