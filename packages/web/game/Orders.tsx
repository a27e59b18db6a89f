import { noLuck } from '#engine/luck.ts';
import { maySend } from '#engine/prompt.ts';
import { isRefusal, type Refusal, type Seat } from '#engine/title.ts';
import { type AskedPrompt, legalOf, viewOf } from '#games/look.ts';
import type { Said } from '#games/model.ts';
import type { Receipt } from '#games/receipt.ts';
import { newToken } from '#games/tokens.ts';
import type { Fields } from '#titles/furniture.ts';
import { RefusalNote } from '../layout.tsx';
import { CODE_FIELD, SEAT_FIELD } from './seatCode.ts';
import { pathOf, type Table } from './table.ts';

/** Name of the box that stores orders without being ready. */
export const SAY_FIELD = 'say-later';

/** A form that was sent and refused, or a draft that was never sent. */
export interface Unsent {
  fields: Fields;
  refusal: Refusal | null;
  /** Lines of the same form that were carried out before one was refused, and the lines that are left, as they were understood. */
  partly?: { done: readonly Receipt[]; left: readonly string[] };
}

/** One form for each thing the reader's seat is asked for. */
export const OrdersForms = ({
  table,
  prompts,
  unsent,
}: {
  table: Table;
  prompts: readonly AskedPrompt[];
  unsent: Unsent | null;
}) => {
  const { viewer } = table.sitting;
  if (viewer === 'spectator') return null;
  const asked = prompts.filter((prompt) => prompt.seats.includes(viewer));
  const mine = asked.length ? asked : prompts.filter((prompt) => maySend(prompt, viewer)).slice(0, 1);
  // What was written for a question that has closed goes to the first one that is open, so that nothing is lost.
  const meant = mine.find((prompt) => prompt.id === unsent?.fields.prompt) ?? mine[0];
  return (
    <>
      {mine.map((prompt) => (
        <OrdersForm table={table} seat={viewer} prompt={prompt} unsent={prompt === meant ? unsent : null} />
      ))}
    </>
  );
};

interface FormProps {
  table: Table;
  seat: Seat;
  prompt: AskedPrompt;
  unsent: Unsent | null;
}

const OrdersForm = ({ table, seat, prompt, unsent }: FormProps) => {
  const { house } = table.web;
  const { state } = table.loaded;
  const { Orders } = table.room.ui;
  const ready = prompt.ready.includes(seat);
  const said = state.prompts[prompt.id]?.said[seat] ?? 'ready';
  const refusal = unsent?.refusal ?? null;
  // A code that is asked for is no fault of the orders.
  const ofOrders = refusal && refusal.at !== CODE_FIELD ? refusal : undefined;
  const asked = prompt.seats.includes(seat);
  return (
    <section class="orders" id="orders" aria-labelledby="orders-title">
      <h2 id="orders-title">
        {asked ? (ready ? `Change ${prompt.label}` : capital(prompt.label)) : 'What you may say beforehand'}
      </h2>
      <form
        method="post"
        action={`${pathOf(table)}/orders`}
        class="orders-form"
        data-unsent={unsent ? 'yes' : undefined}
        autocomplete="off"
      >
        <input type="hidden" name="prompt" value={prompt.id} />
        <input type="hidden" name="cmdId" value={newToken(house.ports.random)} />
        <Orders
          view={viewOf(house, state, seat)}
          legal={legalOf(house, state, seat)}
          prompt={prompt}
          fields={unsent?.fields}
          refusal={ofOrders}
        />
        <Proof table={table} refusal={refusal} />
        {asked && prompt.seats.length > 1 ? (
          <p class="field check">
            <input type="checkbox" id="say-later" name={SAY_FIELD} value="later" checked={said === 'later'} />
            <label for="say-later">
              I am not ready yet: store these orders, they count at the deadline, but don’t go on without me before
            </label>
          </p>
        ) : null}
        <p class="actions">
          <button type="submit" class="button main">
            {!asked ? 'Store it' : ready ? 'Replace my orders' : 'Send my orders'}
          </button>
        </p>
      </form>
      {ready ? <ReadyForms table={table} prompt={prompt} said={said} /> : null}
      {ready && mayWithdraw(table, seat) ? (
        <form method="post" action={`${pathOf(table)}/withdraw`} class="withdraw">
          <input type="hidden" name="prompt" value={prompt.id} />
          <input type="hidden" name="cmdId" value={newToken(house.ports.random)} />
          <Proof table={table} refusal={null} />
          <button type="submit" class="button">
            Withdraw my orders
          </button>{' '}
          <span class="faint">The others wait for you then; at the deadline the house plays your default.</span>
        </form>
      ) : null}
    </section>
  );
};

/** Whether the others may go on, once orders are stored: not before the deadline, when all are ready, or at once. */
const ReadyForms = ({ table, prompt, said }: { table: Table; prompt: AskedPrompt; said: Said }) => {
  const { changeOfMindMinutes } = table.loaded.state.pace;
  const choices: readonly (readonly [Said, string])[] = [
    ['later', 'I am not ready yet'],
    ['ready', 'I am ready'],
    ['now', 'I am ready, don’t wait for a change of mind'],
  ];
  return (
    <form method="post" action={`${pathOf(table)}/ready`} class="ready">
      <p>{SAID[said]}</p>
      <input type="hidden" name="prompt" value={prompt.id} />
      <input type="hidden" name="cmdId" value={newToken(table.web.house.ports.random)} />
      <Proof table={table} refusal={null} />
      <p class="actions">
        {choices
          .filter(([choice]) => choice !== said && (choice !== 'now' || changeOfMindMinutes > 0))
          .map(([choice, label]) => (
            <button type="submit" class="button" name="say" value={choice}>
              {label}
            </button>
          ))}
      </p>
    </form>
  );
};

const SAID: Readonly<Record<Said, string>> = {
  later: 'Your orders are stored and count at the deadline; you have said that you are not ready yet.',
  ready: 'Your orders are stored and you are ready.',
  now: 'Your orders are stored and you need no time for a change of mind.',
};

/** In a browser that is new to the seat: the token of the link, and the question for the code beside it. */
export const Proof = ({ table, refusal }: { table: Table; refusal: Refusal | null }) => {
  const { holder, mayAct } = table.sitting;
  if (!holder || mayAct) return null;
  const refused = refusal?.at === CODE_FIELD;
  return (
    <div class="proof">
      {refused ? <RefusalNote refusal={refusal} /> : null}
      <input type="hidden" name={SEAT_FIELD} value={holder.seatToken} />
      <label class="field">
        <span>Code from your mail (four digits, beside the link; asked once in a new browser)</span>
        <input
          type="text"
          name={CODE_FIELD}
          inputmode="numeric"
          autocomplete="off"
          size={6}
          maxlength={8}
          required
          aria-invalid={refused ? 'true' : undefined}
        />
      </label>
    </div>
  );
};

/** The word that every title's notation has for taking orders back, where it has one. */
export const WITHDRAW = 'WITHDRAW';

/** True when the title knows that word and would not refuse it now; asked of the rules themselves. */
function mayWithdraw({ loaded: { state }, room }: Table, seat: Seat): boolean {
  const parsed = room.title.notation.parse(state.inner, seat, WITHDRAW);
  return !isRefusal(parsed) && !isRefusal(room.title.decide(state.inner, seat, parsed.command, noLuck));
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
