import type { Amount, CostPart, Effect, Requirement } from './deck/effects.ts';
import type { Profile } from './deck/schema.ts';
import type { Counter } from './tables.ts';
import { COUNTER_WORDS, counted, listed, nameOf } from './wording.ts';

/** What a location asks, in words (rules 8.2). */
export function requirementInWords(requirement: Requirement): string {
  switch (requirement.type) {
    case 'none':
      return 'open to all';
    case 'info':
      return `${requirement.n} information; $1 makes up for each that is missing`;
    case 'money':
      return `costs $${requirement.n}`;
    case 'adjacent':
      return 'only from a location beside it';
    case 'combined':
      return `${requirement.n} or more health and armor together`;
    case 'topRowClear':
      return 'no opponent in the top row';
    case 'aheadOfAny':
      return `more ${COUNTER_WORDS[requirement.res]} than at least one opponent`;
    case 'behindAny':
      return `${lessOf(requirement.res)} than at least one opponent`;
    case 'behindAll':
      return `${lessOf(requirement.res)} than every opponent`;
    case 'exactly':
      return `exactly ${requirement.n} ${COUNTER_WORDS[requirement.res]}`;
    case 'atMost':
      return `at most ${requirement.n} ${COUNTER_WORDS[requirement.res]}`;
  }
}

/** "less money", "fewer gang members". */
const lessOf = (counter: Counter): string =>
  `${COUNTED.includes(counter) ? 'fewer' : 'less'} ${COUNTER_WORDS[counter]}`;
const COUNTED: readonly Counter[] = ['gang', 'cards', 'bones'];

/** "2 cards", "$2 and 1 health". */
export const costInWords = (cost: readonly CostPart[]): string =>
  cost.length === 0 ? 'nothing' : listed(cost.map(partInWords));

function partInWords(part: CostPart): string {
  switch (part.pay) {
    case 'cards':
      return counted(part.n, 'card');
    case 'money':
      return `$${part.n}`;
    case 'health':
      return `${part.n} health`;
    case 'bones':
      return counted(part.n, 'bone');
    case 'thisPerk':
      return 'the perk itself';
  }
}

/** A list of effects in short words, for what has no text of its own: options of a choice, what a payment buys. */
export const effectsInWords = (effects: readonly Effect[]): string => effects.map(effectInWords).join('; ');

function effectInWords(effect: Effect): string {
  switch (effect.op) {
    case 'gain':
      return `+${amount(effect.n)} ${COUNTER_WORDS[effect.res]}`;
    case 'lose':
      return `you lose ${amount(effect.n)} ${effect.res === 'healthArmor' ? 'health/armor' : COUNTER_WORDS[effect.res]}`;
    case 'repair':
      return effect.n === 'all' ? 'repair all damaged armor' : `repair ${amount(effect.n)} armor`;
    case 'draw':
      return `draw ${amount(effect.n)}`;
    case 'discard':
      return `discard ${amount(effect.n)}`;
    case 'recover':
      return `take ${amount(effect.n)} from the discard pile`;
    case 'bomb':
      return 'gain a BOMB';
    case 'perk':
      return `take ${nameOf(effect.id)}`;
    case 'die':
      return effect.n === 1 ? 'a red die' : `${amount(effect.n)} red dice`;
    case 'hit':
      return `each opponent${effect.scope ? ' outside the crime scene' : ''} loses ${amount(effect.n)}`;
    case 'showdown':
      return `each opponent loses ${effect.fewer} with ${lessOf(effect.res)} than you, ${effect.same} if equal, ${effect.more} with more`;
    case 'steal':
      return `take ${amount(effect.n)} ${COUNTER_WORDS[effect.res]} from each opponent`;
    case 'oppLose':
      return `each opponent loses ${amount(effect.n)} ${COUNTER_WORDS[effect.res]}`;
    case 'oppDiscard':
      return `each opponent discards ${amount(effect.n)} at random`;
    case 'crimeScene':
      return 'place the crime scene';
    case 'move':
      return 'one more movement';
    case 'put':
      return 'put your gang somewhere else';
    case 'choose':
      return effect.options.map(({ effects }) => effectsInWords(effects)).join(' or ');
    case 'may':
      return `you may pay ${costInWords(effect.cost)}: ${effectsInWords(effect.effects)}`;
    case 'if':
      return effect.else?.length
        ? `as things stand, ${effectsInWords(effect.then)}, or ${effectsInWords(effect.else)}`
        : `as things stand, ${effectsInWords(effect.then)}`;
  }
}

function amount(n: Amount): string {
  if (typeof n === 'number') return String(n);
  const { per, times = 1, div = 1, max } = n;
  const counted = div === 1 ? COUNTER_WORDS[per] : `${div} ${COUNTER_WORDS[per]}`;
  return `${times} for every ${counted}${max === undefined ? '' : `, at most ${max}`}`;
}

/** What a profile starts with: "3 health, 1 armor, 2 cards". */
export function startInWords({ health, armor, damaged, cards, gang, money, rep }: Profile['start']): string {
  const parts: [number, string][] = [
    [health, `${health} health`],
    [armor, `${armor} armor`],
    [damaged, `${damaged} damaged armor`],
    [gang, counted(gang, 'gang member')],
    [money, `$${money}`],
    [rep, `${rep} reputation`],
    [cards, counted(cards, 'card')],
  ];
  return parts.flatMap(([n, words]) => (n > 0 ? [words] : [])).join(', ');
}
