import { expect, test } from 'vitest';
import { closeMonth, dice, given, type Position, play, type SeatGiven } from '../brotherhood.fixtures.ts';
import type { Standing } from '../model.ts';
import { holdHearing } from './hearing.ts';
import { orderInfluence, useInfluence } from './influence.ts';

/** A hearing in the area with this number; its first card; further outcomes with their full labels. */
const hear = (seats: SeatGiven[], area: number, card: number, more: Record<string, number> = {}, position?: Position) =>
  play(given(seats, position), { 'm3/hearing/area': area, 'm3/hearing/card1': card, ...more }, holdHearing);

const check = (seat: number, word: string, faces: number[]) => dice(`m3/hearing/check/seat${seat}/${word}`, faces);

test('V21 card 4 arrests Thugs on 3 to 6', () => {
  const { state, of } = hear([{ ES: 'T2' }, { ES: 'T1' }], 5, 4, {
    ...check(0, 'thug', [3, 2]),
    ...check(1, 'thug', [6]),
  });
  expect(state.seats.map((seat) => [seat.board.ES.T, seat.jail.T])).toEqual([
    [1, 1],
    [0, 1],
  ]);
  expect(of('CardResolved')[0]).toMatchObject({
    card: 4,
    area: 'ES',
    checks: [
      { seat: 0, kind: 'T', die: 3, removed: true },
      { seat: 0, kind: 'T', die: 2, removed: false },
      { seat: 1, kind: 'T', die: 6, removed: true },
    ],
  });
  expect(state.discard[4]).toBe(1);
});

test('V22 card 6 arrests Thugs and closes Revenue on a 1', () => {
  const { state } = hear([{ TD: 'T1 R2' }, { TD: 'R1' }], 6, 6, {
    ...check(0, 'thug', [1]),
    ...check(0, 'revenue', [4, 1]),
    ...check(1, 'revenue', [1]),
  });
  expect(state.seats[0]).toMatchObject({ jail: { T: 1 }, board: { TD: { T: 0, R: 1 } }, pool: { R: 11 } });
  expect(state.seats[1]).toMatchObject({ board: { TD: { R: 0 } }, pool: { R: 12 } });
});

test('V23 card 2 takes one Thug and one Revenue from everybody present', () => {
  const { state, of } = hear([{ SB: 'P1' }, { SB: 'T2 R1' }, { boss: 'SB' }], 2, 2);
  expect(state.seats[1]).toMatchObject({ jail: { T: 1 }, board: { SB: { T: 1, R: 0 } }, pool: { R: 12 } });
  expect(of('CardResolved')[0]!.changes.every(({ seat }) => seat === 1)).toBe(true);
});

test('V24 card 7 is ignored where one family has the area to itself', () => {
  const { state, of } = hear([{ WE: 'P2 R1' }, {}], 1, 7);
  expect(state.seats[0]!.board.WE.P).toBe(2);
  expect(of('CardResolved')[0]).toMatchObject({ ignored: true, changes: [] });
});

test('V24 card 7 removes all Politicals where somebody else is', () => {
  const { state } = hear([{ WE: 'P2 R1' }, { WE: 'T1' }], 1, 7);
  expect(state.seats[0]).toMatchObject({ board: { WE: { P: 0, R: 1 } }, pool: { P: 5 } });
});

test('V25 card 8 checks Politicals', () => {
  const { state } = hear([{ CC: 'P2' }, { CC: 'P1' }], 3, 8, {
    ...check(0, 'political', [3, 4]),
    ...check(1, 'political', [1]),
  });
  expect(state.seats.map((seat) => seat.board.CC.P)).toEqual([1, 0]);
});

test('card 3 checks Hitmen', () => {
  const { state } = hear([{ CC: 'H2' }, {}], 3, 3, check(0, 'hitman', [3, 4]));
  expect(state.seats[0]).toMatchObject({ board: { CC: { H: 1 } }, jail: { H: 1 } });
});

test('card 5 arrests Thugs on 1 and 2', () => {
  const { state } = hear([{ CC: 'T2' }, {}], 3, 5, check(0, 'thug', [2, 3]));
  expect(state.seats[0]).toMatchObject({ board: { CC: { T: 1 } }, jail: { T: 1 } });
});

const bribe: Standing = { bribe: { cards: [4], areas: ['WE'] } };

test('V29 a bribe that works turns the card away, the next one counts', () => {
  const { state, of } = hear([{ WE: 'T1', tokens: { bribe: 1 }, standing: bribe }, {}], 1, 4, {
    'm3/hearing/card1/bribe': 3,
    'm3/hearing/card2': 5,
    ...check(0, 'thug', [3]),
  });
  expect(state.seats[0]!.tokens.bribe).toBe(0);
  expect(of('BribeTried')).toMatchObject([{ seat: 0, die: 3, success: true, card: 4 }]);
  expect(of('CardResolved')).toMatchObject([{ card: 5, area: 'WE' }]);
  expect(state.discard).toMatchObject({ 4: 1, 5: 1 });
});

