import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { CookieOptions } from 'hono/utils/cookie';
import type { Viewer } from '#engine/title.ts';
import type { GameId, Holder, Person } from '#games/ports.ts';
import { personOf } from '#games/signIn.ts';
import type { Web } from './web.ts';

/** A seat that this browser or program has shown the token of. */
export interface SeatKey {
  token: string;
  /** False: the token came with a mail's link and this browser has not given the code beside it yet. */
  mayAct: boolean;
}

/** Who asks. */
export interface Visitor {
  person: Person | null;
  /** Newest first. */
  seats: readonly SeatKey[];
  /** A bearer token was sent that nobody has (any more). */
  badToken: boolean;
}

/** What the visitor is in one game. */
export interface Sitting {
  viewer: Viewer;
  holder: Holder | null;
  mayAct: boolean;
}

const SESSION = 'session';
const SEATS = 'seats';
const MOST_SEATS = 20;
const COOKIE_DAYS = 180;
/** Before a token whose code was not given yet. */
const UNPROVED = '~';

const nobody: Visitor = { person: null, seats: [], badToken: false };
const known = new WeakMap<Context, Promise<Visitor>>();

/**
 * Who asks: by bearer token (a person's or a seat's), else by cookies. Writes of the API take bearer tokens only, so that no foreign
 * page can make a browser send them.
 */
export function visitorOf(c: Context, web: Web): Promise<Visitor> {
  const found = known.get(c) ?? recognise(c, web);
  known.set(c, found);
  return found;
}

async function recognise(c: Context, web: Web): Promise<Visitor> {
  const bearer = /^Bearer +(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1];
  if (bearer) {
    const [person, holder] = await Promise.all([
      personOf(web.house, bearer),
      web.house.ports.holders.byToken('seat', bearer),
    ]);
    if (person) return { ...nobody, person };
    return holder ? { ...nobody, seats: [{ token: bearer, mayAct: true }] } : { ...nobody, badToken: true };
  }
  if (c.req.path.startsWith('/api/') && c.req.method !== 'GET' && c.req.method !== 'HEAD') return nobody;
  const session = readCookie(c, web, SESSION);
  return { ...nobody, person: session ? await personOf(web.house, session) : null, seats: seatsOf(c, web) };
}

/**
 * The visitor's seat in a game, or a spectator. The seat whose link was opened last comes before the one that the account holds:
 * several people may play on one machine.
 */
export async function seatIn(c: Context, web: Web, game: GameId): Promise<Sitting> {
  const { person, seats } = await visitorOf(c, web);
  if (!person && !seats.length) return { viewer: 'spectator', holder: null, mayAct: false };
  const holders = await web.house.ports.holders.of(game);
  const owns = (holder: Holder) => person !== null && holder.person === person.id && holder.state !== 'bot';
  for (const { token, mayAct } of seats) {
    const holder = holders.find((one) => one.seatToken === token && one.state !== 'bot');
    if (holder) return { viewer: holder.seat, holder, mayAct: mayAct || owns(holder) };
  }
  const own = holders.find(owns);
  return own ? { viewer: own.seat, holder: own, mayAct: true } : { viewer: 'spectator', holder: null, mayAct: false };
}

/** Remembers in this browser that it holds a seat; `mayAct` false: until the code beside the mail's link is given, only to look. */
export function rememberSeat(c: Context, web: Web, holder: Holder, mayAct: boolean): void {
  const before = seatsOf(c, web);
  const proved = mayAct || before.some((seat) => seat.token === holder.seatToken && seat.mayAct);
  const others = before.filter((seat) => seat.token !== holder.seatToken);
  const seats = [{ token: holder.seatToken, mayAct: proved }, ...others].slice(0, MOST_SEATS);
  writeCookie(c, web, SEATS, seats.map((seat) => (seat.mayAct ? seat.token : UNPROVED + seat.token)).join('.'));
}

export const rememberSession = (c: Context, web: Web, token: string): void => writeCookie(c, web, SESSION, token);

/** Ends the session in this browser and forgets its seats; answers the session's token so that it can be closed for good. */
export function forgetVisitor(c: Context, web: Web): string | undefined {
  const session = readCookie(c, web, SESSION);
  for (const name of [SESSION, SEATS]) deleteCookie(c, cookieName(web, name), { path: '/', secure: isHttps(web) });
  return session;
}

function seatsOf(c: Context, web: Web): SeatKey[] {
  const parts = (readCookie(c, web, SEATS) ?? '').split('.').slice(0, MOST_SEATS);
  return parts.flatMap((part) => {
    const token = /^~?([a-z2-7]{26})$/.exec(part)?.[1];
    return token ? [{ token, mayAct: !part.startsWith(UNPROVED) }] : [];
  });
}

const isHttps = (web: Web): boolean => web.baseUrl.startsWith('https://');

/** Browsers accept `__Host-` names over https alone; there they keep neighbours of our domain from setting our cookies. */
const cookieName = (web: Web, name: string): string => (isHttps(web) ? `__Host-${name}` : name);

const readCookie = (c: Context, web: Web, name: string): string | undefined => getCookie(c, cookieName(web, name));

function writeCookie(c: Context, web: Web, name: string, value: string): void {
  const options: CookieOptions = { path: '/', httpOnly: true, sameSite: 'Lax', maxAge: COOKIE_DAYS * 24 * 3600 };
  setCookie(c, cookieName(web, name), value, { ...options, secure: isHttps(web) });
}
