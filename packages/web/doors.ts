import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { csrf } from 'hono/csrf';
import { secureHeaders } from 'hono/secure-headers';
import { refuse } from '#engine/title.ts';
import { MAX_DECK_KB } from '#games/decks/ownDeck.ts';
import { refused } from './refused.tsx';
import type { Web } from './web.ts';

const KB = 1024;
/** Forms and API bodies; the longest order sheet has a few KB. */
const MOST_BYTES = 64 * KB;
/** A reply typed into the outbox may quote a whole mail. */
const MOST_REPLY_BYTES = 300 * KB;
/** A game with a deck of its own, which is told its limit by name. */
const MOST_GAME_BYTES = (MAX_DECK_KB + 64) * KB;
/**
 * The form of a new game: a file that is too large for a deck is refused at its field, and nothing else of the form is lost. Only one that
 * is much too large is not read at all.
 */
const MOST_GAME_FORM_BYTES = 1024 * KB;

/** What each answer tells the browser not to do. */
export const headers = (web: Web): MiddlewareHandler =>
  secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      // Boards are self-contained SVG with their own <style>, and their colours are set by attribute; styles can't run anything.
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:'],
      connectSrc: ["'self'"],
      frameSrc: ["'self'"],
      formAction: ["'self'"],
      baseUri: ["'none'"],
      frameAncestors: ["'none'"],
    },
    xFrameOptions: 'DENY',
    // The default, no-referrer, makes browsers send `Origin: null` with forms, which the check of foreign forms refuses.
    referrerPolicy: 'same-origin',
    strictTransportSecurity: web.baseUrl.startsWith('https://') ? 'max-age=31536000; includeSubDomains' : false,
    // Routes that a mail program or a frame of our own shows say otherwise themselves.
    overwrite: false,
  });

export const bodies = (web: Web): MiddlewareHandler => {
  const limit = (maxSize: number) =>
    bodyLimit({
      maxSize,
      onError: (c) =>
        refused(c, web, refuse('OVERSIZE', `That is more than ${maxSize / KB} KB, the most that fits through here.`)),
    });
  const usual = limit(MOST_BYTES);
  const others = { game: limit(MOST_GAME_BYTES), form: limit(MOST_GAME_FORM_BYTES), reply: limit(MOST_REPLY_BYTES) };
  const doorOf = (path: string): MiddlewareHandler => {
    if (path === '/games/new') return others.form;
    if (path === '/api/games') return others.game;
    return /^\/outbox\/\d+\/reply$/.test(path) ? others.reply : usual;
  };
  return (c, next) => doorOf(c.req.path)(c, next);
};

/**
 * Forms count only when they come from our own pages. The API is left out: its writes know bearer tokens alone, which no foreign page
 * has, and programs send no Origin.
 */
export const ownForms = (web: Web): MiddlewareHandler => {
  const check = csrf({ origin: originsOf(web) });
  return (c, next) => (c.req.path.startsWith('/api/') ? next() : check(c, next));
};

/** On one's own machine it has several names. */
function originsOf(web: Web): string[] {
  const base = new URL(web.baseUrl);
  const names = web.local ? ['localhost', '127.0.0.1', '[::1]'] : [];
  return [base.origin, ...names.map((name) => `${base.protocol}//${name}${base.port ? `:${base.port}` : ''}`)];
}

/** Pages are made for one visitor at one moment: no cache on the way keeps them, except where a route says so. */
export const fresh =
  ({ house }: Web): MiddlewareHandler =>
  async (c: Context, next) => {
    // Who looks sees what he did a moment ago, on his dashboard too.
    if (c.req.method === 'GET') await house.afterwards?.idle();
    await next();
    if (!c.res.headers.has('cache-control')) c.header('cache-control', 'private, no-store');
  };
