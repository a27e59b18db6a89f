import * as z from 'zod';
import { config } from './options.ts';
import { ANSWER_KINDS, alternative, answer, ledger, split, standing } from './orders.ts';
import { AREAS } from './tables.ts';

const area = z.enum(AREAS);
const place = z.enum([...AREAS, 'OUT']);
const seat = z.int().min(0);
const n = z.int();
const kind = z.enum(['R', 'P', 'T', 'H']);
const gun = z.enum(['T', 'H', 'G']);
const men = z.strictObject({ T: n, H: n });
const counts = z.strictObject({ R: n, P: n, T: n, H: n });
const tokens = z.strictObject({ getOut: n, bribe: n });
const onMap = z.partialRecord(area, counts);

/** A line of the ledger sheet: start + income + giftsNet - expenses + other = end. */
export const book = z.strictObject({ month: n, start: n, income: n, giftsNet: n, expenses: n, other: n, end: n });
export type Book = z.infer<typeof book>;

/** One item of a priced ledger. `each` is the price of one, `doubled` because another seat controls the area. */
export const ledgerLine = z.strictObject({
  item: z.enum(['buy', 'bail', 'close', 'godfather']),
  area: place.nullable(),
  kind: z.enum(['R', 'P', 'T', 'H', 'G']),
  n,
  each: n,
  sum: n,
  doubled: z.boolean(),
});
export type LedgerLine = z.infer<typeof ledgerLine>;

/** Counters that change hands or leave the game when a boss has fallen. */
const lot = z.strictObject({ board: onMap, pool: counts, jail: men, tokens });
export type Lot = z.infer<typeof lot>;

/** Who gets a dead boss's empire. `share` deals it out in `order`, `deal` as the claimants agreed. */
export const estate = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('all'), to: seat }),
  z.strictObject({ kind: z.literal('share'), order: z.array(seat) }),
  z.strictObject({ kind: z.literal('deal'), split }),
  z.strictObject({ kind: z.literal('none') }),
]);
export type Estate = z.infer<typeof estate>;

const stance = z.union([z.enum(['FIGHT', 'SHARE', 'YIELD']), n, z.strictObject({ deal: split })]);
export type Stance = z.infer<typeof stance>;

/** A seat's hits in one volley. */
const hits = z.array(z.strictObject({ seat, hits: n }));

/**
 * What happened (rules 7). Every event has one audience that can be told from itself (`audience.ts`); where the table of the rules
 * gives two visibilities there are two events, the fact and its content.
 */
