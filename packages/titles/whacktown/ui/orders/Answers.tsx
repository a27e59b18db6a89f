import type { Refusal } from '#engine/title.ts';
import type { Fields } from '#titles/furniture.ts';
import { hustleOf, locationOf, profileOf } from '../../lookup.ts';
import type { Legal, TermsOf, View } from '../../model.ts';
import { costInWords, effectsInWords, startInWords } from '../../texts.ts';
import { counted } from '../../wording.ts';
import { cardField } from './cardFields.ts';
import { anchorChoices } from './choices.ts';
import { Radio } from './Select.tsx';

export interface AnswerProps<Terms> {
  view: View;
  legal: Legal;
  terms: Terms;
  fields: Fields;
  refusal?: Refusal;
}

/** Two profiles side by side, as their cards have them. */
export const ProfileForm = ({ view, terms, fields, refusal }: AnswerProps<TermsOf<'chooseProfile'>>) => (
  <fieldset>
    <legend>Which profile do you keep? The other one goes back unseen.</legend>
    <div class="whacktown-profiles">
      {terms.profiles.map((id) => {
        const { name, turnOrder, start, text, flavor } = profileOf(view, id);
        return (
          <label class="whacktown-profile">
            <span class="whacktown-profile-head">
              <input
                type="radio"
                name="profile"
                value={id}
                checked={(fields.profile ?? view.own?.profile) === id}
                aria-invalid={refusal?.at === 'profile' ? 'true' : undefined}
              />
              <strong>{name}</strong>
              <b class="whacktown-number" title="place in the turn order">
                {turnOrder}
              </b>
            </span>
            <span>{text}</span>
            <span class="whacktown-hint">{`Starts with ${startInWords(start)}.`}</span>
            {flavor && <em class="whacktown-hint">{flavor}</em>}
          </label>
        );
      })}
    </div>
    <p class="whacktown-hint">
      The lower number takes its turns earlier. Nobody sees your choice before all have chosen; until then you may
      change it.
    </p>
  </fieldset>
);

export const ChooseForm = ({ terms, fields, refusal }: AnswerProps<TermsOf<'choose'>>) => (
  <fieldset>
    <legend>Choose one</legend>
    {terms.options.map(({ label, effects }, i) => (
      <p>
        <Radio
          name="option"
          value={String(i + 1)}
          checked={fields.option === String(i + 1)}
          at={refusal ? 'option' : undefined}
        >
          <strong>{label}</strong>: {effectsInWords(effects)}
        </Radio>
      </p>
    ))}
  </fieldset>
);

/** A list of cards to tick. */
const CardBoxes = ({ view, cards, fields }: { view: View; cards: readonly string[]; fields: Fields }) => (
  <div class="whacktown-boxes">
    {cards.map((id, i) => {
      const { name, cost, text } = hustleOf(view, id);
      return (
        <label class="whacktown-choice">
          <input type="checkbox" name={cardField(i)} value="yes" checked={(fields[cardField(i)] ?? '') !== ''} />
          <span>
            <strong>{name}</strong> ({cost}) {text}
          </span>
        </label>
      );
    })}
  </div>
);

export const MayForm = ({ view, terms, fields }: AnswerProps<TermsOf<'may'>>) => (
  <fieldset>
    <legend>{`You may pay ${costInWords(terms.cost)}: ${effectsInWords(terms.effects)}`}</legend>
    {[
      { value: 'no', label: 'No' },
      { value: 'yes', label: 'Yes' },
    ].map(({ value, label }) => (
      <Radio name="accept" value={value} checked={(fields.accept ?? 'no') === value}>
        {label}
      </Radio>
    ))}
    {terms.cards > 0 && (
      <>
        <p class="whacktown-hint">{`Tick ${counted(terms.cards, 'card')} to discard for it:`}</p>
        <CardBoxes view={view} cards={terms.hand} fields={fields} />
      </>
    )}
  </fieldset>
);

export const CrimeSceneForm = ({ view, terms, fields }: AnswerProps<TermsOf<'crimeScene'>>) => (
  <fieldset>
    <legend>Where does the crime scene go?</legend>
    <div class="whacktown-anchors">
      {anchorChoices(view).map(({ value, label }) => (
        <Radio name="anchor" value={value} checked={(fields.anchor ?? terms.usual) === value}>
          {label}
        </Radio>
      ))}
    </div>
    <p class="whacktown-hint">From outside nobody moves into the four locations; inside one can move freely.</p>
  </fieldset>
);

export const PutForm = ({ view, terms, fields, refusal }: AnswerProps<TermsOf<'put'>>) => (
  <fieldset>
    <legend>Where is your gang put?</legend>
    <div class="whacktown-anchors">
      {terms.cells.map((cell) => (
        <Radio
          name="to"
          value={cell}
          checked={fields.to === cell}
          at={refusal?.at}
        >{`${cell} ${locationOf(view, cell).name}`}</Radio>
      ))}
    </div>
    <p class="whacktown-hint">This is no movement: nothing is asked, paid, picked up or gained there.</p>
  </fieldset>
);

export const DiscardForm = ({ view, terms, fields }: AnswerProps<TermsOf<'discard'>>) => (
  <fieldset>
    <legend>{`Discard ${counted(terms.n, 'card')}`}</legend>
    <CardBoxes view={view} cards={terms.hand} fields={fields} />
  </fieldset>
);

export const RecoverForm = ({ view, terms, fields }: AnswerProps<TermsOf<'recover'>>) => (
  <fieldset>
    <legend>{`Take up to ${counted(terms.most, 'card')} from the discard pile`}</legend>
    <CardBoxes view={view} cards={terms.cards} fields={fields} />
  </fieldset>
);
