import { describe, expect, it } from 'vitest';
import { seededLuck } from '#engine/luck.ts';
import { isRefusal } from '#engine/title.ts';
import { decide } from '../decide/command.ts';
import type { Ledger } from '../model.ts';
import { position } from '../notation/position.fixture.ts';
import { crowded, deskOf } from './desk.fixture.ts';
import { fieldsOfLedger } from './orders/grid.ts';
import { printRules } from './orders/lines.ts';
import { running } from './orders/running.ts';
import { read } from './read.ts';

const desk = deskOf(crowded);
const asked = (fields: Record<string, string>, at = desk) => read(fields, at.view, at.legal, at.prompt);

const ledger: Ledger = {
  close: { TD: 1 },
  bail: { T: 1, H: 0 },
  buy: { SB: { R: 2, P: 1, T: 2 }, DT: { T: 3, H: 1 }, TD: { T: 1 } },
  godfather: 'SB',
  stay: false,
};

describe('the orders form', () => {
  it('gives back the ledger it was filled with', () => {
    expect(asked(fieldsOfLedger(ledger))).toEqual({ type: 'SubmitLedger', ledger });
  });

  it('means HOLD when nothing of the ledger page was sent, and the stored ledger once there is one', () => {
    expect(asked({})).toEqual({ type: 'SubmitLedger', ledger: desk.legal.ledger!.hold });
    const stored = { ...desk, view: { ...desk.view, own: { ...desk.view.own!, ledger } } };
    expect(asked({}, stored)).toEqual({ type: 'SubmitLedger', ledger });
  });

  it('lets written orders win over the page', () => {
    expect(asked({ ...fieldsOfLedger(ledger), orders: 'HOLD & P: WE' })).toEqual({
      type: 'SubmitLedger',
      ledger: {
        ...desk.legal.ledger!.hold,
        buy: { WE: { P: 1 }, ...desk.legal.ledger!.hold.buy },
        bail: { T: 0, H: 0 },
      },
    });
    expect(asked({ orders: '2R: XY' })).toMatchObject({
      code: expect.any(String),
      at: expect.stringContaining('line 1'),
    });
  });

  it('refuses what is no number and says which field', () => {
    expect(asked({ ...fieldsOfLedger(ledger), 'R.SB': '-1' })).toMatchObject({ code: 'BAD_COUNT', at: 'R.SB' });
    expect(asked({ ...fieldsOfLedger(ledger), 'T.TD': 'two' })).toMatchObject({ code: 'BAD_COUNT', at: 'T.TD' });
    expect(asked({ ...fieldsOfLedger(ledger), godfather: 'MOON' })).toMatchObject({
      code: 'BAD_AREA',
      at: 'godfather',
    });
  });

  it('puts money, ledger, instructions and jailbreak into one batch that the rules accept', () => {
    const command = asked({
      ...fieldsOfLedger(ledger),
      'gift.to': '2',
      'gift.amount': '$3,000',
      'take.SB': '2',
      'ot.ALL': 'SHARE1',
      'fire.ALL': '1',
      'use.SB': 'R2',
      'ot.BOSS': 'FIGHT',
      friends: 'shown',
      'friend.3': 'yes',
      jailbreak: 'yes',
      'jailbreak.first': 'T',
    });
    expect(command).toEqual({
      type: 'Batch',
      commands: [
        { type: 'GiveMoney', to: 2, amount: 3000 },
        { type: 'SubmitLedger', ledger },
        {
          type: 'SetStanding',
          once: false,
          standing: {
            use: { SB: { wishes: [{ n: 9, seat: 2, kind: 'R' }], auto: false } },
            fire: { ALL: { prefer: [1] } },
            take: { SB: { max: 2 } },
            ot: { ALL: { stance: 'SHARE', yieldAt: 1 }, BOSS: { stance: 'FIGHT' } },
            friends: [3],
          },
        },
        { type: 'UseGetOut', first: 'T' },
      ],
    });
    expect(isRefusal(command) || isRefusal(decide(crowded, 0, command, seededLuck('form')))).toBe(false);
  });

  it('refuses gifts to nobody and of no amount', () => {
    expect(asked({ 'gift.amount': '500' })).toMatchObject({ code: 'BAD_SEAT', at: 'gift.to' });
    expect(asked({ 'gift.to': '1', 'gift.amount': 'much' })).toMatchObject({ code: 'BAD_AMOUNT', at: 'gift.amount' });
    expect(asked({ 'gift.to': '1', 'gift.amount': '2k', notYet: 'yes' })).toEqual({
      type: 'GiveMoney',
      to: 1,
      amount: 2000,
    });
  });

  it('can leave the ledger for later', () => {
    expect(asked({ notYet: 'yes' })).toMatchObject({ code: 'NOTHING_TO_DO' });
  });

  it('asks for nothing where instructions are left as they are, and drops what is deleted', () => {
    const standing = {
      friends: [2],
      take: { ALL: { max: 2 }, WE: { max: 'ALL' as const } },
      ot: { BOSS: { stance: 'FIGHT' as const } },
    };
    const at = deskOf({ ...crowded, seats: crowded.seats.map((seat, i) => (i === 0 ? { ...seat, standing } : seat)) });
    const lines = printRules(standing);
    const same = { notYet: 'yes', friends: 'shown', 'friend.2': 'yes' };
    expect(asked({ ...same, rules: lines }, at)).toMatchObject({ code: 'NOTHING_TO_DO' });
    expect(asked({ ...same, rules: lines.replace('TAKE WE: ALL', '') }, at)).toEqual({
      type: 'SetStanding',
      once: false,
      standing: { take: { ALL: { max: 2 } } },
    });
    expect(asked({ ...same, rules: '' }, at)).toEqual({
      type: 'SetStanding',
      once: false,
      standing: { friends: [], take: { ALL: null }, ot: { ALL: null, BOSS: null } },
    });
    expect(asked({ ...same, rules: '2R: SB' }, at)).toMatchObject({ code: 'BAD_WORD', at: 'rules' });
  });

  it('sends gifts and says done in the step that is for gifts', () => {
    const at = deskOf(position([{}, {}], { month: 3, phase: 'revenue' }, { dealWindow: 'separate' }));
    expect(asked({}, at)).toEqual({ type: 'RevenueDone' });
    expect(asked({ 'gift.to': '1', 'gift.amount': '1000' }, at)).toMatchObject({
      type: 'Batch',
      commands: [{ type: 'GiveMoney', to: 1, amount: 1000 }, { type: 'RevenueDone' }],
    });
  });
});

describe('the running total', () => {
  it('is what the house reckons for the same form', () => {
    const now = running(fieldsOfLedger(ledger), desk);
    const command = asked(fieldsOfLedger(ledger));
    if (isRefusal(command)) throw new Error(command.say);
    const events = decide(crowded, 0, command, seededLuck('total'));
    if (isRefusal(events)) throw new Error(events.say);
    const written = events.find((event) => event.type === 'LedgerWritten');
    expect(now).toMatchObject({ total: written?.total, balance: 60000 - written!.total, problem: '' });
    expect(now?.notation).toBe('CLOSE 1R: TD & BAIL 1T & SB: G + 2R + 1P + 2T & DT: 3T + 1H & TD: 1T');
  });

  it('counts money given away and says why an overdrawn ledger is refused', () => {
    const now = running({ ...fieldsOfLedger(ledger), 'gift.to': '1', 'gift.amount': '30000' }, desk);
    expect(now).toMatchObject({ gifts: 30000, balance: 30000 - now!.total });
    expect(now?.problem).toMatch(/too much/);
    expect(running({ ...fieldsOfLedger(ledger), 'R.SB': 'x' }, desk)?.problem).toMatch(/“x”/);
  });
});
