import type { Fields } from '#titles/furniture.ts';
import type { OvertimeTerms } from '../../model.ts';
import { AREA_NAMES } from '../../tables.ts';
import { counted, listed, seatName } from '../../wording.ts';
import { DEAL, RIVAL, STANCE } from './answerFields.ts';
import { AS_INSTRUCTED, ChoiceBox } from './Choice.tsx';
import type { Choice } from './choices.ts';

const men = (n: number): string => `${n} ${n === 1 ? 'man' : 'men'}`;

function stances({ kind, most, share, deals, revenues }: OvertimeTerms): Choice[] {
  const numbers = Array.from({ length: kind === 'revenue' ? most : 0 }, (_, i) => ({
    value: String(i + 1),
    label: `ask for ${counted(i + 1, 'R')}`,
  }));
  return [
    { value: 'SHARE', label: kind === 'revenue' ? `share (${share} of ${revenues} if all do)` : 'share' },
    { value: 'FIGHT', label: kind === 'revenue' ? `fight for all you can take (${most})` : 'fight for all of it' },
    ...numbers,
    { value: 'YIELD', label: 'give way' },
    ...(deals ? [{ value: 'DEAL', label: 'offer the deal below' }] : []),
  ];
}

/** One round of a dispute: sealed stances, which are opened together. */
export const OvertimeForm = ({ terms, fields }: { terms: OvertimeTerms; fields: Fields }) => {
  const { kind, area, round, rivals, dead, revenues, deals } = terms;
  const about = kind === 'empire' && dead !== null ? `the empire of ${seatName(dead)}` : counted(revenues, 'R');
  return (
    <div>
      <h3>{`Overtime in ${AREA_NAMES[area]}, round ${round}`}</h3>
      <p>
        {`It is about ${about}. You have ${men(terms.men)} there, ${listed(rivals.map((rival) => `${seatName(rival.seat)} ${men(rival.men)}`))}. If what you all want does not fit, shots are fired.`}
      </p>
      <div class="brotherhood-line">
        <ChoiceBox name={STANCE} label="You" unset={AS_INSTRUCTED} choices={stances(terms)} fields={fields} />
        {rivals.length > 1 && (
          <ChoiceBox
            name={RIVAL}
            label="If it comes to shots, at"
            unset={AS_INSTRUCTED}
            choices={rivals.map(({ seat }) => ({ value: String(seat), label: seatName(seat) }))}
            fields={fields}
          />
        )}
      </div>
      {deals && (
        <label class="brotherhood-cell">
          <span>
            A deal counts if all send the same one. This one gives you everything: move parts behind another name. REST
            is what nobody has named.
          </span>
          <textarea name={DEAL} rows={4} spellcheck={false}>
            {fields[DEAL] ?? ''}
          </textarea>
        </label>
      )}
    </div>
  );
};
