import type { Refusal, Seat } from '#engine/title.ts';
import type { Fields } from '#titles/furniture.ts';
import type { Card, Kind, OrderTerms } from '../../model.ts';
import { cardName } from '../../wording.ts';
import { type Choice, placeChoices, reactionChoices, seatChoices } from './choices.ts';
import { rankField } from './orderFields.ts';

interface SelectProps {
  name: string;
  label: string;
  choices: readonly Choice[];
  fields: Fields;
  wrong?: boolean;
  /** The label is there for those who listen; those who see have the sentence around it. */
  quiet?: boolean;
}

export const Select = ({ name, label, choices, fields, wrong, quiet }: SelectProps) => (
  <label class="among-thieves-cell">
    <span class={quiet ? 'among-thieves-unseen' : undefined}>{label}</span>{' '}
    <select name={name} aria-invalid={wrong ? 'true' : undefined}>
      {choices.map(({ value, label: text }) => (
        <option value={value} selected={(fields[name] ?? '') === value}>
          {text}
        </option>
      ))}
    </select>
  </label>
);

const PLACES = ['first', 'then', 'then', 'then'] as const;

interface RankingProps {
  ranking: string;
  label: string;
  /** What the first place may be besides a seat, the default first. */
  special: readonly Choice[];
  others: readonly Seat[];
  fields: Fields;
  wrong: boolean;
}

/** One select for each place of a ranking. */
const Ranking = ({ ranking, label, special, others, fields, wrong }: RankingProps) => (
  <fieldset class="among-thieves-line">
    <legend>{label}</legend>
    {others.map((_, i) => (
      <Select
        name={rankField(ranking, i + 1)}
        label={i === 0 ? 'first' : `${PLACES[i] ?? 'then'}${i > 1 ? ` (place ${i + 1})` : ''}`}
        choices={[...(i === 0 ? special : [{ value: '', label: '–' }]), ...seatChoices(others)]}
        fields={fields}
        wrong={wrong}
      />
    ))}
  </fieldset>
);

const RICHEST: readonly Choice[] = [{ value: '', label: 'the richest' }];
const TAKEOVER: readonly Choice[] = [
  { value: 'richest', label: 'the richest' },
  { value: 'never', label: 'nobody' },
];

/** Said by the style sheet alone, in the looker's own browser, while the card is not ticked: the form is the same for everybody. */
const NoEffect = ({ card }: { card: Card }) => (
  <small class={`among-thieves-idle among-thieves-idle-${card}`}>no effect with these cards</small>
);

const reactions: readonly { kind: Kind; label: string }[] = [
  { kind: 'trap', label: 'If somebody steals, use Trap against' },
  { kind: 'sabotage', label: 'If somebody goes on a Heist, use Sabotage against' },
];

interface OrderFormProps {
  terms: OrderTerms;
  fields: Fields;
  refusal?: Refusal;
}

export const Reactions = ({ terms, fields, refusal }: OrderFormProps) => (
  <>
    {reactions.map(({ kind, label }) => (
      <p class="among-thieves-line">
        <Select
          name={kind}
          label={label}
          choices={reactionChoices(terms.others, terms.live, terms.present[kind])}
          fields={fields}
          wrong={refusal?.at === `orders.${kind}`}
        />
        <NoEffect card={kind} />
      </p>
    ))}
  </>
);

/** All orders for the Reveal; everybody sees all of them, whatever he holds (rules 5.4). In pace live only the reactions. */
export const OrderForm = ({ terms, fields, refusal }: OrderFormProps) => (
  <>
    <Reactions terms={terms} fields={fields} refusal={refusal} />
    {!terms.live && (
      <>
        {(['trap', 'sabotage'] as const).map((kind) => (
          <Ranking
            ranking={`point.${kind}`}
            label={`On my turn ${cardName(kind)} points at`}
            special={RICHEST}
            others={terms.others}
            fields={fields}
            wrong={refusal?.at === `orders.point.${kind}`}
          />
        ))}
        {terms.locations.length > 1 && (
          <p class="among-thieves-line">
            <Select
              name="places"
              label="My Heist prefers location"
              choices={placeChoices(terms.locations, terms.present.locations)}
              fields={fields}
              wrong={refusal?.at === 'orders.locations'}
            />
            <NoEffect card="heist" />
          </p>
        )}
        <Ranking
          ranking="takeover"
          label="If all locations are taken, push out"
          special={TAKEOVER}
          others={terms.others}
          fields={fields}
          wrong={refusal?.at === 'orders.takeover'}
        />
        <p class="among-thieves-hint">
          A ranking skips whoever is impossible at that moment. Somebody is pushed out only if he has more coins than
          you.
        </p>
      </>
    )}
  </>
);
