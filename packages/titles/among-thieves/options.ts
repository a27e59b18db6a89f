import * as z from 'zod';

/** What a group may settle before a game (rules 2). Defaults first; `setup` checks what depends on the number of players. */
export const options = z.strictObject({
  pace: z.enum(['orders', 'sealed', 'live']).default('orders').meta({
    title: 'Pace',
    description:
      'Orders: two answers a round, the second after everybody has seen who betrays whom. Sealed: everything at once, one answer a round. Live: card by card, for people who sit at their screens together.',
  }),
  firstPlayer: z.enum(['random', 'A', 'B', 'C', 'D', 'E']).default('random').meta({
    title: 'First player',
    description: 'Who begins with the marker and one coin more.',
  }),
  discards: z.enum(['hidden', 'open']).default('hidden').meta({
    title: 'Discard piles',
    description:
      'Hidden: nobody knows which card you gave up. Open: piles lie face up, and giving up is a step of its own.',
  }),
  recovery: z.enum(['lastStaysOut', 'all']).default('lastStaysOut').meta({
    title: 'When cards come back',
    description:
      'Who had only two cards left takes his pile back. Last stays out: without the card he gives up now. All: with it.',
  }),
  interruptFine: z.boolean().default(false).meta({
    title: 'Interrupted thieves pay',
    description: 'Whoever is stopped by a reaction pays a coin too, not only who was named beforehand.',
  }),
  fines: z.enum(['perCrime', 'perCard']).default('perCrime').meta({
    title: 'Fines',
    description: 'What a thief pays whom several players had named: one coin in all, or one for each of them.',
  }),
});

export type Options = z.infer<typeof options>;
/** Options as a game keeps them. The number of players is known by the seats. */
export type Config = Options;

/** All defaults. */
export const DEFAULT_OPTIONS: Options = options.parse({});
