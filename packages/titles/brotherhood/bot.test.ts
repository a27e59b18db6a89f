import { describe, expect, it } from 'vitest';
import { seededLuck } from '#engine/luck.ts';
import { playOut, winsOf } from './bot/match.fixture.ts';
import { heuristic } from './bot.ts';
import { type Event, options } from './model.ts';
import { random } from './randomBot.ts';

describe('the heuristic player', () => {
  it.each([
    [2, 0.85],
    [3, 0.75],
    [4, 0.65],
    [5, 0.6],
  ])('wins most games of %i against random players in every other seat', (seats, floor) => {
    expect(winsOf(heuristic, random, seats, 100, 'floor')).toBeGreaterThan(floor);
  });

  it.each([
    ['the plain game', {}],
    ['all house rules', { houseRules: { bossCombat: true, revenueRaze: true, bossElimination: true } }],
    ['exile alone', { houseRules: { bossElimination: true }, meetingMonths: 0 }],
    ['a revenue step, secret cash, all cards', { dealWindow: 'separate', cashVisibility: 'own', optionalCards: true }],
    ['pace sheet', { pace: 'sheet', startCash: 60000 }],
    ['pace table', { pace: 'table', startCash: 60000, optionalCards: true, deck: { 4: 1, 11: 2 } }],
    ['no money at all', { startCash: 0 }],
    ['one month', { months: 1 }],
  ])('is never refused in %s', (_, chosen) => {
    for (let game = 0; game < 16; game++) {
      const players = Array.from({ length: 2 + (game % 4) }, (__, seat) =>
        (game + seat) % 3 === 0 ? random : heuristic,
      );
      expect(playOut(players, seededLuck(`legal/${game}`), options.parse(chosen)).result.ranking).toHaveLength(
        players.length,
      );
    }
  });

  it.each(['sheet', 'table'] as const)('wins most games of pace %s against random players', (pace) => {
    expect(winsOf(heuristic, random, 3, 60, 'slow', options.parse({ pace }))).toBeGreaterThan(0.75);
  });

  it('plays the same game again with the same luck', () => {
    const game = () => {
      const events: Event[] = [];
      playOut([heuristic, heuristic, heuristic], seededLuck('twice'), undefined, (event) => events.push(event));
      return events;
    };
    expect(game()).toEqual(game());
  });

  it('sends its lawyers, uses its politicians and inherits empires', () => {
    const seen = new Set<Event['type']>();
    for (let game = 0; game < 30; game++)
      playOut(Array(4).fill(heuristic), seededLuck(`life/${game}`), undefined, ({ type }) => seen.add(type));
    for (const type of ['GetOutUsed', 'InfluenceUsed', 'RevenueTaken', 'GodfatherKilled', 'EstateSettled'] as const)
      expect(seen).toContain(type);
  });

  it('repeats no instruction that is already in force', () => {
    let [told, months] = [0, 0];
    playOut([heuristic, heuristic], seededLuck('quiet'), undefined, ({ type }) => {
      if (type === 'StandingSet') told++;
      if (type === 'MonthBegan') months++;
    });
    expect(told).toBeLessThan(months);
  });
});
