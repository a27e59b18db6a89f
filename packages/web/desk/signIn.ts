import type { Context } from 'hono';
import { isRefusal, type Refusal, refuse } from '#engine/title.ts';
import type { Person } from '#games/ports.ts';
import { askForCode, emailAddress, signInWith } from '#games/signIn.ts';
import { limitCaller } from '../caller.ts';
import type { Web } from '../web.ts';
import { zoneToKeep } from './account.ts';

const CODES_AN_HOUR = 40;
const TRIES_AN_HOUR = 120;

/** Mails a six-digit code. The answer does not tell whether the address is known. */
export async function sendCode(c: Context, web: Web, address: string): Promise<{ email: string } | Refusal> {
  const email = emailAddress.safeParse(address);
  if (!email.success)
    return refuse('BAD_EMAIL', 'That is no e-mail address; one looks like name@example.org.', 'email');
  const limited = await limitCaller(c, web, 'codes', CODES_AN_HOUR);
  if (limited) return limited;
  const asked = await askForCode(web.house, email.data);
  if (isRefusal(asked)) return asked;
  try {
    await web.house.post.send(web.letters.signIn(email.data, asked.code));
  } catch (cause) {
    web.house.note('signIn.mail', { cause: cause instanceof Error ? cause.name : 'unknown' });
    return refuse('MAIL_FAILED', 'The mail with the code could not be sent just now; please try again in a minute.');
  }
  return { email: email.data };
}

/** Opens a session for a right code. `zone`: the browser's, kept if the person has not told another. */
export async function signIn(
  c: Context,
  web: Web,
  given: { email: string; code: string; zone?: string },
): Promise<{ token: string; person: Person } | Refusal> {
  const limited = await limitCaller(c, web, 'code-tries', TRIES_AN_HOUR);
  if (limited) return limited;
  const email = emailAddress.safeParse(given.email);
  if (!email.success)
    return refuse('BAD_EMAIL', 'That is no e-mail address; one looks like name@example.org.', 'email');
  const opened = await signInWith(web.house, email.data, given.code);
  if (isRefusal(opened)) return opened;
  const { person } = opened;
  const zone = zoneToKeep(given.zone);
  if (person.zone === null && zone) await web.house.ports.people.change(person.id, { zone });
  return opened;
}
