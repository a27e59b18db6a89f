import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A function's warm process. */
export interface Lambda {
  /** Milliseconds from the start of the process to its handler. */
  importMs: number;
  /** The handler's answer as JSON; throws what it throws. `ahead`: milliseconds that its clock is ahead of ours. */
  invoke(event: unknown, ahead?: number): Promise<unknown>;
  /** Everything it has written. */
  output(): string;
  kill(): Promise<void>;
}

interface Answer {
  result?: unknown;
  error?: { name: string; message: string };
}

const runtime = fileURLToPath(new URL('./runtime.mjs', import.meta.url));
const LEFT_MS = 25_000;

/** Loads a bundle as Lambda does: a fresh process, the code's folder as working directory, nothing but the environment given. */
export async function startLambda(folder: string, name: string, env: Record<string, string>): Promise<Lambda> {
  const child: ChildProcess = fork(runtime, { cwd: join(folder, name), env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text: Buffer) => (output += text.toString()));
  const waiting = new Map<number, (answer: Answer) => void>();
  let calls = 0;
  const gone = once(child, 'exit').then(() => {
    for (const answer of waiting.values()) answer({ error: { name: 'Killed', message: output.slice(-2_000) } });
  });
  const ready = await Promise.race([once(child, 'message'), gone.then(() => null)]);
  if (!ready) throw new Error(`${name} did not start: ${output}`);
  child.on('message', (message: Answer & { id: number }) => waiting.get(message.id)?.(message));
  return {
    importMs: (ready[0] as { ready: number }).ready,
    output: () => output,
    async invoke(event, ahead = 0) {
      const id = ++calls;
      const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve));
      child.send({ id, event, ahead, leftMs: LEFT_MS });
      const { result, error } = await answered;
      waiting.delete(id);
      if (error) throw Object.assign(new Error(error.message), { name: error.name });
      return result;
    },
    async kill() {
      child.kill('SIGKILL');
      await gone;
    },
  };
}
