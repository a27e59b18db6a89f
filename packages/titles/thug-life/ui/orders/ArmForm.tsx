import type { Refusal } from '#engine/title.ts';
import type { Fields } from '#titles/furniture.ts';
import { shownName } from '../../deck/compiled.ts';
import type { CardOf } from '../../deck/schema.ts';
import type { Filter, View } from '../../model.ts';
import { FILTER_PARTS } from '../../triggers.ts';
import { seatName } from '../../wording.ts';
import { CardSign } from '../seats.tsx';
import { AS_IT_IS } from './armFields.ts';
import { type Choice, NumberField, Select } from './fields.tsx';

/** The choice of a select whose order the form can't say by itself. */
export const kept = (fields: Fields, name: string): Choice[] =>
  fields[name] === AS_IT_IS ? [{ value: AS_IT_IS, label: 'as you wrote it' }] : [];

const KINDS: Readonly<Partial<Record<keyof Filter, readonly Choice[]>>> = {
  crimes: [
    { value: '', label: 'any Crime' },
    { value: 'tech', label: 'Tech Crimes' },
    { value: 'muscle', label: 'Muscle Crimes' },
    { value: 'drug', label: 'Drug Crimes' },
  ],
  kinds: [
    { value: '', label: 'any Fight' },
    { value: 'hood', label: 'Hood Fights' },
    { value: 'street', label: 'Street Fights' },
    { value: 'cop', label: 'Cop Fights' },
  ],
  takes: [
    { value: '', label: 'anything' },
    { value: 'thug', label: 'a Thug' },
    { value: 'dolla', label: 'a Dolla' },
    { value: 'card', label: 'a card' },
    { value: 'homie', label: 'a Homie' },
    { value: 'ride', label: 'a Ride' },
    { value: 'turf', label: 'Turf' },
  ],
};

const LEAST: Readonly<Partial<Record<keyof Filter, string>>> = {
  minRespect: 'worth at least (Respect)',
  minBossRespect: 'who has at least (Respect)',
  minFigures: 'if so many Figures would be lost',
};

/** When a card of the hand, or one that is armed already, is used without asking. */
export const ArmForm = ({
  view,
  card,
  fields,
  refusal,
}: {
  view: View;
  card: CardOf<'caution'>;
  fields: Fields;
  refusal: Refusal | undefined;
}) => {
  const prefix = `so.arm.${card.id}`;
  const parts = FILTER_PARTS[card.when] ?? [];
  const kind = parts.find((part) => KINDS[part]);
  const least = parts.find((part) => LEAST[part]);
  const held = view.own?.hand.some((no) => card.nos.includes(no));
  return (
    <fieldset class="thug-life-arm">
      <legend>
        <CardSign card={card} /> {shownName(card)}
        {held ? '' : ' (not in your hand any more)'}
      </legend>
      <p class="thug-life-hint">{`${card.tip} ${card.text}`}</p>
      <p class="thug-life-line">
        <Select
          name={prefix}
          label="Armed"
          choices={[
            { value: 'off', label: 'not armed' },
            { value: 'on', label: 'armed' },
          ]}
          fields={fields}
        />
        {parts.includes('seats') && (
          <Select
            name={`${prefix}.seats`}
            label="against"
            choices={[
              { value: 'any', label: 'anybody' },
              { value: 'leader', label: 'whoever has most Respect' },
              ...view.bosses
                .filter(({ seat }) => seat !== view.viewer)
                .map(({ seat }) => ({ value: String(seat), label: `only ${seatName(seat)}` })),
              ...kept(fields, `${prefix}.seats`),
            ]}
            fields={fields}
          />
        )}
        {kind && (
          <Select
            name={`${prefix}.kind`}
            label="for"
            choices={[...(KINDS[kind] ?? []), ...kept(fields, `${prefix}.kind`)]}
            fields={fields}
          />
        )}
        {least && (
          <NumberField
            name={`${prefix}.min`}
            label={LEAST[least]!}
            most={99}
            hint="any"
            fields={fields}
            wrong={refusal?.at === `${prefix}.min`}
          />
        )}
        {parts.includes('minDifficulty') && (
          <NumberField
            name={`${prefix}.difficulty`}
            label="Difficulty at least"
            most={99}
            hint="any"
            fields={fields}
            wrong={refusal?.at === `${prefix}.difficulty`}
          />
        )}
      </p>
    </fieldset>
  );
};