test('V29 a bribe that fails is spent and the card stands', () => {
  const { state, of } = hear([{ WE: 'T1', tokens: { bribe: 1 }, standing: bribe }, {}], 1, 4, {
    'm3/hearing/card1/bribe': 6,
    ...check(0, 'thug', [3]),
  });
  expect(state.seats[0]).toMatchObject({ tokens: { bribe: 0 }, jail: { T: 1 } });
  expect(of('CardResolved')).toMatchObject([{ card: 4 }]);
});

test('V30 card 10 gives a token and nothing else', () => {
  const { state, of } = hear([{}, {}, {}], 1, 10, { 'm3/hearing/card1/seat': 1 });
  expect(of('TokenGranted')).toMatchObject([{ seat: 1, token: 'getOut', rngIndex: 1 }]);
  expect(state.seats[1]!.tokens).toEqual({ getOut: 1, bribe: 0 });
  expect(of('CardResolved')).toEqual([]);
  expect([state.discard[10], state.deck[10]]).toEqual([1, 0]);
});

test('V30 with tokenCardsShuffle the discard goes back at once', () => {
  const { state, of } = hear(
    [{}, {}, {}],
    1,
    10,
    { 'm3/hearing/card1/seat': 1 },
    { config: { tokenCardsShuffle: true } },
  );
  expect(of('DeckRestocked')).toMatchObject([{ cards: { 10: 1 } }]);
  expect([state.discard[10], state.deck[10]]).toEqual([0, 1]);
});

test('V64 with tokenCardDrawAgain another card follows a token card', () => {
  const { state } = hear(
    [{ ES: 'T1' }, {}, {}],
    5,
    10,
    { 'm3/hearing/card1/seat': 2, 'm3/hearing/card2': 5, ...check(0, 'thug', [2]) },
    { config: { tokenCardDrawAgain: true } },
  );
  expect(state.seats[2]!.tokens.getOut).toBe(1);
  expect(state.seats[0]!.jail.T).toBe(1);
});

test('ten token cards are the most of one hearing', () => {
  const ten = Array.from({ length: 10 }, (_, i) => [`m3/hearing/card${i + 1}`, 10]);
  const seats = ten.map(([label]) => [`${label}/seat`, 0]);
  const { of } = hear([{}, {}], 1, 10, Object.fromEntries([...ten, ...seats]), {
    config: { tokenCardDrawAgain: true, tokenCardsShuffle: true },
  });
  expect(of('TokenGranted')).toHaveLength(10);
});

test('V65 an empty deck is restocked from the discard when a card is needed', () => {
  const state = given([{ cash: 0 }, { cash: 0 }], { config: { deck: { 4: 1 } } });
  const march = closeMonth(state, { 'm3/hearing/area': 1, 'm3/hearing/card1': 4 });
  expect(march.of('CardDrawn')).toMatchObject([{ card: 4, deckLeft: 0 }]);
  const april = closeMonth(march.state, { 'm4/hearing/area': 1, 'm4/hearing/card1': 4 });
  expect(april.of('DeckRestocked')).toMatchObject([{ cards: { 4: 1 } }]);
  expect(april.of('CardDrawn')).toMatchObject([{ card: 4 }]);
});

test('with reshuffle every month the discard goes back before the draw', () => {
  const state = given([{ cash: 0 }, { cash: 0 }], { config: { reshuffle: 'everyMonth' } });
  const march = closeMonth(state, { 'm3/hearing/area': 1, 'm3/hearing/card1': 4 });
  expect(march.of('DeckRestocked')).toEqual([]);
  const april = closeMonth(march.state, { 'm4/hearing/area': 1, 'm4/hearing/card1': 4 });
  expect(april.of('DeckRestocked')).toMatchObject([{ cards: { 4: 1 } }]);
});

test('V28 card 9 blocks influence in its area and nowhere else', () => {
  const wish: Standing = { use: { ALL: { wishes: [{ n: 1, seat: 1, kind: 'R' }], auto: false } } };
  const state = given([
    { CC: 'P3', SB: 'P1', standing: wish },
    { CC: 'R2', SB: 'R1' },
  ]);
  const { of } = play(
    state,
    { 'm3/hearing/area': 3, 'm3/hearing/card1': 9 },
    holdHearing,
    orderInfluence,
    useInfluence,
  );
  expect(of('InfluenceOrder')[0]).toMatchObject({ blocked: 'CC', areas: { SB: { order: [0] } } });
  expect(of('InfluenceUsed')).toMatchObject([{ area: 'SB', seat: 0, act: 'close', victim: 1 }]);
});
