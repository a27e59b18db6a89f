import { cardName } from '../../cardWords.ts';
import { deckOf } from '../../deck/compiled.ts';
import type { DefenceTerms, View } from '../../model.ts';
import { defenceChance } from './odds.ts';

/** What each card would do for the chance to win. */
export const Chances = ({ view, defence }: { view: View; defence: DefenceTerms }) => {
  const { street } = deckOf(view.config.deck);
  const cards = [...defence.weapons, ...defence.cautions].filter((no) => {
    const card = street[no];
    // What calls the Fight off has no chance to win it.
    return card && !(card.type === 'caution' && card.cancel);
  });
  const rows: [string, number | null][] = [
    ['with no card', defenceChance(view, defence, [])],
    ...cards.map((no): [string, number | null] => [
      `with ${cardName(view.config.deck, no)}`,
      defenceChance(view, defence, [no]),
    ]),
    ...(cards.length > 1
      ? ([['with all of it', defenceChance(view, defence, cards)]] as [string, number | null][])
      : []),
  ];
  return (
    <p class="thug-life-hint">
      {'Your chance to win, before re-rolls and sealed cards: '}
      {rows.map(([what, chance], i) => (
        <>
          {i > 0 ? ', ' : ''}
          {what} <strong>{`${chance ?? 0} %`}</strong>
        </>
      ))}
      .
    </p>
  );
};
