import { describe, expect, it } from 'vitest';
import { BUILT_IN } from '../deck/compiled.ts';
import type { State } from '../model.ts';
import { type Desk, deskOf, stateOf } from './desk.fixture.ts';
import { fieldsOfStanding } from './orders/standingFields.ts';
import { read } from './read.ts';

const ids = [
  'LOWRIDER',
  'SMG',
  'PISTOL',
  'CORNER',
  'WAREHOUSE',
  'BIGTINY',
  'GYM',
  'STICKY',
  'PAWN',
  'SNITCH',
  'BACKUP',
] as const;
const no = Object.fromEntries(BUILT_IN['house-1'].cards.map(({ id, nos }) => [id, nos[0]!])) as Record<
  (typeof ids)[number],
  number
>;

/** Green's first turn with much in hand and on the Hood. */
function desk(): Desk {
  const start = stateOf(3, 'reading', { firstBigBoss: 'G' }, ({ phase }) => phase === 'turn');
  const bosses: State['bosses'] = start.bosses.map((boss) =>
    boss.seat === 0
      ? {
          ...boss,
          hand: [no.CORNER, no.WAREHOUSE, no.SMG, no.SMG + 1, no.PISTOL, no.BACKUP, no.SNITCH].sort((a, b) => a - b),
          held: 7,
          homies: [no.BIGTINY, no.STICKY].map((one) => ({ no: one, burnt: false })),
          rides: [{ no: no.LOWRIDER, burnt: false }],
          turf: [no.GYM, no.PAWN].map((one) => ({ no: one, burnt: false })),
        }
      : boss,
  );
  return deskOf({ ...start, bosses }, 0);
}

const said = (fields: Record<string, string>, at = desk()) => read(fields, at.view, at.legal, at.prompt);

describe('a plan', () => {
  it('is read step by step, each a command of its own, and then the turn ends', () => {
    expect(
      said({
        's1.do': 'jump',
        's1.n': '2',
        's2.do': 'fight:hood:1',
        's2.n': '2',
        [`s2.c${no.BIGTINY}`]: 'yes',
        [`s2.c${no.LOWRIDER}`]: 'yes',
        [`s2.c${no.SMG}`]: 'yes',
        [`s2.c${no.SMG + 1}`]: 'yes',
        [`s2.c${no.GYM}`]: 'yes',
        's2.reroll': 'never',
        's2.cops': 'PISTOL',
        's3.do': 'grind:2',
        's3.if': 'lost',
        ending: 'end',
        [`d${no.SNITCH}`]: 'yes',
      }),
    ).toEqual([
      { type: 'JumpIn', n: 2 },
      {
        type: 'PickFight',
        target: { hood: 1 },
        thugs: 2,
        homies: ['BIGTINY'],
        rides: ['LOWRIDER'],
        turf: ['GYM'],
        weapons: ['SMG', 'SMG'],
        reroll: 'never',
        ifCops: ['PISTOL'],
      },
      { type: 'Grind', from: 2, onlyIf: 'lost' },
      { type: 'EndTurn', discard: ['SNITCH'] },
    ]);
  });

  it('has Crimes, Upgrades and all that is free', () => {
    expect(
      said({
        's1.do': 'crime:CORNER',
        's1.n': '3',
        's1.on': '2',
        's1.cops': 'none',
        's2.do': `burn:${no.STICKY}:1:-`,
        's3.do': `flip:${no.PAWN}:-:${no.PISTOL}`,
        's4.do': 'up:BIGTINY',
        's5.do': 'fight:street:2',
        [`s5.c${no.BACKUP}`]: 'yes',
        's5.n': '1',
        's6.do': 'drama:6:-:-',
        undo: 'yes',
      }),
    ).toEqual([
      { type: 'TakeBack' },
      { type: 'AttemptCrime', card: 'CORNER', thugs: 3, target: 2, ifCops: [] },
      { type: 'BurnHomie', homie: 'STICKY', target: 1 },
      { type: 'FlipTurf', turf: 'PAWN', discard: 'PISTOL' },
      { type: 'Upgrade', card: 'BIGTINY' },
      { type: 'PickFight', target: { street: 2 }, thugs: 1, cautions: ['BACKUP'] },
      { type: 'DramaOffer', drama: 'ODDJOBS' },
    ]);
  });

  it('without anybody who goes, with a number that is none, or without a step is refused at its field', () => {
    expect(said({ 's1.do': 'fight:cops' })).toMatchObject({ code: 'NO_FIGURES', at: 's1.n' });
    expect(said({ 's1.do': 'jump', 's1.n': 'two' })).toMatchObject({ code: 'BAD_VALUE', at: 's1.n' });
    expect(said({ 's1.do': 'dance' })).toMatchObject({ code: 'BAD_VALUE', at: 's1.do' });
    expect(said({})).toMatchObject({ code: 'NOTHING_PLANNED', at: 's1.do' });
  });

  it('gives way to lines as in a mail', () => {
    expect(said({ 's1.do': 'jump', orders: 'hustle\nend' })).toEqual([{ type: 'Hustle' }, { type: 'EndTurn' }]);
    expect(said({ orders: 'husle 2' })).toMatchObject({ code: 'BAD_WORD', at: 'line 1: "husle"' });
  });
});

