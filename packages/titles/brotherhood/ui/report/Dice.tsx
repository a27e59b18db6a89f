import type { EventOf } from '../../model.ts';
import { AREA_NAMES } from '../../tables.ts';
import { counted, listed, seatName } from '../../wording.ts';
import { PieceSign, SeatSign } from '../seats.tsx';
import { Die } from './Die.tsx';

/** Who fell in a volley: "Blue loses 2 Thugs and the Godfather". */
function losses(volley: EventOf<'Volley'>): string {
  const fallen = volley.losses.map(({ seat, T, H, G }) => {
    const men = [T > 0 ? counted(T, 'T') : '', H > 0 ? counted(H, 'H') : '', G > 0 ? 'the Godfather' : ''];
    return `${seatName(seat)} loses ${listed(men.filter((word) => word !== ''))}`;
  });
  return fallen.length > 0 ? `${fallen.join('; ')}.` : 'nobody is hurt.';
}

/** Place and outcome of a volley; the dice stand below. */
export const VolleyLine = ({ volley }: { volley: EventOf<'Volley'> }) => (
  <p>
    <strong>{AREA_NAMES[volley.area]}</strong>
    {volley.round > 0 ? `, volley ${volley.round} of the overtime: ` : ': '}
    {losses(volley)}
  </p>
);

/** A volley, gunman by gunman: whose, who, what the die showed, at whom. */
export const Shots = ({ volley }: { volley: EventOf<'Volley'> }) => (
  <ul class="brotherhood-shots">
    {volley.shots.map((shot) => (
      <li>
        <SeatSign seat={shot.seat} />
        <span class="brotherhood-unseen">{seatName(shot.seat)}</span>
        <PieceSign piece={shot.kind} />
        <Die face={shot.die} strikes={shot.hit} />
        <span>{shot.hit ? 'hits' : 'misses'}</span>
        <SeatSign seat={shot.target} />
        <span class="brotherhood-unseen">{seatName(shot.target)}</span>
      </li>
    ))}
  </ul>
);

/** The dice of a card, counter by counter. */
export const Checks = ({ card }: { card: EventOf<'CardResolved'> }) =>
  card.checks.length === 0 ? null : (
    <ul class="brotherhood-shots">
      {card.checks.map((check) => (
        <li>
          <SeatSign seat={check.seat} />
          <span class="brotherhood-unseen">{seatName(check.seat)}</span>
          <PieceSign piece={check.kind} />
          <Die face={check.die} strikes={check.removed} />
          <span>{check.removed ? (check.kind === 'T' || check.kind === 'H' ? 'arrested' : 'gone') : 'stays'}</span>
        </li>
      ))}
    </ul>
  );
