import type { Refusal } from '#engine/title.ts';
import type { Fields } from '#titles/furniture.ts';
import { cardName } from '../../cardWords.ts';
import { deckOf, shownName } from '../../deck/compiled.ts';
import type { CardNo, Legal, TurnTerms, View } from '../../model.ts';
import { counted, seatName } from '../../wording.ts';
import { sorted } from '../board/sizes.ts';
import { CardSign } from '../seats.tsx';
import { Check, type Choice, NumberField, Radio, Select } from './fields.tsx';
import { type ChoiceGroup, planGroups } from './planChoices.ts';
import { cardField, companions, field, stepsFor } from './planFields.ts';
import { copChoices, REROLLS } from './policies.ts';

interface PlanProps {
  view: View;
  legal: Legal;
  fields: Fields;
  refusal?: Refusal | undefined;
}

const CONDITIONS: readonly Choice[] = [
  { value: '', label: 'in any case' },
  { value: 'won', label: 'only if the Fight or Crime before was won' },
  { value: 'lost', label: 'only if it was lost' },
  { value: 'called', label: 'only if it was called off' },
];

const Companion = ({ view, step, no, fields }: { view: View; step: number; no: CardNo; fields: Fields }) => {
  const card = deckOf(view.config.deck).street[no];
  if (!card) return null;
  const toBuild = view.own?.hand.includes(no) && ['homie', 'ride', 'turf'].includes(card.type);
  return (
    <Check name={cardField(step, no)} fields={fields}>
      <CardSign card={card} /> {shownName(card)}
      <small>{toBuild ? ' once you have built it' : ` ${card.text}`}</small>
    </Check>
  );
};

/** Who goes along in a Fight or Crime; the style sheet shows it only where such a step is chosen. */
const Gang = ({ view, step, fields }: { view: View; step: number; fields: Fields }) => {
  const cards = sorted(view.config.deck, companions(view));
  const rivals = view.bosses.filter(({ seat }) => seat !== view.viewer);
  return (
    <div class="thug-life-gang">
      {cards.length > 0 && (
        <fieldset class="thug-life-along">
          <legend>Along with them</legend>
          {cards.map((no) => (
            <Companion view={view} step={step} no={no} fields={fields} />
          ))}
        </fieldset>
      )}
      <p class="thug-life-line">
        <Select name={field(step, 'reroll')} label="Roll again" choices={REROLLS} fields={fields} />
        <Select
          name={field(step, 'cops')}
          label="If Cops come after it"
          choices={copChoices(view, fields[field(step, 'cops')])}
          fields={fields}
        />
        <span class="thug-life-reward">
          <Select
            name={field(step, 'on')}
            label="If the reward takes something, from"
            choices={[
              { value: '', label: 'ask me if there is a choice' },
              ...rivals.map(({ seat }) => ({ value: String(seat), label: seatName(seat) })),
            ]}
            fields={fields}
          />
        </span>
      </p>
    </div>
  );
};

interface StepProps extends Omit<PlanProps, 'legal'> {
  step: number;
  groups: readonly ChoiceGroup[];
}

const Step = ({ view, step, groups, fields, refusal }: StepProps) => (
  <fieldset class="thug-life-step">
    <legend>{`Step ${step}`}</legend>
    <p class="thug-life-line">
      <Select
        name={field(step, 'do')}
        label={`What you do in step ${step}`}
        quiet
        choices={[{ value: '', label: '– nothing –' }]}
        groups={groups}
        fields={fields}
        wrong={refusal?.at === field(step, 'do')}
      />
      <span class="thug-life-many">
        <NumberField
          name={field(step, 'n')}
          label="How many"
          most={9}
          fields={fields}
          wrong={refusal?.at === field(step, 'n')}
        />
      </span>
    </p>
    <Gang view={view} step={step} fields={fields} />
    {step > 1 && (
      <p class="thug-life-line thug-life-if">
        <Select name={field(step, 'if')} label="When" choices={CONDITIONS} fields={fields} />
      </p>
    )}
  </fieldset>
);

const Ending = ({ view, turn, fields }: { view: View; turn: TurnTerms; fields: Fields }) => {
  const chosen = fields.ending ?? (turn.actionsLeft > 0 ? 'stay' : 'end');
  const hand = sorted(view.config.deck, view.own?.hand ?? []);
  return (
    <fieldset class="thug-life-ending">
      <legend>And then</legend>
      <Radio name="ending" value="stay" chosen={chosen}>
        look what came of it; my turn stays open
      </Radio>
      <Radio name="ending" value="end" chosen={chosen}>
        {`my turn ends, and my hand is filled up to ${view.config.handSize}`}
      </Radio>
      {hand.length > 0 && (
        <div class="thug-life-discards">
          <p class="thug-life-hint">Give up before that:</p>
          <p class="thug-life-line">
            {hand.map((no) => (
              <Check name={`d${no}`} fields={fields}>
                {cardName(view.config.deck, no)}
              </Check>
            ))}
          </p>
        </div>
      )}
    </fieldset>
  );
};

/** A whole turn as a list of steps, each with what it needs; they are done one by one until one is refused. */
export const PlanForm = ({ view, legal, fields, refusal }: PlanProps) => {
  const { turn } = legal;
  if (!turn) return null;
  const groups = planGroups(view, turn);
  const steps = Array.from({ length: stepsFor(turn) }, (_, i) => i + 1);
  const shown = Math.max(2, turn.actionsLeft);
  const later = steps.slice(shown);
  const used = later.some((step) => (fields[field(step, 'do')] ?? '') !== '');
  const { ready } = turn;
  return (
    <>
      <p>
        <strong>{`${counted(turn.actionsLeft, 'action')} left.`}</strong>{' '}
        {`At home and ready: ${counted(ready.thugs, 'Thug')}${ready.homies.length + ready.rides.length > 0 ? `, ${[...ready.homies, ...ready.rides].map((no) => cardName(view.config.deck, no)).join(', ')}` : ''}.`}
        {turn.offers.length > 0 ? ' What a Drama offers can only be taken before your first other step.' : ''}
      </p>
      {turn.takeBack && (
        <p>
          <Check name="undo" fields={fields}>
            First take back my last step; nothing was rolled or drawn since
          </Check>
        </p>
      )}
      {steps.slice(0, shown).map((step) => (
        <Step view={view} step={step} groups={groups} fields={fields} refusal={refusal} />
      ))}
      <details open={used}>
        <summary>More steps, for free abilities and cards</summary>
        <div>
          {later.map((step) => (
            <Step view={view} step={step} groups={groups} fields={fields} refusal={refusal} />
          ))}
        </div>
      </details>
      <Ending view={view} turn={turn} fields={fields} />
    </>
  );
};
