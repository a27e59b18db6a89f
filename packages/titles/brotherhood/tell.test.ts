import { describe, expect, it } from 'vitest';
import { seededLuck } from '#engine/luck.ts';
import { audience } from './audience.ts';
import { playOut } from './bot/match.fixture.ts';
import { heuristic } from './bot.ts';
import { type Event, events as eventSchema, options } from './model.ts';
import { random } from './randomBot.ts';
import { tell } from './tell.ts';

const BROKEN = /undefined|NaN|\[object|null|Infinity| {2}|^\s*$|: \.|\.\./;

/** Everything that happens in games with all options and house rules among them. */
function everyEvent(): Event[] {
  const heard: Event[] = [];
  const houseRules = { bossCombat: true, revenueRaze: true, bossElimination: true };
  const rich = {
    optionalCards: true,
    dealWindow: 'separate',
    cashVisibility: 'own',
    finalRevenue: true,
    meetingMonths: 1,
  };
  const kinds = [
    {},
    rich,
    { pace: 'sheet' },
    { ...rich, pace: 'table', startCash: 60000, deck: { 4: 1, 11: 2 } },
    { ...rich, houseRules },
    { houseRules, giftsInMonthOne: true },
    { meetingMonths: 0 },
  ];
  for (const [kind, chosen] of kinds.entries())
    for (let game = 0; game < 15; game++) {
      const players = [random, heuristic, random, random, heuristic].slice(0, 2 + (game % 4));
      playOut(players, seededLuck(`tell/${kind}/${game}`), options.parse(chosen), (event) => heard.push(event));
    }
  return heard;
}

const heard = everyEvent();
const withdrawn: Event = { type: 'LedgerWithdrawn', seat: 1 };
/** Events that bots never cause. */
const RARE: Event[] = [withdrawn];
const TYPES = eventSchema.options.map((schema) => schema.shape.type.value);

describe('a sentence', () => {
  it.each(TYPES)('is told of %s, with nothing missing in it', (type) => {
    const all = [...heard, ...RARE].filter((event) => event.type === type);
    expect(all.length).toBeGreaterThan(0);
    for (const event of all.slice(0, 400)) {
      const readers = audience(event);
      for (const viewer of readers === 'all' ? ([0, 'spectator'] as const) : readers === 'nobody' ? [] : readers) {
        const said = tell(event, viewer);
        expect(said, JSON.stringify(event)).not.toMatch(BROKEN);
        expect(said).toMatch(/^[A-Z0-9"$].*[.!?]$/);
      }
    }
  });

  it('speaks to the owner of a sealed ledger', () => {
    const event = heard.find((one) => one.type === 'LedgerWritten')!;
    if (event.type !== 'LedgerWritten') throw new Error('no ledger was written');
    expect(tell(event, event.seat)).toMatch(/^Your ledger/);
  });

  it('shows who shot whom with which dice', () => {
    const volley: Event = {
      type: 'Volley',
      area: 'ES',
      round: 0,
      dispute: null,
      shots: [
        { seat: 0, kind: 'T', target: 1, die: 2, hit: true },
        { seat: 0, kind: 'T', target: 1, die: 4, hit: false },
        { seat: 0, kind: 'H', target: 1, die: 5, hit: true },
        { seat: 1, kind: 'T', target: 0, die: 6, hit: false },
      ],
      losses: [{ seat: 1, T: 1, H: 0, G: 1 }],
    };
    expect(tell(volley, 'spectator')).toBe(
      'Shots in East Side: Blue at Yellow (T 2* 4, H 5*): 2 hits; Yellow at Blue (T 6): 0 hits. Yellow loses 1 Thug and the Godfather himself.',
    );
  });

  it('has the money of a gift and of an income in it', () => {
    expect(tell({ type: 'MoneyGiven', from: 0, to: 2, amount: 12500, secret: false }, 1)).toBe(
      'Blue gives $12,500 to Orange.',
    );
    const areas = { WE: { R: 2, base: 5000, doubled: true, saturated: false, cleanup: true, amount: 10000 } };
    expect(tell({ type: 'IncomePaid', seat: 0, amount: 10000, areas, exile: 0, final: false }, 1)).toBe(
      'Blue collects $10,000: $10,000 from West End (controlled, cleaned up).',
    );
  });
});
