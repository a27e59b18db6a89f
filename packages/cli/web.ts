import type { AddressInfo } from 'node:net';
import { type ServerType, serve } from '@hono/node-server';
import type { Config } from './config.ts';
import { Trouble } from './io.ts';

/** Answers a request; `env` holds Node's own request for whoever needs the caller's address. */
type Fetch = (request: Request, env: object) => Response | Promise<Response>;

export interface WebServer {
  port: number;
  stop(): Promise<void>;
}

/** How long answers under way may take when the server stops. */
const GRACE_MS = 1_500;

/** Listens for browsers. Throws a sentence if the port is somebody else's. */
export async function listenWeb({ port, host }: Pick<Config, 'port' | 'host'>, fetch: Fetch): Promise<WebServer> {
  const server: ServerType = await new Promise((resolve, reject) => {
    const started = serve({ fetch: (request, env) => fetch(request, env), port, hostname: host }, () =>
      resolve(started),
    );
    started.once('error', (cause: NodeJS.ErrnoException) => reject(portTrouble(cause, port, 'PORT')));
  });
  const address = server.address() as AddressInfo;
  return {
    port: address.port,
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped());
        if ('closeIdleConnections' in server) server.closeIdleConnections();
        // Open feeds would last for hours.
        const late = setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), GRACE_MS);
        late.unref();
      }),
  };
}

/** Why a port can't be had, and what to do. */
export function portTrouble(cause: NodeJS.ErrnoException, port: number, variable: string): Error {
  if (cause.code === 'EADDRINUSE')
    return new Trouble(
      `Port ${port} is in use by another program. Stop that one, or choose another port: ${variable}=${port + 1}`,
    );
  if (cause.code === 'EACCES')
    return new Trouble(`Port ${port} may not be opened by you; ports from 1024 up may: ${variable}=3000`);
  return cause;
}
