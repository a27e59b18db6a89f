import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { lives, type Process, processOf } from './processes.ts';

/** Who has a data folder open: us, and the server that we started on it. */
interface Tenant {
  owner: Process;
  server: Process | null;
}

export interface FolderLock {
  /** Writes down the server's process, so that it can be ended if we get killed and it does not. */
  serves(pid: number): Promise<void>;
  release(): Promise<void>;
}

/** Folders that this very process has open; in a container, the process before a restart often had the same pid. */
const ours = new Set<string>();

/** Two servers on one folder would spoil each other's data: the second is refused. */
export async function lockFolder(directory: string): Promise<FolderLock> {
  await mkdir(directory, { recursive: true });
  const file = join(directory, 'lock.json');
  const owner = processOf(process.pid);
  const write = (tenant: Tenant, flag: 'wx' | 'w') => writeFile(file, JSON.stringify(tenant), { flag });

  while (!(await tryTo(write({ owner, server: null }, 'wx'), 'EEXIST'))) {
    const tenant = tenantOf(await readFile(file, 'utf8').catch(() => ''));
    const busy = tenant && (tenant.owner.pid === process.pid ? ours.has(file) : lives(tenant.owner));
    if (busy) {
      throw new Error(
        `The data folder ${directory} is in use by process ${tenant.owner.pid}. Stop that one first, or choose another folder.`,
      );
    }
    if (tenant?.server) await endOrphan(tenant.server);
    await rm(file, { force: true });
  }
  ours.add(file);
  return {
    serves: (pid) => write({ owner, server: processOf(pid) }, 'w'),
    async release() {
      ours.delete(file);
      await rm(file, { force: true });
    },
  };
}

/** A server whose owner was killed still holds the data; it is ended only if it is certainly that one. */
async function endOrphan(server: Process): Promise<void> {
  if (server.started === null || !lives(server)) return;
  process.kill(server.pid, 'SIGKILL');
  while (lives(server)) await pause(10);
}

/** A lock that was cut off while it was written has no tenant. */
function tenantOf(text: string): Tenant | null {
  try {
    const read: Tenant = JSON.parse(text);
    return typeof read?.owner?.pid === 'number' ? read : null;
  } catch {
    return null;
  }
}

async function tryTo(doing: Promise<void>, expected: string): Promise<boolean> {
  try {
    await doing;
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === expected) return false;
    throw error;
  }
}
