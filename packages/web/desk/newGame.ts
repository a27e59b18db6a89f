import type * as z from 'zod';
import { seededLuck } from '#engine/luck.ts';
import { type AnyTitle, isRefusal, type Refusal, refuse, type Seat } from '#engine/title.ts';
import { roomNamed, roomOf } from '#games/house.ts';
import { loadShown } from '#games/load.ts';
import { readOptions } from '#games/options.ts';
import type { GameRecord, Holder, Person } from '#games/ports.ts';
import { createGame, gameRequest, inviteTo, seatBot, startGame } from '#games/seating.ts';
import { emailAddress } from '#games/signIn.ts';
import type { Room } from '#titles/doors.ts';
import type { Web } from '../web.ts';
import { personName } from './account.ts';

const INVITATIONS_AN_HOUR = 50;

/** Whoever organises may write to people he knows, not to half the town. */
export async function limitInvitations(web: Web, organiser: Person, more: number): Promise<Refusal | null> {
  const { clock, limits } = web.house.ports;
  for (let i = 0; i < more; i++)
    if ((await limits.hit(`invite/${organiser.id}`, 3600, clock.now())) > INVITATIONS_AN_HOUR)
      return refuse('TOO_MANY', `You can invite ${INVITATIONS_AN_HOUR} people an hour; try again later.`);
  return null;
}

/** Lays a table for an organiser. `request` is what came from outside; a wrong part is named as `seats.0.email`. */
export async function openTable(web: Web, organiser: Person, request: unknown): Promise<{ id: string } | Refusal> {
  const parsed = gameRequest.safeParse(request);
  if (!parsed.success) {
    const issue = parsed.error.issues[0]!;
    const at = issue.path.join('.');
    if (issue.path.at(-1) === 'email')
      return refuse('BAD_SHAPE', 'That is no e-mail address; one looks like name@example.org.', at);
    return refuse(
      'BAD_SHAPE',
      `${at ? `The field ${at}` : 'The request'} can't be so: ${issue.message}.`,
      at || undefined,
    );
  }
  const named = [parsed.data.name, ...parsed.data.seats.flatMap((seat) => ('bot' in seat ? [] : (seat.name ?? [])))];
  const bad = named.map((name) => personName.safeParse(name)).find((one) => !one.success);
  if (bad) return refuse('BAD_NAME', `A name can't be so: ${bad.error?.issues[0]?.message}.`, 'name');
  const guests = parsed.data.seats.filter((seat) => 'email' in seat && seat.email !== organiser.email).length;
  const room = await roomNamed(web.house, parsed.data.title);
  const impossible = isRefusal(room) ? room : tryLaying(room, parsed.data);
  if (impossible) return impossible;
  const limited = await limitInvitations(web, organiser, guests);
  if (limited) return limited;
  const created = await createGame(web.house, parsed.data, organiser);
  return isRefusal(created) ? created : { id: created.id };
}

/** What would only be refused at the start, when the guests are there already; and names that objects have without our doing. */
function tryLaying({ title }: Room, { seats, options }: z.output<typeof gameRequest>): Refusal | null {
  for (const seat of seats)
    if ('bot' in seat && !Object.hasOwn(title.bots, seat.bot)) return unknownBot(title, seat.bot);
  const chosen = readOptions(title, options);
  if (isRefusal(chosen)) return chosen;
  const [least, most] = title.seats;
  if (seats.length < least || seats.length > most) return null;
  const laid = title.setup(chosen.options, seats.length, seededLuck('try'));
  return isRefusal(laid) ? laid : null;
}

const unknownBot = ({ label, bots }: AnyTitle, bot: string): Refusal =>
  refuse('UNKNOWN_BOT', `${label} has no bot "${bot}"; it has ${Object.keys(bots).join(', ')}.`, 'bot');

/** A game that this person organises, or why not. */
export async function organised(web: Web, id: string, person: Person | null): Promise<GameRecord | Refusal> {
  const record = await web.house.ports.index.get(id);
  if (!record) return refuse('UNKNOWN_GAME', 'There is no such game.');
  if (!person) return refuse('SIGN_IN', 'Only the organiser does that: sign in with the address that made this game.');
  if (record.organiser !== person.id) return refuse('NOT_YOURS', 'Only the organiser of this game does that.');
  return record;
}

/** A person by address, or a bot, for a seat. */
export type Filling = { email: string; name?: string } | { bot: string };

/** Fills a seat that nobody has accepted. The organiser's own address is seated at once. */
export async function fillSeat(
  web: Web,
  organiser: Person,
  game: string,
  seat: Seat,
  filling: Filling,
): Promise<Holder | Refusal> {
  const loaded = await loadShown(web.house, game);
  if (loaded && loaded.state.status !== 'open')
    return refuse('ALREADY_STARTED', 'The game has started; its seats are taken.');
  if ('bot' in filling) {
    const title = loaded && roomOf(web.house, loaded.state.title).title;
    if (title && !Object.hasOwn(title.bots, filling.bot)) return unknownBot(title, filling.bot);
    return seatBot(web.house, game, seat, filling.bot);
  }
  const email = emailAddress.safeParse(filling.email);
  if (!email.success)
    return refuse('BAD_EMAIL', 'That is no e-mail address; one looks like name@example.org.', 'email');
  const name = filling.name?.trim() ? personName.safeParse(filling.name) : null;
  if (name && !name.success) return refuse('BAD_NAME', `This name can't be: ${name.error.issues[0]?.message}.`, 'name');
  const limited = await limitInvitations(web, organiser, 1);
  if (limited) return limited;
  return inviteTo(web.house, game, seat, { email: email.data, name: name?.data });
}

/** Starts a game that this person organises. */
export async function begin(web: Web, id: string, person: Person | null): Promise<{ id: string } | Refusal> {
  const record = await organised(web, id, person);
  if (isRefusal(record)) return record;
  const started = await startGame(web.house, id);
  return isRefusal(started) ? started : { id };
}
