import type { Seat } from '#engine/title.ts';
import type { Fields } from '#titles/furniture.ts';
import type { Standing } from '../../model.ts';
import { AREA_NAMES } from '../../tables.ts';
import { seatName } from '../../wording.ts';
import { SeatSign } from '../seats.tsx';
import {
  BOSS_FIELD,
  BRIBE_FIELD,
  bossChoices,
  bribeChoices,
  type Choice,
  choicesFor,
  friendField,
  RULE_PLACES,
  type RulePlace,
  ruleField,
  VERBS,
  type Verb,
} from './choices.ts';
import { bribeInWords, fireInWords, overtimeInWords, takeInWords, useInWords } from './rulesInWords.ts';

const verbs: Record<Verb, string> = {
  use: 'Influence',
  fire: 'Shoot',
  take: 'Take over',
  ot: 'In overtime',
};

function nowInWords(standing: Standing, verb: Verb, place: RulePlace): string {
  if (place !== 'ALL' && standing[verb]?.[place] === undefined) return 'as everywhere';
  const words: Record<Verb, () => string> = {
    use: () => useInWords(standing.use?.[place]),
    fire: () => fireInWords(standing.fire?.[place]),
    take: () => takeInWords(standing.take?.[place]),
    ot: () => overtimeInWords(standing.ot?.[place]),
  };
  return `now: ${words[verb]()}`;
}

const Once = ({ name, label, now, choices, fields }: OnceProps) => (
  <label class="brotherhood-cell">
    <span>{label}</span>
    <br />
    <select name={name}>
      <option value="" selected={!fields[name]}>
        {`now: ${now}`}
      </option>
      {choices.map((choice) => (
        <option value={choice.value} selected={fields[name] === choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  </label>
);

interface OnceProps {
  name: string;
  label: string;
  now: string;
  choices: readonly Choice[];
  fields: Fields;
}

const Box = ({ verb, place, standing, others, fields }: BoxProps) => {
  const name = ruleField(verb, place);
  return (
    <label class="brotherhood-cell">
      <span>
        {verbs[verb]}
        <span class="brotherhood-unseen"> {place === 'ALL' ? 'everywhere' : `in ${AREA_NAMES[place]}`}</span>
      </span>
      <br />
      <select name={name}>
        <option value="" selected={!fields[name]}>
          {nowInWords(standing, verb, place)}
        </option>
        {choicesFor(verb, others).map((choice) => (
          <option value={choice.value} selected={fields[name] === choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </label>
  );
};

interface BoxProps {
  verb: Verb;
  place: RulePlace;
  standing: Standing;
  others: readonly Seat[];
  fields: Fields;
}

export interface InstructionsProps {
  standing: Standing;
  others: readonly Seat[];
  fields: Fields;
  /** Whether there are bribe tokens in this game. */
  bribes: boolean;
  /** The rules in force in the notation, as they fill the text field. */
  lines: string;
}

/** What the seat's people do when nobody can ask it: friends, influence, fire, take-overs, overtime, bribes. */
export const Instructions = ({ standing, others, bribes, fields, lines }: InstructionsProps) => (
  <details open={fields.rules !== undefined && fields.rules !== lines}>
    <summary>Standing instructions: what your people do when you are not asked</summary>
    <div>
      <fieldset>
        <legend>Friends, spared as long as there is somebody else</legend>
        <input type="hidden" name="friends" value="shown" />
        {others.map((seat) => (
          <label class="brotherhood-choice">
            <input
              type="checkbox"
              name={friendField(seat)}
              value="yes"
              checked={
                'friends' in fields ? (fields[friendField(seat)] ?? '') !== '' : (standing.friends ?? []).includes(seat)
              }
            />
            <SeatSign seat={seat} /> {seatName(seat)}
          </label>
        ))}
      </fieldset>
      <p class="brotherhood-hint">
        They hold from month to month until you change them. A choice for “everywhere” replaces what was said for single
        areas.
      </p>
      {RULE_PLACES.map((place) => (
        <fieldset class="brotherhood-rule" aria-labelledby={`brotherhood-rule-${place}`}>
          <strong id={`brotherhood-rule-${place}`}>{place === 'ALL' ? 'Everywhere' : AREA_NAMES[place]}</strong>
          {VERBS.map((verb) => (
            <Box verb={verb} place={place} standing={standing} others={others} fields={fields} />
          ))}
        </fieldset>
      ))}
      <div class="brotherhood-line">
        <Once
          name={BOSS_FIELD}
          label="Over a dead boss’s empire"
          now={overtimeInWords(standing.ot?.BOSS ?? { stance: 'SHARE' })}
          choices={bossChoices}
          fields={fields}
        />
        {bribes && (
          <Once
            name={BRIBE_FIELD}
            label="With a bribe token"
            now={bribeInWords(standing.bribe)}
            choices={bribeChoices}
            fields={fields}
          />
        )}
      </div>
      <label class="brotherhood-cell">
        <span>All instructions as lines, for those who want it finer: change, add or delete them</span>
        <textarea name="rules" rows={6} spellcheck={false}>
          {fields.rules ?? lines}
        </textarea>
      </label>
    </div>
  </details>
);
