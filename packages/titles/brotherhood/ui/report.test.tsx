import { describe, expect, it } from 'vitest';
import { audience } from '../audience.ts';
import type { Event } from '../model.ts';
import { tell } from '../tell.ts';
import { chart } from './chart.ts';
import { playedGame } from './desk.fixture.ts';
import { headline } from './headline.ts';
import { Report } from './Report.tsx';
import { reportText } from './reportText.ts';

const { chapters, state } = playedGame(4, 'a year in the papers');
const months = chapters.filter(({ events }) => events.some(({ type }) => type === 'LedgersRevealed'));
const page = (events: readonly Event[]) => {
  const report = <Report chapter={{ n: 1, at: '', events }} viewer="spectator" />;
  return String(report);
};

describe('the front page', () => {
  it('appears for every month that was played and for nothing that changed no board', () => {
    for (const chapter of chapters) {
      const quiet = chapter.events.every(({ type }) =>
        /Submitted|Written|Withdrawn|StandingSet|GameStarted|MonthBegan|PlanningOpened|MoneyGiven/.test(type),
      );
      expect(reportText(chapter, 'spectator').length === 0).toBe(quiet);
      if (quiet) expect(page(chapter.events)).toBe('');
    }
    expect(months.length).toBeGreaterThan(2);
  });

  it('has a die for every shot and every check, as it fell', () => {
    for (const { events } of months) {
      const dice = events.flatMap((event) =>
        event.type === 'Volley'
          ? event.shots.map((shot) => shot.die)
          : event.type === 'CardResolved'
            ? event.checks.map((check) => check.die)
            : [],
      );
      const drawn = [...page(events).matchAll(/aria-label="a (\d)"/g)].map(([, face]) => Number(face));
      expect(drawn.sort()).toEqual(dice.sort());
    }
  });

  it('shows all ledgers side by side with their totals', () => {
    const revealed = months[1]!.events.find((event) => event.type === 'LedgersRevealed')!;
    const html = page(months[1]!.events);
    expect(html.match(/class="brotherhood-ledger"/g)).toHaveLength(revealed.ledgers.length);
    for (const { total } of revealed.ledgers)
      expect(html).toContain(`Total $${String(total).replace(/\B(?=(\d{3})+$)/g, ',')}`);
  });

  it('tells in mails what it tells on the page', () => {
    for (const chapter of months) {
      const text = reportText(chapter, 'spectator');
      const told = chapter.events.filter(({ type }) =>
        ['InfluenceUsed', 'GodfatherKilled', 'RevenueTaken', 'CardResolved'].includes(type),
      );
      for (const event of told) expect(text).toContain(`  ${tell(event, 'spectator')}`);
    }
  });
});

describe('headlines', () => {
  it('name the biggest news', () => {
    const dragnet: Event = {
      type: 'CardResolved',
      card: 4,
      area: 'ES',
      checks: [],
      changes: [],
      cleanup: null,
      blocked: false,
      ignored: false,
    };
    const taken: Event = { type: 'RevenueTaken', area: 'TD', taker: 2, owner: 0, n: 1 };
    const killed: Event = {
      type: 'GodfatherKilled',
      seat: 1,
      area: 'CC',
      shooters: [0],
      survivors: [0],
      hits: [],
      outcome: 'killer',
      killer: 0,
    };
    const over: Event = { type: 'GameEnded', winners: [3], ranking: [], reason: 'months', say: '' };
    const news = (...events: Event[]) => headline({ n: 1, at: '', events });
    expect(news(dragnet, taken)).toBe('Dragnet in the East Side');
    expect(news(taken)).toBe('Orange moves in on the Docks');
    expect(news(dragnet, killed)).toBe('Yellow’s Godfather falls in City Central');
    expect(news(killed, over)).toBe('Violet rules Midland City');
    expect(news({ type: 'LedgerSubmitted', seat: 0 })).toBeNull();
  });

  it('fit a mail’s subject', () => {
    for (const chapter of chapters) expect(headline(chapter)?.length ?? 0).toBeLessThanOrEqual(60);
  });
});

describe('the chart of wealth', () => {
  it('ends with the cash of the last board, one line a family', () => {
    const { x, series } = chart(chapters);
    expect(series.map(({ name }) => name)).toEqual(['Blue', 'Yellow', 'Orange', 'Violet']);
    expect(x).toHaveLength(months.length + 1);
    for (const [seat, { values }] of series.entries()) {
      expect(values).toHaveLength(x.length);
      expect(values[0]).toBe(20000);
      expect(values.at(-1)).toBe(state.seats[seat]!.cash);
    }
  });

  it('has no line for books that the reader may not see', () => {
    const secret = chapters.map((chapter) => ({
      ...chapter,
      events: chapter.events.flatMap((event): Event[] =>
        event.type !== 'MonthEnded' || event.books === null
          ? [event]
          : [
              { ...event, books: null },
              ...event.books.map(({ seat, ...book }): Event => ({ type: 'BookKept', seat, book })),
            ],
      ),
    }));
    const seen = secret.map((chapter) => ({
      ...chapter,
      events: chapter.events.filter((event) => audience(event) === 'all' || (audience(event) as number[]).includes(2)),
    }));
    expect(chart(seen).series.map(({ name }) => name)).toEqual(['Orange']);
    expect(chart(secret)).toEqual(chart(chapters));
  });
});
