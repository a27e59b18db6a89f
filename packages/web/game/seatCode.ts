import type { Context } from 'hono';
import { type Refusal, refuse } from '#engine/title.ts';
import type { GameId, Holder } from '#games/ports.ts';
import type { Fields } from '#titles/furniture.ts';
import { rememberSeat, type Sitting, seatIn } from '../visitor.ts';
import type { Web } from '../web.ts';

/** Tries an hour at the four digits of one seat: guessing them all takes more than a month. */
export const CODE_TRIES = 10;

/** Names of the form fields that say who sends: the token of a mail's link and the code beside it. */
export const SEAT_FIELD = 'seat-token';
export const CODE_FIELD = 'code';

/**
 * As whom a form of a game is sent. A browser that is known for the seat needs no more; one that came by a mail's link has to give
 * the code that stands beside it, since programs that scan mails send forms too. Then the browser is remembered for the seat.
 */
export async function senderOf(
  c: Context,
  web: Web,
  game: GameId,
  fields: Fields,
): Promise<{ sitting: Sitting; refusal: Refusal | null }> {
  const seated = await seatIn(c, web, game);
  const linked = await holderByLink(web, game, fields[SEAT_FIELD]);
  const holder = linked ?? seated.holder;
  if (!holder) {
    const refusal = refuse(
      'NOT_YOURS',
      'You have no seat in this game. Open the link in your mail, or sign in with the address that was invited.',
    );
    return { sitting: seated, refusal };
  }
  if (seated.mayAct && seated.viewer === holder.seat) return { sitting: seated, refusal: null };
  const sitting: Sitting = { viewer: holder.seat, holder, mayAct: false };
  const refusal = await checkCode(web, holder, fields[CODE_FIELD] ?? '');
  if (refusal) return { sitting, refusal };
  rememberSeat(c, web, holder, true);
  return { sitting: { ...sitting, mayAct: true }, refusal: null };
}

async function holderByLink(web: Web, game: GameId, token: string | undefined): Promise<Holder | null> {
  const holder = token ? await web.house.ports.holders.byToken('seat', token) : null;
  return holder?.game === game ? holder : null;
}

async function checkCode(web: Web, holder: Holder, given: string): Promise<Refusal | null> {
  const code = given.replace(/\s/g, '');
  if (code === '')
    return refuse(
      'NEEDS_CODE',
      'This browser is new to your seat: type the four digits that stand beside the link in your mail.',
      CODE_FIELD,
    );
  const { limits, clock } = web.house.ports;
  const tries = await limits.hit(`seat-code/${holder.game}/${holder.seat}`, 3600, clock.now());
  if (tries > CODE_TRIES)
    return refuse(
      'TOO_MANY',
      `${CODE_TRIES} codes were tried for this seat within an hour. Try again later, or send your orders by answering the mail.`,
      CODE_FIELD,
    );
  if (code === holder.code) return null;
  const left = CODE_TRIES - tries;
  return refuse(
    'WRONG_CODE',
    `That is not the code in your mail; ${left} ${left === 1 ? 'try is' : 'tries are'} left this hour.`,
    CODE_FIELD,
  );
}
