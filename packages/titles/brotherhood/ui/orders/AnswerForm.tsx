import type { Fields } from '#titles/furniture.ts';
import type { AnswerTerms, ClaimTerms, InfluenceTerms, Legal, TargetTerms } from '../../model.ts';
import { AREA_NAMES, type Area, CARDS, KIND_NAMES } from '../../tables.ts';
import { counted, listed, seatName } from '../../wording.ts';
import { actField, aimField, BRIBE_ANSWER, claimField, gunsField, ownerField, razeField } from './answerFields.ts';
import { AS_INSTRUCTED, ChoiceBox } from './Choice.tsx';
import type { Choice } from './choices.ts';
import { OvertimeForm } from './OvertimeForm.tsx';
import { SheetForm } from './SheetForm.tsx';

const Place = ({ area, says, children }: { area: Area; says: string; children?: unknown }) => (
  <fieldset class="brotherhood-answer" aria-labelledby={`brotherhood-answer-${area}`}>
    <strong id={`brotherhood-answer-${area}`}>
      {area} {AREA_NAMES[area]}
    </strong>
    <p class="brotherhood-hint">{says}</p>
    <div class="brotherhood-line">{children}</div>
  </fieldset>
);

const VERBS = { R: 'close a Revenue of', T: 'arrest a Thug of', P: 'push out a Political of' } as const;

const Acts = ({ terms, fields }: { terms: InfluenceTerms; fields: Fields }) => {
  const choices: Choice[] = terms.victims.map(({ kind, seat, n, cost }) => ({
    value: `${kind}${seat}`,
    label: `${VERBS[kind]} ${seatName(seat)} (${n} there, costs ${cost})`,
  }));
  const nothing: Choice = { value: 'NONE', label: 'nothing' };
  return (
    <Place
      area={terms.area}
      says={`You have ${terms.budget === 1 ? 'one point' : `${terms.budget} points`} to spend, in this order.`}
    >
      {Array.from({ length: terms.budget }, (_, i) => (
        <ChoiceBox
          name={actField(terms.area, i + 1)}
          label={i === 0 ? 'First' : 'Then'}
          unset={i === 0 ? AS_INSTRUCTED : 'nothing more'}
          choices={i === 0 ? [nothing, ...choices] : choices}
          fields={fields}
        />
      ))}
    </Place>
  );
};

const Aims = ({ terms, fields }: { terms: TargetTerms; fields: Fields }) => {
  const { area, guns, targets } = terms;
  const kinds = (['T', 'H', 'G'] as const).filter((kind) => guns[kind] > 0);
  const there = targets.map(
    ({ seat, men, boss, revenues }) =>
      `${seatName(seat)} (${men} ${men === 1 ? 'man' : 'men'}${boss ? ', the Godfather' : ''}${revenues > 0 ? `, ${counted(revenues, 'R')}` : ''})`,
  );
  return (
    <Place
      area={area}
      says={`You have ${listed(kinds.map((kind) => counted(guns[kind], kind)))}. There are ${listed(there)}.`}
    >
      <ChoiceBox
        name={aimField(area)}
        label="All of them"
        unset={AS_INSTRUCTED}
        choices={targets.map(({ seat }) => ({ value: String(seat), label: `at ${seatName(seat)}` }))}
        fields={fields}
      />
      {targets.flatMap(({ seat }) =>
        kinds.map((kind) => (
          <label class="brotherhood-cell">
            <span>{`or ${KIND_NAMES[kind][1]} at ${seatName(seat)}`}</span>
            <input
              type="number"
              inputmode="numeric"
              name={gunsField(area, kind, seat)}
              min="0"
              max={guns[kind]}
              step="1"
              placeholder="0"
              value={fields[gunsField(area, kind, seat)] ?? ''}
            />
          </label>
        )),
      )}
    </Place>
  );
};

const Claims = ({ terms, raze, fields }: { terms: ClaimTerms; raze: boolean; fields: Fields }) => {
  const { area, most, men, owners } = terms;
  const amounts: Choice[] = [
    { value: 'ALL', label: 'all you can' },
    { value: '0', label: 'nothing' },
    ...Array.from({ length: most }, (_, i) => ({ value: String(i + 1), label: `at most ${i + 1}` })),
  ];
  const there = owners.map(({ seat, revenues }) => `${counted(revenues, 'R')} of ${seatName(seat)}`);
  return (
    <Place area={area} says={`Unguarded: ${listed(there)}. Your ${men} ${men === 1 ? 'man' : 'men'} can take ${most}.`}>
      <ChoiceBox name={claimField(area)} label="Take" unset={AS_INSTRUCTED} choices={amounts} fields={fields} />
      {owners.length > 1 && (
        <ChoiceBox
          name={ownerField(area)}
          label="First from"
          unset="whoever has most"
          choices={owners.map(({ seat }) => ({ value: String(seat), label: seatName(seat) }))}
          fields={fields}
        />
      )}
      {raze && (
        <ChoiceBox
          name={razeField(area)}
          label="Burn down"
          unset="none of them"
          choices={amounts.filter(({ value }) => value !== '0')}
          fields={fields}
        />
      )}
    </Place>
  );
};

/** The question that play has stopped for, with all that may be answered. */
export const AnswerForm = ({ terms, legal, fields }: { terms: AnswerTerms; legal: Legal; fields: Fields }) => {
  switch (terms.kind) {
    case 'bribe':
      return (
        <div>
          <h3>A bribe?</h3>
          <p>
            {`“${CARDS[terms.card]?.name}” lies open for ${AREA_NAMES[terms.area]}: ${CARDS[terms.card]?.says} You hold ${terms.tokens === 1 ? 'one bribe token' : `${terms.tokens} bribe tokens`}. A die of 1 to 5 turns the card away, the token is spent either way.`}
          </p>
          <ChoiceBox
            name={BRIBE_ANSWER}
            label="You"
            unset={AS_INSTRUCTED}
            choices={[
              { value: 'YES', label: 'try it' },
              { value: 'NO', label: 'let the card stand' },
            ]}
            fields={fields}
          />
        </div>
      );
    case 'sheet':
      return <SheetForm terms={terms} legal={legal} fields={fields} />;
    case 'influence':
      return (
        <div>
          <h3>Political influence: it is your turn</h3>
          {terms.areas.map((one) => (
            <Acts terms={one} fields={fields} />
          ))}
        </div>
      );
    case 'targets':
      return (
        <div>
          <h3>Whom do your men aim at?</h3>
          <p class="brotherhood-hint">Nobody can hold fire. If you split them, give every gun a target.</p>
          {terms.areas.map((one) => (
            <Aims terms={one} fields={fields} />
          ))}
        </div>
      );
    case 'claims':
      return (
        <div>
          <h3>What do you take over?</h3>
          {terms.areas.map((one) => (
            <Claims terms={one} raze={legal.standing?.raze ?? false} fields={fields} />
          ))}
        </div>
      );
    case 'overtime':
      return <OvertimeForm terms={terms.terms} fields={fields} />;
  }
};
