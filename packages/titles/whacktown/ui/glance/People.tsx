import { hustleOf, perkOf, profileOf } from '../../lookup.ts';
import type { SeatView, View } from '../../model.ts';
import { counted, seatName } from '../../wording.ts';
import { orderOf } from '../board/facts.ts';
import { PerkIcon, SeatSign, Sign } from '../seats.tsx';

/** Profiles, perks, preparations and tokens of every gang, to be read. */
export const People = ({ view }: { view: View }) => {
  const shown = orderOf(view).filter((seat) => view.seats[seat]!.profile !== null);
  if (shown.length === 0) return null;
  return (
    <details open>
      <summary>Profiles, perks and preparations</summary>
      <ul class="whacktown-people">
        {shown.map((seat) => (
          <Person view={view} seat={view.seats[seat]!} />
        ))}
      </ul>
      {view.perkSupply.length > 0 && (
        <p class="whacktown-perks">
          {'Still to be had: '}
          {view.perkSupply.map((id) => (
            <span class="whacktown-perk" title={perkOf(view, id).text}>
              <PerkIcon id={id} name={perkOf(view, id).name} /> {perkOf(view, id).name}
            </span>
          ))}
        </p>
      )}
    </details>
  );
};

const Person = ({ view, seat }: { view: View; seat: SeatView }) => {
  const { name, turnOrder, text, flavor } = profileOf(view, seat.profile!);
  // What was used in a turn is forgotten only when the next one of the seat begins.
  const used = (source: string) =>
    view.active === seat.seat && seat.usedThisTurn.includes(source) ? ' (used in this turn)' : '';
  return (
    <li>
      <p>
        <SeatSign seat={seat.seat} /> {seatName(seat.seat)}: <strong title={flavor}>{name}</strong> ({turnOrder}).{' '}
        {text}
        {used('profile')}
      </p>
      {seat.perks.map((id) => (
        <p class="whacktown-sub">
          <PerkIcon id={id} name={perkOf(view, id).name} /> <strong>{perkOf(view, id).name}</strong>.{' '}
          {perkOf(view, id).text}
          {used(id)}
        </p>
      ))}
      {seat.preparations.map((id) => (
        <p class="whacktown-sub">
          <Sign name="cards" /> <strong>{hustleOf(view, id).name}</strong>. {hustleOf(view, id).text}
        </p>
      ))}
      {seat.bones > 0 && (
        <p class="whacktown-sub">
          <Sign name="bones" /> {counted(seat.bones, 'bone')}
        </p>
      )}
      {seat.evidence > 0 && (
        <p class="whacktown-sub">
          <Sign name="evidence" /> {seat.evidence} evidence
        </p>
      )}
    </li>
  );
};
