import type { Seat } from '#engine/title.ts';
import { deckAt, has, rivals, softCap, type Table } from './board.ts';
import type { Cost, Effect, Having, Target } from './deck/schema.ts';
import type { CardNo, Upgraded } from './model.ts';
import { whoIs } from './recipients.ts';

/** Who does something, and to whom. */
export interface Aim {
  self: Seat;
  target: Seat | null;
}

/** Could any of these effects change anything now? Burns, flips and offers that would not are refused (rules 6). */
export const couldChange = (table: Table, effects: readonly Effect[], aim: Aim): boolean =>
  effects.some((effect) => couldDo(table, effect, aim));

function couldDo(table: Table, effect: Effect, aim: Aim): boolean {
  const self = table.bosses[aim.self]!;
  switch (effect.do) {
    case 'respect':
      return whoIs(table, effect, aim).some((seat) => {
        const { respect } = table.bosses[seat]!;
        const floor = table.config.respectFloor ?? Number.NEGATIVE_INFINITY;
        return effect.n > 0 ? respect < softCap(table) : effect.n < 0 && respect > floor;
      });
    case 'dolla':
      return effect.n > 0
        ? table.dollasInStreets > 0 && whoIs(table, effect, aim).length > 0
        : whoIs(table, effect, aim).some((seat) => table.bosses[seat]!.dollas > 0);
    case 'draw':
      return table.deckSize + table.discard.length > 0 && whoIs(table, effect, aim).length > 0;
    case 'discardRandom':
      return whoIs(table, effect, aim).some((seat) => table.bosses[seat]!.held > 0);
    case 'jumpIn':
      return whoIs(table, effect, aim).some((seat) => table.bosses[seat]!.thugs.stash > 0);
    case 'sendHome':
      return effect.kinds.some((kind) =>
        kind === 'thug' ? self.thugs.streets > 0 : burnt(kind === 'homie' ? self.homies : self.rides),
      );
    case 'cops':
      return effect.n > 0 ? table.cops.supply > 0 : effect.n < 0 && table.cops.streets > 0;
    case 'recover':
      return table.discard.some((no) => deckAt(table).street[no]!.type === effect.kind);
    case 'extraAction':
      return true;
    case 'takeDolla':
    case 'takeCard':
    case 'turnThug':
    case 'takeUpgrade':
      return (
        (aim.target !== null && has(table.bosses[aim.target]!, wantedBy(effect)!)) ||
        (effect.do === 'takeUpgrade' && couldChange(table, effect.else ?? [], aim))
      );
    case 'keepGang':
    case 'protect':
      return false;
    default:
      return effect satisfies never;
  }
}

const burnt = (list: readonly Upgraded[]): boolean => list.some((one) => one.burnt);

/** What a rival must have for an effect to take it; null: it takes nothing. */
export function wantedBy(effect: Effect): Having | null {
  switch (effect.do) {
    case 'takeDolla':
      return 'dolla';
    case 'takeCard':
      return 'card';
    case 'turnThug':
      return 'yardThug';
    case 'takeUpgrade':
      return effect.kind;
    default:
      return null;
  }
}

/** Does it take something, or need chance, or draw? Then it can't be taken back. */
export const isFinal = (effects: readonly Effect[]): boolean =>
  effects.some((effect) => effect.do === 'draw' || effect.do === 'discardRandom' || wantedBy(effect) !== null);

/** Rivals whom a card with such a target may name. */
export const targetsFor = (table: Table, self: Seat, target: Target): Seat[] =>
  rivals(table.n, self).filter((seat) => has(table.bosses[seat]!, target.has));

/** Cards of a hand that could be discarded for a cost; null: it asks for none. */
export function discardsFor(
  table: Table,
  hand: readonly CardNo[],
  cost: Cost | undefined,
  but: CardNo | null = null,
): CardNo[] | null {
  if (!cost?.discard) return null;
  return hand.filter((no) => no !== but && (cost.discard === 'any' || deckAt(table).street[no]!.type === 'weapon'));
}

/** What else a cost asks for: enough Dollas, enough Thugs in the Yard. */
export function canPay(table: Table, seat: Seat, cost: Cost | undefined): boolean {
  const { dollas, thugs } = table.bosses[seat]!;
  return dollas >= (cost?.dolla ?? 0) && thugs.yard >= (cost?.yardThug ?? 0);
}
