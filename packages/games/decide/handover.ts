import type { Told } from '#engine/commit.ts';
import { type Refusal, refuse } from '#engine/title.ts';
import { type Command, fact, type Ground, nameOf } from './ground.ts';

/** A seat loses its player for good: he leaves, the organiser takes it from him, or his account is erased. */
export function vacate({ state, by, title }: Ground, command: Command<'Vacate'>): readonly Told[] | Refusal {
  const { seat, because, keeper } = command;
  const one = state.seats[seat];
  if (!one) return refuse('UNKNOWN_SEAT', `There is no seat ${seat}; this game has ${state.seats.length}.`);
  if (by !== 'host' && by !== `seat:${seat}`) return refuse('NOT_YOURS', 'Only the player of a seat leaves it.');
  if (one.empty || !one.taken) return refuse('EMPTY_SEAT', `Nobody holds ${nameOf(title, seat)} now.`, 'seat');
  if (one.bot !== null && !one.kept)
    return refuse('BOT_SEAT', `${nameOf(title, seat)} is played by a bot; nobody holds it.`, 'seat');
  if (keeper !== null && !Object.hasOwn(title.bots, keeper))
    return refuse(
      'UNKNOWN_BOT',
      `${title.label} has no bot "${keeper}"; it has ${Object.keys(title.bots).join(', ')}.`,
      'keeper',
    );
  return [fact({ type: 'game:SeatVacated', seat, because, keeper: state.status === 'open' ? null : keeper })];
}

/** Somebody else takes over a seat that is open to a replacement, with its past and its orders. */
export function takeOver({ state, by, title }: Ground, { seat }: Command<'TakeOver'>): readonly Told[] | Refusal {
  const one = state.seats[seat];
  if (!one) return refuse('UNKNOWN_SEAT', `There is no seat ${seat}; this game has ${state.seats.length}.`);
  if (by !== `seat:${seat}`) return refuse('NOT_YOURS', 'Whoever takes a seat over does it himself.');
  if (state.status === 'open')
    return refuse('NOT_STARTED', 'The game has not started; its seats are taken by invitation.');
  return one.wanted
    ? [fact({ type: 'game:SeatTakenOver', seat })]
    : refuse('SEAT_TAKEN', `${nameOf(title, seat)} has its player and is not open to a replacement.`, 'seat');
}
