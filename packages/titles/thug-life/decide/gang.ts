import { isRefusal, type Refusal, refuse, type Seat } from '#engine/title.ts';
import { capacityOf, reinforcementsOf, turfWorks } from '../allowed.ts';
import { deckAt, figuresIn, forbidderOf, type RuleInPlay } from '../board.ts';
import { shownName } from '../deck/compiled.ts';
import type { Forbidden } from '../deck/schema.ts';
import type { CardNo, Group, GroupSent, State } from '../model.ts';
import type { Context } from '../strength.ts';
import { counted } from '../wording.ts';
import { burntAmong, cardWords, readUpgrades } from './cardRefs.ts';

/** Refuses what a card in play forbids; null: nothing does. */
export function checkForbidden(state: State, what: Forbidden): Refusal | null {
  const found = forbidderOf(state, what);
  return found
    ? refuse('FORBIDDEN_BY_CARD', `${nameOf(state, found)} is in play and forbids ${FORBIDDEN_WORDS[what]}.`)
    : null;
}

const nameOf = (state: State, { drama, no }: RuleInPlay): string =>
  shownName(drama ? deckAt(state).drama[no]! : deckAt(state).street[no]!);

const FORBIDDEN_WORDS: Readonly<Record<Forbidden, string>> = {
  streetFight: 'Street Fights with other Bosses',
  hoodFight: 'Hood Fights',
  driveBy: 'Drive-bys',
  rideInFight: 'Rides in a Fight',
  'crime.tech': 'Tech Crimes',
  'crime.muscle': 'Muscle Crimes',
  'crime.drug': 'Drug Crimes',
  weapons: 'Weapons',
  hustle: 'Hustle',
  grind: 'Grind',
  jumpIn: 'Jump In',
};

/** Who goes along: owned, not burnt out, at least one Figure and no more Thugs than there are in the Yard. */
export function readGang(state: State, seat: Seat, sent: GroupSent): Group | Refusal {
  const homies = readUpgrades(state, seat, sent.homies, 'homie', 'homies');
  if (isRefusal(homies)) return homies;
  const rides = readUpgrades(state, seat, sent.rides, 'ride', 'rides');
  if (isRefusal(rides)) return rides;
  const turf = readUpgrades(state, seat, sent.turf, 'turf', 'turf');
  if (isRefusal(turf)) return turf;
  for (const [nos, kind, at] of [
    [homies, 'homie', 'homies'],
    [rides, 'ride', 'rides'],
    [turf, 'turf', 'turf'],
  ] as const) {
    const burnt = burntAmong(state, seat, nos, kind);
    if (burnt !== undefined)
      return refuse('BURNT_OUT', `${cardWords(state, burnt)} is burnt out until the next shift change.`, at);
  }
  const { thugs = 0 } = sent;
  const { yard } = state.bosses[seat]!.thugs;
  if (!Number.isInteger(thugs) || thugs < 0 || thugs > 9)
    return refuse('BAD_VALUE', `So many Thugs can't go: ${thugs}. A whole number from 0 to ${yard}.`, 'thugs');
  if (thugs + homies.length === 0)
    return refuse('NO_FIGURES', `Somebody has to go: at least one Thug (${yard} in your Yard) or Homie.`, 'thugs');
  if (thugs > yard)
    return refuse('TOO_MANY_THUGS', `${counted(thugs, 'Thug')} can't go: you have ${yard} in your Yard.`, 'thugs');
  const ascending = (nos: readonly CardNo[]) => [...nos].sort((a, b) => a - b);
  return {
    thugs,
    homies: ascending(homies),
    rides: ascending(rides),
    turf: ascending(turf),
    from: 'streets',
    fallen: [],
  };
}

/** All Figures of a picked Fight ride if one does: room for all, those called in too, and a Figure for each Ride (rules 8.2). */
export function checkRides(state: State, group: Group, context: Context, cautions: readonly CardNo[]): Refusal | null {
  if (group.rides.length === 0) return null;
  const figures = figuresIn(group);
  const riders = figures + reinforcementsOf(state, cautions, context);
  const room = capacityOf(state, group, context);
  if (riders > room)
    return refuse(
      'CAPACITY',
      `${counted(riders, 'Figure')} would ride, and there is room for ${room}: nobody may go on foot beside a Ride.`,
      'rides',
    );
  if (state.config.oneFigurePerRide && figures < group.rides.length)
    return refuse(
      'RIDE_EMPTY',
      `${counted(group.rides.length, 'Ride')} and only ${counted(figures, 'Figure')}: each Ride needs one.`,
      'rides',
    );
  return null;
}

export function checkTurf(state: State, { turf }: Group, context: Context): Refusal | null {
  const idle = turf.find((no) => !turfWorks(state, no, context));
  return idle === undefined
    ? null
    : refuse('TURF_NO_EFFECT', `${cardWords(state, idle)} would do nothing here: leave it face up.`, 'turf');
}
