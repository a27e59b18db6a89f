import type { Refusal } from '#engine/title.ts';
import type { Fields, OrdersProps } from '#titles/furniture.ts';
import type { Legal, Terms, View } from '../model.ts';
import { exampleOf } from '../notation/example.ts';
import {
  ChooseForm,
  CrimeSceneForm,
  DiscardForm,
  MayForm,
  ProfileForm,
  PutForm,
  RecoverForm,
} from './orders/Answers.tsx';
import { After, Hustles } from './orders/Hustles.tsx';
import { PreventForm, RerollForm } from './orders/Interruptions.tsx';
import { Movement } from './orders/Movement.tsx';
import { Radio } from './orders/Select.tsx';
import { StandingForm } from './orders/StandingForm.tsx';

/** The form of one prompt; it works without scripts. */
export const Orders = ({ view, legal, prompt, fields = {}, refusal }: OrdersProps<View, Legal>) => (
  <div class={`whacktown-orders whacktown-for-${prompt.kind}`}>
    {refusal && (
      <p class="whacktown-refused" role="alert">
        {refusal.say}
        {refusal.at?.includes(' ') ? ` (${refusal.at})` : ''}
      </p>
    )}
    {legal.commands.includes('TakeBack') && <Undo fields={fields} />}
    {legal.terms ? (
      <Asked view={view} legal={legal} terms={legal.terms} fields={fields} refusal={refusal} />
    ) : (
      <p>{legal.standing ? 'Nothing is asked of you now.' : 'Nothing is asked of you any more.'}</p>
    )}
    {view.phase === 'turn' && (
      <StandingForm view={view} legal={legal} fields={fields} refusal={refusal} open={!legal.terms} />
    )}
    <details open={(fields.orders ?? '') !== ''}>
      <summary>Or write it in lines, as in a mail</summary>
      <label class="whacktown-cell">
        <span>
          For example <code>{exampleOf(view, legal)}</code>. What stands here counts instead of the form above.
        </span>
        <textarea name="orders" rows={4} spellcheck={false} placeholder="empty: the form above counts">
          {fields.orders ?? ''}
        </textarea>
      </label>
    </details>
  </div>
);

const Undo = ({ fields }: { fields: Fields }) => (
  <p class="whacktown-undo">
    <label class="whacktown-choice">
      <input type="checkbox" name="undo" value="yes" checked={(fields.undo ?? '') !== ''} />
      <span>Take back my last step, and do nothing else now</span>
    </label>
  </p>
);

const Asked = (asked: AskedProps) => {
  const { view, legal, terms, fields, refusal } = asked;
  switch (terms.kind) {
    case 'move':
      return (
        <>
          <fieldset>
            <legend>1. Movement: where does your gang go?</legend>
            <Movement view={view} legal={legal} moves={terms.moves} fields={fields} refusal={refusal} plans />
          </fieldset>
          <fieldset>
            <legend>2. Hustle: cards and abilities, in order</legend>
            <Hustles view={view} legal={legal} fields={fields} refusal={refusal} />
            <After fields={fields} refusal={refusal} usual="ask" />
          </fieldset>
          <Hint />
        </>
      );
    case 'hustle':
      return (
        <>
          <fieldset>
            <legend>Hustle: cards and abilities, in order</legend>
            <Hustles view={view} legal={legal} fields={fields} refusal={refusal} />
            <After fields={fields} refusal={refusal} usual="end" />
          </fieldset>
          <Hint />
        </>
      );
    case 'extraMove':
      return (
        <fieldset>
          <legend>One more movement</legend>
          <p>
            <Radio name="to" value="stay" checked={fields.to === 'stay'} at={refusal?.at}>
              Stay where I am
            </Radio>
          </p>
          <Movement view={view} legal={legal} moves={terms.moves} fields={fields} refusal={refusal} plans={false} />
        </fieldset>
      );
    case 'chooseProfile':
      return <ProfileForm {...asked} terms={terms} />;
    case 'choose':
      return <ChooseForm {...asked} terms={terms} />;
    case 'may':
      return <MayForm {...asked} terms={terms} />;
    case 'crimeScene':
      return <CrimeSceneForm {...asked} terms={terms} />;
    case 'put':
      return <PutForm {...asked} terms={terms} />;
    case 'discard':
      return <DiscardForm {...asked} terms={terms} />;
    case 'recover':
      return <RecoverForm {...asked} terms={terms} />;
    case 'reroll':
      return <RerollForm {...asked} terms={terms} />;
    case 'prevent':
      return <PreventForm {...asked} terms={terms} />;
  }
};

interface AskedProps {
  view: View;
  legal: Legal;
  terms: Terms;
  fields: Fields;
  refusal?: Refusal;
}

const Hint = () => (
  <p class="whacktown-hint">
    The steps are done one by one. If a die, a card or somebody’s answer gets in the way of one, the rest is left and
    you are asked again.
  </p>
);
