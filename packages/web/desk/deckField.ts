import { type AnyTitle, type Refusal, refuse } from '#engine/title.ts';
import { deckInWords, MAX_DECK_KB, readDeck } from '#games/decks/ownDeck.ts';
import { parseJson } from '#games/jsonText.ts';
import type { Fields } from '#titles/furniture.ts';
import type { SubmittedForm } from '../fields.ts';
import {
  fileName,
  isGroup,
  KEPT,
  keptName,
  OPTION,
  type OptionField,
  type OptionPart,
  optionFields,
  optionsInWords,
} from './optionFields.ts';

type Named = Pick<OptionField, 'path'>;

/** The options of a title that take a file. */
export const fileFields = (parts: readonly OptionPart[]): OptionField[] =>
  parts.flatMap((part) => (isGroup(part) ? fileFields(part.parts) : part.kind === 'file' ? [part] : []));

/** A form with the file of this option, if one was chosen, kept in it; `at` of a refusal is the name of the file's field. */
export async function keepFile({ fields, files }: SubmittedForm, field: Named): Promise<Fields | Refusal> {
  const at = fileName(field);
  const file = files[at];
  if (!file) return fields;
  if (file.size > MAX_DECK_KB * 1024) {
    const kb = Math.ceil(file.size / 1024);
    return refuse('OVERSIZE', `The file has ${kb} KB; cards can have ${MAX_DECK_KB} KB.`, at);
  }
  const text = await file.text();
  const read = parseJson(text);
  if ('breaks' in read)
    return refuse(
      'BAD_JSON',
      `This file is no JSON: it goes wrong at ${read.breaks}. A comma too many or a missing quotation mark is the usual cause.`,
      at,
    );
  return { ...fields, [OPTION + field.path]: KEPT, [keptName(field)]: text };
}

/** A form that was refused because of these cards: it comes back without them. */
export function dropKept(fields: Fields, field: Named & Pick<OptionField, 'value'>): Fields {
  const { [keptName(field)]: _, ...others } = fields;
  return { ...others, [OPTION + field.path]: field.value };
}

/** What is kept in a form, in words; null: nothing that can be played with. */
export function keptInWords({ decks }: AnyTitle, field: Named, fields: Fields | null): string | null {
  const read = parseJson(fields?.[keptName(field)] ?? '');
  if (!decks || 'breaks' in read) return null;
  const deck = readDeck(decks, read.json);
  return 'deck' in deck ? deckInWords(decks, deck.deck) : null;
}

/** What differs from the usual rules of a title, in words. */
export const rulesInWords = ({ options, decks }: AnyTitle, chosen: unknown): string[] =>
  optionsInWords(optionFields(options), chosen, (deck) => (decks ? deckInWords(decks, deck) : 'from a file'));
