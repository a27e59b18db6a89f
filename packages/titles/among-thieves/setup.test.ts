import { describe, expect, it, test } from 'vitest';
import { noLuck, scriptedLuck, seededLuck } from '#engine/luck.ts';
import { isRefusal } from '#engine/title.ts';
import { fold, given, playRound, type Settings } from './among-thieves.fixtures.ts';
import { options, type State } from './model.ts';
import { result } from './ranking.ts';
import { setup } from './setup.ts';
import { CARD_TABLE, CARDS, LOCATION_CARDS, LOCATION_TABLE } from './tables.ts';

const begun = (players: number, settings: Settings = {}): State => given({ players, config: settings });
const deckSize = ({ deck }: State): number => Object.values(deck).reduce((sum, n) => sum + n, 0);

test.each([
  ['S1', 3, 'A', [2, 1, 1], 27, 9],
  ['S2', 4, 'C', [1, 1, 2, 1], 26, 8],
  ['S3', 5, 'E', [1, 1, 1, 1, 2], 25, 7],
] as const)('%s %i players, first %s', (_, players, firstPlayer, coins, city, deck) => {
  const state = begun(players, { firstPlayer });
  expect(state).toMatchObject({ coins, city, round: 1, phase: 'plan', first: coins.indexOf(2) });
  expect(state.locations).toHaveLength(players - 2);
  expect(deckSize(state)).toBe(deck);
});

test.each([2, 6, 3.5])('S4 %d players', (players) => {
  expect(setup(options.parse({}), players, noLuck)).toMatchObject({ code: 'BAD_PLAYER_COUNT' });
});

test('S4 a first player who is not there', () => {
  const refusal = setup(options.parse({ firstPlayer: 'E' }), 4, noLuck);
  expect(refusal).toMatchObject({ code: 'BAD_SEAT', at: 'firstPlayer' });
  expect(isRefusal(refusal) && refusal.say).toContain('A to D');
});

test('S5 locations and deck together are the ten cards', () => {
  for (const players of [3, 4, 5]) {
    const { deck, locations } = begun(players);
    const all = LOCATION_CARDS.map((card) => deck[card] + locations.filter((one) => one.card === card).length);
    expect(all).toEqual([3, 2, 3, 2]);
  }
});

test('S6 the same luck gives the same events', () => {
  const again = () => setup(options.parse({}), 5, seededLuck('twice'));
  expect(again()).toEqual(again());
});

test('the first player is drawn in the open, locations in secret, under their labels', () => {
  const labels = { 'setup/first': 2, 'setup/location1': 'prison', 'setup/location2': 'coin3' };
  const luck = scriptedLuck(labels);
  const events = setup(options.parse({}), 4, luck);
  if (isRefusal(events)) throw new Error(events.say);
  expect(luck.unused()).toEqual([]);
  expect(fold(null, events)).toMatchObject({ first: 2, locations: [{ card: 'prison' }, { card: 'coin3' }] });
});

test('the box holds what the rulebook lists', () => {
  expect(CARDS.map((card) => CARD_TABLE[card].count)).toEqual([5, 5, 5, 5, 5]);
  expect(LOCATION_CARDS.map((card) => LOCATION_TABLE[card].count)).toEqual([3, 2, 3, 2]);
});

describe('the end of a round', () => {
  /** Everybody is an honest businessman, so nothing moves but the torch. */
  const quiet = (state: State) =>
    playRound(
      state,
      state.coins.map(() => 'TR SA t- s-'),
    );

  it('E1 7 coins win', () => {
    const { state } = quiet(given({ coins: [7, 5, 3] }));
    expect(state).toMatchObject({ phase: 'over', result: { seat: 0, coins: 7 } });
    expect(result(state)).toMatchObject({
      winners: [0],
      ranking: [
        { seat: 0, place: 1, score: 7 },
        { seat: 1, place: 2, score: 5 },
        { seat: 2, place: 3, score: 3 },
      ],
    });
  });

  it.each([
    ['E2', [7, 7, 3], [0, 1]],
    ['E3', [8, 8, 7, 1], [0, 1]],
  ])('%s %j is a tie and goes on', (_, coins, seats) => {
    const { state, of } = quiet(given({ players: coins.length, coins }));
    expect(of('VictoryTied')).toEqual([{ type: 'VictoryTied', seats, coins: coins[0] }]);
    expect(state).toMatchObject({ round: 2, phase: 'plan', result: null });
    expect(result(state)).toBeNull();
  });

  it('E4 more than another with 7 wins', () => {
    expect(quiet(given({ coins: [8, 7, 3] })).state.result).toEqual({ seat: 0, coins: 8 });
  });

  it('E5 the torch coin wins nothing before the next check', () => {
    const { state } = quiet(given({ coins: [6, 6, 6] }));
    expect(state).toMatchObject({ first: 1, coins: [6, 7, 6], phase: 'plan' });
    // The same coins at the next check are enough.
    expect(quiet(given({ coins: [6, 7, 6] })).state.phase).toBe('over');
  });

  it('E6 an empty City passes the torch without a coin', () => {
    const { of } = quiet(given({ coins: [12, 12, 7] }));
    expect(of('TorchPassed')).toEqual([{ type: 'TorchPassed', to: 1, coin: 0 }]);
  });

  it('E7 a resolved location goes back and is drawn anew, the others stay', () => {
    const state = given({ players: 4, locations: ['coin3', 'prison'] });
    const round = playRound(state, ['HE ST t-', 'TR SA t- s-', 'TR SA t- s-', 'TR SA t- s-']);
    expect(round.of('LocationsRefilled')).toEqual([{ type: 'LocationsRefilled', slots: [1] }]);
    const [dealt] = round.of('LocationsDealt');
    expect(dealt!.slots).toEqual([1]);
    expect(round.state.locations).toEqual([
      { card: dealt!.cards[0], occupant: null, faceUp: false },
      { card: 'prison', occupant: null, faceUp: false },
    ]);
    expect(round.paid.locations[0]).toEqual({ card: 'coin3', occupant: 0, faceUp: true });
  });

  it('E8 without a Heist nothing is drawn', () => {
    const { events } = quiet(given());
    expect(events.some(({ type }) => type === 'LocationsRefilled' || type === 'LocationsDealt')).toBe(false);
  });

  it('E10 with open discards a winner ends the game before anybody gives up a card', () => {
    const { state, of } = quiet(given({ coins: [7, 5, 3], config: { discards: 'open' } }));
    expect(of('FoolMeOpened')).toEqual([]);
    expect(state.phase).toBe('over');
  });
});
