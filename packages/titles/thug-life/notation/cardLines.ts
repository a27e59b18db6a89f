import { type DeckRef, deckOf, shownName } from '../deck/compiled.ts';
import type { Card } from '../deck/schema.ts';
import type { CardNo } from '../state.ts';

const WIDTH = 72;

/** Words in lines of at most 72 characters; lines that follow are indented. */
export function wrapped(text: string, indent = '  '): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > WIDTH) {
      lines.push(line);
      line = indent + word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return line === '' ? lines : [...lines, line];
}

/** "Crime, muscle, Difficulty 6", "Weapon", "Ride". */
export function kindOf(card: Card): string {
  switch (card.type) {
    case 'caution':
      return 'Caution';
    case 'crime':
      return `${{ tech: 'Tech', muscle: 'Muscle', drug: 'Drug' }[card.crimeType]} Crime, Difficulty ${card.difficulty}`;
    case 'weapon':
      return `Weapon, ${card.use.includes('crime') ? 'Fights and Crimes' : 'Fights only'}`;
    case 'homie':
      return `Homie, Power ${card.power}`;
    case 'ride':
      return `Ride for ${card.driveBy}, Power ${card.power}`;
    case 'turf':
      return 'Turf';
    case 'drama':
      return 'Drama';
  }
}

/** A card as text: name, id, kind, tip and what it does. */
export const cardLines = (card: Card, copies = 1): string[] =>
  wrapped(
    `${shownName(card)}${copies > 1 ? ` (${copies} times)` : ''} [${card.id}]: ${[kindOf(card), card.tip.replace(/\.$/, '')].filter(Boolean).join('. ')}. ${card.text}`,
  );

/** The texts of some cards, each design once, in the order of their numbers. */
export function textsOf(ref: DeckRef, nos: readonly CardNo[], of: 'street' | 'drama' = 'street'): string[] {
  const deck = deckOf(ref)[of];
  const cards = nos.flatMap((no) => deck[no] ?? []);
  return [...new Set<Card>(cards)].flatMap((card) => cardLines(card, cards.filter((one) => one === card).length));
}
