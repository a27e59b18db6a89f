import type { Context } from 'hono';
import { type Refusal, refuse } from '#engine/title.ts';
import type { GameRecord, Holder } from '#games/ports.ts';
import { seatIn, visitorOf } from '../visitor.ts';
import type { Web } from '../web.ts';

export const unknownGame = refuse('UNKNOWN_GAME', 'There is no such game.', 'id');

/** The game of the path and the asker's seat in it. */
export async function mySeat(c: Context, web: Web): Promise<{ record: GameRecord; holder: Holder } | Refusal> {
  const id = c.req.param('id') ?? '';
  const record = await web.house.ports.index.get(id);
  if (!record) return unknownGame;
  const { holder, mayAct } = await seatIn(c, web, id);
  if (holder && (mayAct || c.req.method === 'GET')) return { record, holder };
  const { person, seats } = await visitorOf(c, web);
  return person || seats.length
    ? refuse('NOT_YOURS', 'You hold no seat in this game.')
    : refuse('SIGN_IN', 'Send the bearer token of a person or of a seat of this game.');
}
