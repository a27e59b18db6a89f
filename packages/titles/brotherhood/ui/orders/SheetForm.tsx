import type { Fields } from '#titles/furniture.ts';
import type { AnswerTerms, Legal } from '../../model.ts';
import { AREA_NAMES, AREAS, type Area } from '../../tables.ts';
import { counted, listed, seatName } from '../../wording.ts';
import { AS_INSTRUCTED, ChoiceBox } from './Choice.tsx';
import { BOSS_FIELD, bossChoices, choicesFor, ruleField, type Verb } from './choices.ts';

const LABELS: Readonly<Record<Verb, string>> = {
  use: 'Influence',
  fire: 'Shoot',
  take: 'Take over',
  ot: 'In overtime',
};

type SheetTerms = Extract<AnswerTerms, { kind: 'sheet' }>;

function situation({ influence, fights }: SheetTerms, area: Area): string {
  const points = influence.find((one) => one.area === area)?.budget;
  const targets = fights.find((one) => one.area === area)?.targets ?? [];
  const says = [
    ...(points === undefined ? [] : [`${points} points of influence`]),
    ...(targets.length === 0
      ? []
      : [
          `against you ${listed(targets.map(({ seat, men, boss }) => `${seatName(seat)} (${men}${boss ? ' and the Godfather' : ''})`))}`,
        ]),
  ];
  return says.length === 0 ? 'nothing to decide so far' : says.join('; ');
}

/** The second sealed sheet (rules 5.1): instructions for this month, now that the board and the card are known. */
export const SheetForm = ({ terms, legal, fields }: { terms: SheetTerms; legal: Legal; fields: Fields }) => {
  const others = legal.standing?.others ?? [];
  const most = terms.influence.reduce((sum, { budget }) => sum + budget, 0);
  return (
    <div>
      <h3>Action sheet: what your people do this month</h3>
      <p class="brotherhood-hint">
        {`It counts for this month only and goes before your standing instructions. ${most > 0 ? `You have ${counted(most, 'P')} that may act.` : ''}`}
      </p>
      {AREAS.map((area) => (
        <fieldset class="brotherhood-rule" aria-labelledby={`brotherhood-sheet-${area}`}>
          <strong id={`brotherhood-sheet-${area}`}>
            {AREA_NAMES[area]} <small>{situation(terms, area)}</small>
          </strong>
          {(['use', 'fire', 'take', 'ot'] as const).map((verb) => (
            <ChoiceBox
              name={ruleField(verb, area)}
              label={
                <>
                  {LABELS[verb]}
                  <span class="brotherhood-unseen"> in {AREA_NAMES[area]}</span>
                </>
              }
              unset={AS_INSTRUCTED}
              choices={choicesFor(verb, others)}
              fields={fields}
            />
          ))}
        </fieldset>
      ))}
      <ChoiceBox
        name={BOSS_FIELD}
        label="Over a dead boss’s empire"
        unset={AS_INSTRUCTED}
        choices={bossChoices}
        fields={fields}
      />
    </div>
  );
};
