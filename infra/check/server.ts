import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the components ask the `sst` program for while they are planned. `bundle`: a folder with something to zip. */
export async function startRpc(bundle: string): Promise<{ url: string; stop(): void }> {
  const answers: Record<string, unknown> = {
    'Provider.Aws.Bootstrap': {
      asset: 'sst-asset',
      state: 'sst-state',
      appsyncHttp: '',
      appsyncRealtime: '',
      assetEcrUrl: '',
      assetEcrRegistryId: '',
    },
    'Runtime.Build': { out: bundle, handler: 'index.handler', errors: [], sourcemaps: [] },
  };
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const { method, id } = JSON.parse(body);
    const result = answers[method];
    const answer = result === undefined ? { id, error: `rpc: can't find ${method}` } : { id, result };
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
