import type { Child } from 'hono/jsx';
import type { Fields } from '#titles/furniture.ts';
import type { Choice } from './choices.ts';

/** A box with choices; `unset` is what an untouched one means. */
export const ChoiceBox = ({ name, label, unset, choices, fields }: ChoiceBoxProps) => (
  <label class="brotherhood-cell">
    <span>{label}</span>
    <br />
    <select name={name}>
      <option value="" selected={!fields[name]}>
        {unset}
      </option>
      {choices.map((choice) => (
        <option value={choice.value} selected={fields[name] === choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  </label>
);

interface ChoiceBoxProps {
  name: string;
  label: Child;
  unset: string;
  choices: readonly Choice[];
  fields: Fields;
}

export const AS_INSTRUCTED = 'as my instructions say';
