import { describe, expect, it } from 'vitest';
import { isRefusal } from '#engine/title.ts';
import type { PlayerCommand } from '../model.ts';
import { readMail, type Scene } from './mail.ts';

const at = (phase: Scene['phase'], n = 4, window: Scene['window'] = null): Scene => ({ n, phase, window });
const plan = at('plan');

function command(text: string, scene: Scene = plan): PlayerCommand {
  const mail = readMail(scene, 0, text);
  if (isRefusal(mail)) throw new Error(`${mail.code} at ${mail.at}: ${mail.say}`);
  return mail.command;
}

function refused(text: string, scene: Scene = plan) {
  const mail = readMail(scene, 0, text);
  if (!isRefusal(mail)) throw new Error(`accepted: ${JSON.stringify(mail)}`);
  expect(mail.say).toMatch(/[a-z]/);
  return mail;
}

describe('the examples of rules 14', () => {
  it('a plan with a discard, a target, two orders and FINAL is one command', () => {
    expect(command('DISCARD STEAL\nPLOT NO HONOR ON B, TRAP\nTRAP C D\nPOINT TRAP C D\nFINAL')).toEqual({
      type: 'Plan',
      discard: 'steal',
      cards: ['noHonor', 'trap'],
      target: 1,
      orders: { trap: [2, 3], point: { trap: [2, 3] } },
      final: true,
    });
  });

  it('small letters, a plus between the cards, and orders for places, takeover, reaction and first card', () => {
    expect(command('plot heist + sabotage\nplaces 2 1\ntakeover never\nsabotage A C\nfirst sabotage')).toEqual({
      type: 'Plan',
      cards: ['heist', 'sabotage'],
      orders: { locations: [2, 1], takeover: 'never', sabotage: [0, 2], first: 'sabotage' },
    });
  });

  it('order lines alone change orders, and a player may be named', () => {
    expect(command('TRAP NEVER\nPOINT TRAP Badger', at('orders'))).toEqual({
      type: 'Orders',
      orders: { trap: 'never', point: { trap: [1] } },
    });
  });

  it('turns and answers of the live pace', () => {
    const live = at('reveal');
    expect(command('REVEAL TRAP > C', live)).toEqual({ type: 'Reveal', card: 'trap', point: 2 });
    expect(command('REVEAL HEIST LOC 2', live)).toEqual({ type: 'Reveal', card: 'heist', at: 2 });
    expect(command('reveal heist decline', live)).toEqual({ type: 'Reveal', card: 'heist', decline: true });
    expect(command('PASS', live)).toEqual({ type: 'React', play: false });
    expect(command('no', live)).toEqual({ type: 'React', play: false });
    expect(command('Yes!', live)).toEqual({ type: 'React', play: true });
    expect(command('REACT YES', live)).toEqual({ type: 'React', play: true });
  });

  it('a stopper alone is a yes while a window of its kind is open, and nothing otherwise', () => {
    expect(command('TRAP', at('reveal', 4, { kind: 'trap', thief: 1 }))).toEqual({ type: 'React', play: true });
    expect(refused('TRAP', at('reveal', 4, { kind: 'sabotage', thief: 1 })).code).toBe('UNREADABLE_LINE');
    expect(refused('TRAP').say).toContain('TRAP NEVER');
  });
});

describe('words', () => {
  it.each([
    ['PLOT ST TRA', ['steal', 'trap']],
    ['PLAN he SAB', ['heist', 'sabotage']],
    ['PLAY TR SABO', ['trap', 'sabotage']],
    ['PLOT STEA/HEI', ['steal', 'heist']],
    ['PLOT STEAL AND TRAP.', ['steal', 'trap']],
    ['PLOT: STEAL, TRAP', ['steal', 'trap']],
  ])('%s', (text, cards) => {
    expect(command(text)).toEqual({ type: 'Plan', cards });
  });

  it.each([
    'PLOT NO HONOR ON B TRAP',
    'PLOT NOHONOR>B TRAP',
    'PLOT no-honour > Badger, trap',
    'PLOT NH AT B + TR',
    'PLOT NO FROM B AND TRAP',
    'PLOT NO HONOR AMONG THIEVES ON B, TRAP',
    'PLOT NO HONOUR AMONG THIEVES &gt; Bad; TRAP',
    'PLOT NO HON B TRAP',
  ])('%s is No Honor on Badger and Trap', (text) => {
    expect(command(text)).toEqual({ type: 'Plan', cards: ['noHonor', 'trap'], target: 1 });
  });

  it('a letter is always the seat, and a name may be shortened while it is the only one', () => {
    expect(command('TRAP ad B cro')).toEqual({ type: 'Orders', orders: { trap: [0, 1, 2] } });
  });

  it('NO is the card behind PLOT and DISCARD, and an answer alone on its line', () => {
    expect(command('DISCARD NO\nPLOT ST TR')).toMatchObject({ discard: 'noHonor' });
    expect(command('NO')).toEqual({ type: 'React', play: false });
  });

  it('empty rankings are said by a word', () => {
    expect(command('FIRST ANY\nPOINT TRAP RICHEST\nPOINT SA B\nPLACES ANY\nTAKEOVER A & C')).toEqual({
      type: 'Orders',
      orders: { first: null, point: { trap: [], sabotage: [1] }, locations: [], takeover: [0, 2] },
    });
  });
});

