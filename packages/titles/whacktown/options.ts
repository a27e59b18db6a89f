import * as z from 'zod';
import { deckFile } from './deck/schema.ts';

/** What a group may settle before a game (rules 2). Defaults first; `setup` checks a card file. */
export const options = z.strictObject({
  cardSet: z
    .union([z.enum(['house-1']), deckFile])
    .default('house-1')
    .meta({
      title: 'Cards',
      description:
        'House-1: the cards, tiles and dice of this house. Or a file with your own, which becomes part of the game.',
      file: true,
    }),
  preventWindow: z.enum(['standing', 'ask']).default('standing').meta({
    title: 'Preventing a loss',
    description:
      'Standing: your standing order spends RUFUS, the TANK or LAY LOW for you, and nobody waits. Ask: everybody is asked about every loss unless he says otherwise.',
  }),
  graceRounds: z.int().min(0).max(3).default(0).meta({
    title: 'Rounds of grace',
    description:
      'For so many rounds opponents can take nobody below 1 health. 3 keeps everybody in for the first days of a game by mail; the printed game has none.',
  }),
  roundLimit: z.int().min(0).max(200).default(60).meta({
    title: 'Last round',
    description: 'After so many rounds the highest reputation wins; 0: the game goes on until somebody wins.',
  }),
  resignGivesReputation: z.boolean().default(false).meta({
    title: 'Resigning gives reputation',
    description: 'Whether the others gain 1 reputation when somebody gives up, as if he had been whacked.',
  }),
});

export type Options = z.infer<typeof options>;
/** Options as a game keeps them. */
export type Config = Options;
/** Id of a built-in deck, or a whole file. */
export type DeckRef = Config['cardSet'];