describe('standing orders', () => {
  it('come first, and only what differs from those in force', () => {
    const at = desk();
    const shown = fieldsOfStanding(at.view, at.legal);
    expect(said({ ...shown, 's1.do': 'hustle' }, at)).toEqual({ type: 'Hustle' });
    expect(
      said(
        {
          ...shown,
          's1.do': 'hustle',
          'so.cmode': 'auto',
          'so.keep.PISTOL': 'yes',
          'so.order.0': 'SMG',
          'so.tie': '2',
          'so.arm.SNITCH': 'on',
          'so.arm.SNITCH.seats': 'leader',
          'so.arm.SNITCH.min': '2',
          'so.arm.SNITCH.kind': 'drug',
        },
        at,
      ),
    ).toEqual([
      {
        type: 'SetOrders',
        orders: { defence: { keep: ['PISTOL'], order: ['SMG'] }, cops: { mode: 'auto' }, bigBossTie: [2] },
      },
      { type: 'Arm', card: 'SNITCH', filter: { seats: 'leader', minRespect: 2, crimes: ['drug'] } },
      { type: 'Hustle' },
    ]);
  });

  it('give the gang another name where the field says one, and only then', () => {
    const at = desk();
    const shown = fieldsOfStanding(at.view, at.legal);
    expect(shown['so.name']).toBe(at.view.bosses[at.legal.seat]!.gangName);
    expect(said({ ...shown, 's1.do': 'hustle', 'so.name': '  The  Kites ' }, at)).toEqual([
      { type: 'NameGang', name: 'The Kites' },
      { type: 'Hustle' },
    ]);
    expect(said({ ...shown, 's1.do': 'hustle', 'so.name': ' ' }, at)).toEqual({ type: 'Hustle' });
  });

  it('disarm, and refuse what is no number at its field', () => {
    const at = desk();
    const own = at.view.own!;
    const armed = {
      ...at.view,
      own: { ...own, orders: { ...own.orders, arms: [{ card: 'SNITCH', filter: { seats: [1, 2] } }] } },
    };
    const shown = fieldsOfStanding(armed, at.legal);
    expect(shown['so.arm.SNITCH.seats']).toBe('asItIs');
    expect(read({ ...shown, 'so.arm.SNITCH': 'off' }, armed, at.legal, at.prompt)).toEqual({
      type: 'Disarm',
      card: 'SNITCH',
    });
    expect(read({ ...shown, 'so.arm.SNITCH.min': '3' }, armed, at.legal, at.prompt)).toEqual({
      type: 'Arm',
      card: 'SNITCH',
      filter: { seats: [1, 2], minRespect: 3 },
    });
    expect(read({ ...shown, 'so.max': 'many' }, armed, at.legal, at.prompt)).toMatchObject({
      code: 'BAD_VALUE',
      at: 'so.max',
    });
  });
});

describe('answers', () => {
  const asked = (legal: Partial<Desk['legal']>, fields: Record<string, string>) => {
    const at = desk();
    return read(fields, at.view, { ...at.legal, turn: null, ...legal }, at.prompt);
  };

  it('are one command each', () => {
    const kills = { count: 2, thugs: 1, homies: [no.BIGTINY, no.STICKY] };
    expect(asked({ asked: 'chooseKills', kills }, { thugs: '1', [`c${no.STICKY}`]: 'yes' })).toEqual({
      type: 'ChooseKills',
      thugs: 1,
      homies: ['STICKY'],
    });
    expect(asked({ asked: 'chooseTarget', targets: [1, 2] }, { boss: '2' })).toEqual({
      type: 'ChooseTarget',
      target: 2,
    });
    expect(asked({ asked: 'chooseBigBoss', bigBoss: [1, 2] }, {})).toEqual({ type: 'ChooseBigBoss', boss: 1 });
    const reroll = { die: 'fight', side: 'attacker', left: 1, own: 3, other: 5, losing: true } as const;
    expect(asked({ asked: 'reroll', reroll }, {})).toEqual({ type: 'Reroll', yes: true });
    expect(asked({ asked: 'reroll', reroll }, { answer: 'no' })).toEqual({ type: 'Reroll', yes: false });
    expect(asked({ asked: 'react', react: { cards: [] } }, {})).toEqual({ type: 'React', card: null });
    expect(asked({ asked: 'react', react: { cards: [] } }, { react: `${no.SNITCH}:1` })).toEqual({
      type: 'React',
      card: 'SNITCH',
      hit: 1,
    });
    expect(asked({ asked: 'react', react: { cards: [] } }, { react: 'never' })).toEqual([
      { type: 'SetOrders', orders: { autoPass: true } },
      { type: 'React', card: null },
    ]);
  });

  it('are refused where nothing is asked any more', () => {
    expect(asked({ asked: null }, {})).toMatchObject({ code: 'NOT_AWAITED' });
  });
});
