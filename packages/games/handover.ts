import { isRefusal, type Refusal, refuse } from '#engine/title.ts';
import { act } from './act.ts';
import { isHeld } from './anonymity.ts';
import type { House, Loaded } from './house.ts';
import { loadGame } from './load.ts';
import type { Parting } from './model.ts';
import { emit } from './notices/emit.ts';
import type { GameId, Holder, Person, Random } from './ports.ts';
import { listIfWanted } from './seatsWanted.ts';
import { settle } from './settle.ts';
import { newDigits, newToken } from './tokens.ts';

/** Links, reply address and code of a seat for one holder. */
export const freshTokens = (random: Random): Pick<Holder, 'inviteToken' | 'seatToken' | 'replyToken' | 'code'> => ({
  inviteToken: newToken(random),
  seatToken: newToken(random),
  replyToken: newToken(random),
  code: newDigits(random, 4),
});

/** A seat without holder: whoever has its new link may sit down; all old links are dead. */
const emptied = (random: Random, { game, seat }: Holder, tenure: number): Holder => ({
  ...{ game, seat, state: 'open' as const, bot: null, person: null, name: 'Open seat', email: null, zone: null },
  ...freshTokens(random),
  ...{ mailOff: false, tenure, seenAt: null },
});

/**
 * A seat loses its holder for good. First the stream says so, then its record: a crash in between is made up for by `mendSeats`.
 * `keeper`: a bot that plays it until somebody takes it over.
 */
export async function leaveSeat(
  house: House,
  holder: Holder,
  because: Parting,
  by: 'host' | 'holder',
): Promise<Loaded | Refusal> {
  const loaded = await loadGame(house, holder.game);
  if (!loaded) return refuse('UNKNOWN_GAME', 'There is no such game.');
  const { seat, game, tenure = 0 } = holder;
  const invitedOnly = holder.state === 'invited' && !loaded.state.seats[seat]?.taken;
  if (!invitedOnly) {
    const done = await act(house, game, {
      by: by === 'host' ? 'host' : `seat:${seat}`,
      cmdId: `leave-${seat}-${tenure}`,
      command: { type: 'Vacate', seat, because, keeper: loaded.state.pace.keeper },
    });
    if (isRefusal(done)) return done;
  }
  // An invitation that nobody has accepted has no tenure in the stream; the next one must be another all the same.
  await emptyRecord(house, holder, tenure + 1);
  const told = because === 'removed' && holder.person !== null;
  const after = (await settle(house, game)) ?? loaded;
  if (told) await emit(house, game, [{ n: after.state.head.n, seat, kind: 'lost', person: holder.person as string }]);
  await tellTable(house, game, seat, tenure + 1);
  await listIfWanted(house, game);
  return after;
}

async function emptyRecord(house: House, holder: Holder, tenure: number): Promise<void> {
  const { state, person } = holder;
  await house.ports.holders.put(emptied(house.ports.random, holder, tenure), { state, person });
  if (person !== null) await house.ports.index.waitFor(person, holder.game, null);
}

/** News for the organiser, about a seat of his table. */
export async function tellTable(house: House, game: GameId, seat: number, n: number): Promise<void> {
  const record = await house.ports.index.get(game);
  const holder = (await house.ports.holders.of(game)).find((one) => one.seat === seat);
  if (!record?.organiser || record.organiser === holder?.person) return;
  await emit(house, game, [{ n, seat, kind: 'table', person: record.organiser }]);
}

/**
 * Somebody takes over a seat of a running game: gets its past and its questions, new links, and nothing of what his forerunner wrote,
 * got or noted. Of any number who try at once one succeeds.
 */
export async function takeOverSeat(
  house: House,
  holder: Holder,
  person: Person | null,
  name: string,
): Promise<Holder | Refusal> {
  const { game, seat } = holder;
  const loaded = await loadGame(house, game);
  const place = loaded?.state.seats[seat];
  if (!loaded || !place?.wanted) return refuse('SEAT_TAKEN', 'This seat is not open to a replacement any more.');
  const forerunner = place.empty ? null : holder;
  if (forerunner && person !== null && forerunner.person === person.id)
    return refuse('OWN_SEAT', 'This is your own seat: open its board and say that you are back.');
  const taken: Holder = {
    ...emptied(house.ports.random, holder, place.empty ? (holder.tenure ?? 0) : (holder.tenure ?? 0) + 1),
    ...{ state: 'accepted', person: person?.id ?? null, name: person?.name ?? name },
    ...{ email: person?.email ?? null, zone: person?.zone ?? null },
  };
  if (!(await house.ports.holders.put(taken, { state: holder.state, person: holder.person })))
    return refuse('SEAT_TAKEN', 'Somebody else was faster; this seat is taken.');
  const done = await act(house, game, {
    by: `seat:${seat}`,
    cmdId: `take-over-${seat}-${taken.tenure}`,
    command: { type: 'TakeOver', seat },
  });
  if (isRefusal(done)) {
    // The former player came back in this very moment: his seat is his again.
    await house.ports.holders.put(holder, { state: 'accepted', person: taken.person });
    return done;
  }
  const n = done.commit.n;
  if (forerunner?.person) await house.ports.index.waitFor(forerunner.person, game, null);
  if (forerunner?.person) await emit(house, game, [{ n, seat, kind: 'lost', person: forerunner.person }]);
  await emit(house, game, [{ n: taken.tenure ?? 0, seat, kind: 'welcome' }]);
  await settle(house, game);
  await tellTable(house, game, seat, n);
  await listIfWanted(house, game);
  return taken;
}

/** Whatever a crash left between the stream and the record of a seat is made up for. Repeatable. */
export async function mendSeats(house: House, { state }: Loaded): Promise<void> {
  if (state.status === 'finished' || state.status === 'abandoned') return;
  for (const holder of await house.ports.holders.of(state.id)) {
    const place = state.seats[holder.seat];
    const tenure = holder.tenure ?? 0;
    if (place?.empty && place.tenure > tenure && isHeld(holder)) await emptyRecord(house, holder, place.tenure);
    else if (place?.empty && place.tenure === tenure && holder.state === 'accepted')
      await act(house, state.id, {
        by: `seat:${holder.seat}`,
        cmdId: `take-over-${holder.seat}-${tenure}`,
        command: { type: 'TakeOver', seat: holder.seat },
      });
  }
  await listIfWanted(house, state.id);
}
