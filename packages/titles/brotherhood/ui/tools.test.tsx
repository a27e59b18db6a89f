import { describe, expect, it } from 'vitest';
import { isRefusal } from '#engine/title.ts';
import type { Alternative, Ledger, State } from '../model.ts';
import { EMPTY_LEDGER } from '../model.ts';
import { charts } from './charts.ts';
import { crowded, deskOf, playedGame } from './desk.fixture.ts';
import { LedgerSheet } from './LedgerSheet.tsx';
import { Orders } from './Orders.tsx';
import { planInWords, planOf } from './orders/planner.ts';
import { alternativeInWords } from './orders/rulesInWords.ts';
import { running } from './orders/running.ts';
import { read } from './read.ts';
import { receipt } from './receipt.ts';

const desk = deskOf(crowded);
const { view, legal, prompt } = desk;

describe('the planner', () => {
  const plan = (ledger: Ledger, at = view) => planOf(ledger, 42000, legal.ledger!, at, 0);

  it('reckons what the board would pay next month, others as they stand', () => {
    const hold = plan(legal.ledger!.hold);
    // SB: 4 Revenues where 3 live well; CC with others, the clean-up is over; DT alone; TD: 13 where 8 live well.
    expect(hold.areas.map(({ area, income }) => [area, income])).toEqual([
      ['SB', 2000],
      ['CC', 3000],
      ['DT', 20000],
      ['TD', 1000],
    ]);
    expect(hold).toMatchObject({ income: 26000, after: 68000, last: false });
    expect(hold.income).toBe(view.seats[0]!.expectedIncome);
  });

  it('counts what the ledger buys and closes, and says what control would add', () => {
    const ledger: Ledger = { ...EMPTY_LEDGER, close: { TD: 2 }, buy: { CC: { R: 1 } } };
    const planned = plan(ledger);
    expect(planned.areas.map(({ area }) => area)).toEqual(['SB', 'CC', 'DT']);
    expect(planned.areas[1]).toMatchObject({ revenues: 2, income: 6000, inTheWay: [1, 2, 3], more: 6000 });
    expect(planInWords(planned)).toContain('$6,000 more in City Central if Yellow, Orange and Violet were gone.');
    expect(planInWords(planned)[1]).toBe('Doubled, for you are alone there: Down Town.');
  });

  it('promises nothing after the last month', () => {
    const last = plan(legal.ledger!.hold, { ...view, month: 12 });
    expect(last).toMatchObject({ income: 0, after: 42000 });
    expect(planInWords(last)).toEqual(['No income follows this month: you end with $42,000.']);
  });

  it('follows the pen on the page and needs nothing but what the page has', () => {
    const now = running({}, JSON.parse(JSON.stringify(desk)));
    expect(now?.plan[0]).toBe('Income next month $26,000, cash then $68,000.');
    expect(String(<Orders {...desk} />)).toContain('Income next month $26,000, cash then $68,000.');
  });

  it('uses no secret: sealed orders of others change nothing', () => {
    const standing = { friends: [0] };
    const sealed: State = {
      ...crowded,
      seats: crowded.seats.map((seat, s) => (s === 1 ? { ...seat, ledger: EMPTY_LEDGER, standing } : seat)),
    };
    expect(running({}, deskOf(sealed))).toEqual(running({}, desk));
  });
});

