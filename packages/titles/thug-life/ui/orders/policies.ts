import { nameOfId } from '../../cardWords.ts';
import { deckOf, shownName } from '../../deck/compiled.ts';
import type { View } from '../../model.ts';
import { listed } from '../../wording.ts';
import type { Choice } from './fields.tsx';

/** When the own die is rolled again in this Fight or Crime. */
export const REROLLS: readonly Choice[] = [
  { value: '', label: 'as my standing order says' },
  { value: 'ifLosing', label: 'if I would not win' },
  { value: 'never', label: 'never' },
  { value: 'ask', label: 'ask me' },
];

/** What is kept for a Cop Fight that may follow; what was said before is among the choices. */
export function copChoices(view: View, said = ''): Choice[] {
  const choices = usualCopChoices(view);
  if (choices.some(({ value }) => value === said)) return choices;
  const names = said.split(',').map((id) => nameOfId(view.config.deck, id));
  return [...choices, { value: said, label: listed(names) }];
}

function usualCopChoices(view: View): Choice[] {
  const { street } = deckOf(view.config.deck);
  const weapons = [
    ...new Set((view.own?.hand ?? []).flatMap((no) => (street[no]?.type === 'weapon' ? [street[no]] : []))),
  ];
  return [
    { value: '', label: 'as my standing order says' },
    { value: 'none', label: 'no card' },
    { value: 'ask', label: 'ask me' },
    ...weapons.map((card) => ({ value: card.id, label: shownName(card) })),
    ...(weapons.length > 1 ? [{ value: weapons.map(({ id }) => id).join(','), label: 'all my Weapons' }] : []),
  ];
}
