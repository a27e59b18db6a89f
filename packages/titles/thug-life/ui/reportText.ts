import type { Viewer } from '#engine/title.ts';
import type { Chapter } from '#titles/furniture.ts';
import type { Event, Line } from '../model.ts';
import { tell } from '../tell.ts';
import { fighterName } from '../wording.ts';
import { headline } from './headline.ts';
import { framesOf } from './report/frames.ts';
import { lineName, signed, whyDone, whyWon } from './report/sums.ts';

type Named = Parameters<typeof lineName>[0];

/** "Green 7: Thugs +3, SMG +1, the die +3". */
const sum = (event: Named, who: string, lines: readonly Line[], total: number): string =>
  `  ${who} ${total}: ${lines.map((line) => `${lineName(event, line)} ${signed(line.n)}`).join(', ') || 'nothing'}`;

function linesOf(event: Event, viewer: Viewer): string[] {
  if (event.type === 'FightResolved') {
    const { attacker, defender, lines, power, winner } = event;
    const sums =
      winner === 'doubleShield'
        ? []
        : [
            sum(event, fighterName(attacker), lines.attacker, power.attacker),
            sum(event, fighterName(defender), lines.defender, power.defender),
          ];
    return [...sums, whyWon(event)];
  }
  if (event.type === 'CrimeResolved') {
    const { seat, lines, total, difficulty, difficultyLines } = event;
    return [
      sum(event, fighterName(seat), lines, total),
      sum(event, 'Difficulty', difficultyLines, difficulty),
      whyDone(event),
    ];
  }
  const sentence = tell(event, viewer);
  return sentence === '' ? [] : [sentence];
}

/** The news of a commit as plain lines, sums and dice with them. */
export function reportText(chapter: Chapter<Event>, viewer: Viewer): readonly string[] {
  const frames = framesOf(chapter.events, viewer);
  if (frames.length === 0) return [];
  const title = headline(chapter);
  return [
    ...(title ? [title] : []),
    ...frames.flatMap(({ events }) => events.flatMap((event) => linesOf(event, viewer))),
  ];
}
