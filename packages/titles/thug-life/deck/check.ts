import { type Refusal, refuse } from '#engine/title.ts';
import { KEY_WORDS } from '../notation/keys.ts';
import { checkParts } from './checkParts.ts';
import { CARD_TYPES, type Card, type Deck } from './schema.ts';

const DIE_FACES = 6;

/** What a deck file must keep beside its form (rules 9.4): every fault, `at` = card and field. */
export function checkDeck(deck: Deck): Refusal[] {
  return [
    ...checkDice(deck),
    ...checkIds(deck),
    ...checkNumbers(deck, 'Street', (card) => card.type !== 'drama'),
    ...checkNumbers(deck, 'Drama', (card) => card.type === 'drama'),
    ...checkCounts(deck),
    ...deck.cards.flatMap(checkNames),
    ...deck.cards.flatMap(checkParts),
  ];
}

const wrong = (say: string, at: string): Refusal => refuse('BAD_DECK', say, at);

function checkDice({ dice }: Deck): Refusal[] {
  const found: Refusal[] = [];
  for (const die of ['fight', 'crime'] as const)
    if (dice[die].length !== DIE_FACES)
      found.push(wrong(`A die has ${DIE_FACES} faces; this one has ${dice[die].length}.`, `dice.${die}`));
  const skull = dice.crime.find((face) => face.startsWith('K'));
  if (skull) found.push(wrong(`There are no skulls on the Crime die: ${skull} has no place there.`, 'dice.crime'));
  return found;
}

function checkIds({ cards }: Deck): Refusal[] {
  const seen = new Set<string>();
  return cards.flatMap(({ id }) => {
    if (seen.has(id)) return [wrong('This id is used twice; copies of a card are one entry with a count.', `${id}.id`)];
    seen.add(id);
    return [];
  });
}

/** 1 to N without a gap, each once. */
function checkNumbers({ cards }: Deck, name: string, counts: (card: Card) => boolean): Refusal[] {
  const owners = new Map<number, string>();
  const found: Refusal[] = [];
  for (const { id, nos } of cards.filter(counts))
    for (const no of nos) {
      const owner = owners.get(no);
      if (owner !== undefined)
        found.push(wrong(`Number ${no} of the ${name} deck is used twice, by ${owner} and ${id}.`, `${id}.nos`));
      else owners.set(no, id);
    }
  for (let no = 1; no <= owners.size; no++)
    if (!owners.has(no)) {
      found.push(wrong(`The numbers of the ${name} deck go from 1 to ${owners.size}; ${no} is missing.`, 'cards'));
      break;
    }
  return found;
}

function checkCounts({ cards, counts }: Deck): Refusal[] {
  const found: Refusal[] = [];
  for (const { id, count, nos } of cards)
    if (count !== nos.length)
      found.push(wrong(`It says ${count} copies and has ${nos.length} numbers.`, `${id}.count`));
  for (const type of CARD_TYPES) {
    const sum = cards.filter((card) => card.type === type).reduce((all, { count }) => all + count, 0);
    if (sum !== counts[type])
      found.push(wrong(`The file says ${counts[type]} cards of type ${type}, its cards are ${sum}.`, `counts.${type}`));
  }
  return found;
}

const squeezed = (name: string): string => name.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** Whatever a card is called must be told apart from a word of the notation and from a number (rules 14). */
function checkNames({ id, name, alias }: Card): Refusal[] {
  const found: Refusal[] = [];
  for (const [field, word] of [
    ['id', id],
    ['name', name],
    ['alias', alias],
  ] as const) {
    if (word === undefined) continue;
    if (KEY_WORDS.includes(squeezed(word)))
      found.push(wrong(`"${word}" is a word of the notation; call the card otherwise.`, `${id}.${field}`));
    else if (/^\d/.test(word)) found.push(wrong(`"${word}" begins with a digit.`, `${id}.${field}`));
  }
  return found;
}
