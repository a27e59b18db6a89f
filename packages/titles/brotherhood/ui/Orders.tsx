import type { Prompt, Refusal } from '#engine/title.ts';
import type { Fields, OrdersProps } from '#titles/furniture.ts';
import type { Legal, View } from '../model.ts';
import { dollars, seatName } from '../wording.ts';
import { AnswerForm } from './orders/AnswerForm.tsx';
import { fieldsOfAnswer } from './orders/answerFields.ts';
import { Conditions } from './orders/Conditions.tsx';
import { fieldsOfLedger, hasGrid } from './orders/grid.ts';
import { Instructions } from './orders/Instructions.tsx';
import { LedgerPage } from './orders/LedgerPage.tsx';
import { printRules } from './orders/lines.ts';
import { type Desk, running } from './orders/running.ts';

/** Instructions about bribes are of use only where the deck has the card (rules 9). */
const BRIBE_CARD = 11;

/** What the live script reads; `<` is written so that no text can end the element. */
const Data = ({ view, legal, prompt }: { view: View; legal: Legal; prompt: Prompt }) => (
  <script
    type="application/json"
    id="brotherhood-legal"
    dangerouslySetInnerHTML={{ __html: JSON.stringify({ view, legal, prompt }).replaceAll('<', '\\u003c') }}
  />
);

const Refused = ({ refusal }: { refusal: Refusal }) => (
  <p class="brotherhood-refused" role="alert">
    {refusal.say}
    {refusal.at?.includes(' ') ? ` (${refusal.at})` : ''}
  </p>
);

const Total = ({ desk, fields }: { desk: Desk; fields: Fields }) => {
  const now = running(fields, desk);
  if (!now) return null;
  return (
    <>
      <p class="brotherhood-total" aria-live="polite" data-overdrawn={now.balance < 0 ? 'yes' : undefined}>
        <span>
          Cash <b>{dollars(now.total + now.gifts + now.balance)}</b>
        </span>
        <span>
          Total <b id="brotherhood-sum">{dollars(now.total)}</b>
        </span>
        <span>
          Balance <b id="brotherhood-balance">{dollars(now.balance)}</b>
        </span>
        <span id="brotherhood-problem">{now.problem}</span>
      </p>
      {/* Both buttons work with the live script only; without it the page comes filled with HOLD already. */}
      <p id="brotherhood-fill" hidden>
        <button type="button" id="brotherhood-hold">
          HOLD: keep all guards
        </button>{' '}
        <button type="button" id="brotherhood-clear">
          Empty page
        </button>
      </p>
      <p class="brotherhood-hint">The same as a mail would say it:</p>
      <output class="brotherhood-notation" id="brotherhood-notation" aria-label="Your ledger in the notation">
        {now.notation}
      </output>
      <p class="brotherhood-hint">If nothing else changes:</p>
      <p class="brotherhood-plan" id="brotherhood-plan">
        {now.plan.join('\n')}
      </p>
    </>
  );
};

const Gift = ({ gift, fields, refusal }: { gift: NonNullable<Legal['gift']>; fields: Fields; refusal?: Refusal }) => (
  <fieldset>
    <legend>
      <h3>Money to another family</h3>
    </legend>
    <div class="brotherhood-line">
      <label class="brotherhood-cell">
        <span>To</span>
        <br />
        <select name="gift.to">
          <option value="">nobody</option>
          {gift.to.map((seat) => (
            <option value={String(seat)} selected={fields['gift.to'] === String(seat)}>
              {seatName(seat)}
            </option>
          ))}
        </select>
      </label>
      <label class="brotherhood-cell">
        <span>{`Dollars (at most ${dollars(gift.most)} beside the ledger you have in)`}</span>
        <input
          type="text"
          inputmode="numeric"
          name="gift.amount"
          value={fields['gift.amount'] ?? ''}
          placeholder="0"
          aria-invalid={refusal?.at === 'gift.amount' ? 'true' : undefined}
        />
      </label>
    </div>
    <p class="brotherhood-hint">A gift goes at once and cannot be taken back.</p>
  </fieldset>
);

