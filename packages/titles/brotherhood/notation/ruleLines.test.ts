import { describe, expect, it } from 'vitest';
import type { AnswerKind, State } from '../model.ts';
import { notation } from './notation.ts';
import { position } from './position.fixture.ts';
import { command, refused, three, use } from './reading.fixture.ts';

/** All seats are asked. */
const asking = (kind: AnswerKind, seats = 2) =>
  position(Array(seats).fill({}), {
    phase: kind,
    asked: { prompt: `m3/${kind}`, kind, seats: [...Array(seats).keys()], answered: [] },
  });

describe('an instruction', () => {
  const standing = (text: string, state: State = three) => {
    const read = command(text, state);
    if (read.type !== 'SetStanding') throw new Error(`${read.type} instead of an instruction`);
    return read.standing;
  };
  const razing = position(
    [{}, {}, {}],
    {},
    {
      houseRules: { bossCombat: false, revenueRaze: true, bossElimination: false },
    },
  );

  it.each<[string, object]>([
    [
      'USE CC: ORANGE P, YELLOW R',
      {
        use: {
          CC: use([
            [1, 2, 'P'],
            [1, 1, 'R'],
          ]),
        },
      },
    ],
    ['USE SB: YELLOW P, AUTO', { use: { SB: use([[1, 1, 'P']], true) } }],
    ['USE ALL: AUTO', { use: { ALL: use([], true) } }],
    ['USE DT: DEFAULT', { use: { DT: null } }],
    ['FIRE ALL: AUTO', { fire: { ALL: { prefer: [] } } }],
    ['FIRE SB YELLOW', { fire: { SB: { prefer: [1] } } }],
    ['FIRE THE DOCKS: YELLOW > ORANGE', { fire: { TD: { prefer: [1, 2] } } }],
    ['FIRE SB: YELLOW &gt; ORANGE', { fire: { SB: { prefer: [1, 2] } } }],
    ['FIRE SB: 2T YELLOW, REST ORANGE', { fire: { SB: { shots: [{ n: 2, kind: 'T', seat: 1 }, { seat: 2 }] } } }],
    [
      'FIRE SB: H YELLOW, 3 O',
      {
        fire: {
          SB: {
            shots: [
              { kind: 'H', seat: 1 },
              { n: 3, seat: 2 },
            ],
          },
        },
      },
    ],
    ['TAKE SB: ALL FROM YELLOW > ORANGE', { take: { SB: { max: 'ALL', from: [1, 2] } } }],
    ['TAKE ALL: NONE', { take: { ALL: { max: 0 } } }],
    ['TAKE ALL ALL', { take: { ALL: { max: 'ALL' } } }],
    ['OT SB: FIGHT', { ot: { SB: { stance: 'FIGHT' } } }],
    ['OT SB: 2 AT ORANGE', { ot: { SB: { stance: 2, target: 2 } } }],
    ['OT ALL SHARE YIELD AT 1', { ot: { ALL: { stance: 'SHARE', yieldAt: 1 } } }],
    ['OT BOSS: YIELD', { ot: { BOSS: { stance: 'YIELD' } } }],
    ['OT BOSS FIGHT AT YELLOW', { ot: { BOSS: { stance: 'FIGHT', target: 1 } } }],
    ['FRIEND ORANGE', { friends: [2] }],
    ['FRIENDS YELLOW, ORANGE', { friends: [1, 2] }],
    ['FRIENDS NONE', { friends: [] }],
    ['BRIBE 4 IN WE', { bribe: { cards: [4], areas: ['WE'] } }],
    ['BRIBE 2, 4 IN WE, SB', { bribe: { cards: [2, 4], areas: ['WE', 'SB'] } }],
    ['BRIBE ANY', { bribe: { cards: 'ANY', areas: 'ANY' } }],
    ['BRIBE NONE', { bribe: null }],
  ])('%s', (text, wanted) => {
    expect(standing(text)).toEqual(wanted);
  });

  it('names families by initial, in the eyes of whoever writes', () => {
    expect(notation.parse(three, 2, 'use cc 2 y t, b r')).toMatchObject({
      command: {
        standing: {
          use: {
            CC: use([
              [2, 1, 'T'],
              [1, 0, 'R'],
            ]),
          },
        },
      },
    });
  });

  it('TAKE with RAZE belongs to house rule 2', () => {
    expect(standing('TAKE TD: ALL, RAZE ALL', razing)).toEqual({ take: { TD: { max: 'ALL', raze: 'ALL' } } });
    expect(standing('TAKE TD: 3 FROM Y, RAZE 1', razing)).toEqual({ take: { TD: { max: 3, from: [1], raze: 1 } } });
    expect(refused('TAKE TD: ALL, RAZE ALL')).toMatchObject({ code: 'BAD_RULE', at: 'line 1: "RAZE"' });
  });

  it.each([
    ['V80', 'OT SB: YIELD AT 2', 'BAD_WORD', 'AT'],
    ['V80', 'OT BOSS: 2', 'BAD_RULE', '2'],
    ['V80', 'USE SB: YELLOW H', 'BAD_RULE', 'H'],
    ['V80', 'FIRE ALL: BLUE', 'BAD_RULE', 'BLUE'],
    ['no area', 'USE YELLOW R', 'BAD_WORD', 'YELLOW'],
    ['Out-of-Town', 'TAKE OUT: ALL', 'BAD_WORD', 'OUT'],
    ['how many?', 'TAKE ALL', 'BAD_WORD', 'the end of the line'],
    ['unknown family', 'FIRE SB: GREEN', 'BAD_SEAT', 'GREEN'],
    ['no such family in this game', 'FRIENDS SLATE', 'BAD_SEAT', 'SLATE'],
    ['too many', 'USE SB: 100 YELLOW R', 'BAD_COUNT', '100'],
    ['a token card', 'BRIBE 10', 'BAD_RULE', '10'],
    ['something behind it', 'FIRE SB: YELLOW > ORANGE please', 'BAD_WORD', 'please'],
  ])('%s: %s is refused with %s', (_, text, code, word) => {
    expect(refused(text)).toMatchObject({ code, at: `line 1: "${word}"` });
  });

  it('answers the open prompt of the slower paces, or counts for this month', () => {
    const fighting = asking('targets', 3);
    expect(command('FIRE SB: 2T YELLOW, 1H ORANGE', fighting)).toEqual({
      type: 'SubmitTargets',
      areas: {
        SB: [
          { kind: 'T', n: 2, target: 1 },
          { kind: 'H', n: 1, target: 2 },
        ],
      },
    });
    expect(command('FIRE ALL: YELLOW', fighting)).toMatchObject({
      type: 'Batch',
      commands: [{ type: 'SetStanding', once: true }, { type: 'FollowRules' }],
    });
    expect(command('TAKE ALL: 2', fighting)).toMatchObject({ type: 'SetStanding', once: false });
    expect(command('FIRE SB: 2T YELLOW', { ...fighting, asked: { ...fighting.asked!, seats: [1] } })).toMatchObject({
      type: 'SetStanding',
      once: false,
    });
    expect(command('TAKE SB: 1', asking('claims'))).toEqual({
      type: 'SubmitClaims',
      areas: { SB: { max: 1 } },
    });
    expect(command('USE SB: 2 YELLOW R', asking('influence'))).toEqual({
      type: 'SubmitInfluence',
      areas: {
        SB: [
          { act: 'close', victim: 1 },
          { act: 'close', victim: 1 },
        ],
      },
    });
    expect(command('DONE', asking('sheet'))).toEqual({ type: 'SubmitSheet', sheet: {} });
    expect(command('DONE', position([{}, {}], { phase: 'revenue' }))).toEqual({ type: 'RevenueDone' });
    expect(command('BRIBE YES', asking('bribe'))).toEqual({ type: 'AnswerBribe', use: true });
  });

  it('DEAL divides an empire, REST is what nobody has named', () => {
    const dispute = {
      dispute: 1,
      kind: 'empire',
      area: 'CC',
      claimants: [0, 2],
      dead: 1,
      revenues: 0,
      hits: [],
      round: 0,
    } as const;
    const state = position([{}, { board: { SB: { R: 3, P: 1 } }, jail: { T: 1, H: 0 } }, {}], {
      phase: 'overtime',
      asked: { prompt: 'm3/overtime/1/1', kind: 'overtime', seats: [0, 2], answered: [] },
      disputes: [{ ...dispute, claimants: [0, 2], hits: [] }],
    });
    expect(command('DEAL BLUE: 2R SB + POOL 4R + JAIL T & ORANGE: REST', state)).toMatchObject({
      type: 'SubmitOvertime',
      stance: {
        deal: [
          { seat: 0, board: { SB: { R: 2 } }, pool: { R: 4 }, jail: { T: 1, H: 0 } },
          { seat: 2, board: { SB: { R: 1, P: 1 } }, pool: { R: 8, P: 5, T: 12, H: 2 }, jail: { T: 0, H: 0 } },
        ],
      },
    });
    expect(command('OT ALL: FIGHT AT ORANGE', state)).toEqual({ type: 'SubmitOvertime', stance: 'FIGHT', target: 2 });
  });
});
