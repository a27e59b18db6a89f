import type { Context } from 'hono';
import { isRefusal, type Refusal, refuse } from '#engine/title.ts';
import { leaveSeat } from '#games/handover.ts';
import { loadGame } from '#games/load.ts';
import type { GameRecord, Holder, Person } from '#games/ports.ts';
import { acceptSeat, inviteTo } from '#games/seating.ts';
import { emailAddress } from '#games/signIn.ts';
import { limitCaller } from '../caller.ts';
import type { Web } from '../web.ts';
import { personName, zoneToKeep } from './account.ts';

const MAILS_AN_HOUR = 10;
const ACCEPTS_AN_HOUR = 60;

export interface Invitation {
  holder: Holder;
  record: GameRecord;
}

/** What an invitation's link leads to. */
export async function invitationOf(web: Web, token: string): Promise<Invitation | Refusal> {
  const { holders, index } = web.house.ports;
  const holder = /^[a-z2-7]{26}$/.test(token) ? await holders.byToken('invite', token) : null;
  const record = holder && (await index.get(holder.game));
  if (!holder || !record)
    return refuse(
      'UNKNOWN_INVITATION',
      'No seat belongs to this link. Was it copied whole? The organiser can show it again.',
    );
  return { holder, record };
}

export interface Acceptance {
  /** The word that cuts the deck; empty: one is drawn. */
  cut: string;
  /** For an open seat without account. */
  name?: string;
  email?: string;
  /** The browser's time zone, kept if none is known. */
  zone?: string;
}

/** `seated`: the seat is taken. `mailed`: it is kept for the address that was given, which gets the link to take it. */
export type Accepted = { seated: Holder } | { mailed: string };

/** Takes the seat of an invitation. */
export async function acceptInvitation(
  c: Context,
  web: Web,
  { holder }: Invitation,
  visitor: Person | null,
  given: Acceptance,
): Promise<Accepted | Refusal> {
  const limited = await limitCaller(c, web, 'accept', ACCEPTS_AN_HOUR);
  if (limited) return limited;
  const { house } = web;
  const name = given.name?.trim() ? personName.safeParse(given.name) : null;
  if (name && !name.success) return refuse('BAD_NAME', `This name can't be: ${name.error.issues[0]?.message}.`, 'name');
  if (holder.state === 'open' && !visitor && given.email?.trim())
    return keepFor(c, web, holder, given.email, name?.data);
  // The token was mailed to this address alone (the lobby shows no link of such a seat): who has it, reads that mailbox.
  const person = holder.state === 'invited' && holder.person ? await house.ports.people.byId(holder.person) : visitor;
  if (holder.state === 'open' && person) {
    const seats = await house.ports.holders.of(holder.game);
    if (seats.some((one) => one.person === person.id))
      return refuse('ALREADY_SEATED', 'You have a seat in this game already; this one is for somebody else.');
  }
  const zone = zoneToKeep(given.zone);
  const zoned = person && zone && person.zone === null ? { ...person, zone } : person;
  if (zoned && zoned !== person) await house.ports.people.change(zoned.id, { zone });
  const seated = await acceptSeat(
    house,
    name && !person ? { ...holder, name: name.data } : holder,
    zoned,
    given.cut.trim(),
  );
  return isRefusal(seated) ? seated : { seated };
}

/** An address that somebody types in is not proved yet: the seat is kept for it, and the mail that goes there takes it. */
async function keepFor(
  c: Context,
  web: Web,
  holder: Holder,
  address: string,
  name?: string,
): Promise<Accepted | Refusal> {
  const email = emailAddress.safeParse(address);
  if (!email.success)
    return refuse('BAD_EMAIL', 'That is no e-mail address; one looks like name@example.org.', 'email');
  const limited = await limitCaller(c, web, 'self-invite', MAILS_AN_HOUR);
  if (limited) return limited;
  const invited = await inviteTo(web.house, holder.game, holder.seat, { email: email.data, name });
  return isRefusal(invited) ? invited : { mailed: email.data };
}

/** Frees the seat of an invitation. Only before the start: later there is a game to leave, and a page for that. */
export async function declineInvitation(web: Web, { holder }: Invitation): Promise<Refusal | null> {
  const loaded = await loadGame(web.house, holder.game);
  if (holder.state !== 'invited' || loaded?.state.status !== 'open')
    return refuse(
      'TOO_LATE',
      'The game has begun or the seat was taken; who holds a seat leaves it on the game’s page.',
    );
  const left = await leaveSeat(web.house, holder, 'left', 'holder');
  return isRefusal(left) ? left : null;
}

/** Notes once that somebody has looked at an invitation. */
export async function noteSeen(web: Web, { holder }: Invitation): Promise<void> {
  if (holder.state !== 'invited' || holder.seenAt) return;
  const seenAt = web.house.ports.clock.now();
  await web.house.ports.holders.put({ ...holder, seenAt }, { state: 'invited', person: holder.person });
}
