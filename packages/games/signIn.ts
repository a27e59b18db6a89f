import * as z from 'zod';
import { type Refusal, refuse } from '#engine/title.ts';
import type { House } from './house.ts';
import type { Person } from './ports.ts';
import { later } from './time.ts';
import { hashToken, newDigits, newToken } from './tokens.ts';

const CODE_MINUTES = 15;
const TRIES = 5;
const CODES_AN_HOUR = 6;
const SESSION_DAYS = 180;

export const emailAddress = z.string().trim().toLowerCase().pipe(z.email().max(254));

/**
 * A six-digit code for an address. The caller mails it; it is not kept in the clear. The answer is the same whether the address is
 * known or not.
 */
export async function askForCode(house: House, email: string): Promise<{ code: string } | Refusal> {
  const { clock, limits, random, signIns } = house.ports;
  const now = clock.now();
  if ((await limits.hit(`sign-in/${hashToken(email)}`, 3600, now)) > CODES_AN_HOUR)
    return refuse('TOO_MANY', `${CODES_AN_HOUR} codes went to this address within an hour; try again later.`);
  const code = newDigits(random, 6);
  await signIns.put({ email, codeHash: hashToken(code), expiresAt: later(now, CODE_MINUTES), triesLeft: TRIES });
  return { code };
}

/** A right code opens a session; its token is told once, here. */
export async function signInWith(
  house: House,
  email: string,
  code: string,
): Promise<{ token: string; person: Person } | Refusal> {
  const { clock, people, signIns } = house.ports;
  const now = clock.now();
  const expected = await signIns.take(email, now);
  if (!expected)
    return refuse(
      'CODE_EXPIRED',
      `There is no code for this address any more (it lasts ${CODE_MINUTES} minutes and ${TRIES} tries): ask for a new one.`,
      'code',
    );
  if (expected.codeHash !== hashToken(code.replace(/\s/g, '')))
    return refuse('WRONG_CODE', `That is not the code in the mail; ${expected.triesLeft} tries are left.`, 'code');
  await signIns.drop(email);
  const person = await people.ensure(email, email.split('@')[0]!);
  return { token: await openSession(house, person), person };
}

export async function openSession(house: House, person: Person): Promise<string> {
  const token = newToken(house.ports.random);
  const expiresAt = later(house.ports.clock.now(), SESSION_DAYS * 24 * 60);
  await house.ports.sessions.open({ tokenHash: hashToken(token), person: person.id, expiresAt });
  return token;
}

export async function personOf(house: House, token: string): Promise<Person | null> {
  const session = await house.ports.sessions.find(hashToken(token), house.ports.clock.now());
  return session && house.ports.people.byId(session.person);
}
