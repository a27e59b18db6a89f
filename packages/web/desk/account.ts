import * as z from 'zod';
import { type Refusal, refuse } from '#engine/title.ts';
import type { House } from '#games/house.ts';
import type { Person } from '#games/ports.ts';

/** Line breaks, other control characters, and the marks that turn the direction of the text that follows (Unicode TR 9). */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not stand in a name.
const UNFIT = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/;

/** A name as others see it on pages and in mails: one line, 1 to 60 characters. */
export const personName = z
  .string()
  .trim()
  .min(1, 'a name has at least one character')
  .max(60, 'a name has at most 60 characters')
  .refine((name) => !UNFIT.test(name), 'a name has no line breaks and no control characters');

export const zones: readonly string[] = ['UTC', ...Intl.supportedValuesOf('timeZone')];

/** Node lists canonical names only; browsers may say an older name of the same zone. */
export function isZone(zone: string | undefined): zone is string {
  if (!zone || zone.length > 64 || !/^[A-Za-z]/.test(zone)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
  } catch {
    return false;
  }
}

/** A zone worth keeping: one that exists and is not UTC, which is shown anyway. */
export const zoneToKeep = (zone: string | undefined): string | null =>
  isZone(zone) && !/^(Etc\/)?(UTC|GMT|Universal|Zulu)$/i.test(zone) ? zone : null;

/** Changes name and zone of a person, also at the tables where he sits. An empty zone: UTC alone is shown. */
export async function changeAccount(
  house: House,
  person: Person,
  to: { name: string; zone: string },
): Promise<Refusal | null> {
  const name = personName.safeParse(to.name);
  if (!name.success) return refuse('BAD_NAME', `This name can't be: ${name.error.issues[0]?.message}.`, 'name');
  const zone = to.zone.trim();
  const known: boolean = isZone(zone);
  if (zone && !known)
    return refuse('BAD_ZONE', `"${zone.slice(0, 64)}" is no time zone; one looks like Europe/Lisbon.`, 'zone');
  const changed = { name: name.data, zone: zoneToKeep(zone) };
  await house.ports.people.change(person.id, changed);
  const { games } = await house.ports.index.ofPerson(person.id, { limit: 100 });
  for (const game of games)
    for (const holder of await house.ports.holders.of(game.id))
      if (holder.person === person.id)
        await house.ports.holders.put({ ...holder, ...changed }, { state: holder.state, person: person.id });
  return null;
}
