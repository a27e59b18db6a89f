import { readFile, rm, writeFile } from 'node:fs/promises';
import * as z from 'zod';

/** What a running server says of itself, so that `export` reads from the store that is open already. */
const notice = z.object({ pid: z.int(), url: z.string(), dynamo: z.string() });
export type Running = z.infer<typeof notice>;

export const announce = (file: string, running: Running): Promise<void> =>
  writeFile(file, JSON.stringify(running), { mode: 0o600 });

export const withdraw = (file: string): Promise<void> => rm(file, { force: true });

/** The server that runs on a folder; null if there is none, or if what is left is from one that was killed. */
export async function findRunning(file: string): Promise<Running | null> {
  try {
    const running = notice.parse(JSON.parse(await readFile(file, 'utf8')));
    // Signal 0 asks only whether the process is there.
    process.kill(running.pid, 0);
    return running;
  } catch {
    return null;
  }
}
