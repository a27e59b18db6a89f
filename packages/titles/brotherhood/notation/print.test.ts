import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededLuck } from '#engine/luck.ts';
import { isRefusal } from '#engine/title.ts';
import { playOut } from '../bot/match.fixture.ts';
import { heuristic } from '../bot.ts';
import { type AnswerKind, commands, type Event, options, type State } from '../model.ts';
import { random } from '../randomBot.ts';
import { notation } from './notation.ts';
import { position } from './position.fixture.ts';
import { command, parse } from './reading.fixture.ts';

describe('print and parse', () => {
  const areas = ['WE', 'SB', 'CC', 'DT', 'ES', 'TD'] as const;
  const n = fc.integer({ min: 1, max: 99 });
  const others = fc.constantFrom(1, 2, 3, 4);
  const some = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
  const compact = <T extends object>(value: T): T =>
    Object.fromEntries(Object.entries(value).filter(([, v]) => v !== undefined)) as T;
  const byArea = <T>(rule: fc.Arbitrary<T>, keys: readonly string[] = [...areas, 'ALL']) =>
    fc.dictionary(fc.constantFrom(...keys), rule, { minKeys: 1, maxKeys: 4 }).map((d) => ({ ...d }));

  const counts = fc
    .record({ R: some(n), P: some(n), T: some(n), H: some(n) })
    .map(compact)
    .filter((c) => Object.keys(c).length > 0);
  const ledgers = fc.record({
    close: fc.dictionary(fc.constantFrom(...areas), n, { maxKeys: 3 }).map((d) => ({ ...d })),
    bail: fc.record({ T: fc.nat(12), H: fc.nat(2) }),
    buy: fc.dictionary(fc.constantFrom(...areas), counts, { maxKeys: 6 }).map((d) => ({ ...d })),
    godfather: fc.option(fc.constantFrom(...areas, 'OUT'), { nil: null }),
    stay: fc.constant(false),
  });

  const uniqueSeats = fc.uniqueArray(others, { minLength: 1, maxLength: 4 });
  const wishes = fc.array(fc.record({ n, seat: others, kind: fc.constantFrom('R', 'T', 'P') }), { maxLength: 4 });
  const shots = fc.array(
    fc.record({ n: some(n), kind: some(fc.constantFrom('T', 'H', 'G')), seat: others }).map(compact),
    { minLength: 1, maxLength: 4 },
  );
  const takes = fc
    .record({
      max: fc.oneof(n, fc.constant(0), fc.constant('ALL')),
      from: some(uniqueSeats),
      raze: some(fc.oneof(n, fc.constant(0), fc.constant('ALL'))),
    })
    .map(compact);
  const stances = (stance: fc.Arbitrary<string | number>) =>
    fc.record({ stance, yieldAt: some(fc.nat(99)), target: some(others) }).map(compact);
  const named = fc.constantFrom('FIGHT', 'SHARE', 'YIELD');
  const standings = fc
    .record({
      friends: some(fc.uniqueArray(others, { maxLength: 4 })),
      use: some(byArea(fc.option(fc.record({ wishes, auto: fc.boolean() })))),
      fire: some(
        byArea(
          fc.option(
            fc.oneof(
              shots.map((s) => ({ shots: s })),
              fc.uniqueArray(others).map((prefer) => ({ prefer })),
            ),
          ),
        ),
      ),
      take: some(byArea(fc.option(takes))),
      ot: some(
        fc
          .tuple(byArea(fc.option(stances(fc.oneof(named, n)))), some(fc.option(stances(named))))
          .map(([rules, BOSS]) => compact({ ...rules, BOSS })),
      ),
      bribe: some(
        fc.option(
          fc.record({
            cards: fc.oneof(fc.constant('ANY'), fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { minLength: 1 })),
            areas: fc.oneof(fc.constant('ANY'), fc.uniqueArray(fc.constantFrom(...areas), { minLength: 1 })),
          }),
        ),
      ),
    })
    .map(compact)
    .filter((s) => Object.keys(s).length > 0);

  const branches = fc
    .record({
      use: some(byArea(fc.option(fc.record({ wishes, auto: fc.boolean() })))),
      fire: some(byArea(fc.uniqueArray(others, { maxLength: 4 }).map((prefer) => ({ prefer })))),
      take: some(byArea(fc.option(takes))),
      ot: some(
        byArea(stances(fc.oneof(named, n)), [...areas, 'ALL', 'BOSS']).filter(
          (ot) => typeof ot.BOSS?.stance !== 'number',
        ),
      ),
    })
    .map(compact);
  const conditions = fc
    .record({
      seat: others,
      n: some(fc.integer({ min: 2, max: 99 })),
      kind: some(fc.constantFrom('R', 'P', 'T', 'H', 'G')),
      area: fc.constantFrom(...areas),
      not: some(fc.constant(true)),
    })
    .map(compact);
  const alternatives = fc.array(
    fc.record({ when: conditions, rules: branches.filter((b) => Object.keys(b).length > 0), otherwise: branches }),
    { minLength: 1, maxLength: 6 },
  );

  const table = position(
    [{}, {}, {}, {}, {}],
    {},
    {
      houseRules: { bossCombat: true, revenueRaze: true, bossElimination: true },
    },
  );
  const roundTrip = (sent: unknown) => {
    const known = commands.parse(sent);
    const text = notation.print(known);
    expect(parse(text, table), text).toEqual({ command: known, prose: [] });
  };

  it('are inverse for every ledger', () => {
    fc.assert(
      fc.property(ledgers, (one) => roundTrip({ type: 'SubmitLedger', ledger: one })),
      { numRuns: 300 },
    );
  });

  it('are inverse for every ledger with conditions', () => {
    fc.assert(
      fc.property(ledgers, alternatives, (one, carried) =>
        roundTrip({ type: 'SubmitLedger', ledger: one, alternatives: carried }),
      ),
      { numRuns: 300 },
    );
  });

  const asked = (kind: AnswerKind, more: Partial<State> = {}) =>
    position(
      [{}, {}, {}, {}, {}],
      { phase: kind, asked: { prompt: `m3/${kind}`, kind, seats: [0], answered: [] }, ...more },
      { houseRules: { bossCombat: true, revenueRaze: true, bossElimination: false }, pace: 'table' },
    );
  const inPrompt = (state: State, sent: unknown) => {
    const known = commands.parse(sent);
    const text = notation.print(known);
    expect(parse(text, state), text).toEqual({ command: known, prose: [] });
  };
  const dispute = { dispute: 1, claimants: [0, 2, 3], dead: 1, revenues: 0, hits: [], round: 0 };
  const inEmpire = asked('overtime', { disputes: [{ ...dispute, kind: 'empire', area: 'CC' }] });

  it('are inverse for every answer to a prompt', () => {
    const acts = fc.array(fc.record({ act: fc.constantFrom('arrest', 'close', 'politic'), victim: others }), {
      maxLength: 5,
    });
    const aims = fc.array(fc.record({ kind: fc.constantFrom('T', 'H', 'G'), n, target: others }), {
      minLength: 1,
      maxLength: 5,
    });
    const perArea = <T>(value: fc.Arbitrary<T>) => byArea(value, areas);
    const answers: [State, fc.Arbitrary<object>][] = [
      [asked('influence'), fc.record({ type: fc.constant('SubmitInfluence'), areas: perArea(acts) })],
      [asked('targets'), fc.record({ type: fc.constant('SubmitTargets'), areas: perArea(aims) })],
      [asked('claims'), fc.record({ type: fc.constant('SubmitClaims'), areas: perArea(takes) })],
      [asked('sheet'), fc.record({ type: fc.constant('SubmitSheet'), sheet: standings })],
      [asked('bribe'), fc.record({ type: fc.constant('AnswerBribe'), use: fc.boolean() })],
      [
        asked('overtime', { disputes: [{ ...dispute, dead: null, kind: 'revenue', area: 'CC' }] }),
        fc
          .record({ type: fc.constant('SubmitOvertime'), stance: fc.oneof(named, n), target: some(others) })
          .map(compact),
      ],
      [inEmpire, fc.record({ type: fc.constant('SubmitOvertime'), stance: named, target: some(others) }).map(compact)],
    ];
    for (const [state, arbitrary] of answers)
      fc.assert(
        fc.property(arbitrary, (sent) => inPrompt(state, sent)),
        { numRuns: 100 },
      );
    for (const kind of ['bribe', 'influence', 'targets', 'claims', 'overtime'] as const)
      inPrompt(asked(kind), { type: 'FollowRules' });
    inPrompt(asked('sheet'), { type: 'SubmitSheet', sheet: {} });
  });

  it('are inverse for every deal', () => {
    const share = (seat: number) =>
      fc.record({
        seat: fc.constant(seat),
        board: fc.dictionary(fc.constantFrom(...areas), counts, { maxKeys: 3 }).map((d) => ({ ...d })),
        pool: fc.record({ R: fc.nat(12), P: fc.nat(5), T: fc.nat(12), H: fc.nat(2) }),
        jail: fc.record({ T: fc.nat(3), H: fc.nat(2) }),
        tokens: fc.record({ getOut: fc.nat(2), bribe: fc.nat(2) }),
      });
    const nothing = {
      board: {},
      pool: { R: 0, P: 0, T: 0, H: 0 },
      jail: { T: 0, H: 0 },
      tokens: { getOut: 0, bribe: 0 },
    };
    const splits = fc.tuple(
      share(0),
      fc.oneof(share(2), fc.constant({ seat: 2, ...nothing })),
      fc.constant({ seat: 3, ...nothing }),
    );
    fc.assert(
      fc.property(splits, (deal) => inPrompt(inEmpire, { type: 'SubmitOvertime', stance: { deal } })),
      { numRuns: 100 },
    );
  });

  it('are inverse for every instruction', () => {
    fc.assert(
      fc.property(standings, fc.boolean(), (standing, once) => roundTrip({ type: 'SetStanding', standing, once })),
      { numRuns: 300 },
    );
  });

  it('are inverse for whole mails', () => {
    const mails = fc.record({
      gifts: fc.array(fc.record({ to: others, amount: fc.integer({ min: 1, max: 99999 }) }), {
        minLength: 1,
        maxLength: 3,
      }),
      ledger: ledgers,
      standing: standings,
      first: fc.constantFrom('H', 'T'),
    });
    fc.assert(
      fc.property(mails, (mail) =>
        roundTrip({
          type: 'Batch',
          month: 3,
          commands: [
            ...mail.gifts.map((gift) => ({ type: 'GiveMoney', ...gift })),
            { type: 'SubmitLedger', ledger: mail.ledger },
            { type: 'SetStanding', standing: mail.standing, once: false },
            { type: 'SetStanding', standing: mail.standing, once: true },
            { type: 'UseGetOut', first: mail.first },
          ],
        }),
      ),
    );
  });

  it('bots could play by mail: what they order is read back as it is', () => {
    let read = 0;
    const byMail: typeof random = (seen, legal, prompt, luck) => {
      const sent = commands.parse(random(seen, legal, prompt, luck));
      const mail = parse(notation.print(sent), table);
      if (isRefusal(mail)) throw new Error(`${mail.at}: ${mail.say}\n${notation.print(sent)}`);
      read++;
      return mail.command;
    };
    const houseRules = { bossCombat: true, revenueRaze: true, bossElimination: true };
    const told = (player: typeof random) => {
      const events: Event[] = [];
      playOut([player, heuristic], seededLuck('by mail'), options.parse({ houseRules }), (event) => events.push(event));
      return events.filter(({ type }) => type !== 'StandingSet' && type !== 'MoneyGiven' && !type.startsWith('Ledger'));
    };
    expect(told(byMail)).toEqual(told(random));
    expect(read).toBe(12);
  });

  it('prints areas in order, closing and bail first, OUT last', () => {
    expect(notation.print(command('G: OUT & 2T: TD + P & T: SB, CLOSE R: TD, CLOSE R: WE, BAIL H, BAIL 2T'))).toBe(
      'CLOSE 1R: WE & CLOSE 1R: TD & BAIL 2T + 1H & SB: 1T & TD: 1P + 2T & OUT: G',
    );
  });
});