const Jailbreak = ({ getOut, fields }: { getOut: NonNullable<Legal['getOut']>; fields: Fields }) => (
  <p class="brotherhood-line">
    <label class="brotherhood-choice">
      <input type="checkbox" name="jailbreak" value="yes" checked={(fields.jailbreak ?? '') !== ''} />
      {` Jailbreak: use one of ${getOut.tokens} get-out tokens now (${getOut.prisoners.T} Thugs, ${getOut.prisoners.H} Hitmen sit)`}
    </label>
    <label class="brotherhood-choice">
      <span>First try</span>{' '}
      <select name="jailbreak.first">
        <option value="H">Hitmen</option>
        <option value="T" selected={fields['jailbreak.first'] === 'T'}>
          Thugs
        </option>
      </select>
    </label>
  </p>
);

/** The orders of one prompt: the ledger page, money for others, jailbreak, standing instructions. Works without scripts. */
export const Orders = ({ view, legal, prompt, fields, refusal }: OrdersProps<View, Legal>) => {
  const terms = prompt.kind === 'ledger' ? legal.ledger : null;
  const standing = view.own?.standing ?? {};
  const lines = printRules(standing);
  const bribes = (view.config.deck[BRIBE_CARD] ?? 0) > 0;
  const filled =
    terms && !(fields && hasGrid(fields))
      ? fieldsOfLedger(view.own?.ledger ?? terms.hold)
      : legal.answer
        ? fieldsOfAnswer(legal.answer, view.own?.answers ?? {})
        : {};
  const shown: Fields = { ...filled, ...fields };
  return (
    <div class="brotherhood-orders">
      <Data view={view} legal={legal} prompt={prompt} />
      {refusal && <Refused refusal={refusal} />}
      {terms && (
        <>
          <LedgerPage terms={terms} fields={shown} refusal={refusal} />
          <Total desk={{ view, legal, prompt }} fields={shown} />
          <label class="brotherhood-cell">
            <span>
              Or write it as in a mail, for example <code>HOLD &amp; 2R + T: DT &amp; G: DT</code>. What stands here
              counts instead of the page above.
            </span>
            <textarea name="orders" rows={3} spellcheck={false} placeholder="empty: the page above counts">
              {shown.orders ?? ''}
            </textarea>
          </label>
        </>
      )}
      {terms && view.config.pace === 'post' && <Conditions stored={view.own?.alternatives ?? []} fields={shown} />}
      {legal.answer && (
        <>
          <AnswerForm terms={legal.answer} legal={legal} fields={shown} />
          <label class="brotherhood-cell">
            <span>Or write it as in a mail. What stands here counts instead of the choices above.</span>
            <textarea name="orders" rows={3} spellcheck={false} placeholder="empty: the choices above count">
              {shown.orders ?? ''}
            </textarea>
          </label>
        </>
      )}
      {legal.gift && legal.gift.to.length > 0 && <Gift gift={legal.gift} fields={shown} refusal={refusal} />}
      {legal.getOut && <Jailbreak getOut={legal.getOut} fields={shown} />}
      {legal.standing && prompt.kind !== 'sheet' && (
        <Instructions standing={standing} others={legal.standing.others} bribes={bribes} fields={shown} lines={lines} />
      )}
      <p>
        <label class="brotherhood-choice">
          <input type="checkbox" name="notYet" value="yes" checked={(shown.notYet ?? '') !== ''} />
          {terms
            ? ' Not yet: do only the rest (money, jailbreak, instructions) and leave my ledger as it is'
            : legal.answer
              ? ' Not yet: change only my instructions and answer later'
              : ' Not yet: send what I wrote, but I am not done with this step'}
        </label>
      </p>
    </div>
  );
};
