import type { Holder, Holders } from '#games/ports.ts';
import { flag, oneOf, orNull, shape, text, whole, withDefault } from './attributes.ts';
import { prefixes, seatKey, tokenKey } from './keys.ts';
import { list, recordOf, unlist } from './personGames.ts';
import { matches, nothingThere, type Table } from './table.ts';

const holder = shape<Holder>('seat', {
  game: text,
  seat: whole,
  state: oneOf('open', 'invited', 'accepted', 'bot'),
  bot: orNull(text),
  person: orNull(text),
  name: text,
  email: orNull(text),
  inviteToken: text,
  seatToken: text,
  replyToken: text,
  code: text,
  zone: orNull(text),
  mailOff: flag,
  tenure: withDefault(whole, 0),
  seenAt: withDefault(orNull(text), null),
});

/** Where a token leads. What counts is the token in the seat's own row, so an outdated one leads nowhere. */
const token = shape<{ game: string; seat: number }>('token', { game: text, seat: whole });

const tokensOf = (one: Holder) =>
  [
    ['invite', one.inviteToken],
    ['seat', one.seatToken],
    ['reply', one.replyToken],
  ] as const;

export function holders(table: Table): Holders {
  /** The tokens and the holder's list of games come before the seat itself: if we die in between, no link in use is dead. */
  async function prepare(next: Holder, before: Holder | null): Promise<void> {
    const old = before ? tokensOf(before).map(([, text]) => text) : [];
    const where = token.write(next);
    await Promise.all(
      tokensOf(next)
        .filter(([, text]) => !old.includes(text))
        .map(([kind, text]) => table.put({ ...where, ...tokenKey(kind, text) })),
    );
    // A record put later lists everybody who sits in its game by then.
    const game = next.person === null ? null : await recordOf(table, next.game);
    if (next.person !== null && game) await list(table, next.person, game);
  }

  async function settle(person: string | null, gameId: string): Promise<void> {
    const game = person === null ? null : await recordOf(table, gameId);
    if (person !== null && game) await unlist(table, person, game);
  }

  return {
    async put(next, expect) {
      const row = await table.get(seatKey(next.game, next.seat));
      const before = row && holder.read(row);
      const asExpected =
        expect === 'none' ? !before : before?.state === expect.state && before.person === expect.person;
      if (!asExpected) return false;
      await prepare(next, before);
      const condition = expect === 'none' ? nothingThere : matches({ state: expect.state, person: expect.person });
      const won = await table.put({ ...holder.write(next), ...seatKey(next.game, next.seat) }, condition);
      if (!won) await settle(next.person, next.game);
      else if (before && before.person !== next.person) await settle(before.person, next.game);
      return won;
    },
    async of(game) {
      const { rows } = await table.query(seatKey(game, 0).pk, { prefix: prefixes.seats });
      return rows.map(holder.read);
    },
    async byToken(kind, wanted) {
      const pointer = await table.get(tokenKey(kind, wanted));
      if (!pointer) return null;
      const { game, seat } = token.read(pointer);
      const row = await table.get(seatKey(game, seat));
      const found = row && holder.read(row);
      return found && tokensOf(found).some(([k, text]) => k === kind && text === wanted) ? found : null;
    },
  };
}
