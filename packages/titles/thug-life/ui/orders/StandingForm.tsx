import type { Refusal } from '#engine/title.ts';
import type { Fields } from '#titles/furniture.ts';
import { nameOfId } from '../../cardWords.ts';
import type { Legal, View } from '../../model.ts';
import { ordersInWords } from '../../notation/standingWords.ts';
import { LONGEST_NAME } from '../../tables.ts';
import { seatName } from '../../wording.ts';
import { ArmForm, kept } from './ArmForm.tsx';
import { armRows } from './armFields.ts';
import { Check, type Choice, NumberField, Select, TextField } from './fields.tsx';
import { CAUTION_PLACES, defenceCautionIds, ORDER_PLACES, weaponIds } from './standingFields.ts';

interface StandingProps {
  view: View;
  legal: Legal;
  fields: Fields;
  refusal?: Refusal | undefined;
  open: boolean;
}

const MODES: readonly Choice[] = [
  { value: 'ask', label: 'ask me' },
  { value: 'auto', label: 'don’t ask, just do it' },
];
const WEAPONS: readonly Choice[] = [
  { value: 'none', label: 'add no Weapon' },
  { value: 'match', label: 'add Weapons until the sums are even' },
  { value: 'all', label: 'add all Weapons' },
];
const ON_OFF: readonly Choice[] = [
  { value: 'on', label: 'yes' },
  { value: 'off', label: 'no' },
];

const Ranking = ({
  view,
  name,
  ids,
  places,
  fields,
}: {
  view: View;
  name: string;
  ids: readonly string[];
  places: number;
  fields: Fields;
}) => (
  <>
    {Array.from({ length: places }, (_, i) => (
      <Select
        name={`${name}.${i}`}
        label={i === 0 ? 'first' : 'then'}
        choices={[
          { value: '', label: '–' },
          ...ids.map((id) => ({ value: id, label: nameOfId(view.config.deck, id) })),
        ]}
        fields={fields}
      />
    ))}
  </>
);

const Defence = ({ view, fields, refusal }: Omit<StandingProps, 'legal' | 'open'>) => (
  <fieldset>
    <legend>When a Boss picks a Fight with me</legend>
    <p class="thug-life-line">
      <Select name="so.mode" label="To be asked" quiet choices={MODES} fields={fields} />
      <Select name="so.weapons" label="Without asking, or if I am late" choices={WEAPONS} fields={fields} />
      <NumberField name="so.max" label="at most" most={99} fields={fields} wrong={refusal?.at === 'so.max'} />
    </p>
    <p class="thug-life-hint">
      Then these are spent first, as far as you hold them; the others follow, the best first.
    </p>
    <p class="thug-life-line">
      <Ranking view={view} name="so.order" ids={weaponIds(view)} places={ORDER_PLACES} fields={fields} />
    </p>
    <fieldset class="thug-life-along">
      <legend>Never spend</legend>
      {weaponIds(view).map((id) => (
        <Check name={`so.keep.${id}`} fields={fields}>
          {nameOfId(view.config.deck, id)}
        </Check>
      ))}
    </fieldset>
    <p class="thug-life-hint">Cautions to add as well, if you hold them:</p>
    <p class="thug-life-line">
      <Ranking view={view} name="so.caution" ids={defenceCautionIds(view)} places={CAUTION_PLACES} fields={fields} />
      <NumberField
        name="so.maxCautions"
        label="at most"
        most={99}
        fields={fields}
        wrong={refusal?.at === 'so.maxCautions'}
      />
    </p>
  </fieldset>
);

const Others = ({ view, fields, refusal }: Omit<StandingProps, 'legal' | 'open'>) => (
  <fieldset>
    <legend>Other orders</legend>
    <p class="thug-life-line">
      <Select name="so.cmode" label="When Cops come after a bust or two shields" choices={MODES} fields={fields} />
      <Select name="so.cweapons" label="and" choices={WEAPONS} fields={fields} />
      <NumberField name="so.cmax" label="at most" most={99} fields={fields} wrong={refusal?.at === 'so.cmax'} />
    </p>
    <p class="thug-life-line">
      <Select
        name="so.reroll"
        label="Roll again"
        choices={[
          { value: 'ifLosing', label: 'if I would not win' },
          { value: 'never', label: 'never' },
          { value: 'ask', label: 'ask me' },
        ]}
        fields={fields}
      />
      <Select
        name="so.kills"
        label="If somebody must fall"
        choices={[
          { value: 'thugsFirst', label: 'Thugs first' },
          { value: 'homiesFirst', label: 'Homies first' },
          { value: 'ask', label: 'ask me' },
          ...kept(fields, 'so.kills'),
        ]}
        fields={fields}
      />
      <Select
        name="so.tie"
        label="If I break a tie for Big Boss"
        choices={[
          { value: 'self', label: 'myself, else the next clockwise' },
          { value: 'ask', label: 'ask me' },
          ...view.bosses
            .filter(({ seat }) => seat !== view.viewer)
            .map(({ seat }) => ({ value: String(seat), label: seatName(seat) })),
          ...kept(fields, 'so.tie'),
        ]}
        fields={fields}
      />
      <Select name="so.autoArm" label="Cards that save me arm themselves" choices={ON_OFF} fields={fields} />
      {view.config.reactions === 'window' && (
        <Select
          name="so.autoPass"
          label="Never ask me for cards into other people’s affairs"
          choices={ON_OFF}
          fields={fields}
        />
      )}
    </p>
  </fieldset>
);

/** Standing orders and armed cards as sentences, and the form that changes them. Only their owner ever sees them. */
export const StandingForm = ({ view, legal, fields, refusal, open }: StandingProps) => {
  const { own } = view;
  if (!own) return null;
  const rows = armRows(view, legal);
  return (
    <details class="thug-life-standing" open={open || refusal?.at?.startsWith('so.') || refusal?.at === 'name'}>
      <summary>
        {`Standing orders and armed cards${rows.some(({ id }) => !own.orders.arms.some(({ card }) => card === id)) ? ': a card is not armed' : ''}`}
      </summary>
      <div>
        <p class="thug-life-hint">Nobody else sees them. They answer for you when you are not asked, or are late:</p>
        <ul class="thug-life-sentences">
          {ordersInWords(own.orders, view.config).map((sentence) => (
            <li>{sentence}</li>
          ))}
        </ul>
        {rows.map((card) => (
          <ArmForm view={view} card={card} fields={fields} refusal={refusal} />
        ))}
        <Defence view={view} fields={fields} refusal={refusal} />
        <Others view={view} fields={fields} refusal={refusal} />
        <p class="thug-life-line">
          <TextField
            name="so.name"
            label="My gang is called (everybody sees it)"
            most={LONGEST_NAME}
            fields={fields}
            wrong={refusal?.at === 'name'}
          />
        </p>
        <p class="thug-life-hint">
          To leave the game for good, write <code>RETIRE</code> below: the house then plays for your gang, and it can’t
          win any more.
        </p>
      </div>
    </details>
  );
};
