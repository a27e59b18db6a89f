import { describe, expect, it } from 'vitest';
import { isRefusal, type Seat } from '#engine/title.ts';
import { dice, refusalOf, send } from '../brotherhood.fixtures.ts';
import { answer, atTable, goOn, QUIET } from '../choices/slow.fixtures.ts';
import type { Command, State } from '../model.ts';
import { notation } from '../notation/notation.ts';
import { deskOf } from './desk.fixture.ts';
import { Glance } from './Glance.tsx';
import { Orders } from './Orders.tsx';
import { read } from './read.ts';
import { receipt } from './receipt.ts';
import { untouched } from './untouched.fixture.ts';

const htmlOf = (state: State, seat: Seat = 0) => String(<Orders {...deskOf(state, seat)} />);

/** What the form asks for when these fields are filled and all others are left as they are. */
function filled(state: State, fields: Record<string, string>, seat: Seat = 0): Command {
  const { view, legal, prompt } = deskOf(state, seat);
  const command = read({ ...untouched(htmlOf(state, seat)), ...fields }, view, legal, prompt);
  if (isRefusal(command)) throw new Error(`${command.code} ${command.say}`);
  return command;
}

const told = (state: State, command: Command, seat: Seat = 0) => {
  const { view, legal } = deskOf(send(state, seat, command).state, seat);
  return receipt(command, view, legal).join('\n');
};

const influence = goOn(
  atTable([
    { SB: 'P3', boss: 'WE' },
    { SB: 'R1 T2 P1', boss: 'DT' },
  ]),
  QUIET,
).state;
const fights = goOn(
  atTable([
    { ES: 'T3 H1', boss: 'WE' },
    { ES: 'T2', boss: 'ES' },
    { ES: 'T1', boss: 'SB' },
  ]),
  QUIET,
).state;
const claims = goOn(
  atTable([
    { SB: 'T2', boss: 'WE' },
    { SB: 'R3', boss: 'DT' },
    { SB: 'R1', boss: 'CC' },
  ]),
  QUIET,
).state;
const bribe = goOn(atTable([{ boss: 'DT', tokens: { bribe: 1 } }, { boss: 'ES' }]), {
  'm3/hearing/area': 1,
  'm3/hearing/card1': 4,
}).state;
const sheet = goOn(
  atTable(
    [
      { SB: 'P1 T1', boss: 'WE' },
      { SB: 'R1 T1', boss: 'DT' },
    ],
    { config: { pace: 'sheet' } },
  ),
  QUIET,
).state;
const misses = { ...dice('m3/mob/SB/seat0/thug', [6]), ...dice('m3/mob/SB/seat2/thug', [6]) };
const overtime = answer(
  goOn(
    atTable([
      { SB: 'T1', boss: 'WE' },
      { SB: 'R1', boss: 'DT' },
      { SB: 'T1', boss: 'CC' },
    ]),
    { ...QUIET, ...misses },
  ).state,
  {},
).state;
const empire = answer(
  goOn(
    atTable([
      { WE: 'T2', boss: 'ES' },
      { boss: 'WE', SB: 'R2' },
      { WE: 'T2', boss: 'TD' },
    ]),
    QUIET,
  ).state,
  {
    0: { type: 'SubmitTargets', areas: { WE: [{ kind: 'T', n: 2, target: 1 }] } },
    2: { type: 'SubmitTargets', areas: { WE: [{ kind: 'T', n: 2, target: 1 }] } },
  },
  { ...dice('m3/mob/WE/seat0/thug', [1, 6]), ...dice('m3/mob/WE/seat2/thug', [1, 6]) },
).state;

