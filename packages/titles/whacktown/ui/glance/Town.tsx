import { hustleOf } from '../../lookup.ts';
import type { View } from '../../model.ts';
import { requirementInWords } from '../../texts.ts';
import { counted } from '../../wording.ts';
import { boardFacts } from '../board/facts.ts';

/** Every location in words: what it asks, what it gives, and for a player whether he may go there now; then what lies beside the city. */
export const Town = ({ view }: { view: View }) => {
  const { tiles } = boardFacts(view);
  return (
    <details>
      <summary>The locations in words</summary>
      <ul class="whacktown-town">
        {tiles.map(({ cell, location, reach }) => (
          <li class={`whacktown-kind-${location.color}`}>
            <strong>{`${cell} ${location.name}`}</strong> <span class="whacktown-hint">{location.color}</span>
            <br />
            {location.text}. Asks: {requirementInWords(location.requirement)}.
            {reach && (
              <>
                <br />
                <span class={reach.open ? 'whacktown-yes' : 'whacktown-no'}>
                  {reach.open ? '✓' : '✗'} {reach.say}
                </span>
              </>
            )}
          </li>
        ))}
      </ul>
      <p class="whacktown-hint">
        {`Deck ${counted(view.deckSize, 'card')}. Discard pile, newest first: ${
          view.discard.length === 0
            ? 'empty'
            : [...view.discard]
                .reverse()
                .map((id) => hustleOf(view, id).name)
                .join(', ')
        }.`}
      </p>
    </details>
  );
};
