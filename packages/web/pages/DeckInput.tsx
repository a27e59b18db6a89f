import type { AnyTitle, Refusal } from '#engine/title.ts';
import { MAX_DECK_KB } from '#games/decks/ownDeck.ts';
import type { Fields } from '#titles/furniture.ts';
import { keptInWords } from '../desk/deckField.ts';
import { fileName, KEPT, keptName, OPTION, type OptionField } from '../desk/optionFields.ts';
import { Choice } from './Choice.tsx';
import { Field } from './Field.tsx';

interface DeckProps {
  title: AnyTitle;
  field: OptionField;
  fields: Fields | null;
  refusal: Refusal | null;
}

/** One of the house's decks, or a file of one's own; a refusal of either stands at the file. */
export function DeckInput({ title, field, fields, refusal }: DeckProps) {
  const name = OPTION + field.path;
  const atFile = refusal?.at === name ? { ...refusal, at: fileName(field) } : refusal;
  const kept = keptInWords(title, field, fields);
  const choices = [
    ...field.choices.map((choice) => [choice, choice] as const),
    ...(kept === null ? [] : [[KEPT, kept] as const]),
  ];
  return (
    <div>
      <Field
        label={field.title}
        name={name}
        help={field.description || null}
        input={(tied) => <Choice tied={tied} value={fields?.[name] ?? field.value} choices={choices} />}
      />
      <Field
        label="Or your own: a file"
        name={fileName(field)}
        help={
          <>
            JSON of at most {MAX_DECK_KB} KB, for cards that you own; it is read instead of the choice above and becomes
            part of the game’s record. Try it out before with <code>npx consigliere deck check FILE</code>.
          </>
        }
        refusal={atFile}
        input={(tied) => <input type="file" {...tied} accept="application/json,.json" />}
      />
      {kept === null ? null : <input type="hidden" name={keptName(field)} value={fields?.[keptName(field)] ?? ''} />}
    </div>
  );
}
