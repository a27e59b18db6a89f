import type { AnyTitle, Refusal } from '#engine/title.ts';
import type { Fields } from '#titles/furniture.ts';
import { isGroup, OPTION, type OptionField, type OptionPart } from '../desk/optionFields.ts';
import { Choice } from './Choice.tsx';
import { DeckInput } from './DeckInput.tsx';
import { Field, type Tied } from './Field.tsx';

interface OptionsProps {
  title: AnyTitle;
  parts: readonly OptionPart[];
  /** A refused form as it was sent; null: an untouched one. */
  fields: Fields | null;
  refusal: Refusal | null;
}

/** The options of a title, drawn from its schema; groups are folded until somebody wants them. */
export function OptionsForm({ title, parts, fields, refusal }: OptionsProps) {
  const single = parts.filter((part): part is OptionField => !isGroup(part));
  return (
    <>
      {single.length ? (
        <div class="grid">
          {single.map((field) =>
            field.kind === 'file' ? (
              <DeckInput title={title} field={field} fields={fields} refusal={refusal} />
            ) : (
              <OptionInput field={field} kind={field.kind} fields={fields} refusal={refusal} />
            ),
          )}
        </div>
      ) : null}
      {parts.filter(isGroup).map((group) => (
        <details open={refusal?.at?.startsWith(`${OPTION}${group.path}.`)}>
          <summary>{group.title}</summary>
          {group.description ? <p class="faint small">{group.description}</p> : null}
          <OptionsForm title={title} parts={group.parts} fields={fields} refusal={refusal} />
        </details>
      ))}
    </>
  );
}

interface OptionProps {
  field: OptionField;
  kind: Exclude<OptionField['kind'], 'file'>;
  fields: Fields | null;
  refusal: Refusal | null;
}

function OptionInput({ field, kind, fields, refusal }: OptionProps) {
  const name = OPTION + field.path;
  const value = fields ? (fields[name] ?? '') : field.value;
  return (
    <Field
      label={field.title}
      name={name}
      help={field.description || null}
      refusal={refusal}
      check={kind === 'yes'}
      input={(tied) => <Input field={field} kind={kind} tied={tied} value={value} />}
    />
  );
}

interface InputProps extends Pick<OptionProps, 'field' | 'kind'> {
  tied: Tied;
  value: string;
}

function Input({ field, kind, tied, value }: InputProps) {
  switch (kind) {
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
          step={kind === 'whole' ? 1 : 'any'}
        />
      );
    case 'text':
      return <input type="text" {...tied} value={value} />;
    default:
      return kind satisfies never;
  }
}
