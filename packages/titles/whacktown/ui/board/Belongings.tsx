import type { PanelFacts } from './facts.ts';
import type { IconName } from './iconNames.ts';
import { Icon } from './icons.tsx';
import { belongingsLine, boardWidth } from './layout.ts';
import { chalk, ink } from './palette.ts';
import { PerkSign } from './perkSigns.tsx';
import { textWidth } from './text.ts';

/** A thing that lies beside a board: bomb, perk, preparation, tokens. */
interface Item {
  words: string;
  sign: { icon: IconName } | { perk: string; name: string };
  fill: string;
}

export function belongingsOf({ seat, bomb, perks, preparations }: PanelFacts): Item[] {
  const tokens: Item[] = [
    { words: `${seat.bones}`, sign: { icon: 'bones' }, fill: chalk },
    { words: `${seat.evidence}`, sign: { icon: 'evidence' }, fill: chalk },
  ];
  return [
    ...(bomb
      ? [{ words: bomb, sign: { icon: 'bomb' }, fill: seat.bomb?.side === 'ARMED' ? '#ffc9bd' : '#ffe9b8' } as const]
      : []),
    ...perks.map(({ id, name }): Item => ({ words: name, sign: { perk: id, name }, fill: chalk })),
    ...preparations.map(({ name }): Item => ({ words: name, sign: { icon: 'cards' }, fill: '#e2f0ff' })),
    ...tokens.filter(({ words }) => words !== '0'),
  ];
}

const left = 14;
const widthOf = ({ words }: Item): number => 40 + textWidth(words, 20, true) + 12;

/** Items in lines that fit the board. */
function lines(items: readonly Item[]): Item[][] {
  const all: Item[][] = [];
  let x = left;
  for (const item of items) {
    const width = widthOf(item);
    if (all.length === 0 || x + width > boardWidth - 12) {
      all.push([]);
      x = left;
    }
    all.at(-1)!.push(item);
    x += width + 7;
  }
  return all;
}

export const linesOf = (items: readonly Item[]): number => lines(items).length;

/** What lies beside a board, in as many lines as it needs. */
export const Belongings = ({ items, top }: { items: readonly Item[]; top: number }) => (
  <>
    {lines(items).map((line, row) => {
      let x = left;
      return line.map((item) => {
        const at = x;
        x += widthOf(item) + 7;
        return <Chip item={item} x={at} y={top + row * belongingsLine} />;
      });
    })}
  </>
);

const Chip = ({ item, x, y }: { item: Item; x: number; y: number }) => (
  <g transform={`translate(${Math.round(x)} ${y})`}>
    <rect width={Math.round(widthOf(item))} height="36" rx="6" fill={item.fill} stroke={ink} stroke-width="1.6" />
    {'icon' in item.sign ? (
      <Icon name={item.sign.icon} x={4} y={3} size={30} />
    ) : (
      <PerkSign id={item.sign.perk} name={item.sign.name} x={4} y={3} size={30} />
    )}
    <text x="39" y="25" font-size="20" font-weight="bold" fill={ink}>
      {item.words}
    </text>
  </g>
);
