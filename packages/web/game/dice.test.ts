import { describe, expect, test } from 'vitest';
import { chanceOf, countFaces, isDie, judgeFaces, seatOfDraw } from './dice.ts';

describe('faces of dice', () => {
  test('chance of chi-square agrees with printed tables for five degrees of freedom', () => {
    expect(chanceOf(0)).toBe(1);
    expect(chanceOf(4.351)).toBeCloseTo(0.5, 3);
    expect(chanceOf(11.07)).toBeCloseTo(0.05, 4);
    expect(chanceOf(15.086)).toBeCloseTo(0.01, 4);
  });

  test('counts are by face, ones first', () => {
    const dice = [0, 5, 5, 2].map((value) => ({ n: 1, label: 'm1/x', of: 6, value }));
    expect(countFaces(dice)).toEqual([1, 0, 1, 0, 0, 2]);
  });

  test('even counts are nothing out of the ordinary, loaded ones are called rare', () => {
    expect(judgeFaces([20, 20, 20, 20, 20, 20])).toMatchObject({ rolls: 120, chiSquare: 0, mean: 3.5, chance: 1 });
    expect(judgeFaces([20, 20, 20, 20, 20, 20]).say).toContain('Nothing out of the ordinary');
    expect(judgeFaces([60, 10, 10, 10, 10, 20]).say).toContain('fewer than 1 would stray');
  });

  test('few rolls are not judged', () => {
    expect(judgeFaces([0, 0, 0, 0, 0, 0]).say).toBe('No die has been rolled yet.');
    expect(judgeFaces([9, 0, 0, 0, 0, 0]).say).toContain('9 rolls are too few');
  });

  test('a card out of six is no die, and the seat is read from the label', () => {
    expect(isDie({ n: 1, label: 'm3/hearing/card2', of: 6, value: 0 })).toBe(false);
    expect(isDie({ n: 1, label: 'm3/hearing/card2/bribe', of: 6, value: 0 })).toBe(true);
    expect(isDie({ n: 1, label: 'm3/hearing/card1/seat', of: 4, value: 0 })).toBe(false);
    expect(seatOfDraw({ n: 1, label: 'm3/mob/WE/seat1/thug2', of: 6, value: 0 })).toBe(1);
    expect(seatOfDraw({ n: 1, label: 'm3/support/seat11', of: 6, value: 0 })).toBe(11);
    expect(seatOfDraw({ n: 1, label: 'm3/hearing/card1/seat', of: 4, value: 0 })).toBeNull();
  });
});
