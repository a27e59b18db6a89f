import type { Seat, Viewer } from '#engine/title.ts';
import { cardsOf, combined } from '../board.ts';
import { hustleOf } from '../lookup.ts';
import type { Legal, SeatView, View } from '../model.ts';
import { counted, seatName } from '../wording.ts';
import { orderOf } from './board/facts.ts';
import { bombsInWords, knownDanger } from './glance/danger.ts';
import { Legend } from './glance/Legend.tsx';
import { nowInWords } from './glance/now.ts';
import { People } from './glance/People.tsx';
import { Town } from './glance/Town.tsx';
import { SeatSign, Sign } from './seats.tsx';

/** What stands beside the city: what is awaited, dangers, the gangs in figures, profiles and perks to read, own cards. */
export const Glance = ({ view, viewer }: { view: View; legal: Legal | null; viewer: Viewer }) => (
  <div class="whacktown-glance">
    <p>
      <strong>{nowInWords(view)}</strong>
    </p>
    {view.phase === 'turn' && <Dangers view={view} you={viewer === 'spectator' ? null : viewer} />}
    <Gangs view={view} you={viewer === 'spectator' ? null : viewer} />
    {view.own && <Hand view={view} />}
    <People view={view} />
    <Town view={view} />
    <Legend view={view} />
    {view.opened && <Opened view={view} />}
  </div>
);

const Dangers = ({ view, you }: { view: View; you: Seat | null }) => {
  const bombs = bombsInWords(view);
  const own = you === null || !view.own ? null : knownDanger(view, you);
  if (bombs.length === 0 && !own?.loss) return null;
  return (
    <ul class={`whacktown-dangers${own && own.loss >= own.stands ? ' whacktown-deadly' : ''}`}>
      {bombs.map((say) => (
        <li>
          <Sign name="bomb" /> {say}
        </li>
      ))}
      {own && own.loss > 0 && (
        <li>
          <strong>
            {`You stand at ${own.stands} health and armor; ${own.loss} of it is known to go before your next turn.`}
          </strong>
        </li>
      )}
    </ul>
  );
};

const HEADS = [
  ['rep', 'Reputation'],
  ['combined', 'Health + armor'],
  ['info', 'Information + money'],
  ['gang', 'Gang members'],
  ['cards', 'Cards in hand'],
] as const;

const Gangs = ({ view, you }: { view: View; you: Seat | null }) => (
  <section class="whacktown-scroll" tabindex={0} aria-label="The gangs in figures">
    <table class="whacktown-table">
      <caption class="whacktown-hint">
        {`In turn order. ${cardsOf(view).deck.constants.winReputation} reputation wins, and so does being the last one alive.`}
      </caption>
      <thead>
        <tr>
          <th scope="col">Gang</th>
          {HEADS.map(([icon, words]) => (
            <th scope="col" title={words}>
              <Sign name={icon} />
              <span class="whacktown-unseen">{words}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {orderOf(view).map((seat) => (
          <Gang view={view} seat={view.seats[seat]!} you={you} />
        ))}
      </tbody>
    </table>
  </section>
);

const Gang = ({ view, seat, you }: { view: View; seat: SeatView; you: Seat | null }) => (
  <tr class={seat.status === 'alive' ? (view.active === seat.seat ? 'whacktown-active' : undefined) : 'whacktown-out'}>
    <th scope="row">
      <SeatSign seat={seat.seat} /> {seatName(seat.seat)}
      {seat.seat === you ? ' (you)' : ''}
      {seat.status === 'alive' ? '' : `, ${seat.status}`}
    </th>
    <td>
      <strong>{seat.reputation}</strong>
    </td>
    <td title={`${seat.damagedArmor} damaged armor`}>
      <strong>{combined(seat)}</strong> = {seat.health}+{seat.armor}
      {seat.damagedArmor > 0 ? ` (${seat.damagedArmor} dmg)` : ''}
    </td>
    <td>
      {seat.information}+${seat.money}
    </td>
    <td>{seat.gang}</td>
    <td>{seat.handSize}</td>
  </tr>
);

/** The own hand, kind by kind, with costs. */
const Hand = ({ view }: { view: View }) => {
  const hand = view.own?.hand ?? [];
  const kinds = [...new Set(hand)];
  if (view.phase === 'profileChoice') return null;
  return (
    <section>
      <h3 class="whacktown-title">
        {hand.length === 0 ? 'Your hand is empty' : `Your hand: ${counted(hand.length, 'card')}`}
      </h3>
      <ul class="whacktown-hand">
        {kinds.map((id) => {
          const { name, cost, text } = hustleOf(view, id);
          const copies = hand.filter((card) => card === id).length;
          return (
            <li>
              <b class="whacktown-number" title="other cards to discard for it">
                {cost}
              </b>
              <span>
                <strong>{`${copies > 1 ? `${copies} × ` : ''}${name}`}</strong>: {text}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
};

/** All hands, when the game is over. */
const Opened = ({ view }: { view: View }) => (
  <details>
    <summary>The hands at the end</summary>
    <ul class="whacktown-plain">
      {view.opened?.hands.map((hand, seat) => (
        <li>
          <SeatSign seat={seat} /> {seatName(seat)}:{' '}
          {hand.length > 0 ? hand.map((id) => hustleOf(view, id).name).join(', ') : 'no card'}
        </li>
      ))}
    </ul>
  </details>
);
