import type { Context } from 'hono';
import { type Refusal, refuse } from '#engine/title.ts';
import { hashToken } from '#games/tokens.ts';
import type { Web } from './web.ts';

/** What the servers we run under hand over: Node's socket, or the event of a Lambda function address. */
interface Surroundings {
  incoming?: { socket?: { remoteAddress?: string } };
  requestContext?: { http?: { sourceIp?: string } };
}

/** Where a request comes from, for counting only; headers are not believed, anybody can write them. */
function addressOf(c: Context): string {
  const env: Surroundings = c.env ?? {};
  return env.requestContext?.http?.sourceIp ?? env.incoming?.socket?.remoteAddress ?? 'unknown';
}

/**
 * Counts what one address does in an hour. Kept as a hash, so that no list of addresses arises. On a local server everybody has the
 * same address, and nobody is counted.
 */
export async function limitCaller(c: Context, web: Web, what: string, most: number): Promise<Refusal | null> {
  if (web.local) return null;
  const { clock, limits } = web.house.ports;
  const hits = await limits.hit(`${what}/${hashToken(addressOf(c)).slice(0, 32)}`, 3600, clock.now());
  return hits > most
    ? refuse('TOO_MANY', `That was done ${most} times from your address within an hour; try again later.`)
    : null;
}
