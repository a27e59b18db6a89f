import type { Seat } from '#engine/title.ts';
import type { Event } from '../../model.ts';
import { seatName } from '../../wording.ts';

/** Why a coin moved: the columns of the account at the end of a report. */
export const REASONS = ['Steal', 'Fines', 'Heist', 'Betrayal', 'Torch'] as const;
export type Reason = (typeof REASONS)[number];

export interface Move {
  seat: Seat;
  /** Below zero: paid. */
  coins: number;
  reason: Reason;
}

/** What an event moves, seat by seat; what is not to or from another seat goes to or comes from the City. */
export function movesOf(event: Event): Move[] {
  switch (event.type) {
    case 'Stole':
      return moved(event.seat, event.amount, 'Steal');
    case 'Caught':
      return moved(event.seat, -event.paid, 'Fines');
    case 'HeistResolved':
      return moved(event.seat, event.delta, 'Heist');
    case 'BetrayalResolved': {
      const gain = event.outcome === 'businessman' ? -event.amount : event.amount;
      if (event.target === null) return [];
      return [...moved(event.seat, gain, 'Betrayal'), ...moved(event.target, -gain, 'Betrayal')];
    }
    case 'TorchPassed':
      return moved(event.to, event.coin, 'Torch');
    default:
      return [];
  }
}

const moved = (seat: Seat, coins: number, reason: Reason): Move[] => (coins === 0 ? [] : [{ seat, coins, reason }]);

/** "+1", "−2" with a true minus sign. */
export const signed = (coins: number): string => (coins < 0 ? `−${-coins}` : `+${coins}`);

export const moveInWords = ({ seat, coins }: Move): string => `${seatName(seat)} ${signed(coins)}`;

/** What each seat gained and lost over these events; only seats for which a coin moved. */
export function accountOf(events: readonly Event[]): { seat: Seat; by: Record<Reason, number>; sum: number }[] {
  const moves = events.flatMap(movesOf);
  const seats = [...new Set(moves.map(({ seat }) => seat))].sort((a, b) => a - b);
  return seats.map((seat) => {
    const own = moves.filter((move) => move.seat === seat);
    const sum = (list: readonly Move[]) => list.reduce((total, { coins }) => total + coins, 0);
    return {
      seat,
      by: Object.fromEntries(
        REASONS.map((reason) => [reason, sum(own.filter((move) => move.reason === reason))]),
      ) as Record<Reason, number>,
      sum: sum(own),
    };
  });
}