describe('the form of a prompt after the reveal', () => {
  it.each([
    ['bribe', bribe, 0],
    ['influence', influence, 0],
    ['targets', fights, 0],
    ['claims', claims, 0],
    ['overtime', overtime, 0],
    ['overtime', empire, 0],
  ] as const)('%s: left untouched it means the instructions in force', (kind, state, seat) => {
    expect(state.phase).toBe(kind);
    expect(filled(state, {}, seat)).toEqual({ type: 'FollowRules' });
    expect(htmlOf(state, seat)).not.toMatch(/undefined|NaN|\[object/);
    const outside = htmlOf(state, seat).replace(/<label.*?<\/label>/gs, '');
    expect(outside).not.toMatch(/<(select|textarea)|<input (?!type="hidden")/);
  });

  it('a bribe is a yes or a no', () => {
    const yes = filled(bribe, { 'answer.bribe': 'YES' });
    expect(yes).toEqual({ type: 'AnswerBribe', use: true });
    expect(filled(send(bribe, 0, yes).state, {})).toEqual(yes);
  });

  it('influence is used act by act', () => {
    const acts = filled(influence, { 'act.SB.1': 'P1', 'act.SB.2': 'R1' });
    expect(acts).toEqual({
      type: 'SubmitInfluence',
      areas: {
        SB: [
          { act: 'politic', victim: 1 },
          { act: 'close', victim: 1 },
        ],
      },
    });
    expect(told(influence, acts)).toContain(
      'South Bank: push out a Political of Yellow, then have a Revenue of Yellow closed',
    );
    expect(filled(send(influence, 0, acts).state, {})).toEqual(acts);
    expect(filled(influence, { 'act.SB.1': 'NONE' })).toEqual({ type: 'SubmitInfluence', areas: { SB: [] } });
    expect(() => filled(influence, { 'act.SB.1': 'R7' })).toThrow('NO_SUCH_COUNTER');
  });

  it('guns aim at one family, or are split', () => {
    const all = filled(fights, { 'aim.ES': '2' });
    expect(all).toMatchObject({
      areas: {
        ES: [
          { kind: 'T', n: 3, target: 2 },
          { kind: 'H', n: 1, target: 2 },
        ],
      },
    });
    const split = filled(fights, { 'aim.ES.T.1': '2', 'aim.ES.T.2': '1', 'aim.ES.H.1': '1' });
    expect(told(fights, split)).toContain('East Side: 2 Thugs at Yellow, 1 Thug at Orange and 1 Hitman at Yellow');
    expect(filled(send(fights, 0, split).state, {})).toEqual(split);
    expect(filled(send(fights, 0, split).state, { 'aim.ES': '1' })).toMatchObject({
      areas: {
        ES: [
          { n: 3, target: 1 },
          { n: 1, target: 1 },
        ],
      },
    });
    expect(refusalOf(fights, 0, filled(fights, { 'aim.ES.T.1': '2' })).code).toBe('TARGET_COUNT');
  });

  it('take-overs say how many and from whom', () => {
    const command = filled(claims, { 'claim.SB': '2', 'claim.SB.from': '2' });
    expect(command).toEqual({ type: 'SubmitClaims', areas: { SB: { max: 2, from: [2] } } });
    expect(told(claims, command)).toContain('South Bank: take at most 2, first from Orange');
    expect(filled(send(claims, 0, command).state, {})).toEqual(command);
    expect(htmlOf(claims)).not.toContain('claim.SB.raze');
  });

  it('a stance is a word, a number or a deal', () => {
    expect(filled(overtime, { overtime: 'FIGHT' })).toEqual({ type: 'SubmitOvertime', stance: 'FIGHT' });
    expect(told(overtime, filled(overtime, { overtime: '1' }))).toContain('Overtime: ask for 1 Revenue');
    const deal = filled(empire, { overtime: 'DEAL', 'overtime.deal': 'DEAL BLUE: 2R SB & ORANGE: REST' });
    expect(told(empire, deal)).toContain('Blue gets 2 Revenues in South Bank');
    expect(filled(send(empire, 0, deal).state, {})).toEqual(deal);
    const untouchedDeal = filled(empire, { overtime: 'DEAL' });
    expect(told(empire, untouchedDeal)).toContain('Orange gets nothing');
  });

  it('a sheet is this month’s instructions; friends and standing rules stay', () => {
    expect(filled(sheet, {})).toEqual({ type: 'SubmitSheet', sheet: {} });
    const command = filled(sheet, { 'use.SB': 'R1', 'ot.BOSS': 'FIGHT' });
    expect(command).toEqual({
      type: 'SubmitSheet',
      sheet: {
        use: { SB: { wishes: [{ n: 9, seat: 1, kind: 'R' }], auto: false } },
        ot: { BOSS: { stance: 'FIGHT' } },
      },
    });
    expect(htmlOf(sheet)).not.toContain('Standing instructions:');
  });

  it('lines win over the choices, and instructions can be sent without an answer', () => {
    expect(filled(influence, { orders: 'USE SB: YELLOW T', 'act.SB.1': 'R1' })).toEqual({
      type: 'SubmitInfluence',
      areas: { SB: [{ act: 'arrest', victim: 1 }] },
    });
    expect(filled(influence, { notYet: 'yes', 'take.ALL': 'NONE' })).toMatchObject({ type: 'SetStanding' });
  });

  it('the glance shows who has answered, and never what', () => {
    const { state } = send(fights, 1, { type: 'SubmitTargets', areas: { ES: [{ kind: 'T', n: 2, target: 0 }] } });
    const { view, legal } = deskOf(state);
    const html = String(<Glance view={view} legal={legal} viewer={0} />);
    expect(html).toContain('Yellow: ✓ has answered');
    expect(html).toContain('Orange: is asked');
    expect(JSON.stringify(view)).not.toContain('"target"');
  });
});

describe('mail help of a prompt', () => {
  it.each([
    ['bribe', bribe],
    ['influence', influence],
    ['targets', fights],
    ['claims', claims],
    ['overtime', overtime],
    ['an empire', empire],
    ['sheet', sheet],
  ])('%s: each of its examples can be sent as it stands', (_, state) => {
    const help = notation.help(state, 0).split('\n');
    for (const line of help) expect(line.length, line).toBeLessThanOrEqual(80);
    const examples = help.filter((line) => line.startsWith('|')).map((line) => line.slice(2));
    expect(examples.length).toBeGreaterThan(1);
    for (const example of examples) {
      const mail = notation.parse(state, 0, example);
      if (isRefusal(mail)) throw new Error(`${example}: ${mail.say}`);
      expect(send(state, 0, mail.command).events.length, example).toBeGreaterThan(0);
    }
  });
});
