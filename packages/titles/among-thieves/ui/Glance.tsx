import type { Seat, Viewer } from '#engine/title.ts';
import type { Legal, SeatView, View, Whereabouts } from '../model.ts';
import { BETRAYAL, CARDS, STOPS, WINNING_FORTUNE } from '../tables.ts';
import { cardName, cardNames, coins, seatName, seatNames } from '../wording.ts';
import { PHASE_NAMES } from './board/facts.ts';
import { CardSign, cardCode, SeatSign } from './seats.tsx';

/** What the game waits for, in words; of orders and reactions never who has answered. */
function nowInWords(view: View): string {
  if (view.result) return `${seatName(view.result.seat)} wins with ${coins(view.result.coins)}.`;
  if (view.window) {
    const { kind, thief, eligible } = view.window;
    return `A ${cardName(STOPS[kind])} by ${seatName(thief)}: ${seatNames(eligible)} may react.`;
  }
  if (view.turn !== null) return `${seatName(view.turn)} is to turn a card.`;
  if (view.phase === 'orders') return 'Orders for the Reveal are being written.';
  return `Round ${view.round}: ${PHASE_NAMES[view.phase]}.`;
}

const Ready = ({ view }: { view: View }) => (
  <ul class="among-thieves-in" aria-label={view.phase === 'plan' ? 'Whose plans are in' : 'Who has given up a card'}>
    {view.seats.map(({ seat, ready }) => (
      <li class={ready ? 'among-thieves-ready' : ''}>
        <SeatSign seat={seat} />
        <span>{`${seatName(seat)}: ${ready ? '✓ ready' : 'thinking'}`}</span>
      </li>
    ))}
  </ul>
);

const WHERE: Readonly<Record<Whereabouts, string>> = { hand: 'has', maybe: 'perhaps', out: 'out' };

/** The five signs of a seat; those who listen hear "Steal perhaps". */
const Known = ({ seat }: { seat: SeatView }) => (
  <ul class="among-thieves-known">
    {CARDS.map((card) => (
      <li class={`among-thieves-${seat.knowledge[card]}`} title={`${cardName(card)}: ${WHERE[seat.knowledge[card]]}`}>
        <span aria-hidden="true">{`${cardCode(card)}${seat.knowledge[card] === 'maybe' ? '?' : ''}`}</span>
        <span class="among-thieves-unseen">{`${cardName(card)} ${WHERE[seat.knowledge[card]]}, `}</span>
      </li>
    ))}
  </ul>
);

/** Who points at whom with what, as far as it lies open. */
function pointing(view: View, { seat, target }: SeatView): string {
  const all = [
    ...(target === null ? [] : [`${cardName('noHonor')} at ${seatName(target)}`]),
    ...view.warrants.filter(({ by }) => by === seat).map(({ kind, on }) => `${cardName(kind)} at ${seatName(on)}`),
  ];
  return all.length > 0 ? all.join(', ') : '–';
}

const worth = (n: number): string => {
  if (n >= WINNING_FORTUNE) return ' ♛';
  return n >= BETRAYAL.rich ? ' ②' : '';
};

const Thieves = ({ view, you }: { view: View; you: Seat | null }) => (
  <section class="among-thieves-scroll" tabindex={0} aria-label="The thieves in numbers">
    <table class="among-thieves-table">
      <caption class="among-thieves-hint">
        {`The City has ${coins(view.city)}. From ${BETRAYAL.rich} coins on (②) a betrayal takes two; ${WINNING_FORTUNE} (♛) and more than anybody else win.`}
      </caption>
      <thead>
        <tr>
          <th scope="col">Thief</th>
          <th scope="col">Coins</th>
          <th scope="col" class="among-thieves-left">
            What everybody knows of the cards
          </th>
          <th scope="col" class="among-thieves-left">
            Points
          </th>
          <th scope="col">Hand</th>
          <th scope="col">Given up</th>
        </tr>
      </thead>
      <tbody>
        {view.seats.map((seat) => (
          <tr>
            <th scope="row">
              <SeatSign seat={seat.seat} /> {seatName(seat.seat)}
              {seat.seat === you ? ' (you)' : ''}
              {seat.seat === view.first ? <small> first player</small> : ''}
            </th>
            <td>
              <strong>{seat.coins}</strong>
              {worth(seat.coins)}
            </td>
            <td class="among-thieves-left">
              <Known seat={seat} />
            </td>
            <td class="among-thieves-left">{pointing(view, seat)}</td>
            <td>{seat.handSize}</td>
            <td>{seat.discardSize}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

const OwnCards = ({ view }: { view: View }) => {
  const { own } = view;
  if (!own) return null;
  const { hand, discard } = own;
  return (
    <p>
      Your hand:{' '}
      {hand.length === 0
        ? 'empty'
        : hand.map((card) => (
            <span class="among-thieves-card">
              <CardSign card={card} /> {cardName(card)}
            </span>
          ))}
      {discard.length > 0 ? ` Given up: ${cardNames(discard)}.` : ''}
    </p>
  );
};

/** What each seat has played, round by round: the memory of the table. */
const Played = ({ view }: { view: View }) => {
  const rounds = Math.max(...view.seats.map(({ history }) => history.length));
  if (rounds === 0) return null;
  return (
    <details>
      <summary>What was played so far</summary>
      <section class="among-thieves-scroll" tabindex={0} aria-label="Cards played, round by round">
        <table class="among-thieves-table">
          <thead>
            <tr>
              <th scope="col">Round</th>
              {view.seats.map(({ seat }) => (
                <th scope="col">{seatName(seat)}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: rounds }, (_, round) => (
              <tr>
                <th scope="row">{round + 1}</th>
                {view.seats.map(({ history }) => (
                  <td>{history[round]?.map(cardCode).join(' ')}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
};

/** What stands beside the table: what is awaited, coins, who points at whom, what is known of everybody's cards. */
export const Glance = ({ view, viewer }: { view: View; legal: Legal | null; viewer: Viewer }) => (
  <div class="among-thieves-glance">
    <p>
      <strong>{nowInWords(view)}</strong>
    </p>
    {(view.phase === 'plan' || view.phase === 'foolMe') && <Ready view={view} />}
    <OwnCards view={view} />
    <Thieves view={view} you={viewer === 'spectator' ? null : viewer} />
    <Played view={view} />
  </div>
);
