import type { Child } from 'hono/jsx';
import type { Fields } from '#titles/furniture.ts';

/** One entry of a select. `data` is what the style sheet looks at. */
export interface Choice {
  value: string;
  label: string;
  disabled?: boolean;
  data?: Readonly<Record<string, string>>;
}

interface SelectProps {
  name: string;
  label: string;
  choices: readonly Choice[];
  fields: Fields;
  /** The field that was refused. */
  at?: string;
  class?: string;
}

/** A select with its label; what was sent before is chosen again. */
export const Select = ({ name, label, choices, fields, at, class: more }: SelectProps) => (
  <label class={`whacktown-cell${more ? ` ${more}` : ''}`}>
    <span>{label}</span>{' '}
    <select name={name} aria-invalid={at === name ? 'true' : undefined}>
      {choices.map(({ value, label: text, disabled, data }) => (
        <option value={value} disabled={disabled} selected={(fields[name] ?? '') === value} {...data}>
          {text}
        </option>
      ))}
    </select>
  </label>
);

interface RadioProps {
  name: string;
  value: string;
  checked: boolean;
  /** The field that was refused. */
  at?: string;
  children?: Child;
}

/** One of several answers, with the words beside it. */
export const Radio = ({ name, value, checked, at, children }: RadioProps) => (
  <label class="whacktown-choice">
    <input type="radio" name={name} value={value} checked={checked} aria-invalid={at === name ? 'true' : undefined} />
    <span>{children}</span>
  </label>
);
