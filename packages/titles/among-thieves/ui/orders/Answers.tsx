import type { Refusal } from '#engine/title.ts';
import type { Fields } from '#titles/furniture.ts';
import type { Legal, View } from '../../model.ts';
import { STOPS } from '../../tables.ts';
import { cardName, seatName } from '../../wording.ts';
import { CardSign } from '../seats.tsx';
import { turnChoices } from './turn.ts';

interface AnswerProps {
  view: View;
  legal: Legal;
  fields: Fields;
  refusal?: Refusal;
}

/** Open discards: which of the two cards played goes to the pile. */
export const DiscardForm = ({ view, legal, fields, refusal }: AnswerProps) => (
  <fieldset>
    <legend>Give up one of the two cards you played; the other one comes back</legend>
    <p class="among-thieves-line">
      {(legal.discard ?? []).map((card) => (
        <label class="among-thieves-choice">
          <input
            type="radio"
            name="discard"
            value={card}
            checked={(fields.discard ?? view.own?.sealedDiscard) === card}
            aria-invalid={refusal?.at === 'discard' ? 'true' : undefined}
          />
          <CardSign card={card} /> {cardName(card)}
        </label>
      ))}
    </p>
  </fieldset>
);

/** Pace live, own turn: every way to turn a card is one choice. */
export const TurnForm = ({ legal, fields, refusal }: AnswerProps) => (
  <fieldset>
    <legend>Your turn: which card do you turn?</legend>
    {turnChoices(legal.reveal ?? []).map(({ value, label }) => (
      <p>
        <label class="among-thieves-choice">
          <input
            type="radio"
            name="turn"
            value={value}
            checked={fields.turn === value}
            aria-invalid={refusal ? 'true' : undefined}
          />
          {label}
        </label>
      </p>
    ))}
  </fieldset>
);

/** Pace live, a crime that could be stopped: everybody who might hold the card is asked, and sees the same question. */
export const ReactForm = ({ legal, fields }: AnswerProps) => {
  const { react } = legal;
  if (!react) return <p>Your answer is stored, and it stands.</p>;
  const crime = cardName(STOPS[react.kind]);
  const stopper = cardName(react.kind);
  const answers = [
    { value: 'yes', label: `Yes: stop it with ${stopper}`, possible: react.yes },
    { value: 'no', label: 'No', possible: true },
    { value: 'never', label: `No, and do not ask me about ${stopper} again this round`, possible: true },
    { value: 'any', label: `Yes, whoever shows a ${crime} this round, if I can`, possible: true },
  ];
  return (
    <fieldset>
      <legend>{`${seatName(react.thief)} shows a ${crime}. Do you stop it?`}</legend>
      {answers.map(({ value, label, possible }) => (
        <p>
          <label class="among-thieves-choice">
            <input
              type="radio"
              name="answer"
              value={value}
              disabled={!possible}
              checked={(fields.answer ?? 'no') === value}
            />
            {label}
            {possible ? '' : ' (you do not hold it; nobody else knows)'}
          </label>
        </p>
      ))}
      <p class="among-thieves-hint">All answers are sealed. The first yes clockwise counts; no other is ever shown.</p>
    </fieldset>
  );
};
