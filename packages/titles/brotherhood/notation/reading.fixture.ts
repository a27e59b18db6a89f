import { expect } from 'vitest';
import { isRefusal } from '#engine/title.ts';
import { EMPTY_LEDGER, type Ledger, type State } from '../model.ts';
import { notation } from './notation.ts';
import { position } from './position.fixture.ts';

/** Blue has 30,000 in month 3, nobody controls anything. */
export const three = position([{ cash: 30000 }, {}, {}]);

/** What Blue's mail is read as. */
export const parse = (text: string, state: State = three) => notation.parse(state, 0, text);

export function command(text: string, state: State = three) {
  const mail = parse(text, state);
  if (isRefusal(mail)) throw new Error(`${mail.code} at ${mail.at}: ${mail.say}`);
  return mail.command;
}

export function ledger(text: string, state: State = three): Ledger {
  const read = command(text, state);
  if (read.type !== 'SubmitLedger') throw new Error(`${read.type} instead of a ledger`);
  return read.ledger;
}

/** A ledger that buys `buy`. */
export const bought = (buy: Ledger['buy'], rest: Partial<Ledger> = {}): Ledger => ({ ...EMPTY_LEDGER, buy, ...rest });

export function refused(text: string, state: State = three) {
  const mail = parse(text, state);
  if (!isRefusal(mail)) throw new Error(`accepted: ${JSON.stringify(mail)}`);
  expect(mail.say).toMatch(/[a-z]/);
  return mail;
}

/** A USE rule from `[n, seat, kind]`. */
export const use = (wishes: [n: number, seat: number, kind: 'R' | 'T' | 'P'][], auto = false) => ({
  wishes: wishes.map(([n, seat, kind]) => ({ n, seat, kind })),
  auto,
});
