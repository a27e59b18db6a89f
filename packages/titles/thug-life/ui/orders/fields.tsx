import type { Child } from 'hono/jsx';
import type { Fields } from '#titles/furniture.ts';

/** One entry of a select. */
export interface Choice {
  value: string;
  label: string;
}

interface FieldProps {
  name: string;
  label: string;
  fields: Fields;
  wrong?: boolean | undefined;
  /** The label is there for those who listen; those who see have the sentence around it. */
  quiet?: boolean | undefined;
}

const invalid = (wrong: boolean | undefined) => (wrong ? 'true' : undefined);

const Label = ({ label, quiet }: Pick<FieldProps, 'label' | 'quiet'>) => (
  <span class={quiet ? 'thug-life-unseen' : undefined}>{label}</span>
);

const Option = ({ choice: { value, label }, chosen }: { choice: Choice; chosen: string | undefined }) => (
  <option value={value} selected={(chosen ?? '') === value}>
    {label}
  </option>
);

/** A select; what is not among its choices shows the first one. */
export const Select = ({
  name,
  label,
  fields,
  wrong,
  quiet,
  choices,
  groups = [],
}: FieldProps & { choices: readonly Choice[]; groups?: readonly { label: string; choices: readonly Choice[] }[] }) => (
  <label class="thug-life-cell">
    <Label label={label} quiet={quiet} />
    <select name={name} aria-invalid={invalid(wrong)}>
      {choices.map((choice) => (
        <Option choice={choice} chosen={fields[name]} />
      ))}
      {groups.map((group) => (
        <optgroup label={group.label}>
          {group.choices.map((choice) => (
            <Option choice={choice} chosen={fields[name]} />
          ))}
        </optgroup>
      ))}
    </select>
  </label>
);

export const NumberField = ({
  name,
  label,
  fields,
  wrong,
  quiet,
  most,
  hint,
}: FieldProps & { most: number; hint?: string }) => (
  <label class="thug-life-cell thug-life-number">
    <Label label={label} quiet={quiet} />
    <input
      type="number"
      name={name}
      min="0"
      max={most}
      inputmode="numeric"
      placeholder={hint}
      value={fields[name] ?? ''}
      aria-invalid={invalid(wrong)}
    />
  </label>
);

export const TextField = ({ name, label, fields, wrong, quiet, most }: FieldProps & { most: number }) => (
  <label class="thug-life-cell">
    <Label label={label} quiet={quiet} />
    <input
      type="text"
      name={name}
      maxlength={most}
      autocomplete="off"
      value={fields[name] ?? ''}
      aria-invalid={invalid(wrong)}
    />
  </label>
);

export const Check = ({
  name,
  fields,
  wrong,
  children,
  value = 'yes',
}: Omit<FieldProps, 'label'> & { children?: Child; value?: string }) => (
  <label class="thug-life-choice">
    <input
      type="checkbox"
      name={name}
      value={value}
      checked={(fields[name] ?? '') !== ''}
      aria-invalid={invalid(wrong)}
    />
    <span>{children}</span>
  </label>
);

export const Radio = ({
  name,
  value,
  chosen,
  wrong,
  children,
}: {
  name: string;
  value: string;
  chosen: string;
  wrong?: boolean | undefined;
  children?: Child;
}) => (
  <label class="thug-life-choice">
    <input type="radio" name={name} value={value} checked={chosen === value} aria-invalid={invalid(wrong)} />
    <span>{children}</span>
  </label>
);
