import type { Refusal, Seat } from '#engine/title.ts';
import type { Fields } from '#titles/furniture.ts';
import type { Card, Legal, PlanTerms, View } from '../../model.ts';
import { CARD_TABLE, CARDS } from '../../tables.ts';
import { cardName, seatName } from '../../wording.ts';
import { CardFace, cardHeight, cardWidth } from '../board/ActionCard.tsx';
import { backIn } from '../board/recovery.ts';
import { CardSign, SeatSign } from '../seats.tsx';
import { OrderForm, Select } from './OrderForm.tsx';
import { cardField } from './planFields.ts';

interface PlanFormProps {
  view: View;
  legal: Legal;
  fields: Fields;
  refusal?: Refusal;
}

const GiveUp = ({ cards, fields, wrong }: { cards: readonly Card[]; fields: Fields; wrong: boolean }) => (
  <fieldset>
    <legend>1. Give up one of the two cards you played</legend>
    {cards.length === 1 ? (
      <p>
        <CardSign card={cards[0]!} /> {cardName(cards[0]!)}: it has to be this one.
      </p>
    ) : (
      <p class="among-thieves-line">
        {cards.map((card) => (
          <label class="among-thieves-choice">
            <input
              type="radio"
              name="discard"
              value={card}
              checked={fields.discard === card}
              aria-invalid={wrong ? 'true' : undefined}
            />
            <CardSign card={card} /> {cardName(card)}
          </label>
        ))}
      </p>
    )}
  </fieldset>
);

/** Where a card is that cannot be laid down now, or under which condition it can. */
function conditionOf(card: Card, terms: PlanTerms, view: View): { possible: boolean; note: string } {
  const hands = Object.values(terms.handAfter);
  const inHands = hands.filter((hand) => hand?.includes(card)).length;
  if (inHands === 0) {
    const pile = view.own?.discard.includes(card);
    return { possible: false, note: pile ? `given up, back in round ${backIn(view)}` : 'you give it up' };
  }
  if (inHands < hands.length) return { possible: true, note: 'only if you do not give it up now' };
  return { possible: true, note: view.own?.discard.includes(card) ? 'back from your pile' : '' };
}

const Tile = ({ card, terms, view, fields, wrong }: TileProps) => {
  const { possible, note } = conditionOf(card, terms, view);
  return (
    <label class={`among-thieves-tile${possible ? '' : ' among-thieves-away'}`} title={CARD_TABLE[card].says}>
      <svg
        viewBox={`-2 -2 ${cardWidth + 4} ${cardHeight + 4}`}
        aria-hidden="true"
        font-family="DejaVu Sans, Verdana, sans-serif"
      >
        <CardFace card={card} x={0} y={0} dim={!possible} />
      </svg>
      <span>
        <input
          type="checkbox"
          name={cardField(card)}
          value="yes"
          disabled={!possible}
          checked={possible && (fields[cardField(card)] ?? '') !== ''}
          aria-invalid={wrong ? 'true' : undefined}
        />{' '}
        {cardName(card)}
      </span>
      {note !== '' && <small>{note}</small>}
    </label>
  );
};

interface TileProps {
  card: Card;
  terms: PlanTerms;
  view: View;
  fields: Fields;
  wrong: boolean;
}

const Target = ({ targets, fields, wrong }: { targets: readonly Seat[]; fields: Fields; wrong: boolean }) => (
  <fieldset class="among-thieves-target">
    <legend>No Honor points at</legend>
    <p class="among-thieves-line">
      {targets.map((seat) => (
        <label class="among-thieves-choice">
          <input
            type="radio"
            name="target"
            value={String(seat)}
            checked={fields.target === String(seat)}
            aria-invalid={wrong ? 'true' : undefined}
          />
          <SeatSign seat={seat} /> {seatName(seat)}
        </label>
      ))}
    </p>
    <p class="among-thieves-hint">It is needed only if you lay down No Honor.</p>
  </fieldset>
);

/** A whole round on one page: give up, choose two, whom to rob, and, folded, the orders for the Reveal. */
export const PlanForm = ({ view, legal, fields, refusal }: PlanFormProps) => {
  const terms = legal.plan;
  const { orders } = legal;
  if (!terms || !orders) return null;
  const owes = terms.discards.length > 0;
  const cards = CARDS.filter((card) => card !== 'noHonor').map((card) => ({ value: card, label: cardName(card) }));
  return (
    <>
      <input type="hidden" name="form" value="plan" />
      {owes && <GiveUp cards={terms.discards} fields={fields} wrong={refusal?.at === 'discard'} />}
      <fieldset>
        <legend>{owes ? '2. Lay down two cards' : 'Lay down two cards'}</legend>
        <div class="among-thieves-tiles">
          {CARDS.map((card) => (
            <Tile card={card} terms={terms} view={view} fields={fields} wrong={refusal?.at === 'cards'} />
          ))}
        </div>
      </fieldset>
      <Target targets={terms.targets} fields={fields} wrong={refusal?.at === 'target'} />
      <p class="among-thieves-line">
        <Select
          name="first"
          label={orders.live ? 'If I miss my turn, turn first' : 'Turn first'}
          choices={[{ value: '', label: 'the left one of the two' }, ...cards]}
          fields={fields}
          wrong={refusal?.at === 'orders.first'}
        />
      </p>
      <details open={view.config.pace === 'sealed' || refusal?.at?.startsWith('orders.')}>
        <summary>{orders.live ? 'Standing answers: Trap and Sabotage' : 'Orders for the Reveal'}</summary>
        <div>
          {orders.canFinal && (
            <p class="among-thieves-hint">
              You may leave this for later: when all plans are in and everybody has seen who betrays whom, you are asked
              for it.
            </p>
          )}
          <OrderForm terms={orders} fields={fields} refusal={refusal} />
          {orders.canFinal && (
            <p>
              <label class="among-thieves-choice">
                <input type="checkbox" name="final" value="yes" checked={(fields.final ?? '') !== ''} /> These orders
                are final: nobody needs to wait for others of mine
              </label>
            </p>
          )}
        </div>
      </details>
    </>
  );
};
