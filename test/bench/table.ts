/** One line of the report. `ratio` is how many times better than the peer we are. */
export interface Figure {
  what: string;
  value: number;
  unit: string;
  /** At least, or at most if less is better. */
  goal: { least: number } | { most: number } | null;
  peer?: { name: string; value: number };
}

/** The figures as a table of text, goals and peers beside them. */
export function tableOf(figures: readonly Figure[]): string {
  const rows = figures.map(({ what, value, unit, goal, peer }) => [
    what,
    `${round(value)} ${unit}`,
    goal ? ('least' in goal ? `>= ${round(goal.least)}` : `< ${round(goal.most)}`) : '',
    goal ? (met(value, goal) ? 'met' : 'MISSED') : '',
    peer ? `${round(peer.value)} ${unit} (${peer.name})` : '',
    peer ? `${round(ratioOf(value, peer.value, goal))} x` : '',
  ]);
  const all = [['figure', 'ours', 'goal', '', 'peer', 'ratio'], ...rows];
  const widths = all[0]!.map((_, column) => Math.max(...all.map((row) => row[column]!.length)));
  return all
    .map((row) =>
      row
        .map((cell, i) => cell.padEnd(widths[i]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

const met = (value: number, goal: NonNullable<Figure['goal']>): boolean =>
  'least' in goal ? value >= goal.least : value < goal.most;

const ratioOf = (ours: number, peers: number, goal: Figure['goal']): number =>
  goal && 'most' in goal ? peers / ours : ours / peers;

const round = (n: number): string =>
  n >= 1000 ? Math.round(n).toLocaleString('en') : n >= 100 ? n.toFixed(0) : n >= 10 ? n.toFixed(1) : n.toFixed(2);
