import { faceOf, sourceNameOf } from '../../lookup.ts';
import type { TermsOf } from '../../model.ts';
import { seatName, sourceName } from '../../wording.ts';
import { Die } from '../Die.tsx';
import type { AnswerProps } from './Answers.tsx';
import { Radio } from './Select.tsx';

/** The die as it lies there, and what it could be rolled again with. */
export const RerollForm = ({ view, terms, fields }: AnswerProps<TermsOf<'reroll'>>) => {
  const { name, text } = faceOf(view, terms.face);
  return (
    <fieldset>
      <legend>Your red die</legend>
      <p class="whacktown-dice">
        <Die face={terms.face} name={name} />
        <span>
          <strong>{name}</strong>: {text}
        </span>
      </p>
      <p>
        <Radio name="reroll" value="" checked={(fields.reroll ?? '') === ''}>
          Keep it
        </Radio>
      </p>
      {terms.sources.map((source) => (
        <p>
          <Radio name="reroll" value={source} checked={fields.reroll === source}>
            {source === 'profile'
              ? 'Roll again with the ability of your profile'
              : `Roll again with ${sourceNameOf(view, source)}`}
          </Radio>
        </p>
      ))}
    </fieldset>
  );
};

/** A hit that is on its way; the stored answer is chosen already (rules 8.5). */
export const PreventForm = ({ view, terms, fields }: AnswerProps<TermsOf<'prevent'>>) => {
  const chosen = fields.prevent ?? view.own?.answer ?? terms.usual;
  const cause = view.hit ? `${sourceName(view.hit.source)} of ${seatName(view.hit.attacker)}` : 'A hit';
  return (
    <fieldset>
      <legend>{`${cause}: you would lose ${terms.loss}`}</legend>
      {terms.sources.map((source) => (
        <p>
          <Radio
            name="prevent"
            value={source}
            checked={chosen === source}
          >{`Prevent all of it with ${sourceNameOf(view, source)}`}</Radio>
        </p>
      ))}
      <p>
        <Radio name="prevent" value="none" checked={chosen === 'none'}>
          Take it
        </Radio>
      </p>
      <p class="whacktown-hint">All answers are sealed until the last one is in; till then you may change yours.</p>
    </fieldset>
  );
};