describe('a mail', () => {
  it('of one DISCARD is the answer to open discards, and half a plan else', () => {
    expect(command('DISCARD ST', at('foolMe'))).toEqual({ type: 'Discard', card: 'steal' });
    expect(refused('DISCARD ST').code).toBe('NEED_TWO_CARDS');
  });

  it('of the line FINAL leaves the orders as they are', () => {
    expect(command('FINAL', at('orders'))).toEqual({ type: 'Orders', orders: {} });
    expect(command('TRAP NEVER\nFINAL', at('orders'))).toEqual({ type: 'Orders', orders: { trap: 'never' } });
    expect(command('FINAL')).toEqual({ type: 'Orders', orders: {}, final: true });
  });

  it('may name its round', () => {
    expect(command('ROUND 3\nPLOT ST TR')).toEqual({ type: 'Plan', cards: ['steal', 'trap'], round: 3 });
  });

  it('is read without remarks, quotations, examples and what stands below dashes', () => {
    expect(command('# mine\n> PLOT HE SA\n| PLOT HE NH ON B\n\nPLOT ST TR\n--\nTom, 555 1234')).toEqual({
      type: 'Plan',
      cards: ['steal', 'trap'],
    });
  });

  it.each([
    ['PLOT STEAL', 'NEED_TWO_CARDS'],
    ['PLOT STEAL TRAP HEIST', 'NEED_TWO_CARDS'],
    ['PLOT S TRAP', 'UNKNOWN_CARD'],
    ['PLOT STAEL TRAP', 'UNKNOWN_CARD'],
    ['PLOT TRAP STEAL ON B', 'TARGET_WITHOUT_NO_HONOR'],
    ['PLOT NH ON E TRAP', 'TARGET_UNKNOWN'],
    ['PLOT NH ON Zorro TRAP', 'TARGET_UNKNOWN'],
    ['TRAP E', 'BAD_REACTION'],
    ['POINT TRAP Zorro', 'BAD_POINT'],
    ['POINT STEAL B', 'UNREADABLE_LINE'],
    ['TAKEOVER E', 'BAD_TAKEOVER'],
    ['PLACES first', 'UNREADABLE_LINE', ' 1'],
    ['FINAL ANSWER 42', 'UNREADABLE_LINE'],
    ['STEAL TRAP', 'UNREADABLE_LINE'],
    ['PLOT ST TR\nPLOT HE SA', 'DUPLICATE_LINE'],
    ['TRAP B\nTRAP C', 'DUPLICATE_LINE'],
    ['YES\nPASS', 'DUPLICATE_LINE'],
    ['PLOT ST TR\nYES', 'ONE_AT_A_TIME'],
    ['REVEAL ST\nTRAP B', 'ONE_AT_A_TIME'],
    ['REVEAL HEIST LOC two', 'UNREADABLE_LINE'],
    ['ROUND three 3', 'UNREADABLE_LINE'],
    ['', 'NO_ORDERS'],
    ['Hello everybody', 'NO_ORDERS'],
  ])('%s is refused with %s', (text, code, more = '') => {
    expect(refused(text + more).code).toBe(code);
  });

  it('is refused with the line and the word that cannot be read', () => {
    expect(refused('TRAP C\nPLOT STEEL HEIST').at).toBe('line 2: "STEEL"');
    expect(refused('TRAP B\nTRAP C').at).toBe('line 2: "TRAP C"');
  });

  it('accepts POINT TRAP and POINT SABOTAGE together: they are two sorts', () => {
    expect(command('POINT TRAP B\nPOINT SABOTAGE C')).toEqual({
      type: 'Orders',
      orders: { point: { trap: [1], sabotage: [2] } },
    });
  });
});
