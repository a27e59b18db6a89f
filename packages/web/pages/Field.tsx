import type { Child } from 'hono/jsx';
import type { Refusal } from '#engine/title.ts';

interface FieldProps {
  label: string;
  name: string;
  help?: Child;
  refusal?: Refusal | null;
  /** The input, made with the id and the attributes that tie it to its label, help and refusal. */
  input(tied: Tied): Child;
  check?: boolean;
}

/** Attributes of an input that belongs to a label, a help text and perhaps a refusal. */
export interface Tied {
  id: string;
  name: string;
  'aria-describedby'?: string;
  'aria-invalid'?: 'true';
}

/** A labelled field; a refusal whose `at` is its name stands right below it. */
export function Field({ label, name, help, refusal, input, check }: FieldProps) {
  const id = `f-${name.replace(/[^\w-]/g, '-')}`;
  const wrong = refusal?.at === name ? refusal : null;
  const described = [help ? `${id}-help` : '', wrong ? `${id}-wrong` : ''].filter(Boolean).join(' ');
  const tied: Tied = {
    id,
    name,
    ...(described ? { 'aria-describedby': described } : {}),
    ...(wrong ? { 'aria-invalid': 'true' } : {}),
  };
  const helpText = help ? (
    <p class="help" id={`${id}-help`}>
      {help}
    </p>
  ) : null;
  return (
    <div class={check ? 'field check' : 'field'}>
      {check ? input(tied) : null}
      <label for={id}>{label}</label>
      {helpText}
      {check ? null : input(tied)}
      {wrong ? (
        <p class="wrong" id={`${id}-wrong`}>
          {wrong.say}
        </p>
      ) : null}
    </div>
  );
}