describe('conditions on the page', () => {
  const condition: Alternative = {
    when: { seat: 1, kind: 'T', area: 'SB' },
    rules: { fire: { SB: { prefer: [1] } } },
    otherwise: { take: { SB: { max: 0 } } },
  };
  const stored = deskOf({
    ...crowded,
    seats: crowded.seats.map((seat, s) =>
      s === 0 ? { ...seat, ledger: legal.ledger!.hold, ledgerIn: true, alternatives: [condition] } : seat,
    ),
  });

  it('are told in words, what follows and what otherwise', () => {
    expect(alternativeInWords(condition)).toEqual([
      'If Yellow has 1 Thug or more in South Bank when the ledgers have been carried out: Fire in South Bank: at Yellow',
      'Otherwise: Take over in South Bank: nothing',
    ]);
    expect(String(<Orders {...stored} />)).toContain('If Yellow has 1 Thug or more in South Bank');
    const sent = { type: 'SubmitLedger', ledger: legal.ledger!.hold, alternatives: [condition] } as const;
    expect(receipt({ ...sent, alternatives: [condition] }, stored.view, stored.legal).join('\n')).toContain(
      'Otherwise: Take over in South Bank: nothing',
    );
  });

  it('go with the ledger of the page, stay with it when the field is not sent, and go when it is emptied', () => {
    const conditions = 'IF YELLOW T IN SB: FIRE SB: YELLOW\nELSE: TAKE SB: NONE';
    const carried = { type: 'SubmitLedger', ledger: legal.ledger!.hold, alternatives: [condition] };
    expect(read({ conditions }, view, legal, prompt)).toEqual(carried);
    expect(read({}, stored.view, stored.legal, prompt)).toEqual(carried);
    expect(read({ conditions: '' }, stored.view, stored.legal, prompt)).not.toHaveProperty('alternatives');
  });

  it('refuse what is no condition, with its line', () => {
    const refused = (conditions: string) => {
      const answer = read({ conditions }, view, legal, prompt);
      if (!isRefusal(answer)) throw new Error('accepted');
      return answer;
    };
    expect(refused('2R: SB')).toMatchObject({ code: 'BAD_WORD' });
    expect(refused('TAKE ALL: NONE')).toMatchObject({ code: 'BAD_WORD', at: 'conditions' });
    expect(refused('IF YELLOW IN SB: TAKE SB: 1\nIF GREEN IN SB: TAKE SB: 1').at).toContain('line 2');
  });

  it('are not offered where one is asked anyway', () => {
    const sheet = deskOf({ ...crowded, config: { ...crowded.config, pace: 'sheet' } });
    expect(String(<Orders {...sheet} />)).not.toContain('name="conditions"');
  });
});

const played = playedGame(4, 'pictures');

describe('the ledger sheet', () => {
  it('has a line for every month of the year, with what was done in it', () => {
    const html = String(<LedgerSheet view={deskOf(played.state, 0).view} viewer={0} chapters={played.chapters} />);
    expect(html.match(/<th scope="row">/g)).toHaveLength(13);
    const revealed = played.chapters.flatMap(({ events }) =>
      events.filter((event) => event.type === 'LedgersRevealed'),
    );
    expect(html.match(/class="brotherhood-actions">[^<]/g)?.length).toBe(
      revealed.filter((event) => event.type === 'LedgersRevealed' && event.ledgers.some(({ seat }) => seat === 0))
        .length,
    );
    expect(html).not.toMatch(/undefined|NaN/);
  });

  it('balances: each line ends with what the books say', () => {
    const { view: seen } = deskOf(played.state, 1);
    const html = String(<LedgerSheet view={seen} viewer={1} />);
    for (const { end } of seen.seats[1]!.books!)
      expect(html).toContain(`$${String(end).replace(/\B(?=(\d{3})+$)/g, ',')}`);
  });

  it('shows a spectator the books that are open, and nobody’s where they are secret', () => {
    const open = deskOf(crowded, 0).view;
    expect(String(<LedgerSheet view={open} viewer="spectator" />).match(/<section/g)).toHaveLength(5);
    const seats = open.seats.map((seat) => ({ ...seat, books: null }));
    expect(String(<LedgerSheet view={{ ...open, seats }} viewer="spectator" />)).toContain('to themselves');
  });
});

describe('the charts', () => {
  const drawn = charts(played.chapters);
  const events = played.chapters.flatMap((chapter) => chapter.events);

  it('have a value for every entry, and names of their own', () => {
    expect(drawn.map(({ id }) => id)).toEqual(['wealth', 'income', 'heads', 'dice', 'hits']);
    for (const { x, series } of drawn)
      for (const { values } of series) {
        expect(values).toHaveLength(x.length);
        expect(values.every((value) => Number.isFinite(value) && value >= 0)).toBe(true);
      }
  });

  it('add up to what was paid, lost and rolled', () => {
    const sum = (numbers: readonly number[]) => numbers.reduce((all, n) => all + n, 0);
    const of = (id: string) => drawn.find((one) => one.id === id)!;
    const paid = events.flatMap((event) => (event.type === 'IncomePaid' ? [event.amount - event.exile] : []));
    expect(sum(of('income').series.flatMap(({ values }) => values))).toBe(sum(paid));
    const graves = played.state.seats.map(({ grave, status }) => grave.T + grave.H + (status === 'dead' ? 1 : 0));
    expect(of('heads').series.map(({ values }) => values.at(-1))).toEqual(graves);
    const shots = events.flatMap((event) => (event.type === 'Volley' ? event.shots : []));
    expect(sum(of('hits').series[0]!.values)).toBe(shots.filter(({ hit }) => hit).length);
    expect(sum(of('dice').series[0]!.values)).toBeGreaterThanOrEqual(shots.length);
  });

  it('are none before a game has begun', () => {
    expect(charts([])).toEqual([]);
  });
});
