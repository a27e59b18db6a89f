import { existsSync, readFileSync } from 'node:fs';

/** A process, told apart from a later one that gets the same number. */
export interface Process {
  pid: number;
  /** When it started, in the kernel's ticks since boot; null where the system does not tell. */
  started: string | null;
}

export const processOf = (pid: number): Process => ({ pid, started: statOf(pid)?.started ?? null });

/** Is it (still) running? One that has ended and is not yet buried by its parent is not. */
export function lives({ pid, started }: Process): boolean {
  if (existsSync('/proc/self/stat')) {
    const stat = statOf(pid);
    return stat !== null && stat.state !== 'Z' && (started === null || stat.started === started);
  }
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It is there, but somebody else's.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** proc(5): the command's name stands in brackets and may contain anything; the state is the 1st field behind it, the start the 20th. */
function statOf(pid: number): { state: string; started: string } | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state = '', ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { state, started: fields[18] ?? '' };
  } catch {
    return null;
  }
}
