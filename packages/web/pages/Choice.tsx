import type { Tied } from './Field.tsx';

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
