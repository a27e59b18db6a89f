import type { House } from '#games/house.ts';
import type { Letter } from '#games/ports.ts';

/** A mail as the local outbox lists it. */
export interface ListedMail {
  id: string;
  at: string;
  to: string;
  replyTo: string | null;
  subject: string;
  headers: Readonly<Record<string, string>>;
  text: string;
}

/** The whole of it. */
export interface OutboxMail extends ListedMail {
  html: string;
  raw: string;
}

/** What only a server on somebody's own machine has: mails to look at, and a way to answer them without a mail program. */
export interface Local {
  /** Every mail, oldest first. */
  outbox: { list(): Promise<readonly ListedMail[]>; whole(id: string): Promise<OutboxMail> };
  /** Takes a raw mail as a mail server would hand it over. */
  receive(raw: Uint8Array, envelope: { from: string; to: string[] }): Promise<unknown>;
  /** Answers one of the outbox's mails as its recipient would, and says in a sentence what came of it. */
  reply(mail: ListedMail, text: string): Promise<string>;
  /** Lets time pass: everything that waits for the clock until then happens on the way, at its time. */
  passTime(minutes: number): Promise<void>;
}

/** A file that never changes under its name. */
export interface Asset {
  body: string;
  type: string;
  hash: string;
}

/** Browser scripts and style sheet, built at the start, each under a name that holds its hash. */
export interface Scripts {
  /** `live` (`brotherhood-live` for a title's own script) -> `/assets/live-0123456789ab.js`, `style` -> `/assets/style-….css`. An unknown name is a fault of the caller and throws. */
  url(name: string): string;
  has(name: string): boolean;
  /** By path below `/assets/`. */
  file(path: string): Asset | null;
}

/** Everything the pages and the API are made from. */
export interface Web {
  house: House;
  /** Where people reach this server, without a slash at the end: `https://play.example`. */
  baseUrl: string;
  /** Domain of the reply addresses. */
  playDomain: string;
  scripts: Scripts;
  letters: { signIn(email: string, code: string): Letter };
  /** Null everywhere but on a local server. */
  local: Local | null;
}
