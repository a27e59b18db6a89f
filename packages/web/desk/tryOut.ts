import type { Context } from 'hono';
import { isRefusal, type Refusal, refuse } from '#engine/title.ts';
import { roomNamed } from '#games/house.ts';
import type { Holder, Person } from '#games/ports.ts';
import { acceptSeat, createGame, gameRequest, startGame } from '#games/seating.ts';
import { limitCaller } from '../caller.ts';
import type { Web } from '../web.ts';

const TABLES_AN_HOUR = 20;
const BOTS = 3;
/** Bots answer at once and nobody waits for the visitor. */
const TURN_HOURS = 24 * 30;

/** A table against bots that begins at once; whoever comes without account gets a seat all the same. */
export async function tryOut(
  c: Context,
  web: Web,
  titleName: string,
  person: Person | null,
): Promise<{ id: string; holder: Holder } | Refusal> {
  const room = await roomNamed(web.house, titleName);
  const bot = isRefusal(room) ? undefined : Object.keys(room.title.bots)[0];
  if (isRefusal(room) || !bot)
    return refuse('UNKNOWN_TITLE', `There is no title "${titleName}" to be played against bots.`, 'title');
  const limited = await limitCaller(c, web, 'try', TABLES_AN_HOUR);
  if (limited) return limited;
  const { house } = web;
  const bots = Math.min(BOTS, room.title.seats[1] - 1);
  const request = gameRequest.parse({
    title: titleName,
    name: `${room.title.label} against bots`,
    seats: [{ open: true, name: 'You' }, ...Array.from({ length: bots }, () => ({ bot }))],
    turnHours: TURN_HOURS,
  });
  const created = await createGame(house, request, person);
  if (isRefusal(created)) return created;
  const seated = await acceptSeat(house, created.holders[0]!, person, '');
  if (isRefusal(seated)) return seated;
  // Months against bots follow one another in minutes; who wants mails about them turns them on.
  const quiet: Holder = { ...seated, mailOff: true };
  await house.ports.holders.put(quiet, { state: 'accepted', person: seated.person });
  const started = await startGame(house, created.id);
  return isRefusal(started) ? started : { id: created.id, holder: quiet };
}
