import type { LogLine } from '#games/look.ts';
import { Moment } from './Due.tsx';
import { pathOf, type Table } from './table.ts';

/** The game in sentences, newest commit first, each with a link to the board as it was then. */
export const Log = ({ table, lines }: { table: Table; lines: readonly LogLine[] }) => {
  const chapters = new Map<number, LogLine[]>();
  for (const line of lines) chapters.set(line.n, [...(chapters.get(line.n) ?? []), line]);
  return (
    <ol class="log" reversed>
      {[...chapters].reverse().map(([n, told]) => (
        <li value={n}>
          <p class="log-when">
            <a href={`${pathOf(table)}/replay?n=${n}`}>#{n}</a> <Moment at={told[0]!.at} zone={table.zone} />
          </p>
          {told.map(({ text }) => (
            <p>{text}</p>
          ))}
        </li>
      ))}
    </ol>
  );
};
