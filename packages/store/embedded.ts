import { type ChildServer, startChild } from './childServer.ts';
import { type Engine, engines, hasData, launchOf } from './engines.ts';
import { lockFolder } from './folderLock.ts';

/** A DynamoDB on this machine, for `npm start` and tests. */
export interface LocalServer {
  endpoint: string;
  /** `given`: somebody else's server, found under DYNAMODB_ENDPOINT. */
  engine: Engine | 'given';
  /** Process of the server that we started. */
  pid: number | null;
  /** Ends what was started here, and lets others have the data folder. */
  stop(): Promise<void>;
}

export interface LocalOptions {
  /** Where the data are kept; without it they are in memory only. */
  directory?: string;
  /** A server that runs already; by default what DYNAMODB_ENDPOINT says. */
  endpoint?: string;
  /** Start this engine and no other, whatever the environment says. */
  engine?: Engine;
}

/**
 * Gives a local DynamoDB: the one that is given, or the best installed engine as a child process. Throws if the folder is in use
 * by another process, or if its data belong to an engine that cannot be started here.
 */
export async function startLocal(options: LocalOptions = {}): Promise<LocalServer> {
  const endpoint = options.endpoint ?? (options.engine ? undefined : process.env.DYNAMODB_ENDPOINT);
  if (endpoint) return { endpoint, engine: 'given', pid: null, stop: async () => {} };

  const { directory = null } = options;
  const wanted = options.engine ? [options.engine] : engines;
  if (directory === null) return startFirst(wanted, null);

  const lock = await lockFolder(directory);
  try {
    const server = await startFirst(startable(wanted, directory), directory);
    if (server.pid !== null) await lock.serves(server.pid);
    return { ...server, stop: () => server.stop().then(lock.release) };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** A folder stays with the engine that began it: another one would show an empty house. */
function startable(wanted: readonly Engine[], directory: string): readonly Engine[] {
  const owner = engines.find((engine) => hasData(engine, directory));
  if (!owner) return wanted;
  if (wanted.includes(owner)) return [owner];
  throw new Error(`The data folder ${directory} was begun with ${owner}; ${wanted.join(', ')} cannot read it.`);
}

async function startFirst(wanted: readonly Engine[], directory: string | null): Promise<LocalServer> {
  const reasons: string[] = [];
  for (const engine of wanted) {
    const launch = launchOf(engine, directory);
    if (!launch) {
      reasons.push(`${engine} is not installed for ${process.platform}-${process.arch}.`);
      continue;
    }
    try {
      const child: ChildServer = await startChild(launch);
      return { ...child, engine };
    } catch (error) {
      reasons.push(error instanceof Error ? error.message : String(error));
    }
  }
  throw new Error(`No local DynamoDB could be started. ${reasons.join(' ')}`);
}
