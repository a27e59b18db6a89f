import { type Refusal, refuse } from '#engine/title.ts';
import type { CommandOf, Legal, RevealTerms } from '../../model.ts';
import { cardName, seatAndLetter } from '../../wording.ts';
import type { Choice } from './choices.ts';

/** Every way to take a turn in pace live, one choice each; the value is what `turnOf` reads. */
export const turnChoices = (reveal: NonNullable<Legal['reveal']>): Choice[] => reveal.flatMap(choicesOf);

function choicesOf({ card, points, places, decline }: RevealTerms): Choice[] {
  const name = cardName(card);
  const choices = [
    ...points.map((seat) => ({ value: `${card}>${seat}`, label: `${name}, pointing at ${seatAndLetter(seat)}` })),
    ...places.map((place) => ({ value: `${card}@${place}`, label: `${name} at location ${place}` })),
    ...(decline ? [{ value: `${card}!`, label: `${name}, but leave everybody in place` }] : []),
  ];
  return choices.length > 0 ? choices : [{ value: card, label: name }];
}

/** The choice that was sent, if it is one of those that the form showed. */
export function turnOf(value: string | undefined, reveal: NonNullable<Legal['reveal']>): CommandOf<'Reveal'> | Refusal {
  const known = turnChoices(reveal).some((choice) => choice.value === value);
  const [, card, sign, number] = /^(\w+?)(?:([>@!])(\d*))?$/.exec(value ?? '') ?? [];
  const terms = reveal.find((one) => one.card === card);
  if (!known || !terms) return refuse('CARD_NOT_FACE_DOWN', 'Choose one of the ways to turn a card.', 'turn');
  return {
    type: 'Reveal',
    card: terms.card,
    ...(sign === '>' ? { point: Number(number) } : {}),
    ...(sign === '@' ? { at: Number(number) } : {}),
    ...(sign === '!' ? { decline: true } : {}),
  };
}
