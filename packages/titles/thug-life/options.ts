import * as z from 'zod';
import { deckSchema } from './deck/schema.ts';
import { MARKS, MAX_PLAYERS } from './tables.ts';

const seats = MARKS.slice(0, MAX_PLAYERS).map(({ letter }) => letter);

/** What a group may settle before a game (rules 2). Defaults first; `setup` checks what depends on players and deck. */
export const options = z.strictObject({
  deck: z
    .union([z.enum(['house-1']), deckSchema])
    .default('house-1')
    .meta({
      title: 'Deck',
      description: 'house-1 is the deck of the house. Who owns the printed cards may play with a file of them.',
      file: true,
    }),
  respectGoal: z.int().min(5).max(30).default(13).meta({
    title: 'Respect to win',
    description: 'Whoever has so much first wins; the last point has to be won in a Hood Fight.',
  }),
  startRespect: z.int().min(0).max(29).optional().meta({
    title: 'Respect at the start',
    description: 'Left alone: as many as there are Bosses.',
  }),
  respectFloor: z.int().min(-999).max(0).nullable().default(0).meta({
    title: 'Lowest Respect',
    description: 'Nobody falls below it (by programs also null: no floor at all).',
    type: 'integer',
    maximum: 0,
  }),
  handSize: z.int().min(1).max(7).default(3).meta({
    title: 'Hand size',
    description: 'Cards dealt at the start, and up to which a hand is filled at the end of a turn.',
  }),
  actionsPerTurn: z.int().min(1).max(6).default(3).meta({ title: 'Actions in a turn' }),
  copsAtStart: z.int().min(0).max(8).default(2).meta({
    title: 'Cops at the start',
    description: 'In the Streets at the start and after a shift change.',
  }),
  homiesInDeck: z.int().min(0).max(99).default(9).meta({
    title: 'Homies in the deck',
    description: 'So many Homie cards are drawn into the Street deck; the others stay in the box, unseen.',
  }),
  hoodBonus: z.int().min(0).max(6).default(2).meta({
    title: 'Hood bonus',
    description: 'Power for Thugs who defend at home; none against a Drive-by.',
  }),
  firstBigBoss: z
    .enum(['random', ...seats])
    .default('random')
    .meta({ title: 'First Big Boss', description: 'Random, or the Boss who broke a law most recently.' }),
  defenderCanTakeLastPoint: z.boolean().default(true).meta({
    title: 'Defenders can win the game',
    description: 'A Boss who beats off an attack on his Hood may take the last point with it.',
  }),
  driveByTakesDolla: z.boolean().default(false).meta({
    title: 'Drive-bys take a Dolla',
    description: 'Usually only an attacker on foot takes one.',
  }),
  defendersGoToStreets: z.boolean().default(false).meta({
    title: 'Defenders burn out',
    description: 'Thugs who have defended their Hood go to the Streets afterwards, until a shift change.',
  }),
  oneFigurePerRide: z.boolean().default(true).meta({
    title: 'A driver for every Ride',
    description: 'Each Ride in a picked Fight needs a Figure of its own.',
  }),
  hoodBonusAgainstCops: z.boolean().default(true).meta({
    title: 'Hood bonus against Cops',
    description: 'When the Cops come after two shields, Thugs at home keep their bonus.',
  }),
  sealWeapons: z.boolean().default(true).meta({
    title: 'Weapons are sealed',
    description: 'Off: everybody sees the attacker’s Weapons before the defender answers.',
  }),
  reactions: z.enum(['armed', 'window']).default('armed').meta({
    title: 'Cards out of turn',
    description:
      'Armed: cards for other people’s Fights and Crimes are armed beforehand, and nobody ever waits. Window: everybody who holds a card is asked each time, all at once.',
  }),
  skipDefence: z.enum(['public', 'fast']).default('public').meta({
    title: 'When a defender is not asked',
    description:
      'Public: only when he holds no card, which everybody sees. Fast: also when he holds none that could be used, which tells the others so.',
  }),
  timeoutTurn: z.enum(['jumpIn', 'pass']).default('jumpIn').meta({
    title: 'A turn that is not taken in time',
    description: 'The house lets Thugs jump in with the actions that are left, or just ends the turn.',
  }),
  maxRounds: z.int().min(1).max(999).nullable().default(20).meta({
    title: 'Most rounds',
    description: 'After so many the Boss with most Respect wins (by programs also null: no limit).',
    type: 'integer',
    minimum: 1,
  }),
});

export type Options = z.infer<typeof options>;
/** Options as a game keeps them. */
export type Config = Options;

export const DEFAULT_OPTIONS: Options = options.parse({});
