import type { Refusal } from '#engine/title.ts';
import { sayFinding } from '#games/decks/findings.ts';
import type { Trial } from './trial.ts';

/** What `deck check` found. */
export interface DeckReport {
  title: string;
  /** The deck in words, or null where the file is none. */
  deck: string | null;
  findings: readonly Refusal[];
  /** Null: a file with findings is not played. */
  trial: Trial | null;
}

export const isWell = ({ findings, trial }: DeckReport): boolean =>
  findings.length === 0 &&
  trial !== null &&
  trial.refused.length + trial.faults.length + trial.neverUsable.length === 0 &&
  trial.finished === trial.games;

/** Most faults of simulated games that are listed; the rest is mostly their consequence. */
const MOST_FAULTS = 20;

export function describe(report: DeckReport): string {
  const { title, deck, findings, trial } = report;
  const lines = [`For ${title}${deck ? `: ${deck}` : ''}.`];
  if (findings.length)
    lines.push(
      `${counted(findings.length, 'thing is', 'things are')} wrong with the file:`,
      ...list(findings.map(sayFinding)),
    );
  if (trial) lines.push(...describeTrial(trial));
  lines.push(isWell(report) ? 'All is well: these cards can be played with.' : 'Something is wrong.');
  return lines.join('\n');
}

function describeTrial({ games, finished, refused, faults, items, neverUsable }: Trial): string[] {
  const lines = refused.length ? ['Not every game can begin:', ...list(refused.map(sayFinding))] : [];
  const ended = finished === games ? 'all' : finished;
  lines.push(games === 0 ? 'No game was simulated.' : `${games} simulated games, ${ended} finished.`);
  if (faults.length) {
    lines.push(`${counted(faults.length, 'fault', 'faults')} of these games:`);
    lines.push(
      ...list(
        faults
          .slice(0, MOST_FAULTS)
          .map(({ what, times, seats }) => `${what} (${times} times, first with ${seats} players)`),
      ),
    );
  }
  if (neverUsable.length) {
    lines.push(
      `In none of these games could anybody use ${neverUsable.length} of ${items} things:`,
      ...list(neverUsable),
    );
  } else if (games > 0) lines.push(`Each of its ${items} things could be used by somebody.`);
  return lines;
}

const counted = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

const list = (entries: readonly string[]): string[] => entries.map((one) => `  ${one}`);
