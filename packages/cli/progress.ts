import { Presets, SingleBar } from 'cli-progress';
import type { Io } from './io.ts';

export interface Progress {
  /** How many of all are done. */
  at(done: number): void;
  stop(): void;
}

/** A bar on a terminal, nothing elsewhere; results never go through it. */
export function progress(io: Io, label: string, total: number): Progress {
  if (!io.tty) return { at() {}, stop() {} };
  const bar = new SingleBar(
    { format: `${label} {bar} {value}/{total}, {eta_formatted} left`, clearOnComplete: true, stream: process.stderr },
    Presets.shades_classic,
  );
  bar.start(total, 0);
  return {
    at: (done) => {
      bar.update(done);
      // The work is done in one go: without this the bar would only be drawn by a timer that never comes.
      bar.render();
    },
    stop: () => bar.stop(),
  };
}
