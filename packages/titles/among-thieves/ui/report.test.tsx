import { describe, expect, it } from 'vitest';
import { audience } from '../audience.ts';
import type { Event } from '../model.ts';
import { tell } from '../tell.ts';
import { chart } from './chart.ts';
import { played } from './desk.fixture.ts';
import { headline } from './headline.ts';
import { Report } from './Report.tsx';
import { movesOf } from './report/coins.ts';
import { stepsOf } from './report/steps.ts';
import { reportText } from './reportText.ts';

const games = [
  played(5, 'report'),
  played(4, 'report', { pace: 'live', discards: 'open' }),
  played(3, 'report', { pace: 'sealed', interruptFine: true }),
];
const chapters = games.flatMap((game) =>
  game.chapters.map((chapter) => ({
    ...chapter,
    events: chapter.events.filter((event) => audience(event) === 'all'),
  })),
);
const page = (events: readonly Event[]) => {
  const report = <Report chapter={{ n: 1, at: '', events }} viewer="spectator" />;
  return String(report);
};

describe('the play of a round', () => {
  it('appears for what changed the table and for nothing else', () => {
    for (const { events } of chapters) {
      const text = reportText({ n: 1, at: '', events }, 'spectator');
      const quiet = events.every(({ type }) =>
        /GameStarted|RoundStarted|Ready|OrdersOpened|OrdersClosed|RevealStarted|TurnStarted|FoolMeOpened/.test(type),
      );
      expect(text.length === 0).toBe(quiet);
      if (quiet) expect(page(events)).toBe('');
    }
  });

  it('tells every card, every prediction and every coin in the order they happened, in mails as on the page', () => {
    for (const { events } of chapters) {
      const text = reportText({ n: 1, at: '', events }, 'spectator').join('\n');
      const html = page(events);
      const news = events.filter(({ type }) => /Revealed|Pointed|Interrupted|Caught|Stole|Heist|Betrayal/.test(type));
      let at = 0;
      for (const event of news) {
        const said = tell(event, 'spectator');
        at = text.indexOf(said, at);
        expect(at, said).toBeGreaterThanOrEqual(0);
        expect(html).toContain(said);
      }
    }
  });

  it('has a step for every card, with all that comes of it', () => {
    for (const { events } of chapters) {
      const steps = stepsOf(events);
      const cards = events.filter(({ type }) => type === 'CardRevealed').length;
      expect(steps.filter(({ events: [first] }) => first?.type === 'CardRevealed')).toHaveLength(cards);
      expect(page(events).match(/class="among-thieves-number"/g)?.length ?? 0).toBe(steps.length);
    }
  });

  it('accounts for every coin: what seats gain and lose is what the City gives and takes', () => {
    for (const { chapters: all, states } of games)
      for (const [i, { events }] of all.entries()) {
        if (i === 0) continue;
        const moves = events.flatMap(movesOf);
        for (const [seat, coins] of states[i]!.coins.entries()) {
          const own = moves.filter((move) => move.seat === seat).reduce((sum, move) => sum + move.coins, 0);
          expect(states[i - 1]!.coins[seat]! + own).toBe(coins);
        }
      }
  });

  it('numbers the steps of a mail and shows the coins behind them', () => {
    const events: Event[] = [
      { type: 'CardRevealed', seat: 0, card: 'steal', pass: 1, auto: false },
      { type: 'Stole', seat: 0, amount: 1 },
      { type: 'CardRevealed', seat: 1, card: 'heist', pass: 1, auto: false },
      { type: 'Caught', seat: 1, crime: 'heist', cause: 'prediction', by: [2], paid: 1 },
      { type: 'RevealEnded', absent: [] },
      { type: 'BetrayalResolved', seat: 2, target: 0, outcome: 'robbed', amount: 1 },
    ];
    expect(reportText({ n: 1, at: '', events }, 0)).toEqual([
      'CROW ROBS ADDER OF 1 COIN',
      '',
      'The Reveal:',
      '  1. Adder reveals Steal. Adder steals 1 coin from the City. [Adder +1]',
      '  2. Badger reveals Heist. Crow saw it coming: Badger is caught at the Heist, gets nothing and pays 1 coin to the City. [Badger −1]',
      '',
      'Betrayal:',
      '  3. Crow robs Adder of 1 coin. [Crow +1, Adder −1]',
      '',
      'Coins, all in all: Adder 0, Badger −1, Crow +1.',
    ]);
  });
});

describe('headlines', () => {
  it('name the biggest news', () => {
    const news = (...events: Event[]) => headline({ n: 1, at: '', events });
    const won: Event = { type: 'GameWon', seat: 1, coins: 8 };
    const robbed: Event = { type: 'BetrayalResolved', seat: 0, target: 1, outcome: 'robbed', amount: 2 };
    const shown: Event = { type: 'NoHonorShown', seat: 0, target: 2 };
    expect(news(robbed, won)).toBe('Badger wins with 8 coins');
    expect(news({ type: 'VictoryTied', seats: [0, 2], coins: 7 })).toBe('Adder and Crow share the top');
    expect(news(shown, robbed)).toBe('Adder robs Badger of 2 coins');
    expect(news(robbed, { ...robbed, seat: 2, outcome: 'businessman', amount: 1 })).toBe(
      'Crow insults an honest businessman',
    );
    expect(news(shown)).toBe('Adder points at Crow');
    expect(news(shown, { ...shown, seat: 1 })).toBe('Two knives are drawn');
    expect(news({ type: 'PlanReady', seat: 0 })).toBeNull();
  });

  it('fit a mail’s subject', () => {
    for (const chapter of chapters) expect(headline(chapter)?.length ?? 0).toBeLessThanOrEqual(60);
  });
});

describe('the chart of coins', () => {
  it('has one line a thief, a point for the start and one a round, and ends with the winner’s fortune', () => {
    for (const { chapters: all, states } of games) {
      const { x, series } = chart(all);
      const end = states.at(-1)!;
      expect(series.map(({ values }) => values.at(-1))).toEqual(end.coins);
      expect(x).toHaveLength(end.round + 1);
      expect(series.map(({ values }) => values[0])).toEqual(states[0]!.coins);
    }
  });
});
