import type { Fields } from '#titles/furniture.ts';
import type { Alternative } from '../../model.ts';
import { printAlternative } from '../../notation/print.ts';
import { alternativeInWords } from './rulesInWords.ts';

/** The lines of a ledger's conditions, as they fill the text field. */
export const printConditions = (alternatives: readonly Alternative[]): string =>
  alternatives.flatMap(printAlternative).join('\n');

/** IF lines: what your people do depending on where others are when the ledgers have been carried out (pace post). */
export const Conditions = ({ stored, fields }: { stored: readonly Alternative[]; fields: Fields }) => (
  <details open={stored.length > 0 || (fields.conditions ?? '') !== ''}>
    <summary>Conditions: if somebody is somewhere, then...</summary>
    {stored.length > 0 && (
      <ul>
        {stored.map((one) => (
          <li>
            {alternativeInWords(one).map((line) => (
              <>
                {line}
                <br />
              </>
            ))}
          </li>
        ))}
      </ul>
    )}
    <label class="brotherhood-cell">
      <span>
        One a line, six at most, sealed with this ledger:{' '}
        <code>IF YELLOW T IN SB: FIRE SB: YELLOW; TAKE SB: NONE ELSE: TAKE SB: ALL</code>. They are judged once, when
        all ledgers have been carried out and before the hearing, and count for this month.
      </span>
      <textarea name="conditions" rows={3} spellcheck={false}>
        {fields.conditions ?? printConditions(stored)}
      </textarea>
    </label>
  </details>
);
