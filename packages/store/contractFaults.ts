import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';

/**
 * The next request of a kind is carried out, but its answer is lost on the way back, as when a connection breaks. Answers a
 * function that says how many answers have been lost so far (1 when it has happened).
 */
export function loseNextAnswer(client: DynamoDBClient, command: string): () => number {
  let lost = 0;
  client.middlewareStack.add(
    (next, context) => async (args) => {
      const answer = await next(args);
      if (context.commandName !== command || lost > 0) return answer;
      lost++;
      throw Object.assign(new Error('socket hang up'), { code: 'ECONNRESET' });
    },
    // Inside of the SDK's retry, outside of what reads the answer.
    { step: 'deserialize', priority: 'high' },
  );
  return () => lost;
}
