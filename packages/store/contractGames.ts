import { beforeAll, describe, expect, test } from 'vitest';
import type { Backend, House } from './contract.ts';
import { loseNextAnswer } from './contractFaults.ts';
import { freshId, gameRecord, holderOf, inGroups, times } from './contractSamples.ts';

export function gamesContract(backend: Backend): void {
  describe('games and seats', () => {
    let house: House;
    beforeAll(async () => {
      house = await backend.newHouse();
    });
    const gamesOf = async (person: string) => (await house.store.index.ofPerson(person)).games;

    test('a record comes back as it was put and can be put again', async () => {
      const { index } = house.store;
      const game = gameRecord({ organiser: freshId('person') });
      expect(await index.get(game.id)).toBeNull();
      await index.put(game);
      expect(await index.get(game.id)).toEqual(game);
      await index.put({ ...game, name: '' });
      expect(await index.get(game.id)).toEqual({ ...game, name: '' });
      expect(await gamesOf(game.organiser!)).toEqual([{ ...game, name: '' }]);
    });

    test('all games are listed, however many there are', async () => {
      const own = await backend.newHouse();
      const games = times(110, (i) => gameRecord({ id: `game-${i}` }));
      await inGroups(games, own.store.index.put);
      const listed: string[] = [];
      for await (const game of own.store.index.all()) listed.push(game.id);
      expect(listed.toSorted()).toEqual(games.map((game) => game.id).toSorted());
    });

    test('a person with 500 games turns pages of them, newest first', async () => {
      const person = freshId('person');
      const games = times(500, (i) =>
        gameRecord({ organiser: person, createdAt: new Date(1.8e12 + i * 1000).toISOString() }),
      );
      await inGroups(games, house.store.index.put, 20);
      const seen: string[] = [];
      let after: string | undefined;
      for (let page = 0; page < 5; page++) {
        const { games: some, next } = await house.store.index.ofPerson(person, { after, limit: 100 });
        seen.push(...some.map((game) => game.id));
        after = next ?? undefined;
        expect(next === null).toBe(page === 4);
      }
      expect(seen).toEqual(games.map((game) => game.id).reverse());
    });

    test('a cursor made up by a stranger shows nothing of others and breaks nothing', async () => {
      const person = freshId('person');
      await house.store.index.put(gameRecord({ organiser: person }));
      for (const after of ['', '~', 'x'.repeat(3_000), '#', '日本']) {
        const { games } = await house.store.index.ofPerson(person, { after });
        expect(games.every((game) => game.organiser === person)).toBe(true);
      }
    });

    test('who sits in a game has it in the list, whether seat or record was written first', async () => {
      const [early, late] = [freshId('early'), freshId('late')];
      const game = gameRecord();
      await house.store.holders.put(holderOf(game.id, { seat: 0, state: 'accepted', person: early }), 'none');
      expect(await gamesOf(early)).toEqual([]);
      await house.store.index.put(game);
      await house.store.holders.put(holderOf(game.id, { seat: 1, state: 'accepted', person: late }), 'none');
      expect([await gamesOf(early), await gamesOf(late)]).toEqual([[game], [game]]);
    });

    test('a game leaves the list of who is replaced, but not while another seat or the organisation remains', async () => {
      const [leaver, organiser] = [freshId('leaver'), freshId('organiser')];
      const game = gameRecord({ organiser });
      await house.store.index.put(game);
      const taken = { state: 'accepted' as const };
      const put = (seat: number, person: string) =>
        house.store.holders.put(holderOf(game.id, { ...taken, seat, person }), 'none');
      await Promise.all([put(0, leaver), put(1, leaver), put(2, organiser)]);
      const replace = (seat: number, person: string) =>
        house.store.holders.put(holderOf(game.id, { seat }), { ...taken, person });
      await replace(0, leaver);
      expect(await gamesOf(leaver)).toEqual([game]);
      await replace(1, leaver);
      expect(await gamesOf(leaver)).toEqual([]);
      await replace(2, organiser);
      expect(await gamesOf(organiser)).toEqual([game]);
      await house.store.index.put({ ...game, organiser: leaver });
      expect([await gamesOf(organiser), (await gamesOf(leaver)).length]).toEqual([[], 1]);
    });

    test('seats come back in order and are found by each of their tokens, and by no other kind of it', async () => {
      const { holders } = house.store;
      const game = freshId('game');
      const seats = times(12, (seat) =>
        holderOf(game, { seat, email: 'a@example.org', zone: 'Asia/Tokyo', bot: 'heuristic' }),
      );
      await inGroups(seats.toReversed(), (one) => holders.put(one, 'none'));
      expect(await holders.of(game)).toEqual(seats);
      const one = seats[7]!;
      expect(await holders.byToken('invite', one.inviteToken)).toEqual(one);
      expect(await holders.byToken('seat', one.seatToken)).toEqual(one);
      expect(await holders.byToken('reply', one.replyToken)).toEqual(one);
      expect(await holders.byToken('seat', one.replyToken)).toBeNull();
      for (const token of ['', 'nonsense', '?'.repeat(9_000)]) expect(await holders.byToken('seat', token)).toBeNull();
    });

    test('a new token works at once and the old one no more', async () => {
      const { holders } = house.store;
      const before = holderOf(freshId('game'));
      const after = { ...before, state: 'accepted' as const, seatToken: freshId('seat') };
      await holders.put(before, 'none');
      expect(await holders.put(after, { state: 'open', person: null })).toBe(true);
      expect(await holders.byToken('seat', before.seatToken)).toBeNull();
      expect(await holders.byToken('seat', after.seatToken)).toEqual(after);
      expect(await holders.byToken('reply', after.replyToken)).toEqual(after);
    });

    test('of twenty people who want one seat at once exactly one gets it, and only that one has the game', async () => {
      const { holders, index } = house.store;
      const game = gameRecord();
      await index.put(game);
      const open = holderOf(game.id);
      await holders.put(open, 'none');
      const people = times(20, () => freshId('person'));
      const take = (person: string) =>
        holders.put({ ...open, state: 'accepted', person }, { state: 'open', person: null });
      const won = await Promise.all(people.map(take));
      expect(won.filter(Boolean)).toHaveLength(1);
      const winner = people[won.indexOf(true)]!;
      expect((await holders.of(game.id))[0]?.person).toBe(winner);
      for (const person of people) expect(await gamesOf(person)).toHaveLength(person === winner ? 1 : 0);
    });

    test('a seat is not replaced if its state or holder is not what the caller thinks', async () => {
      const { holders } = house.store;
      const held = holderOf(freshId('game'), { state: 'invited', person: 'p1' });
      expect(await holders.put(held, { state: 'open', person: null })).toBe(false);
      expect(await holders.put(held, 'none')).toBe(true);
      const next = { ...held, state: 'accepted' as const };
      expect(await holders.put(next, 'none')).toBe(false);
      expect(await holders.put(next, { state: 'accepted', person: 'p1' })).toBe(false);
      expect(await holders.put(next, { state: 'invited', person: null })).toBe(false);
      expect(await holders.of(held.game)).toEqual([held]);
      expect(await holders.put(next, { state: 'invited', person: 'p1' })).toBe(true);
      expect(await holders.of(held.game)).toEqual([next]);
    });

    test('who took a seat and got no answer is not told that somebody was faster', async () => {
      if (!house.remote) return expect(backend.name).toBe('memory');
      const { holders } = house.store;
      const open = holderOf(freshId('game'));
      await holders.put(open, 'none');
      const taken = { ...open, state: 'accepted' as const, person: freshId('person') };
      const lost = loseNextAnswer(house.remote.client, 'PutItemCommand');
      expect(await holders.put(taken, { state: 'open', person: null })).toBe(true);
      expect(lost()).toBe(1);
      expect(await holders.of(open.game)).toEqual([taken]);
    });
  });
}
