import { eventsOf } from '#engine/commit.ts';
import type { Seat } from '#engine/title.ts';
import { isHeld } from './anonymity.ts';
import type { House, Loaded } from './house.ts';
import { isHouseEvent } from './model.ts';
import type { Attendance, PersonId } from './ports.ts';

/**
 * How each seat's present holder kept his deadlines: prompts he was asked and those he answered himself, counted once they are closed.
 * What the house answered while an announced absence ran counts for nothing.
 */
export function attendanceOf({
  commits,
  state,
}: Pick<Loaded, 'commits' | 'state'>): readonly Omit<Attendance, 'game'>[] {
  const answered = state.seats.map(() => new Set<string>());
  const tally = state.seats.map(() => ({ asked: 0, kept: 0 }));
  const away = state.seats.map(() => new Map<string, { from: string; to: string }>());
  const isAway = (seat: Seat, at: string) => [...away[seat]!.values()].some(({ from, to }) => from <= at && at <= to);
  const missed = new Map<string, Set<Seat>>();
  for (const commit of commits)
    for (const { event } of eventsOf(commit.entries)) {
      if (!isHouseEvent(event)) continue;
      if (event.type === 'game:Asked' && event.command.type === 'Play' && event.by === `seat:${event.command.seat}`)
        answered[event.command.seat]?.add(event.command.prompt);
      else if (event.type === 'game:Defaulted')
        missed.set(event.prompt, (missed.get(event.prompt) ?? new Set()).add(event.seat));
      else if (event.type === 'game:AbsenceSet')
        away[event.seat]?.set(event.absence, { from: event.from, to: event.to });
      else if (event.type === 'game:AbsenceDropped') away[event.seat]?.delete(event.absence);
      else if (event.type === 'game:SeatVacated' || event.type === 'game:SeatTakenOver') {
        tally[event.seat] = { asked: 0, kept: 0 };
        answered[event.seat]?.clear();
        away[event.seat]?.clear();
      } else if (event.type === 'game:PromptClosed') {
        for (const [seat, one] of tally.entries()) {
          const late = missed.get(event.prompt)?.has(seat) ?? false;
          const inTime = !late && (answered[seat]?.has(event.prompt) ?? false);
          if (inTime || (late && !isAway(seat, commit.at)))
            tally[seat] = { asked: one.asked + 1, kept: one.kept + (inTime ? 1 : 0) };
        }
      }
    }
  return tally;
}

/** Writes the figures of a game for those who hold its seats now. */
export async function noteAttendance(house: House, loaded: Loaded): Promise<void> {
  const tally = attendanceOf(loaded);
  for (const holder of await house.ports.holders.of(loaded.state.id)) {
    const one = tally[holder.seat];
    if (isHeld(holder) && holder.person !== null && one && one.asked > 0 && !loaded.state.seats[holder.seat]?.bot)
      await house.ports.attendances.put(holder.person, { game: loaded.state.id, ...one });
  }
}

/** "answered 41 of 44 in time (93 %)", or null for somebody too new to say. */
export async function reliabilityOf(house: House, person: PersonId): Promise<string | null> {
  const all = await house.ports.attendances.of(person);
  const asked = all.reduce((sum, one) => sum + one.asked, 0);
  const kept = all.reduce((sum, one) => sum + one.kept, 0);
  return asked < LEAST_ASKED ? null : `answered ${kept} of ${asked} in time (${Math.floor((kept / asked) * 100)} %)`;
}

/** Fewer say nothing of anybody. */
const LEAST_ASKED = 3;
