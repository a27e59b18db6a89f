import type { Bot } from '#engine/title.ts';
import { type Whim, whimOf } from '#engine/whim.ts';
import type { AbilityTerms, Command, HustleId, Legal, PlayTerms, TermsOf, View } from './model.ts';

/** Plays anything that is legal: the opponent that others are measured against, and the fuzzer's hand. */
export const random: Bot<View, Legal, Command> = (view, legal, prompt, luck) => {
  // A question that stays open through several acts gets new whims for each: what has been drawn and played tells them apart.
  const moment = `${view.deckSize}-${view.discard.length}-${view.own?.hand.length ?? 0}`;
  const whim = whimOf(luck, `bot/${prompt.id}/seat${legal.seat}/${moment}`);
  const { terms } = legal;
  switch (terms?.kind) {
    case undefined:
      return { type: 'EndTurn' };
    case 'chooseProfile':
      return { type: 'ChooseProfile', profile: whim.pick(terms.profiles) };
    case 'move':
      return someMove(terms.moves, whim);
    case 'extraMove':
      return whim.int(4) === 0 ? { type: 'DeclineMove' } : someMove(terms.moves, whim);
    case 'choose':
      return { type: 'Choose', option: 1 + whim.int(terms.options.length) };
    case 'may':
      return whim.int(2) === 0
        ? { type: 'May', accept: false }
        : { type: 'May', accept: true, ...(terms.cards > 0 ? { discard: some(terms.hand, terms.cards, whim) } : {}) };
    case 'crimeScene':
      return { type: 'CrimeScene', anchor: whim.pick(terms.anchors) };
    case 'put':
      return { type: 'Put', to: whim.pick(terms.cells) };
    case 'discard':
      return { type: 'Discard', cards: some(terms.hand, terms.n, whim) };
    case 'recover':
      return { type: 'Recover', cards: some(terms.cards, whim.int(terms.most + 1), whim) };
    case 'reroll':
      return whim.int(2) === 0 ? { type: 'KeepDie' } : { type: 'Reroll', with: whim.pick(terms.sources) };
    case 'hustle':
      return someHustle(terms, whim);
    case 'prevent':
      return { type: 'Prevent', source: whim.pick([...terms.sources, 'none']) };
  }
};

function someMove(moves: TermsOf<'move'>['moves'], whim: Whim): Command {
  const { to, needsSneakIn } = whim.pick(moves);
  return needsSneakIn ? { type: 'Move', to, sneakIn: true } : { type: 'Move', to };
}

/** Now and then it stops although it could go on. */
function someHustle({ cards, abilities }: TermsOf<'hustle'>, whim: Whim): Command {
  const usable: (PlayTerms | AbilityTerms)[] = [...cards, ...abilities].filter(({ refusal }) => refusal === null);
  if (usable.length === 0 || whim.int(3) === 0) return { type: 'EndTurn' };
  const chosen = whim.pick(usable);
  if ('card' in chosen) return { type: 'Play', card: chosen.card, discard: some(chosen.discards, chosen.cost, whim) };
  const { source, cards: n } = chosen;
  if (n === 0) return { type: 'Ability', source };
  const hand = cards.flatMap(({ card, copies }) => Array<HustleId>(copies).fill(card));
  return { type: 'Ability', source, discard: some(hand, n, whim) };
}

/** So many cards, each as likely as any. */
function some(cards: readonly HustleId[], n: number, whim: Whim): HustleId[] {
  const left = [...cards];
  return Array.from({ length: n }, () => left.splice(whim.int(left.length), 1)[0]!);
}
