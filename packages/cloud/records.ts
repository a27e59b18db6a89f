import type { DynamoDBStreamEvent } from 'aws-lambda';
import type { House } from '#games/house.ts';
import { loadGame } from '#games/load.ts';
import { project } from '#games/projector.ts';
import { queueInvitations } from '#games/seating.ts';
import { type BatchAnswer, eachOf } from './batch.ts';

/**
 * Records of the Events stream -> views and notices. A record only says which game has changed: the game is read as it is now, so
 * that records which come twice, late or in another order change nothing. At least once.
 */
export async function projectRecords(house: House, { Records }: DynamoDBStreamEvent): Promise<BatchAnswer> {
  const games = new Map<string, string>();
  for (const { dynamodb } of Records) {
    const [game, n, id] = [dynamodb?.Keys?.pk?.S, dynamodb?.Keys?.sk?.N, dynamodb?.SequenceNumber];
    // Number 0 holds the seeds and is no commit. Lambda goes on from the first that failed.
    if (game && id && n !== '0' && !games.has(game)) games.set(game, id);
  }
  return eachOf(
    house.note,
    [...games].map(([game, id]) => [id, game] as const),
    async (game) => {
      const loaded = await loadGame(house, game);
      if (!loaded) return 'again';
      if (loaded.state.status === 'open') await queueInvitations(house, game);
      await project(house, loaded);
      return 'done';
    },
  );
}
