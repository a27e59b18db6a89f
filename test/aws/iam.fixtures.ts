import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type FunctionName, permissions } from '../../infra/permissions.ts';

/** A door to DynamoDB for each function, which lets through what infra/permissions.ts allows it and nothing else. */
export interface Doors {
  endpointOf(name: FunctionName): string;
  /** What was refused: `project DeleteItem CloudViews`. */
  refused: string[];
  stop(): Promise<void>;
}

export async function openDoors(endpoint: string, tables: { events: string; views: string }): Promise<Doors> {
  const refused: string[] = [];
  const server = createServer(async (incoming, answer) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(Buffer.from(chunk));
    const body = Buffer.concat(chunks);
    const name = incoming.url!.split('/')[1] as FunctionName;
    const action = String(incoming.headers['x-amz-target']).split('.')[1] ?? '';
    const { TableName, IndexName } = JSON.parse(body.toString());
    if (!allowed(name, action, TableName === tables.events ? 'events' : 'views', IndexName !== undefined)) {
      refused.push(`${name} ${action} ${TableName}${IndexName ? `/${IndexName}` : ''}`);
      const type = 'com.amazonaws.dynamodb.v20120810#AccessDeniedException';
      answer.writeHead(400, { 'content-type': 'application/x-amz-json-1.0' }).end(JSON.stringify({ __type: type }));
      return;
    }
    const { host, hostname, port } = new URL(endpoint);
    const headers = { ...incoming.headers, host };
    const onward = request({ hostname, port, method: 'POST', path: '/', headers }, (came) => {
      answer.writeHead(came.statusCode ?? 500, came.headers);
      came.pipe(answer);
    });
    onward.on('error', () => answer.destroy());
    onward.end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    endpointOf: (name) => `http://127.0.0.1:${port}/${name}`,
    refused,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function allowed(name: FunctionName, action: string, table: 'events' | 'views', index: boolean): boolean {
  const may = permissions[name];
  if (index) return action === 'Query' && may.indexes === true;
  return (may[table] as readonly string[]).includes(action);
}
