import type { Compiled } from '../deck/compiled.ts';
import type { AbilityTerms, Command, Legal, TurnTerms, View } from '../model.ts';
import { richest } from './crimes.ts';

/** What costs no action and is always worth it; null: nothing. */
export function somethingFree(view: View, deck: Compiled, legal: Legal, turn: TurnTerms): Command | null {
  return takeOffer(deck, turn) ?? useAbility(view, turn) ?? useCaution(view, deck, turn) ?? arm(view, deck, legal);
}

const on = (view: View, { targets }: AbilityTerms): { target?: number } =>
  targets?.length ? { target: richest(view, targets) } : {};

/** A card worth least in the own hand: Weapons are, for what such offers ask. */
const paying = ({ discards }: AbilityTerms): { discard?: number } =>
  discards?.length ? { discard: discards[0]! } : {};

const KEPT_THUGS = 2;

function takeOffer(deck: Compiled, { offers, ready }: TurnTerms): Command | null {
  for (const terms of offers) {
    const cost = deck.drama[terms.no]!.offer?.cost;
    if (ready.thugs - (cost?.yardThug ?? 0) >= KEPT_THUGS || !cost?.yardThug)
      return { type: 'DramaOffer', drama: terms.no, ...paying(terms) };
  }
  return null;
}

function useAbility(view: View, { burns, flips }: TurnTerms): Command | null {
  const [burn] = burns;
  if (burn) return { type: 'BurnHomie', homie: burn.no, ...on(view, burn) };
  // A Weapon is worth more than what Turf gives for it.
  const flip = flips.find(({ discards }) => discards === null);
  return flip ? { type: 'FlipTurf', turf: flip.no, ...on(view, flip) } : null;
}

const STREET_CROWD = 4;

/** Cards that forbid something are kept until the own gang stands in the Streets. */
function useCaution(view: View, deck: Compiled, { cautions }: TurnTerms): Command | null {
  const own = view.bosses[view.active ?? 0]!;
  for (const terms of cautions) {
    const card = deck.street[terms.no]!;
    if (card.type !== 'caution') continue;
    if (card.zone === 'streets' && own.thugs.streets < STREET_CROWD) continue;
    return { type: 'PlayCaution', card: terms.no, ...on(view, terms), ...paying(terms) };
  }
  return null;
}

/** Cards against Crimes on those worth two, against Fights on the leader; the others count as armed by themselves. */
function arm(view: View, deck: Compiled, { armable }: Legal): Command | null {
  const armed = view.own?.orders.arms ?? [];
  for (const id of armable) {
    const card = deck.byId.get(id);
    if (card?.type !== 'caution' || armed.some((one) => one.card === id)) continue;
    if (card.when === 'crime.rival') return { type: 'Arm', card: id, filter: { minRespect: 2 } };
    if (card.when === 'fight.rival') return { type: 'Arm', card: id, filter: { seats: 'leader' } };
  }
  return null;
}

/** What is discarded at the end of a turn: one Crime that is out of reach. */
export function useless(view: View, deck: Compiled): number[] {
  const own = view.bosses[view.active ?? 0]!;
  const strength = own.thugs.yard + own.thugs.streets + own.homies.length + 3;
  const found = view.own?.hand.find((no: number) => {
    const card = deck.street[no]!;
    return card.type === 'crime' && card.difficulty > strength;
  });
  return found === undefined ? [] : [found];
}
