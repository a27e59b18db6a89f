import { readFile, writeFile } from 'node:fs/promises';
import * as z from 'zod';
import type { Clock, Instant } from '#games/ports.ts';

const stored = z.object({ aheadMs: z.number().min(0) });

/** A clock that can be set forward by hand, to try out what takes months. */
export interface MovedClock extends Clock {
  set(now: Instant): void;
  /** Keeps in the data folder by how much it is ahead: a restart must not set it back. */
  keep(): Promise<void>;
}

/** Runs as `real` does, ahead by what `file` says. */
export async function movedClock(real: Clock, file: string): Promise<MovedClock> {
  let aheadMs = await readFile(file, 'utf8').then(
    (text) => stored.parse(JSON.parse(text)).aheadMs,
    (cause: NodeJS.ErrnoException) => {
      if (cause.code === 'ENOENT') return 0;
      throw cause;
    },
  );
  const realMs = () => Date.parse(real.now());
  return {
    now: () => new Date(realMs() + aheadMs).toISOString(),
    set: (now) => {
      aheadMs = Math.max(aheadMs, Date.parse(now) - realMs());
    },
    keep: () => writeFile(file, JSON.stringify({ aheadMs }), { mode: 0o600 }),
  };
}
