import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { CreateTableCommand, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { isRefusal } from '#engine/title.ts';
import type { House } from '#games/house.ts';
import { createGame, gameRequest, startGame } from '#games/seating.ts';
import { localClient } from '#store/client.ts';
import { readConfig } from '../../packages/cli/config.ts';
import { findRunning } from '../../packages/cli/running.ts';
import { startServer } from '../../packages/cli/server.ts';
import { median, timed } from './pace.ts';
import type { Figure } from './table.ts';

const TIMES = 100;
/** A ledger makes so many events: what was asked, that it is in, what stands in it. */
const EVENTS = 3;

/** A ledger through HTTP into the embedded store with fsync, beside a store of one item an event on the same server. */
export async function submissionFigures(folder: string): Promise<Figure[]> {
  const config = readConfig({ PORT: '0', CONSIGLIERE_SMTP_PORT: '0', CONSIGLIERE_DATA: folder });
  const server = await startServer(config);
  try {
    const seats = [{ email: 'anna@example.org' }, { email: 'ben@example.org' }];
    const made = await createGame(server.house, gameRequest.parse({ title: 'brotherhood', seats }), null);
    if (isRefusal(made)) throw new Error(made.say);
    const started = await startGame(server.house, made.id);
    if (isRefusal(started)) throw new Error(started.say);
    const [holder] = await server.house.ports.holders.of(made.id);
    const [prompt] = Object.keys(started.state.prompts);
    const submit = async (orders: string) => {
      const answer = await fetch(`${server.url}/api/games/${made.id}/commands`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${holder!.seatToken}` },
        body: JSON.stringify({ prompt, id: randomUUID(), orders }),
      });
      if (answer.status !== 201) throw new Error(`${answer.status}: ${await answer.text()}`);
      await answer.arrayBuffer();
    };
    const times: number[] = [];
    for (let i = 0; i < TIMES; i++) {
      times.push(await timed(() => submit(`${1 + (i % 2)}R: TD`)));
      // A player's ledger, not a flood of them: the next one comes when the receipt of this one has been mailed.
      await quiet(server.house);
    }
    const running = await findRunning(`${folder}/server.json`);
    const peer = running ? await itemPerEvent(running.dynamo) : null;
    const ours: Figure = {
      what: `submit a ledger (HTTP, 1 item, fsync), one after another, median of ${TIMES}`,
      value: median(times),
      unit: 'ms',
      goal: { most: 25 },
    };
    return [
      peer === null ? ours : { ...ours, peer: { name: `append of ${EVENTS} events, an item each`, value: peer } },
    ];
  } finally {
    await server.stop();
  }
}

/** Views are written and nothing is queued. */
async function quiet({ ports, afterwards }: House): Promise<void> {
  await afterwards?.idle();
  while ((await ports.notices.waiting(ports.clock.now(), 1, ports.clock.now())).length) await setTimeout(5);
}

/** How an event store in Castore's manner appends: each event is an item of its own, put on the condition that its version is free. */
async function itemPerEvent(endpoint: string): Promise<number> {
  const client = localClient(endpoint);
  const TableName = 'bench-events';
  try {
    await client.send(
      new CreateTableCommand({
        TableName,
        BillingMode: 'PAY_PER_REQUEST',
        AttributeDefinitions: [
          { AttributeName: 'aggregateId', AttributeType: 'S' },
          { AttributeName: 'version', AttributeType: 'N' },
        ],
        KeySchema: [
          { AttributeName: 'aggregateId', KeyType: 'HASH' },
          { AttributeName: 'version', KeyType: 'RANGE' },
        ],
      }),
    );
    let version = 0;
    const push = async () => {
      version += 1;
      const payload = { S: JSON.stringify({ seat: 0, ledger: { buy: { TD: { R: 1 } } }, pad: 'x'.repeat(200) }) };
      const Item = {
        aggregateId: { S: 'game' },
        version: { N: String(version) },
        type: { S: 'LedgerWritten' },
        payload,
      };
      await client.send(new PutItemCommand({ TableName, Item, ConditionExpression: 'attribute_not_exists(version)' }));
    };
    const times: number[] = [];
    for (let i = 0; i < TIMES; i++)
      times.push(
        await timed(async () => {
          for (let event = 0; event < EVENTS; event++) await push();
        }),
      );
    return median(times);
  } finally {
    client.destroy();
  }
}
