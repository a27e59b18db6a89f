import type { Seat } from '#engine/title.ts';
import type { Event, Payment } from '../../model.ts';
import type { Counter } from '../../tables.ts';
import { seatName } from '../../wording.ts';

/** What one event adds to or takes from one seat. */
export interface Delta {
  seat: Seat;
  what: Exclude<Counter, 'combined'>;
  /** Below zero: lost or paid. */
  n: number;
}

/** Everything countable that an event moves to or from gangs (rules 7); a gang that leaves the game leaves nothing behind. */
export function deltasOf(event: Event): Delta[] {
  return movedBy(event).filter(({ n }) => n !== 0);
}

function movedBy(event: Event): Delta[] {
  switch (event.type) {
    case 'StartResourcesGained': {
      const { seat, health, armor, damaged, gang, money, rep } = event;
      return Object.entries({ health, armor, damaged, gang, money, rep }).map(([what, n]) => ({
        seat,
        what: what as Delta['what'],
        n,
      }));
    }
    case 'CardsDrawn':
      return [{ seat: event.seat, what: 'cards', n: event.n }];
    case 'Moved':
      return [{ seat: event.seat, what: 'money', n: -event.paid }];
    case 'TokensTaken':
      return [
        { seat: event.seat, what: 'bones', n: event.bones },
        { seat: event.seat, what: 'evidence', n: event.evidence },
      ];
    case 'ResourceGained':
      return [{ seat: event.seat, what: event.resource, n: event.gained }];
    case 'ResourceLost':
      return [{ seat: event.seat, what: event.resource, n: -event.lost }];
    case 'Stolen':
      return [
        { seat: event.seat, what: event.resource, n: event.gained },
        ...event.from.map(({ seat, n }): Delta => ({ seat, what: event.resource, n: -n })),
      ];
    case 'ArmorRepaired':
      return [
        { seat: event.seat, what: 'armor', n: event.n },
        { seat: event.seat, what: 'damaged', n: -event.n },
      ];
    case 'LossTaken':
      return [
        { seat: event.seat, what: 'armor', n: -event.armorDamaged },
        { seat: event.seat, what: 'damaged', n: event.armorDamaged },
        { seat: event.seat, what: 'health', n: -event.healthLost },
      ];
    case 'DieRerolled':
    case 'LossPrevented':
    case 'AbilityUsed':
    case 'OptionChosen':
      return paidBy(event.seat, event.paid);
    case 'ReputationGained':
      return event.gains.map(({ seat, n }): Delta => ({ seat, what: 'rep', n }));
    case 'HustlePlayed':
      return [{ seat: event.seat, what: 'cards', n: -1 - event.discards.length }];
    case 'CardsDiscarded':
      return [{ seat: event.seat, what: 'cards', n: -event.cards.length }];
    case 'CardsRecovered':
      return [{ seat: event.seat, what: 'cards', n: event.cards.length }];
    case 'PlayerWhacked':
    case 'PlayerResigned':
      return [
        { seat: event.seat, what: 'cards', n: -event.hand.length },
        { seat: event.seat, what: 'money', n: -event.money },
        { seat: event.seat, what: 'armor', n: -event.armor },
        { seat: event.seat, what: 'damaged', n: -event.damaged },
        { seat: event.seat, what: 'bones', n: -event.bones },
        { seat: event.seat, what: 'evidence', n: -event.evidence },
      ];
    default:
      return [];
  }
}

const paidBy = (seat: Seat, { cards = [], money = 0, health = 0, bones = 0 }: Payment): Delta[] => [
  { seat, what: 'cards', n: -cards.length },
  { seat, what: 'money', n: -money },
  { seat, what: 'health', n: -health },
  { seat, what: 'bones', n: -bones },
];

const WORDS: Readonly<Record<Delta['what'], string>> = {
  health: 'health',
  armor: 'armor',
  damaged: 'damaged armor',
  info: 'information',
  money: 'money',
  gang: 'gang',
  rep: 'reputation',
  cards: 'cards',
  bones: 'bones',
  evidence: 'evidence',
};

/** "+1", "−2" with a true minus sign. */
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

export const deltaInWords = ({ seat, what, n }: Delta): string => `${seatName(seat)} ${signed(n)} ${WORDS[what]}`;

/** What several events move together, seat by seat; what comes to nothing is left out. */
export function summed(deltas: readonly Delta[]): Delta[] {
  const sums = new Map<string, Delta>();
  for (const delta of deltas) {
    const key = `${delta.seat}/${delta.what}`;
    sums.set(key, { ...delta, n: (sums.get(key)?.n ?? 0) + delta.n });
  }
  return [...sums.values()].filter(({ n }) => n !== 0);
}