export const events = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('GameStarted'), config, seats: z.array(z.strictObject({ colour: z.string() })) }),
  z.strictObject({ type: z.literal('MonthBegan'), month: n, control: z.record(area, seat.nullable()) }),
  z.strictObject({
    type: z.literal('IncomePaid'),
    seat,
    amount: n,
    areas: z.partialRecord(
      area,
      z.strictObject({ R: n, base: n, doubled: z.boolean(), saturated: z.boolean(), cleanup: z.boolean(), amount: n }),
    ),
    exile: n,
    /** The extra income after the last month (option `finalRevenue`), booked under `other`. */
    final: z.boolean(),
  }),
  /** The revenue step is over (with `dealWindow: merged` at once): ledgers are open. */
  z.strictObject({ type: z.literal('PlanningOpened'), month: n }),
  z.strictObject({ type: z.literal('RevenueStepDone'), seat }),
  /** `secret`: cash is each seat's own, only giver and receiver read this. */
  z.strictObject({ type: z.literal('MoneyGiven'), from: seat, to: seat, amount: n, secret: z.boolean() }),
  /** `standing`: the whole layer after the change; `given`: what was sent. `once`: the overlay of this month. */
  z.strictObject({ type: z.literal('StandingSet'), seat, standing, given: standing, once: z.boolean() }),
  z.strictObject({ type: z.literal('LedgerSubmitted'), seat }),
  z.strictObject({
    type: z.literal('LedgerWritten'),
    seat,
    ledger,
    total: n,
    byDefault: z.boolean(),
    alternatives: z.array(alternative).optional(),
  }),
  z.strictObject({ type: z.literal('LedgerWithdrawn'), seat }),
  z.strictObject({
    type: z.literal('GetOutUsed'),
    seat,
    roll: n,
    tried: z.array(z.strictObject({ kind: z.enum(['T', 'H']), die: n, freed: z.boolean() })),
  }),
  z.strictObject({
    type: z.literal('LedgersRevealed'),
    month: n,
    ledgers: z.array(
      z.strictObject({
        seat,
        ledger,
        lines: z.array(ledgerLine),
        total: n,
        balance: n.nullable(),
        byDefault: z.boolean(),
      }),
    ),
  }),
  z.strictObject({
    type: z.literal('Placed'),
    seat,
    closed: z.partialRecord(area, n),
    /** As paid: a man whom a token freed after the ledger was in costs nothing. */
    bailed: men,
    /** Per kind: on the map before, not hired now. */
    fired: men,
    hired: z.partialRecord(area, men),
    bought: z.partialRecord(area, z.strictObject({ R: n, P: n })),
    /** Where he went; null: he stayed where he was. */
    godfather: place.nullable(),
    expenses: n,
    /** Null where cash is each seat's own; `BalanceKept` tells the seat. */
    endBalance: n.nullable(),
  }),
  z.strictObject({ type: z.literal('BalanceKept'), seat, endBalance: n }),
  /** Which of a seat's alternatives hold on the board right after placement, and the rules that follow for this month. */
  z.strictObject({ type: z.literal('AlternativesJudged'), seat, holds: z.array(z.boolean()), rules: standing }),
  z.strictObject({ type: z.literal('SeatReturned'), seat, month: n, area, support: n }),
  z.strictObject({ type: z.literal('SupportRolled'), seat, die: n, thugsFromGrave: n, thugsFromPool: n }),
  /** Play stops until these seats have answered. `turns`: whose turn it is in which area (influence), else null. */
  z.strictObject({
    type: z.literal('AnswersAsked'),
    prompt: z.string(),
    kind: z.enum(ANSWER_KINDS),
    seats: z.array(seat),
    turns: z.partialRecord(area, seat).nullable(),
  }),
  z.strictObject({ type: z.literal('BribeAnswered'), seat }),
  z.strictObject({ type: z.literal('SheetSubmitted'), seat }),
  z.strictObject({ type: z.literal('InfluenceSubmitted'), seat }),
  z.strictObject({ type: z.literal('TargetsSubmitted'), seat }),
  z.strictObject({ type: z.literal('ClaimsSubmitted'), seat }),
  z.strictObject({ type: z.literal('OvertimeSubmitted'), seat }),
  /** What an answer says; null: the rules in force. A replaced answer writes this alone. */
  z.strictObject({ type: z.literal('AnswerWritten'), seat, answer: answer.nullable(), byDefault: z.boolean() }),
  z.strictObject({ type: z.literal('AreaInvestigated'), die: n, area }),
  z.strictObject({ type: z.literal('DeckRestocked'), cards: z.record(z.string(), n) }),
  z.strictObject({ type: z.literal('CardDrawn'), card: n, deckLeft: n, area }),
  z.strictObject({ type: z.literal('BribeTried'), seat, die: n, success: z.boolean(), card: n }),
  z.strictObject({ type: z.literal('TokenGranted'), seat, token: z.enum(['getOut', 'bribe']), card: n, rngIndex: n }),
  z.strictObject({
    type: z.literal('CardResolved'),
    card: n,
    area,
    checks: z.array(z.strictObject({ seat, kind, die: n, removed: z.boolean() })),
    changes: z.array(z.strictObject({ seat, kind, n, to: z.enum(['jail', 'pool']) })),
    /** The month whose income from the area is halved. */
    cleanup: n.nullable(),
    blocked: z.boolean(),
    /** Card 7 where one family has the area to itself. */
    ignored: z.boolean(),
  }),
  z.strictObject({
    type: z.literal('InfluenceOrder'),
    areas: z.partialRecord(area, z.strictObject({ order: z.array(seat), deadlocked: z.array(seat) })),
    blocked: area.nullable(),
  }),
  z.strictObject({
    type: z.literal('InfluenceUsed'),
    area,
    seat,
    act: z.enum(['arrest', 'close', 'politic']),
    victim: seat,
    cost: n,
  }),
  z.strictObject({
    type: z.literal('Volley'),
    area,
    /** 0: the month's fight; from 1 on: overtime. */
    round: n,
    /** Number of the dispute in this month; null in the month's fight. */
    dispute: n.nullable(),
    shots: z.array(z.strictObject({ seat, kind: gun, target: seat, die: n, hit: z.boolean() })),
    losses: z.array(z.strictObject({ seat, T: n, H: n, G: n })),
  }),
  z.strictObject({
    type: z.literal('GodfatherKilled'),
    seat,
    area,
    shooters: z.array(seat),
    survivors: z.array(seat),
    hits,
    outcome: z.enum(['killer', 'dispute', 'none']),
    killer: seat.nullable(),
  }),
  z.strictObject({
    type: z.literal('DisputeOpened'),
    dispute: n,
    kind: z.enum(['empire', 'revenue']),
    area,
    claimants: z.array(seat),
    /** The fallen boss of an empire dispute. */
    dead: seat.nullable(),
    /** Unguarded Revenues of a revenue dispute. */
    revenues: n,
    /** Hits in the killing volley. */
    hits,
  }),
  z.strictObject({
    type: z.literal('OvertimeRound'),
    dispute: n,
    area,
    round: n,
    /** `auto`: nobody wrote this, it is the automatic yield. */
    stances: z.array(z.strictObject({ seat, stance, auto: z.boolean() })),
    /** Who goes on after yielders have left. */
    remaining: z.array(seat),
  }),
  z.strictObject({
    type: z.literal('DisputeSettled'),
    dispute: n,
    kind: z.enum(['empire', 'revenue']),
    area,
    dead: seat.nullable(),
    /** Empire: who gets it. */
    estate: estate.nullable(),
    /** Revenue: how many each gets. */
    shares: z.array(z.strictObject({ seat, n })),
  }),
  z.strictObject({ type: z.literal('RevenueTaken'), area, taker: seat, owner: seat, n }),
  z.strictObject({ type: z.literal('RevenueRazed'), area, taker: seat, owner: seat, n }),
  z.strictObject({
    type: z.literal('EstateSettled'),
    seat,
    heir: seat.nullable(),
    parcels: z.array(lot.extend({ seat })),
    vanished: lot,
  }),
  /** House rule 3: the victor's own counters replace the loser's. */
  z.strictObject({
    type: z.literal('EstateReplaced'),
    seat,
    victor: seat.nullable(),
    /** Back from the victor's grave into his pool. */
    returned: men,
    /** The victor's counters that go out, as many of the loser's are gone. */
    replaced: onMap,
    /** The loser's other counters, back to his pool. */
    withdrawn: onMap,
  }),
  /** `secret`: cash is each seat's own. */
  z.strictObject({
    type: z.literal('CashLost'),
    seat,
    amount: n,
    why: z.enum(['death', 'fine']),
    secret: z.boolean(),
  }),
  z.strictObject({ type: z.literal('SeatOut'), seat, month: n, heir: seat.nullable() }),
  z.strictObject({ type: z.literal('SeatExiled'), seat, month: n }),
  z.strictObject({ type: z.literal('MeetingEnded'), month: n }),
  /** `books` is null where cash is each seat's own; `BookKept` tells each seat its line. */
  z.strictObject({
    type: z.literal('MonthEnded'),
    month: n,
    books: z.array(book.extend({ seat })).nullable(),
  }),
  z.strictObject({ type: z.literal('BookKept'), seat, book }),
  z.strictObject({
    type: z.literal('GameEnded'),
    winners: z.array(seat),
    ranking: z.array(z.strictObject({ seat, place: n, score: n, note: z.string().optional() })),
    reason: z.enum(['months', 'lastStanding', 'nobodyLeft']),
    say: z.string(),
  }),
]);

export type Event = z.infer<typeof events>;
export type EventOf<Type extends Event['type']> = Extract<Event, { type: Type }>;
