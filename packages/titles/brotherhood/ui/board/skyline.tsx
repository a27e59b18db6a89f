import type { Child } from 'hono/jsx';
import type { Area } from '../../model.ts';
import { palettes } from './palette.ts';

const alarmBand = '#d5533b';

const windows = (x: number, y: number, columns: number, rows: number, step: number, size: number, fill: string) =>
  Array.from({ length: columns * rows }, (_, i) => i)
    // Some windows stay dark, always the same ones, so that a picture of the same board is the same picture.
    .filter((i) => (i * 7 + rows) % 5 !== 0)
    .map((i) => (
      <rect
        x={x + (i % columns) * step}
        y={y + Math.floor(i / columns) * step}
        width={size}
        height={size}
        fill={fill}
      />
    ));

/** Silhouettes in a box of 302 x 74, standing on its lower edge. */
const drawings: Record<Area, () => Child> = {
  WE: () => {
    const { far, near, lit } = palettes.WE;
    return (
      <g>
        <path
          d="M0 74 V44 H30 V34 H52 V44 H96 V30 L112 18 L128 30 V44 H190 V36 H214 V48 H260 V40 H302 V74 Z"
          fill={far}
        />
        <path d="M14 74 V50 L20 40 H62 L68 50 V74 Z" fill={near} />
        <path d="M36 40 A10 10 0 0 1 46 30 A10 10 0 0 1 46 30 V24 H48 V30 A10 10 0 0 1 56 40 Z" fill={near} />
        <path d="M84 74 V46 H90 L96 34 H134 L140 46 H146 V74 Z" fill={near} />
        <path d="M100 34 A15 15 0 0 1 130 34 Z M113 19 H117 V10 H113 Z" fill={near} />
        <path d="M166 74 V52 L172 42 H226 L232 52 V74 Z M178 42 V32 H184 V42 Z M212 42 V32 H218 V42 Z" fill={near} />
        <g fill={far} stroke={near} stroke-width="1.5">
          <circle cx="252" cy="58" r="11" />
          <circle cx="274" cy="54" r="13" />
          <circle cx="292" cy="60" r="10" />
        </g>
        <path d="M251 66 H253 V74 H251 Z M273 64 H275 V74 H273 Z M291 66 H293 V74 H291 Z" fill={near} />
        {windows(22, 54, 5, 2, 9, 5, lit)}
        {windows(93, 50, 6, 2, 9, 5, lit)}
        {windows(174, 56, 6, 2, 9, 5, lit)}
      </g>
    );
  },
  SB: () => {
    const { far, near, lit } = palettes.SB;
    return (
      <g>
        <path d="M0 74 V52 H40 V42 H84 V54 H150 V46 H186 V54 H302 V74 Z" fill={far} />
        <g fill="none" stroke={near} stroke-width="3">
          <circle cx="244" cy="36" r="28" />
          <path
            d="M244 8 V64 M216 36 H272 M224 16 L264 56 M264 16 L224 56 M244 36 L228 74 M244 36 L260 74"
            stroke-width="1.6"
          />
        </g>
        <path d="M16 74 V52 H22 V46 L52 32 L82 46 V52 H88 V74 Z" fill={near} />
        <path
          d="M24 54 H28 V72 H24 Z M36 54 H40 V72 H36 Z M48 54 H56 V72 H48 Z M64 54 H68 V72 H64 Z M76 54 H80 V72 H76 Z"
          fill={lit}
        />
        <path d="M108 74 V48 A34 26 0 0 1 176 48 V74 Z" fill={near} />
        <path d="M140 23 H144 V12 L154 16 L144 20 Z" fill={near} />
        {windows(118, 52, 6, 2, 9, 5, lit)}
        <path d="M186 74 V64 H302 V74 Z" fill={near} />
        <g fill={lit}>
          <circle cx="198" cy="62" r="2.6" />
          <circle cx="220" cy="62" r="2.6" />
          <circle cx="270" cy="62" r="2.6" />
          <circle cx="292" cy="62" r="2.6" />
        </g>
      </g>
    );
  },
  CC: () => {
    const { far, near, lit } = palettes.CC;
    return (
      <g>
        <path
          d="M0 74 V36 H26 V24 H58 V46 H92 V18 H112 V38 H186 V26 H214 V44 H240 V20 H268 V40 H302 V74 Z"
          fill={far}
        />
        <path d="M12 74 V42 H44 V74 Z" fill={near} />
        <path d="M58 74 V30 H64 V22 H70 V14 H76 V22 H82 V30 H88 V74 Z" fill={near} />
        <path d="M122 74 V34 H128 V24 H134 L140 12 L143 -6 L146 12 L152 24 H158 V34 H164 V74 Z" fill={near} />
        <path d="M182 74 V38 H222 V74 Z M200 38 V26 H204 V38 Z" fill={near} />
        <path d="M238 74 V28 L262 18 V74 Z" fill={near} />
        <path d="M272 74 V48 H300 V74 Z" fill={near} />
        {windows(17, 47, 3, 3, 9, 5, lit)}
        {windows(64, 36, 3, 4, 8, 4, lit)}
        {windows(128, 38, 4, 4, 9, 5, lit)}
        {windows(188, 43, 4, 3, 9, 5, lit)}
        {windows(242, 32, 2, 4, 9, 5, lit)}
        {windows(276, 53, 3, 2, 8, 4, lit)}
      </g>
    );
  },
  DT: () => {
    const { far, near, lit } = palettes.DT;
    return (
      <g>
        <path d="M0 74 V44 H44 V34 H90 V48 H138 V30 H176 V46 H230 V36 H302 V74 Z" fill={far} />
        <path d="M10 74 V46 H58 V74 Z" fill={near} />
        <path d="M22 46 V38 M38 46 V38" stroke={near} stroke-width="2.5" />
        <path d="M19 40 V26 L30 18 L41 26 V40 Z" fill={near} />
        <path d="M70 74 V38 H106 V74 Z M82 38 V28 H88 V38 Z" fill={near} />
        <path d="M118 74 V50 H178 V74 Z" fill={near} />
        <rect x="126" y="32" width="44" height="15" fill="none" stroke={lit} stroke-width="2" />
        <text x="148" y="44" text-anchor="middle" font-size="12" font-weight="bold" fill={lit}>
          BAR
        </text>
        <path d="M134 47 V51 M162 47 V51" stroke={near} stroke-width="2.5" />
        <path d="M190 74 V40 H228 V74 Z" fill={near} />
        <path d="M200 40 V34 M214 40 V34" stroke={near} stroke-width="2.5" />
        <path d="M197 35 V24 L207 17 L217 24 V35 Z" fill={near} />
        <path d="M242 74 V50 H294 V74 Z M252 50 V42 H262 V50 Z" fill={near} />
        {windows(16, 51, 5, 2, 9, 5, lit)}
        {windows(75, 43, 3, 3, 10, 5, lit)}
        {windows(124, 55, 6, 2, 9, 5, lit)}
        {windows(195, 45, 3, 3, 10, 5, lit)}
        {windows(248, 55, 5, 2, 9, 5, lit)}
      </g>
    );
  },
  ES: () => {
    const { far, near, lit } = palettes.ES;
    return (
      <g>
        <path d="M0 74 V40 H36 V48 H80 V36 H124 V46 H170 V38 H216 V48 H260 V42 H302 V74 Z" fill={far} />
        <path d="M8 74 V46 H70 V74 Z M16 46 V36 H24 V46 Z M54 46 V38 H60 V46 Z" fill={near} />
        <path d="M104 74 V42 H160 V74 Z M114 42 V34 H120 V42 Z M144 42 V32 H152 V42 Z" fill={near} />
        <path d="M200 74 V48 H246 V74 Z M206 48 V40 H212 V48 Z" fill={near} />
        <path d="M262 74 V58 H302 V74 Z M276 58 V14 H286 V58 Z" fill={near} />
        <path d="M280 14 C274 4 292 2 286 -8 C300 0 288 6 288 14 Z" fill={far} />
        <path d="M70 54 Q87 64 104 54" fill="none" stroke={lit} stroke-width="1.4" />
        <path d="M76 56 L82 58 L81 67 L75 65 Z M86 59 H93 V68 H86 Z M96 58 L101 55 L103 64 L97 66 Z" fill={lit} />
        <path d="M160 58 Q180 68 200 58" fill="none" stroke={lit} stroke-width="1.4" />
        <path d="M168 61 L175 63 L174 72 L167 70 Z M182 63 L190 61 L191 70 L183 72 Z" fill={lit} />
        <path d="M126 46 V74 M138 46 V74 M126 52 L138 58 L126 64 L138 70" stroke={far} stroke-width="2" fill="none" />
        {windows(14, 52, 6, 2, 9, 5, lit)}
        {windows(108, 48, 2, 3, 8, 4, lit)}
        {windows(143, 48, 2, 3, 8, 4, lit)}
        {windows(205, 54, 4, 2, 9, 5, lit)}
        {windows(266, 63, 4, 1, 9, 5, lit)}
      </g>
    );
  },
  TD: () => {
    const { far, near, lit } = palettes.TD;
    return (
      <g>
        <path d="M0 60 V40 H40 V32 H84 V44 H120 V60 Z" fill={far} />
        <path d="M6 60 V42 L18 34 V42 L30 34 V42 L42 34 V42 L54 34 V60 Z" fill={near} />
        <g stroke={near} fill="none" stroke-width="4">
          <path d="M84 60 V16 M76 60 L84 44 L92 60" />
          <path d="M84 22 L132 6 M84 22 L66 26" />
        </g>
        <path d="M126 8 V26" stroke={near} stroke-width="1.6" />
        <rect x="119" y="26" width="14" height="9" fill={lit} />
        <path d="M0 58 H150 V64 H0 Z" fill={near} />
        <path d="M0 63 H302 V74 H0 Z" fill="#3f7ea3" />
        <path d="M160 52 H280 L268 68 H172 Z" fill={near} />
        <path d="M180 52 V40 H214 V52 Z M222 52 V44 H236 V52 Z M240 52 V44 H254 V52 Z" fill={near} />
        <path d="M190 40 V22 H202 V40 Z" fill={near} />
        <path d="M190 26 H202 V31 H190 Z" fill={alarmBand} />
        <path d="M262 52 V18 M262 20 L278 26 L262 30" stroke={near} fill={near} stroke-width="2" />
        {windows(184, 44, 4, 1, 8, 4, lit)}
        {windows(172, 56, 9, 1, 10, 4, lit)}
        {windows(12, 48, 5, 1, 9, 5, lit)}
        <path
          d="M0 68 q8 -5 16 0 t16 0 t16 0 t16 0 t16 0 t16 0 t16 0 t16 0 t16 0 t16 0 t16 0 t16 0 t16 0 t16 0 t16 0 t16 0 t16 0 t16 0 t14 0"
          fill="none"
          stroke="#bfe3f5"
          stroke-width="2"
        />
      </g>
    );
  },
};

/** The skyline of a district, its box of 302 x 74 beginning at `x`, `y`. */
export const Skyline = ({ area, x, y }: { area: Area; x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`}>{drawings[area]()}</g>
);
