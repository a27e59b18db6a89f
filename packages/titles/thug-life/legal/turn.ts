import type { Seat } from '#engine/title.ts';
import { turfWorks } from '../allowed.ts';
import { deckAt, isForbidden, readyOf, rivals } from '../board.ts';
import type { Cost, Effect, Target } from '../deck/schema.ts';
import type { AbilityTerms, CardNo, CrimeTerms, State, TurnTerms } from '../model.ts';
import { canPay, couldChange, discardsFor, targetsFor, wantedBy } from '../possible.ts';
import { NOBODY } from '../shapes.ts';
import { crimeSums } from '../sides.ts';
import { commitTerms } from './commits.ts';
import { fightTerms } from './fights.ts';

/** Everything a Boss may do in his turn (rules 5.4, 6). */
export function turnTerms(state: State, seat: Seat): TurnTerms {
  const { turn, config } = state;
  const boss = state.bosses[seat]!;
  const { yard, stash } = boss.thugs;
  const left = turn?.actionsLeft ?? 0;
  const { street } = deckAt(state);
  const acting = left > 0;
  return {
    step: turn?.step ?? 'street',
    actionsLeft: left,
    jumpIn: isForbidden(state, 'jumpIn') ? 0 : Math.min(left, stash),
    hustle: isForbidden(state, 'hustle') ? 0 : Math.min(left, yard),
    grind: isForbidden(state, 'grind') ? [] : grounds(state, seat, Math.min(left, yard)),
    upgrades: acting ? boss.hand.filter((no) => ['homie', 'ride', 'turf'].includes(street[no]!.type)) : [],
    ready: { thugs: yard, homies: readyOf(boss.homies), rides: readyOf(boss.rides), turf: readyOf(boss.turf) },
    fights: acting ? fightTerms(state, seat) : [],
    crimes: acting ? crimeTerms(state, seat) : [],
    burns: boss.homies.flatMap(({ no, burnt }) => (burnt ? [] : burnTerms(state, seat, no))),
    flips: boss.turf.flatMap(({ no, burnt }) => (burnt ? [] : flipTerms(state, seat, no))),
    cautions: boss.hand.flatMap((no) => cautionTerms(state, seat, no, left)),
    offers: turn?.step === 'drama' ? offerTerms(state, seat, turn.offersUsed) : [],
    takeBack: state.back !== null,
    handSize: config.handSize,
  };
}

function grounds(state: State, seat: Seat, most: number): TurnTerms['grind'] {
  if (most === 0) return [];
  const hoods = rivals(state.n, seat).flatMap((rival) => {
    const { thugs, dollas } = state.bosses[rival]!;
    return thugs.yard === 0 && dollas > 0 ? [{ from: rival, most: Math.min(most, dollas) }] : [];
  });
  const { dollasInStreets } = state;
  return dollasInStreets > 0 ? [{ from: 'streets', most: Math.min(most, dollasInStreets) }, ...hoods] : hoods;
}

function crimeTerms(state: State, seat: Seat): CrimeTerms[] {
  const boss = state.bosses[seat]!;
  const { street } = deckAt(state);
  const homies = readyOf(boss.homies);
  if (boss.thugs.yard + homies.length === 0) return [];
  return boss.hand.flatMap((no): CrimeTerms[] => {
    const card = street[no]!;
    if (card.type !== 'crime' || isForbidden(state, `crime.${card.crimeType}`)) return [];
    const crime = card.crimeType;
    const rides = crime === 'tech' ? [] : readyOf(boss.rides);
    const works = (turf: CardNo) =>
      [false, rides.length > 0].some((withRide) => turfWorks(state, turf, { in: 'crime', crime, withRide }));
    const takes = card.target !== undefined || card.reward.some((effect) => wantedBy(effect) !== null);
    const owners = card.target ? targetsFor(state, seat, card.target) : [];
    return [
      {
        no,
        crime,
        difficulty: crimeSums(state, { card: no, group: NOBODY, extra: [], cards: [] }).difficulty,
        rides,
        turf: readyOf(boss.turf).filter(works),
        targets: takes ? [...owners, ...rivals(state.n, seat).filter((rival) => !owners.includes(rival))] : null,
        ...commitTerms(state, seat, boss.hand, { in: 'crime', crime }),
      },
    ];
  });
}

function burnTerms(state: State, seat: Seat, no: CardNo): AbilityTerms[] {
  const card = deckAt(state).street[no]!;
  return card.type === 'homie' && card.burn ? abilityTerms(state, seat, { no, effects: card.burn, ...card }) : [];
}

function flipTerms(state: State, seat: Seat, no: CardNo): AbilityTerms[] {
  const card = deckAt(state).street[no]!;
  return card.type === 'turf' && card.flip ? abilityTerms(state, seat, { no, effects: card.flip, ...card }) : [];
}

interface Ability {
  no: CardNo;
  effects: readonly Effect[];
  target?: Target;
  cost?: Cost;
}

function abilityTerms(state: State, seat: Seat, { no, effects, target, cost }: Ability): AbilityTerms[] {
  const discards = discardsFor(state, state.bosses[seat]!.hand, cost);
  if (!canPay(state, seat, cost) || discards?.length === 0) return [];
  const works = (rival: Seat | null) => couldChange(state, effects, { self: seat, target: rival });
  if (!target) return works(null) ? [{ no, targets: null, discards }] : [];
  const targets = targetsFor(state, seat, target).filter(works);
  if (targets.length > 0) return [{ no, targets, discards }];
  return target.optional && works(null) ? [{ no, targets: null, discards }] : [];
}

/** Playing a Caution that changes nothing is allowed. */
function cautionTerms(state: State, seat: Seat, no: CardNo, actions: number): AbilityTerms[] {
  const card = deckAt(state).street[no]!;
  if (card.type !== 'caution' || card.when !== 'turn' || (card.asAction && actions === 0)) return [];
  const discards = discardsFor(state, state.bosses[seat]!.hand, card.cost, no);
  if (!canPay(state, seat, card.cost) || discards?.length === 0) return [];
  const targets = card.target ? targetsFor(state, seat, card.target) : null;
  if (targets?.length === 0) return card.target?.optional ? [{ no, targets: null, discards }] : [];
  return [{ no, targets, discards }];
}

function offerTerms(state: State, seat: Seat, used: readonly CardNo[]): AbilityTerms[] {
  return state.dramaInPlay.flatMap((no) => {
    const { offer } = deckAt(state).drama[no]!;
    return offer && !used.includes(no)
      ? abilityTerms(state, seat, { no, effects: offer.effects, cost: offer.cost })
      : [];
  });
}
