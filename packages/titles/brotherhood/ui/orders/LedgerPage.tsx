import type { Refusal } from '#engine/title.ts';
import type { Fields } from '#titles/furniture.ts';
import type { LedgerTerms } from '../../model.ts';
import { AREA_NAMES, AREAS, type Area, KIND_NAMES, KINDS } from '../../tables.ts';
import { dollars, seatName } from '../../wording.ts';
import { piecesInWords } from '../board/facts.ts';
import { PieceSign } from '../seats.tsx';
import { bailField, buyField, closeField } from './grid.ts';

interface NumberFieldProps {
  name: string;
  fields: Fields;
  most: number;
  refusal?: Refusal;
  label: unknown;
}

const NumberField = ({ name, fields, most, refusal, label }: NumberFieldProps) => (
  <label class="brotherhood-cell">
    <span>{label}</span>
    <input
      type="number"
      inputmode="numeric"
      name={name}
      min="0"
      max={most}
      step="1"
      placeholder="0"
      value={fields[name] ?? ''}
      aria-invalid={refusal?.at === name ? 'true' : undefined}
    />
  </label>
);

const AreaRow = ({
  area,
  terms,
  fields,
  refusal,
}: {
  area: Area;
  terms: LedgerTerms;
  fields: Fields;
  refusal?: Refusal;
}) => {
  const { price, doubledBy, mine } = terms.areas[area];
  const standing = piecesInWords(mine, terms.godfather.at === area);
  const unseen = <span class="brotherhood-unseen"> in {AREA_NAMES[area]}</span>;
  return (
    <fieldset class="brotherhood-row" aria-labelledby={`brotherhood-area-${area}`}>
      <div class="brotherhood-area">
        <strong id={`brotherhood-area-${area}`}>
          {area} {AREA_NAMES[area]}
        </strong>
        <small>{standing === '' ? 'nothing of yours' : `yours: ${standing}`}</small>
        {doubledBy !== null && <small class="brotherhood-doubled">{`×2: ${seatName(doubledBy)} controls`}</small>}
      </div>
      {KINDS.map((kind) => (
        <NumberField
          name={buyField(kind, area)}
          fields={fields}
          most={99}
          refusal={refusal}
          label={
            <>
              <PieceSign piece={kind} /> {KIND_NAMES[kind][0]}
              {unseen}
              <br />
              <span class={doubledBy === null ? 'brotherhood-hint' : 'brotherhood-doubled'}>
                {dollars(price[kind])}
              </span>
            </>
          }
        />
      ))}
      {mine.R > 0 ? (
        <NumberField
          name={closeField(area)}
          fields={fields}
          most={mine.R}
          refusal={refusal}
          label={
            <>
              Close{unseen}
              <br />
              <span class="brotherhood-hint">{`of ${mine.R}`}</span>
            </>
          }
        />
      ) : (
        <span />
      )}
    </fieldset>
  );
};

const GodfatherPicker = ({ terms, fields }: { terms: LedgerTerms; fields: Fields }) => {
  const { at, may, must } = terms.godfather;
  const places = may.filter((place) => place !== at);
  return (
    <label class="brotherhood-cell">
      <span>
        <PieceSign piece="G" /> {terms.exiled ? 'Your boss comes back to' : 'Your Godfather goes to'}
      </span>
      <br />
      <select name="godfather">
        <option value="" selected={!fields.godfather}>
          {must
            ? 'choose: the meeting is over'
            : terms.exiled
              ? 'he does not come back yet'
              : `stays: ${AREA_NAMES[at]}`}
        </option>
        {places.map((place) => (
          <option value={place} selected={fields.godfather === place}>
            {`${place} ${AREA_NAMES[place]}`}
          </option>
        ))}
      </select>
    </label>
  );
};

/** The ledger as a page of an account book: a row an area, then bail and the Godfather. */
export const LedgerPage = ({ terms, fields, refusal }: { terms: LedgerTerms; fields: Fields; refusal?: Refusal }) => (
  <div>
    <h3>Actions and expenses</h3>
    <p class="brotherhood-hint">
      Revenue and Influence stay where you put them. Thugs and Hitmen are hired anew each month: write down everybody
      you want to have, also those who stand there already. In hand:{' '}
      {KINDS.map((kind) => `${terms.available[kind]} ${KIND_NAMES[kind][1]}`).join(', ')}.
    </p>
    <input type="hidden" name="grid" value="shown" />
    {AREAS.map((area) => (
      <AreaRow area={area} terms={terms} fields={fields} refusal={refusal} />
    ))}
    <div class="brotherhood-line">
      <GodfatherPicker terms={terms} fields={fields} />
      {(['T', 'H'] as const)
        .filter((kind) => terms.prisoners[kind] > 0)
        .map((kind) => (
          <NumberField
            name={bailField(kind)}
            fields={fields}
            most={terms.prisoners[kind]}
            refusal={refusal}
            label={
              <>
                <PieceSign piece={kind} />{' '}
                {`Bail for ${KIND_NAMES[kind][1]} (${terms.prisoners[kind]} in jail), ${dollars(terms.bail[kind])} each`}
              </>
            }
          />
        ))}
      {terms.exiled && (
        <label class="brotherhood-choice">
          <input type="checkbox" name="stay" value="yes" checked={(fields.stay ?? '') !== ''} /> The boss stays in exile
          this month
        </label>
      )}
    </div>
  </div>
);
