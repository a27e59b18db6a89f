import type { Glyph } from './glyphs.ts';
import { Icon } from './icons.tsx';
import { ink } from './palette.ts';
import { PerkSign } from './perkSigns.tsx';
import { textWidth } from './text.ts';

const ICON = 42;
const FONT = 27;
const WORD = 20;
const GAP = 7;
const LINE = 48;

export const glyphWidth = (glyph: Glyph): number => {
  if (glyph.is === 'word') return textWidth(glyph.word, WORD, true);
  if (glyph.is === 'perk') return ICON + 6;
  return (glyph.text === '' ? 0 : textWidth(glyph.text, FONT, true) + 3) + ICON;
};

interface Placed {
  glyph: Glyph;
  x: number;
  y: number;
}

/** Breaks a row of signs to `width`; a word that joins two signs does not stand first on a line. */
function placed(glyphs: readonly Glyph[], width: number): { rows: Placed[][]; widths: number[] } {
  const rows: Placed[][] = [[]];
  const widths = [0];
  for (const [i, glyph] of glyphs.entries()) {
    const own = glyphWidth(glyph);
    const next = glyphs[i + 1];
    const needed = glyph.is === 'word' && next ? own + GAP + glyphWidth(next) : own;
    let row = rows.length - 1;
    if (widths[row]! > 0 && widths[row]! + GAP + needed > width) {
      rows.push([]);
      widths.push(0);
      row++;
    }
    const x = widths[row]! === 0 ? 0 : widths[row]! + GAP;
    rows[row]!.push({ glyph, x, y: row * LINE });
    widths[row] = x + own;
  }
  return { rows, widths };
}

const One = ({ glyph, x, y }: Placed) => {
  if (glyph.is === 'word')
    return (
      <text x={x} y={y + 29} font-size={WORD} font-weight="bold" fill={ink}>
        {glyph.word}
      </text>
    );
  if (glyph.is === 'perk') return <PerkSign id={glyph.perk} name={glyph.perk} x={x} y={y} size={ICON + 4} />;
  const before = glyph.text === '' ? 0 : textWidth(glyph.text, FONT, true) + 3;
  return (
    <g>
      {glyph.text !== '' && (
        <text x={x} y={y + 31} font-size={FONT} font-weight="bold" fill={glyph.others ? '#8a1216' : ink}>
          {glyph.text}
        </text>
      )}
      <Icon name={glyph.icon} x={x + before} y={y} size={ICON} />
    </g>
  );
};

interface GlyphsProps {
  glyphs: readonly Glyph[];
  x: number;
  y: number;
  width: number;
  height: number;
  /** At the left edge rather than in the middle. */
  left?: boolean;
}

/** Signs in as many lines as they need, made smaller until they fit, in the middle of their box. */
export const Glyphs = ({ glyphs, x, y, width, height, left }: GlyphsProps) => {
  let scale = 1;
  let set = placed(glyphs, width);
  while (scale > 0.45 && (set.rows.length * LINE * scale > height || Math.max(...set.widths) * scale > width)) {
    scale -= 0.05;
    set = placed(glyphs, width / scale);
  }
  const top = y + (height - set.rows.length * LINE * scale) / 2 + 2;
  return (
    <>
      {set.rows.map((row, i) => (
        <g
          transform={`translate(${round(left ? x : x + (width - set.widths[i]! * scale) / 2)} ${round(top)}) scale(${round(scale)})`}
        >
          {row.map((one) => (
            <One {...one} />
          ))}
        </g>
      ))}
    </>
  );
};

const round = (n: number): number => Math.round(n * 100) / 100;
