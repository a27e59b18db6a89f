import type { Context } from 'hono';
import { isRefusal, type Refusal, refuse } from '#engine/title.ts';
import { leaveSeat } from '#games/handover.ts';
import { type House, roomOf } from '#games/house.ts';
import { loadGame } from '#games/load.ts';
import type { Holder, Person } from '#games/ports.ts';
import { acceptSeat } from '#games/seating.ts';
import { limitCaller } from '../caller.ts';
import type { Web } from '../web.ts';
import { type Companion, companyOf } from './company.ts';

const TAKE_OVERS_AN_HOUR = 10;

/** A seat in need of a boss. */
export interface WantedSeat {
  game: string;
  name: string;
  title: string;
  label: string;
  seat: number;
  mark: string;
  stage: string;
  players: number;
  /** Who else sits there. */
  others: readonly Companion[];
}

/** Seats of listed games that anybody may take over. One game that can't be read doesn't hide the others. */
export async function seatsWanted(house: House): Promise<readonly WantedSeat[]> {
  const seats: WantedSeat[] = [];
  for (const game of await house.ports.index.seatsWanted()) {
    const [record, loaded, summary] = await Promise.all([
      house.ports.index.get(game),
      loadGame(house, game).catch(() => null),
      house.ports.index.summary(game),
    ]);
    if (!record?.listed || !loaded || (loaded.state.status !== 'running' && loaded.state.status !== 'paused')) continue;
    const { title } = roomOf(house, record.title);
    for (const [seat, place] of loaded.state.seats.entries()) {
      if (!place.wanted) continue;
      const { name, seats: players } = record;
      const mark = title.marks[seat]?.name ?? `Seat ${seat + 1}`;
      seats.push({
        game,
        name,
        title: title.name,
        label: title.label,
        seat,
        mark,
        stage: summary?.stage ?? '',
        players,
        others: await companyOf(house, record, loaded.state, seat),
      });
    }
  }
  return seats;
}

/** Somebody takes over a seat of the public list. */
export async function takeWanted(
  c: Context,
  web: Web,
  person: Person,
  game: string,
  seat: number,
): Promise<Holder | Refusal> {
  const limited = await limitCaller(c, web, 'take-over', TAKE_OVERS_AN_HOUR);
  if (limited) return limited;
  const { holders, index } = web.house.ports;
  const [record, seated, loaded] = await Promise.all([index.get(game), holders.of(game), loadGame(web.house, game)]);
  const holder = seated.find((one) => one.seat === seat);
  if (!record?.listed || !holder || !loaded?.state.seats[seat]?.wanted)
    return refuse('SEAT_TAKEN', 'This seat is not open to a replacement any more.');
  if (seated.some((one) => one.person === person.id && one.seat !== seat))
    return refuse('ALREADY_SEATED', 'You have a seat in this game already; this one is for somebody else.');
  return acceptSeat(web.house, holder, person, '');
}

/** Leaves a seat for good, or has the organiser take it back. */
export async function giveUpSeat(web: Web, holder: Holder, because: 'left' | 'removed'): Promise<Refusal | null> {
  const left = await leaveSeat(web.house, holder, because, because === 'left' ? 'holder' : 'host');
  return isRefusal(left) ? left : null;
}
