import type { Refusal } from '#engine/title.ts';
import type { Fields, OrdersProps } from '#titles/furniture.ts';
import type { Legal, View } from '../model.ts';
import { cardName } from '../wording.ts';
import { DiscardForm, ReactForm, TurnForm } from './orders/Answers.tsx';
import { OrderForm, Select } from './orders/OrderForm.tsx';
import { fieldsOfOrders } from './orders/orderFields.ts';
import { PlanForm } from './orders/PlanForm.tsx';
import { fieldsOfPlan, hasForm } from './orders/planFields.ts';

const Refused = ({ refusal }: { refusal: Refusal }) => (
  <p class="among-thieves-refused" role="alert">
    {refusal.say}
    {refusal.at?.includes(' ') ? ` (${refusal.at})` : ''}
  </p>
);

/** An example for the text field, of the kind that is asked for. */
const EXAMPLES: Readonly<Record<string, string>> = {
  plan: 'PLOT NO HONOR ON B + TRAP',
  orders: 'TRAP C',
  discard: 'DISCARD STEAL',
  reveal: 'REVEAL TRAP ON C',
  react: 'NO',
};

const Lines = ({ kind, fields }: { kind: string; fields: Fields }) => (
  <label class="among-thieves-cell">
    <span>
      Or write it as in a mail, for example <code>{EXAMPLES[kind] ?? EXAMPLES.plan}</code>. What stands here counts
      instead of the form above.
    </span>
    <textarea name="orders" rows={3} spellcheck={false} placeholder="empty: the form above counts">
      {fields.orders ?? ''}
    </textarea>
  </label>
);

const RevealOrders = ({
  view,
  legal,
  fields,
  refusal,
}: Omit<OrdersProps<View, Legal>, 'prompt'> & { fields: Fields }) => {
  const { orders } = legal;
  if (!orders) return null;
  const named = view.own?.table.find(({ faceUp }) => !faceUp)?.card;
  const first = [
    { value: '', label: named ? `the first-named one, ${cardName(named)}` : 'the first-named one' },
    ...orders.first.map((card) => ({ value: card, label: cardName(card) })),
  ];
  return (
    <>
      <input type="hidden" name="form" value="orders" />
      <p class="among-thieves-line">
        <Select
          name="first"
          label="Turn first"
          choices={first}
          fields={fields}
          wrong={refusal?.at === 'orders.first'}
        />
      </p>
      <OrderForm terms={orders} fields={fields} refusal={refusal} />
      <p class="among-thieves-hint">
        Sending this makes your orders final; until the last one is in you may change them.
      </p>
    </>
  );
};

/** The form of one prompt; it works without scripts. */
export const Orders = ({ view, legal, prompt, fields, refusal }: OrdersProps<View, Legal>) => {
  const shown = shownFields(view, legal, fields);
  const asked = { view, legal, fields: shown, refusal };
  return (
    <div class={`among-thieves-orders among-thieves-asks-${prompt.kind}`}>
      {refusal && <Refused refusal={refusal} />}
      {prompt.kind === 'plan' && <PlanForm {...asked} />}
      {prompt.kind === 'orders' && <RevealOrders {...asked} />}
      {prompt.kind === 'discard' && <DiscardForm {...asked} />}
      {prompt.kind === 'reveal' && <TurnForm {...asked} />}
      {prompt.kind === 'react' && <ReactForm {...asked} />}
      <Lines kind={prompt.kind} fields={shown} />
    </div>
  );
};

/** A refused form as it was sent; else what is stored, or what holds if nothing is said. */
function shownFields(view: View, { orders }: Legal, fields: Fields | undefined): Fields {
  if (!orders || (fields && hasForm(fields))) return fields ?? {};
  const stored =
    view.phase === 'plan'
      ? fieldsOfPlan(view.own?.plan ?? null, orders)
      : { ...fieldsOfOrders(orders.present, orders), first: orders.present.first ?? '' };
  return { ...stored, ...fields };
}
