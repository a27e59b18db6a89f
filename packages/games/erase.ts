import { isRefusal, type Refusal } from '#engine/title.ts';
import { partyOf } from './anonymity.ts';
import { leaveSeat } from './handover.ts';
import type { House } from './house.ts';
import { loadGame } from './load.ts';
import { isOver } from './look.ts';
import type { GameRecord, Holder, Person } from './ports.ts';
import { hashToken } from './tokens.ts';

/**
 * Erases a person everywhere outside the streams, where no names are. Games go on: a bot or the house keeps the seats until somebody
 * takes them over, and every export verifies as before. Repeatable: a try that died is finished by the next.
 */
export async function erasePerson(house: House, person: Person): Promise<Refusal | null> {
  const { ports } = house;
  for (let games = await firstGames(house, person); games.length; games = await firstGames(house, person))
    for (const record of games) {
      const refusal = await eraseFromGame(house, record, person);
      if (refusal) return refusal;
    }
  await ports.notices.forget(person.id);
  await ports.settings.forget(person.id);
  await ports.attendances.forget(person.id);
  await ports.signIns.drop(person.email);
  const stopped = await ports.mailboxes.of(hashToken(person.email));
  // That somebody complained is kept, by a hash: he must not get mail from us again.
  if (stopped?.stopped === 'bounce') await ports.mailboxes.clear(stopped.address);
  await ports.people.remove(person.id);
  house.note('person.erased');
  return null;
}

/** Each game that is done with leaves the person's list, so the first page is always what is left. */
const firstGames = async (house: House, { id }: Person): Promise<readonly GameRecord[]> =>
  (await house.ports.index.ofPerson(id, { limit: 50 })).games;

async function eraseFromGame(house: House, record: GameRecord, person: Person): Promise<Refusal | null> {
  const { holders, index, press, notes } = house.ports;
  const loaded = await loadGame(house, record.id);
  const seated = await holders.of(record.id);
  await index.waitFor(person.id, record.id, null);
  const mine = seated.filter((holder) => holder.person === person.id);
  for (const holder of mine) {
    const party = partyOf(holder);
    if (loaded && !isOver(loaded.state)) {
      const left = await leaveSeat(house, holder, 'erased', 'host');
      if (isRefusal(left) && left.code !== 'EMPTY_SEAT' && left.code !== 'GAME_OVER') return left;
      if (isRefusal(left)) await nameless(house, holder);
    } else await nameless(house, holder);
    await press.forget(record.id, party);
    await notes.put(record.id, party, '');
  }
  if (record.organiser === person.id) {
    const heir = seated.find(
      (holder) => holder.person !== null && holder.person !== person.id && holder.state === 'accepted',
    );
    await index.put({ ...record, organiser: heir?.person ?? null });
  } else if (!mine.length) await index.put(record);
  return null;
}

/** The seat of a game that is over: who played it is not known any more. */
const nameless = (house: House, holder: Holder): Promise<boolean> =>
  house.ports.holders.put(
    { ...holder, person: null, email: null, zone: null, name: 'A former player', mailOff: true },
    { state: holder.state, person: holder.person },
  );
