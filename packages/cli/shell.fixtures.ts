import { run } from './program.ts';

/** Runs the command line as a shell would, without a terminal, and keeps what it wrote. */
export async function shell(args: readonly string[], env: Record<string, string> = {}) {
  const out: string[] = [];
  const err: string[] = [];
  const code = await run(args, { out: (text) => out.push(text), err: (text) => err.push(text), tty: false, env });
  return { code, out: out.join('\n'), err: err.join('\n') };
}
