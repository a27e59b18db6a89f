import { combined } from '../board.ts';
import { inColumns } from '../columns.ts';
import type { Requirement } from '../deck/effects.ts';
import { hustleOf, locationOf, perkOf, profileOf } from '../lookup.ts';
import type { SeatView, View } from '../model.ts';
import { CELLS, type Cell, squareOf } from '../tables.ts';
import { bombOf, headingOf, markOf, orderOf } from './board/facts.ts';
import { bombsInWords } from './glance/danger.ts';
import { nowInWords } from './glance/now.ts';

const CELL = 14;

/** What a location asks, in at most five letters: `i6`, `$2`, `adj`, `h6+`. */
function code(requirement: Requirement): string {
  switch (requirement.type) {
    case 'none':
      return '';
    case 'info':
      return `i${requirement.n}`;
    case 'money':
      return `$${requirement.n}`;
    case 'combined':
      return `h${requirement.n}+`;
    case 'adjacent':
      return 'adj';
    case 'topRowClear':
      return 'top';
    case 'aheadOfAny':
      return `>${LETTERS[requirement.res] ?? requirement.res}`;
    case 'behindAny':
      return `<${LETTERS[requirement.res] ?? requirement.res}`;
    case 'behindAll':
      return `<<${LETTERS[requirement.res] ?? requirement.res}`;
    case 'exactly':
      return `${LETTERS[requirement.res] ?? requirement.res}=${requirement.n}`;
    case 'atMost':
      return `${LETTERS[requirement.res] ?? requirement.res}-${requirement.n}`;
  }
}

const LETTERS: Readonly<Record<string, string>> = {
  health: 'h',
  armor: 'a',
  damaged: 'd',
  combined: 'ha',
  info: 'i',
  money: '$',
  gang: 'g',
  rep: 'r',
  cards: 'c',
  bones: 'b',
  evidence: 'e',
};

/** A tile in three lines: cell, crime scene, requirement, gangs; then its name. */
function tile(view: View, cell: Cell): [string, string, string] {
  const { name, requirement } = locationOf(view, cell);
  const taped = view.crimeScene !== null && squareOf(view.crimeScene).includes(cell) ? '*' : ' ';
  const gangs = view.seats.filter((seat) => seat.status === 'alive' && seat.location === cell);
  const tokens = `${view.bonesOn.includes(cell) ? 'o' : ''}${view.evidenceOn.includes(cell) ? '?' : ''}`;
  const letters = gangs.map(({ seat }) => markOf(seat).letter).join('');
  const head = `${cell}${taped}${code(requirement)}${tokens ? ` ${tokens}` : ''}`;
  const [first = '', ...rest] = inColumns(name, '', CELL - 1);
  return [
    `${head.slice(0, CELL - 1 - letters.length - 2).padEnd(CELL - 1 - (letters ? letters.length + 2 : 0))}${letters ? `[${letters}]` : ''}`,
    first.slice(0, CELL - 1),
    rest.join(' ').slice(0, CELL - 1),
  ];
}

function grid(view: View): string[] {
  const rule = '-'.repeat(5 * CELL);
  return [0, 5, 10, 15].flatMap((start) => {
    const tiles = CELLS.slice(start, start + 5).map((cell) => tile(view, cell));
    const line = (i: 0 | 1 | 2) =>
      tiles
        .map((lines) => lines[i].padEnd(CELL - 1))
        .join('|')
        .trimEnd();
    return [rule, line(0), line(1), line(2)];
  });
}

function gangLines(view: View, seat: SeatView): string[] {
  const { letter, name } = markOf(seat.seat);
  const profile = seat.profile ? profileOf(view, seat.profile) : null;
  const you = view.viewer === seat.seat ? ' (you)' : '';
  const head = `${letter} ${name}${you}${profile ? `, ${profile.name} (${profile.turnOrder})` : ''}`;
  if (seat.status !== 'alive') return [`${head}: ${seat.status}`];
  const things = [
    ...(seat.bomb ? [`bomb ${bombOf(view, seat)}`] : []),
    ...seat.perks.map((id) => perkOf(view, id).name),
    ...seat.preparations.map((id) => `${hustleOf(view, id).name} ready`),
    ...(seat.bones > 0 ? [`bones ${seat.bones}`] : []),
    ...(seat.evidence > 0 ? [`evidence ${seat.evidence}`] : []),
  ];
  return [
    head,
    ...inColumns(
      `  reputation ${seat.reputation} · health ${seat.health} + armor ${seat.armor} = ${combined(seat)}${seat.damagedArmor ? `, damaged ${seat.damagedArmor}` : ''}`,
      '  ',
    ),
    `  information ${seat.information} + $${seat.money} · gang ${seat.gang} · cards ${seat.handSize}`,
    ...(things.length > 0 ? inColumns(`  ${things.join(', ')}`, '  ') : []),
  ];
}

/** The city and the gangs as plain text of at most 72 columns; what a code means stands below the grid. */
export function boardText(view: View): string {
  return [
    ...inColumns(`Whacktown, ${headingOf(view)}.`),
    ...grid(view),
    '-'.repeat(5 * CELL),
    '* crime scene, [Y] gang there, o bone, ? evidence; asks: i6 information,',
    '$2 money, adj beside it, h6+ health+armor, >r more reputation than some',
    'opponent, <r less than some, << less than all (ha health and armor),',
    'h-2 at most 2 health, $=0 no money, top: no opponent in row 1',
    `Deck ${view.deckSize}, discard ${view.discard.length}, money ${view.moneySupply}, armor ${view.armorSupply}.`,
    ...orderOf(view).flatMap((seat) => gangLines(view, view.seats[seat]!)),
    ...handLine(view),
    ...bombsInWords(view).flatMap((say) => inColumns(say)),
    ...inColumns(nowInWords(view)),
  ].join('\n');
}

function handLine({ own, ...view }: View): string[] {
  if (!own || view.phase === 'profileChoice') return [];
  const names = own.hand.map((id) => hustleOf({ own, ...view }, id).name);
  return inColumns(`Your hand: ${names.length > 0 ? names.join(', ') : 'no card'}.`);
}
