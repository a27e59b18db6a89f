import { expect, test } from 'vitest';
import { boardPng } from './boardPng.ts';
import { chartSvg } from './chartSvg.ts';

/** Width and height from the header of a PNG (ISO 15948, 11.2.2). */
function sizeOf(png: Uint8Array): [width: number, height: number] {
  const view = new DataView(png.buffer, png.byteOffset);
  return [view.getUint32(16), view.getUint32(20)];
}

const sign = (words: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 50" font-family="Verdana, sans-serif"><rect width="200" height="50" fill="#fff"/><text x="5" y="30" font-size="24">${words}</text></svg>`;

test('an SVG without a size of its own becomes a PNG of the width asked for', () => {
  const png = boardPng(sign('Midland'), 400);
  expect([...png.slice(1, 4)].map((code) => String.fromCharCode(code)).join('')).toBe('PNG');
  expect(sizeOf(png)).toEqual([400, 100]);
});

test('letters are drawn although no font of the system is loaded', () => {
  expect(boardPng(sign('Midland City'), 400).length).toBeGreaterThan(boardPng(sign(''), 400).length + 500);
});

test('what is no SVG is told as an error', () => {
  expect(() => boardPng('no picture')).toThrow();
});

test('a chart has a line in each seat’s colour, its names escaped, and can be made into a PNG', () => {
  const svg = chartSvg({
    title: 'Wealth <month by month>',
    x: ['1', '2', '3'],
    series: [
      { name: 'Yellow', colour: '#8a6d00', values: [10, 20, 30] },
      { name: 'Blue & Co', colour: '#1f4e9e', values: [10, 5, 40] },
    ],
  });
  expect(svg).toContain('#8a6d00');
  expect(svg).toContain('#1f4e9e');
  expect(svg).toContain('Blue &amp; Co');
  expect(svg).not.toContain('<month');
  expect(sizeOf(boardPng(svg))).toEqual([680, 340]);
});

test('a chart of a game without a finished month can be drawn', () => {
  expect(chartSvg({ title: 'Wealth', x: [], series: [] })).toContain('<svg');
});
