import type { Fields } from '#titles/furniture.ts';
import { Choice } from './Choice.tsx';
import { Field } from './Field.tsx';

/** What a table agrees on about people. */
export function TableRulesForm({ fields }: { fields: Fields | null }) {
  const box = (label: string, name: 'anonymous' | 'spectators' | 'listed', help: string, usual: boolean) => (
    <Field
      label={label}
      name={name}
      help={help}
      check
      input={(tied) => (
        <input type="checkbox" {...tied} value="yes" checked={fields ? fields[name] === 'yes' : usual} />
      )}
    />
  );
  return (
    <details>
      <summary>Names, spectators, press, replacements</summary>
      {box(
        'Anonymous seats',
        'anonymous',
        'Nobody learns who sits where, or at which hours, until the game is over.',
        false,
      )}
      {box('Spectators', 'spectators', 'Anybody with the address may watch what every seat may see.', true)}
      {box('List seats without a player', 'listed', 'Strangers may take over a seat whose player is gone.', false)}
      <Field
        label="Press"
        name="press"
        help="To whom players may write here."
        input={(tied) => (
          <Choice
            tied={tied}
            value={fields?.press ?? 'any'}
            choices={[
              ['any', 'to anybody'],
              ['public', 'only to everybody at once'],
              ['none', 'to nobody'],
            ]}
          />
        )}
      />
    </details>
  );
}
