import type { Refusal } from '#engine/title.ts';
import type { Fields } from '#titles/furniture.ts';
import { isGroup, OPTION, type OptionField, type OptionPart } from '../desk/optionFields.ts';
import { Field, type Tied } from './Field.tsx';

interface OptionsProps {
  parts: readonly OptionPart[];
  /** A refused form as it was sent; null: an untouched one. */
  fields: Fields | null;
  refusal: Refusal | null;
}

/** The options of a title, drawn from its schema; groups are folded until somebody wants them. */
export function OptionsForm({ parts, fields, refusal }: OptionsProps) {
  const single = parts.filter((part): part is OptionField => !isGroup(part));
  return (
    <>
      {single.length ? (
        <div class="grid">
          {single.map((field) => (
            <OptionInput field={field} fields={fields} refusal={refusal} />
          ))}
        </div>
      ) : null}
      {parts.filter(isGroup).map((group) => (
        <details open={refusal?.at?.startsWith(`${OPTION}${group.path}.`)}>
          <summary>{group.title}</summary>
          {group.description ? <p class="faint small">{group.description}</p> : null}
          <OptionsForm parts={group.parts} fields={fields} refusal={refusal} />
        </details>
      ))}
    </>
  );
}

function OptionInput({
  field,
  fields,
  refusal,
}: {
  field: OptionField;
  fields: Fields | null;
  refusal: Refusal | null;
}) {
  const name = OPTION + field.path;
  const value = fields ? (fields[name] ?? '') : field.value;
  return (
    <Field
      label={field.title}
      name={name}
      help={field.description || null}
      refusal={refusal}
      check={field.kind === 'yes'}
      input={(tied) => <Input field={field} tied={tied} value={value} />}
    />
  );
}

function Input({ field, tied, value }: { field: OptionField; tied: Tied; value: string }) {
  switch (field.kind) {
    case 'yes':
      return <input type="checkbox" {...tied} value="true" checked={value === 'true'} />;
    case 'maybe':
      return (
        <Choice
          tied={tied}
          value={value}
          choices={[
            ['', 'usual'],
            ['true', 'yes'],
            ['false', 'no'],
          ]}
        />
      );
    case 'choice':
      return <Choice tied={tied} value={value} choices={field.choices.map((choice) => [choice, choice] as const)} />;
    case 'whole':
    case 'number':
      return (
        <input
          type="number"
          {...tied}
          value={value}
          min={field.min ?? undefined}
          max={field.max ?? undefined}
          step={field.kind === 'whole' ? 1 : 'any'}
        />
      );
    case 'text':
      return <input type="text" {...tied} value={value} />;
    default:
      return field.kind satisfies never;
  }
}

interface ChoiceProps {
  tied: Tied;
  value: string;
  choices: readonly (readonly [value: string, label: string])[];
}

export function Choice({ tied, value, choices }: ChoiceProps) {
  return (
    <select {...tied}>
      {choices.map(([choice, label]) => (
        <option value={choice} selected={choice === value}>
          {label}
        </option>
      ))}
    </select>
  );
}
