import type { Refusal } from '#engine/title.ts';
import type { Fields } from '#titles/furniture.ts';
import { locationOf } from '../../lookup.ts';
import type { Legal, MoveTerms, View } from '../../model.ts';
import { answersTo, labelOf } from './choices.ts';
import { isPlannable, moveValue, placeAnswer, questionsOf } from './questions.ts';
import { Radio, Select } from './Select.tsx';

interface MovementProps {
  view: View;
  legal: Legal;
  moves: readonly MoveTerms[];
  fields: Fields;
  refusal?: Refusal;
  /** Questions of the place can be answered with it. */
  plans: boolean;
}

/** Every location that may be entered now, with its price, and folded away why not the others. */
export const Movement = ({ view, legal, moves, fields, refusal, plans }: MovementProps) => (
  <>
    <ul class="whacktown-places">
      {moves.map((move) => (
        <Place view={view} move={move} fields={fields} at={refusal?.at} plans={plans} />
      ))}
    </ul>
    <Closed legal={legal} />
  </>
);

interface PlaceProps {
  view: View;
  move: MoveTerms;
  fields: Fields;
  at?: string;
  plans: boolean;
}

const Place = ({ view, move, fields, at, plans }: PlaceProps) => {
  const { name, text, color } = locationOf(view, move.to);
  const value = moveValue(move);
  const tokens = [
    ...(view.bonesOn.includes(move.to) ? ['a bone'] : []),
    ...(view.evidenceOn.includes(move.to) ? ['evidence'] : []),
  ];
  return (
    <li class={`whacktown-place whacktown-kind-${color}`}>
      <Radio name="to" value={value} checked={fields.to === value} at={at}>
        <strong>{`${move.to} ${name}`}</strong> <Price move={move} />
        <br />
        {text}
        {tokens.length > 0 ? ` · ${tokens.join(', ')} there` : ''}
      </Radio>
      {plans && <Asks view={view} move={move} fields={fields} at={at} />}
    </li>
  );
};

const Price = ({ move: { pays, needsSneakIn } }: { move: MoveTerms }) => (
  <>
    {pays > 0 && <b class="whacktown-price">{`pays $${pays}`}</b>}
    {needsSneakIn && <b class="whacktown-price">spends a preparation to get past the tape</b>}
  </>
);

/** What the place will ask, to be answered with the plan; the style sheet shows it under the chosen place. */
const Asks = ({ view, move, fields, at }: Omit<PlaceProps, 'plans'>) => {
  const questions = questionsOf(locationOf(view, move.to).effects);
  if (!questions.some(isPlannable)) return null;
  return (
    <div class="whacktown-asks">
      {questions.map((question, n) =>
        isPlannable(question) ? (
          <Select
            name={placeAnswer(move.to, n)}
            label={labelOf(question)}
            choices={answersTo(view, question)}
            fields={fields}
            at={at}
          />
        ) : null,
      )}
    </div>
  );
};

const Closed = ({ legal: { places } }: { legal: Legal }) => {
  const closed = places.flatMap(({ refusal }) => (refusal && refusal.code !== 'SAME_LOCATION' ? [refusal.say] : []));
  if (closed.length === 0) return null;
  return (
    <details>
      <summary>{`Why not the other ${closed.length}`}</summary>
      <ul class="whacktown-reasons">
        {closed.map((say) => (
          <li>{say}</li>
        ))}
      </ul>
    </details>
  );
};
