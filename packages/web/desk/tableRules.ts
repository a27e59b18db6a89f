import type { GameRecord } from '#games/ports.ts';
import type { Fields } from '#titles/furniture.ts';

/** What a table agrees on about people, as the form of a new game says it. A box that is not ticked is not sent. */
export const readTableRules = (fields: Fields) => ({
  anonymous: fields.anonymous === 'yes',
  spectators: fields.spectators === 'yes',
  listed: fields.listed === 'yes',
  press: fields.press === 'public' || fields.press === 'none' ? fields.press : ('any' as const),
});

/** The same in words, where it differs from usual. */
export function tableRulesInWords({ anonymous, noSpectators, listed, press }: GameRecord): string[] {
  return [
    anonymous ? 'Nobody learns who sits where until the game is over.' : '',
    noSpectators ? 'Only those who hold a seat see the game.' : '',
    listed ? 'A seat that loses its player stands in the public list.' : '',
    press === 'public' ? 'All press is for everybody.' : press === 'none' ? 'There is no press.' : '',
  ].filter(Boolean);
}
