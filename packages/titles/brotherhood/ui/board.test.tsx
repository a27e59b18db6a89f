import { describe, expect, it } from 'vitest';
import { legal } from '../legal.ts';
import { position } from '../notation/position.fixture.ts';
import { AREAS } from '../tables.ts';
import { view } from '../view.ts';
import { Board } from './Board.tsx';
import { pricesOf } from './board/facts.ts';
import { boardText } from './boardText.ts';
import { crowded, playedGame } from './desk.fixture.ts';

const draw = (state: Parameters<typeof view>[0], viewer: Parameters<typeof view>[1]): string =>
  String(<Board view={view(state, viewer)} />);

describe('the map', () => {
  it('is one SVG element that speaks for itself and refers to nothing outside', () => {
    const svg = draw(crowded, 0);
    expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 960 \d+"[^>]*role="img"/);
    expect(svg).toContain('<title>Month 7 of 12 · writing the ledgers</title>');
    expect(svg).toContain('South Bank, pays $4,000, 4 of 3 places taken, over its limit, income halved');
    expect(svg).toContain('In jail: Blue 2 Thugs; Yellow 1 Thug and 1 Hitman.');
    const unwanted = ['href', 'url(', 'foreignObject', '<style', ' style=', 'var(', 'NaN', 'undefined', 'null'];
    expect(unwanted.filter((text) => svg.includes(text))).toEqual([]);
  });

  it('draws an empty board, and the Godfathers in the hotel', () => {
    const svg = draw(position([{}, {}], { month: 1 }), 0);
    expect(svg.match(/nobody here/g)).toHaveLength(6);
    expect(svg).toContain('Out of town: the Godfathers of Blue and Yellow.');
    expect(svg).toContain('the cells are empty');
  });

  it('shows who controls, what is crowded, cleaned up and investigated, and who is out', () => {
    const svg = draw(crowded, 0);
    expect(svg.match(/>controls</g)).toHaveLength(3);
    expect(svg.match(/>½</g)).toHaveLength(2);
    expect(svg.match(/>CLEAN-UP ½</g)).toHaveLength(1);
    expect(svg.match(/>FBI</g)).toHaveLength(1);
    expect(svg).toContain('Slate † out');
    // 13 Revenues where 8 live well: the five that are too many stand outside the frame.
    expect(svg).toContain('>+5<');
  });

  it('shows prices to those who buy, double ones with a sign, and none to spectators', () => {
    expect(draw(crowded, 0).match(/>×2</g)).toHaveLength(2);
    expect(draw(crowded, 0)).toContain('>20k<');
    expect(draw(crowded, 'spectator')).not.toMatch(/>×2<|>10k</);
  });

  it('names the same prices as the terms of the ledger', () => {
    for (const seat of [0, 1, 2, 3])
      for (const area of AREAS)
        expect(pricesOf(view(crowded, seat), seat, area)).toEqual(legal(crowded, seat).ledger?.areas[area].price);
  });

  it('draws the last board of a whole game', () => {
    const { state } = playedGame(5, 'the last board');
    expect(draw(state, 'spectator')).toContain('the year is over');
  });
});

describe('the map in plain text', () => {
  it('keeps within 72 columns, whatever stands there', () => {
    const { state } = playedGame(5, 'narrow');
    for (const text of [boardText(view(crowded, 0)), boardText(view(state, 'spectator'))])
      for (const line of text.split('\n')) expect(line.length, line).toBeLessThanOrEqual(72);
  });

  it('counts every piece of every family', () => {
    const lines = boardText(view(crowded, 0)).split('\n');
    expect(lines).toContain('DT Down Town      $2,500  4/5  Blue controls');
    expect(lines).toContain('   Blue       4   .   3   1   G');
    expect(lines).toContain('Jail: Blue 2T 0H, Yellow 1T 1H');
    expect(lines).toContain('Out of the game: Slate (month 5)');
  });
});
