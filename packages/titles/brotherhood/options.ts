import * as z from 'zod';
import { AREA_NAMES, type Area, CARDS, MEETING_MONTHS, MONEY, MONTHS, SET, START_CASH } from './tables.ts';

const whole = (title: string, fallback: number, most: number) =>
  z.int().min(0).max(most).default(fallback).meta({ title });

/** No sum of a game comes near where whole numbers end. */
const MOST_MONEY = 1_000_000;

const figures = (area: Area) =>
  z
    .strictObject({
      income: whole('Income of a Revenue', MONEY[area].income, MOST_MONEY),
      R: whole('Price of a Revenue', MONEY[area].R, MOST_MONEY),
      P: whole('Price of a Political', MONEY[area].P, MOST_MONEY),
      T: whole('Salary of a Thug', MONEY[area].T, MOST_MONEY),
      H: whole('Salary of a Hitman', MONEY[area].H, MOST_MONEY),
      limit: whole('Revenues it bears', MONEY[area].limit, 999),
    })
    .prefault({})
    .meta({ title: AREA_NAMES[area] });

const copies = (card: number) => z.int().min(0).max(9).optional().meta({ title: CARDS[card]!.name });

/** What a group may settle before a game (rules 2.5). Defaults first; `setup` checks what spans several fields. */
export const options = z.strictObject({
  pace: z.enum(['post', 'sheet', 'table']).default('post').meta({
    title: 'Pace',
    description:
      'Post: one sealed ledger a month, everything after it follows your instructions. Sheet: after the hearing you see the board and send a second sealed sheet. Table: you are asked at every step, which takes many days a month.',
  }),
  dealWindow: z.enum(['merged', 'separate']).default('merged').meta({
    title: 'When money changes hands',
    description: 'Merged: gifts are made while ledgers are open. Separate: a step of its own before the ledgers.',
  }),
  giftsInMonthOne: z.boolean().default(false).meta({
    title: 'Gifts in the first month',
    description: 'Usually the first month has no revenue step, hence no gifts.',
  }),
  cashVisibility: z.enum(['public', 'own']).default('public').meta({
    title: 'Who sees the cash',
    description: 'Public: everybody sees everybody’s cash. Own: cash and gifts are seen only by those concerned.',
  }),
  months: z.int().min(1).max(60).default(MONTHS).meta({
    title: 'Months',
    description: 'How long the year lasts.',
  }),
  meetingMonths: z.int().min(0).default(MEETING_MONTHS).meta({
    title: 'Months of the big meeting',
    description: 'Until then a Godfather may stay Out-of-Town, where nobody can touch him.',
  }),
  startCash: z.int().min(0).max(MOST_MONEY).default(START_CASH).meta({
    title: 'Cash at the start',
    description: 'Dollars in every family’s safe in month 1.',
  }),
  optionalCards: z.boolean().default(false).meta({
    title: 'Optional cards',
    description: 'Adds the Grand Jury Bribe, and token cards shuffle the discard back into the deck.',
  }),
  tokenCardsShuffle: z.boolean().optional().meta({
    title: 'Token cards shuffle',
    description: 'After a token card the whole discard goes back into the deck. Left alone: as the optional cards.',
  }),
  tokenCardDrawAgain: z.boolean().default(false).meta({
    title: 'Draw again after a token card',
    description: 'A token card is followed by another card in the same hearing.',
  }),
  reshuffle: z.enum(['whenEmpty', 'everyMonth']).default('whenEmpty').meta({
    title: 'When the discard goes back',
    description: 'When the deck is empty, or before every hearing.',
  }),
  deck: z
    .strictObject({
      1: copies(1),
      2: copies(2),
      3: copies(3),
      4: copies(4),
      5: copies(5),
      6: copies(6),
      7: copies(7),
      8: copies(8),
      9: copies(9),
      10: copies(10),
      11: copies(11),
    })
    .default({ 1: 1, 2: 1, 3: 1, 4: 1, 5: 1, 6: 1, 7: 1, 8: 1, 9: 1, 10: 1 })
    .meta({
      title: 'Grand Jury deck',
      description: 'Copies of each card. A card that is not named is not in the deck.',
    }),
  politicsGuardsRevenue: z.boolean().default(false).meta({
    title: 'Politicals guard Revenue',
    description: 'Revenue beside a Political of its owner cannot be taken over.',
  }),
  houseRules: z
    .strictObject({
      bossCombat: z.boolean().default(false).meta({
        title: 'Bosses shoot',
        description: 'A Godfather in a fight fires too and hits on a 1.',
      }),
      revenueRaze: z.boolean().default(false).meta({
        title: 'Razing Revenue',
        description: 'Instead of taking a Revenue over one may destroy it.',
      }),
      bossElimination: z.boolean().default(false).meta({
        title: 'Godfather II',
        description: 'A beaten boss goes into exile with half his money and may come back; nobody is ever out.',
      }),
    })
    .prefault({})
    .meta({ title: 'House rules' }),
  finalRevenue: z.boolean().default(false).meta({
    title: 'A last income',
    description: 'One more income is paid after the last month.',
  }),
  tieBreak: z.enum(['shared', 'income']).default('shared').meta({
    title: 'Equal cash at the end',
    description: 'Shared: joint winners. Income: the higher income wins, then the more counters on the map.',
  }),
  deadlineLedger: z.enum(['hold', 'empty']).default('hold').meta({
    title: 'Ledger of a missing player',
    description: 'Hold: guards are kept while the money lasts. Empty: nothing is bought, all guards go.',
  }),
  set: z
    .strictObject({
      R: whole('Revenues', SET.R, 99),
      P: whole('Politicals', SET.P, 99),
      T: whole('Thugs', SET.T, 99),
      H: whole('Hitmen', SET.H, 99),
    })
    .prefault({})
    .meta({ title: 'Counters of each family' }),
  table: z
    .strictObject({
      WE: figures('WE'),
      SB: figures('SB'),
      CC: figures('CC'),
      DT: figures('DT'),
      ES: figures('ES'),
      TD: figures('TD'),
    } satisfies Record<Area, unknown>)
    .prefault({})
    .meta({
      title: 'Money table',
      description: 'Income, prices and limits per area. A group that owns the printed board can type in its figures.',
    }),
});

export type Options = z.infer<typeof options>;

/** Options as a game keeps them: presets applied, every card named. */
export const config = options.extend({
  tokenCardsShuffle: z.boolean(),
  deck: z.record(z.string(), z.int()),
});
export type Config = z.infer<typeof config>;

/** All defaults. */
export const DEFAULT_OPTIONS: Options = options.parse({});
