import { type AnyTitle, isRefusal } from '#engine/title.ts';
import type { Room } from '#titles/doors.ts';
import { rooms } from '#titles/registry.ts';
import { Trouble } from './io.ts';

export const titles: Readonly<Record<string, AnyTitle>> = Object.fromEntries(
  Object.entries(rooms).map(([name, room]) => [name, room.title]),
);

/** A title by the name a person typed. */
export function roomNamed(name: string): Room {
  const room = rooms[name];
  if (room) return room;
  throw new Trouble(`There is no title "${name}"; there are ${Object.keys(rooms).join(', ')}.`);
}

/** Options of a title with its defaults; a sentence says which one is wrong. */
export function optionsOf(title: AnyTitle, given: unknown): unknown {
  const parsed = title.options.safeParse(given);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new Trouble(`The option ${issue?.path.join('.') || '(all)'} of ${title.name} is wrong: ${issue?.message}.`);
}

export function checkSeats(title: AnyTitle, seats: number): void {
  const [least, most] = title.seats;
  if (seats < least || seats > most)
    throw new Trouble(`${title.label} is for ${least} to ${most} players, not ${seats}.`);
}

/** A value that is no refusal; a refusal is a trouble of the one who asked. */
export function orTrouble<T>(answer: T): Exclude<T, { code: string; say: string }> {
  if (isRefusal(answer)) throw new Trouble(`${answer.code}: ${answer.say}`);
  return answer as Exclude<T, { code: string; say: string }>;
}
