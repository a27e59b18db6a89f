import type { Refusal } from '#engine/title.ts';
import type { Fields } from '#titles/furniture.ts';
import { sourceNameOf } from '../../lookup.ts';
import type { Legal, View } from '../../model.ts';
import { MOST_MIN_LOSS } from '../../tables.ts';
import { Select } from './Select.tsx';
import { ordersOf, STANDING } from './standing.ts';

interface StandingProps {
  view: View;
  legal: Legal;
  fields: Fields;
  refusal?: Refusal;
  /** Unfolded, because nothing else is asked. */
  open: boolean;
}

/** What is done about losses while nobody waits for the owner (rules 8.5). */
export const StandingForm = ({ view, legal, fields, refusal, open }: StandingProps) => {
  if (!legal.standing) return null;
  const { present } = legal.standing;
  const shown = {
    [STANDING.mode]: present.mode,
    [STANDING.min]: String(present.minLoss),
    [STANDING.order]: present.order.join(),
    ...fields,
  };
  const at = refusal?.at;
  return (
    <details open={open || at?.startsWith('standing')}>
      <summary>{`If somebody hits me: ${summaryOf(present.mode, present.minLoss)}`}</summary>
      <div>
        <p class="whacktown-line">
          <Select
            name={STANDING.mode}
            label="When I can prevent a loss"
            choices={[
              { value: 'auto', label: 'do it by itself' },
              { value: 'ask', label: 'ask me each time' },
              { value: 'never', label: 'never do it' },
            ]}
            fields={shown}
            at={at}
          />
          <label class="whacktown-cell">
            <span>from a loss of</span>{' '}
            <input
              type="number"
              name={STANDING.min}
              min={1}
              max={MOST_MIN_LOSS}
              value={shown[STANDING.min]}
              aria-invalid={at === STANDING.min ? 'true' : undefined}
            />
          </label>
          <Select
            name={STANDING.order}
            label="with"
            choices={ordersOf(present.order).map((order) => ({
              value: order.join(),
              label: order.map((id) => sourceNameOf(view, id)).join(', then '),
            }))}
            fields={shown}
            at={at}
          />
        </p>
        <p class="whacktown-hint">
          A deadly loss is prevented whatever the figure says, unless the answer is “never”. A new order counts from the
          next hit on, and nobody sees it.
        </p>
      </div>
    </details>
  );
};

function summaryOf(mode: 'auto' | 'ask' | 'never', min: number): string {
  if (mode === 'never') return 'no loss is prevented';
  return mode === 'ask' ? 'I am asked about every loss' : `losses from ${min} on are prevented`;
}
