import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** Refusal codes whose HTTP status is not 422 (the request was understood and the rules or the state forbid it). RFC 9110, section 15. */
const STATUS: Readonly<Record<string, ContentfulStatusCode>> = {
  BAD_JSON: 400,
  BAD_SHAPE: 400,
  SIGN_IN: 401,
  NOT_YOURS: 403,
  NEEDS_CODE: 403,
  FOREIGN_FORM: 403,
  NOT_FOUND: 404,
  ALREADY_CREATED: 409,
  ALREADY_SEATED: 409,
  ALREADY_STARTED: 409,
  BUSY: 409,
  GAME_OVER: 409,
  NOT_AWAITED: 409,
  NOT_STARTED: 409,
  PROMPT_CLOSED: 409,
  SEATS_OPEN: 409,
  SEAT_TAKEN: 409,
  EMPTY_SEAT: 409,
  NOBODY_THERE: 409,
  TOO_EARLY: 409,
  TURN_PASSED: 409,
  MOVED_ON: 409,
  PAUSED: 409,
  NOT_PAUSED: 409,
  NOT_STORED: 409,
  NOT_AWAY: 409,
  SAID_ALREADY: 409,
  VOTED_ALREADY: 409,
  WANTED_ALREADY: 409,
  ABSENCE_OVER: 409,
  NO_VOTE: 403,
  OVERSIZE: 413,
  TOO_MANY: 429,
  FAILED: 500,
  MAIL_FAILED: 503,
};

/** Addresses of something that isn't there; a bot's or title's name inside a request is a value, hence 422. */
const UNKNOWN_THING = new Set([
  'UNKNOWN_GAME',
  'UNKNOWN_SEAT',
  'UNKNOWN_PROMPT',
  'UNKNOWN_INVITATION',
  'UNKNOWN_MAIL',
  'UNKNOWN_ABSENCE',
]);

/** The one place where a refusal gets its HTTP status. */
export const statusOf = (code: string): ContentfulStatusCode =>
  (Object.hasOwn(STATUS, code) ? STATUS[code] : undefined) ?? (UNKNOWN_THING.has(code) ? 404 : 422);
