import type { Legal, PlayerCommand, TermsOf, View } from '../model.ts';
import { printCommand } from './print.ts';

/** A command that would be accepted now, in the notation: what a help or a refusal shows. */
export const exampleOf = (view: View, legal: Legal): string => printCommand(exampleCommand(view, legal));

export function exampleCommand(_view: View, { terms, standing }: Legal): PlayerCommand {
  switch (terms?.kind) {
    case undefined:
      return standing
        ? { type: 'SetStanding', ...standing.present, order: [...standing.present.order] }
        : { type: 'EndTurn' };
    case 'chooseProfile':
      return { type: 'ChooseProfile', profile: terms.profiles[0] ?? '' };
    case 'move':
      return moved(terms.usual);
    case 'extraMove':
      return terms.moves[0] ? moved(terms.moves[0]) : { type: 'DeclineMove' };
    case 'choose':
      return { type: 'Choose', option: 1 };
    case 'may':
      return terms.cards > 0
        ? { type: 'May', accept: true, discard: terms.hand.slice(0, terms.cards) }
        : { type: 'May', accept: true };
    case 'crimeScene':
      return { type: 'CrimeScene', anchor: terms.usual };
    case 'put':
      return { type: 'Put', to: terms.usual };
    case 'discard':
      return { type: 'Discard', cards: [...terms.usual] };
    case 'recover':
      return { type: 'Recover', cards: [...terms.usual] };
    case 'hustle':
      return examplePlay(terms) ?? { type: 'EndTurn' };
    case 'reroll':
      return terms.sources[0] === undefined ? { type: 'KeepDie' } : { type: 'Reroll', with: terms.sources[0] };
    case 'prevent':
      return { type: 'Prevent', source: terms.usual };
  }
}

const moved = ({ to, needsSneakIn }: { to: string; needsSneakIn: boolean }): PlayerCommand => ({
  type: 'Move',
  to,
  ...(needsSneakIn ? { sneakIn: true } : {}),
});

/** A card of this hand that can be played, with cards to give for it. */
export function examplePlay({ cards }: TermsOf<'hustle'>): PlayerCommand | null {
  const playable =
    cards.find(({ refusal, idle }) => refusal === null && !idle) ?? cards.find((one) => one.refusal === null);
  if (!playable) return null;
  return { type: 'Play', card: playable.card, discard: playable.discards.slice(0, playable.cost) };
}
