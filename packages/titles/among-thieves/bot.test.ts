import { describe, expect, it } from 'vitest';
import { seededLuck } from '#engine/luck.ts';
import { playOut, winsOf } from './bot/match.fixture.ts';
import { heuristic } from './bot.ts';
import { type Event, options } from './model.ts';
import { random } from './randomBot.ts';

describe('the heuristic player', () => {
  // Floors of rules 15, over 1000 games in pace sealed.
  it.each([
    [3, 0.42],
    [4, 0.35],
    [5, 0.3],
  ])('wins more than its share of games of %i against random players', (seats, floor) => {
    expect(winsOf(heuristic, random, seats, 1000, options.parse({ pace: 'sealed' }))).toBeGreaterThan(floor);
  });

  it.each(['orders', 'live'] as const)('does so in pace %s too', (pace) => {
    expect(winsOf(heuristic, random, 4, 250, options.parse({ pace }))).toBeGreaterThan(0.35);
  });

  it.each([
    ['the plain game', {}],
    ['open discards', { discards: 'open' }],
    ['pace live, everything coming back', { pace: 'live', recovery: 'all' }],
    ['pace live, open discards, all fines', { pace: 'live', discards: 'open', interruptFine: true, fines: 'perCard' }],
    ['pace sealed', { pace: 'sealed' }],
  ])('is never refused in %s', (_, chosen) => {
    for (let game = 0; game < 30; game++) {
      const players = Array.from({ length: 3 + (game % 3) }, (__, seat) =>
        (game + seat) % 3 === 0 ? random : heuristic,
      );
      expect(playOut(players, seededLuck(`legal/${game}`), options.parse(chosen)).result).not.toBeNull();
    }
  });

  it('plays the same game again with the same luck', () => {
    const game = () => {
      const events: Event[] = [];
      playOut([heuristic, heuristic, heuristic], seededLuck('twice'), undefined, (event) => events.push(event));
      return events;
    };
    expect(game()).toEqual(game());
  });
});
