import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRefusal } from '#engine/title.ts';
import { type Command, commands, type OrdersSent } from '../model.ts';
import { CARDS } from '../tables.ts';
import { LONGEST_MAIL, readMail, type Scene } from './mail.ts';
import { printCommand } from './print.ts';

const scene: Scene = { n: 5, phase: 'plan', window: null };

const seat = fc.integer({ min: 0, max: 4 });
const seats = fc.uniqueArray(seat, { minLength: 1, maxLength: 4 });
const card = fc.constantFrom(...CARDS);
const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const reaction = fc.oneof(fc.constantFrom('any', 'never', 'ask'), seats);
const ranking = fc.uniqueArray(seat, { maxLength: 4 });

/** Without the fields that are not there: what is undefined is not printed either. */
const there = <T extends object>(value: T): T =>
  Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as T;

const orders: fc.Arbitrary<OrdersSent> = fc
  .record({
    first: optional(fc.option(card)),
    trap: optional(reaction),
    sabotage: optional(reaction),
    point: optional(fc.oneof(fc.record({ trap: ranking }), fc.record({ sabotage: ranking, trap: ranking }))),
    locations: optional(fc.uniqueArray(fc.integer({ min: 1, max: 3 }), { maxLength: 3 })),
    takeover: optional(fc.oneof(fc.constantFrom('richest', 'never'), seats)),
  })
  .map(there) as fc.Arbitrary<OrdersSent>;

const some = orders.filter((sent) => Object.keys(sent).length > 0);
const round = optional(fc.integer({ min: 1, max: 99 }));
const yes = optional(fc.constant(true as const));

const plans = fc
  .record({
    discard: optional(card),
    cards: fc.tuple(card, card),
    target: optional(seat),
    orders: optional(some),
    final: yes,
    round,
  })
  .map(({ target, ...plan }) =>
    there({
      type: 'Plan',
      ...plan,
      target: plan.cards.filter((one) => one === 'noHonor').length === 1 ? target : undefined,
    }),
  );
const written: fc.Arbitrary<object> = fc.oneof(
  plans,
  fc.record({ type: fc.constant('Orders'), orders: some, final: yes, round }).map(there),
  fc
    .record({
      type: fc.constant('Reveal'),
      card,
      point: optional(seat),
      at: optional(fc.integer({ min: 1, max: 3 })),
      round,
    })
    .map(there),
  fc.record({ type: fc.constant('Reveal'), card, decline: fc.constant(true), round }).map(there),
  fc.record({ type: fc.constant('React'), play: fc.boolean(), round }).map(there),
);

describe('printing', () => {
  it('is what reading undoes, for every command of a seat', () => {
    fc.assert(
      fc.property(written, (one) => {
        const command = commands.parse(one);
        const read = readMail(scene, 0, printCommand(command));
        expect(isRefusal(read) ? read : read.command, printCommand(command)).toEqual(command);
      }),
      { numRuns: 800 },
    );
  });

  it('writes the fields that are there and no others', () => {
    const plan: Command = {
      type: 'Plan',
      cards: ['noHonor', 'trap'],
      target: 1,
      orders: { takeover: [2] },
      final: true,
    };
    expect(printCommand(plan)).toBe('PLOT NO HONOR ON B + TRAP\nTAKEOVER C\nFINAL');
    expect(printCommand({ type: 'Orders', orders: {} })).toBe('FINAL');
    expect(printCommand({ type: 'Discard', card: 'noHonor', round: 4 })).toBe('ROUND 4\nDISCARD NO HONOR');
    const discard = readMail({ ...scene, phase: 'foolMe' }, 0, 'ROUND 4\nDISCARD NO HONOR');
    expect(discard).toMatchObject({ command: { type: 'Discard', card: 'noHonor', round: 4 } });
  });
});

describe('hostile mails', () => {
  const filled = (unit: string, end = '') => unit.repeat((LONGEST_MAIL - end.length) / unit.length) + end;

  it.each([
    ['letters', filled('A')],
    ['one card', filled('ST ')],
    ['dots', filled('.', 'x')],
    ['signs', filled('>+&/')],
    ['lines', filled('TRAP B\n')],
    ['figures', filled('7')],
    ['other figures', '٢ TRAP'],
    ['lone surrogates', '\ud800 PLOT \udfff'],
    ['prototype words', 'PLOT __proto__ constructor\nTRAP toString'],
  ])('%s: an answer, never an exception', (_, text) => {
    const mail = readMail(scene, 0, text);
    if (isRefusal(mail)) expect((mail.at ?? '').length).toBeLessThan(100);
    else expect(commands.safeParse(mail.command).success).toBe(true);
  });

  it('too long a mail is not read at all', () => {
    expect(readMail(scene, 0, 'PLOT ST TR\n'.repeat(10_000))).toMatchObject({ code: 'TOO_LONG' });
  });

  it('whatever is written, the answer is a refusal or a command of the schema', () => {
    const words =
      'PLOT DISCARD ST TRAP HE SA NO HONOR NH > ON B C Zorro POINT PLACES 2 1 -1 TAKEOVER FINAL REVEAL LOC DECLINE YES NO PASS ANY NEVER ASK RICHEST + & / ROUND 3 # |';
    const word = fc.constantFrom(...words.split(' '), '\n', '\u200b');
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(word, { maxLength: 20 }).map((all) => all.join(' ')),
    );
    fc.assert(
      fc.property(text, (mail) => {
        const read = readMail(scene, 0, mail);
        if (!isRefusal(read)) expect(commands.safeParse(read.command).success, mail).toBe(true);
      }),
      { numRuns: 1500 },
    );
  });
});
