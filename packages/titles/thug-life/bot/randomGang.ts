import type { Whim } from '#engine/whim.ts';
import { capacityOf, reinforcementsOf, turfWorks } from '../allowed.ts';
import type { Command, CommitSent, CommitTerms, CrimeTerms, FightTerms, TurnTerms, View } from '../model.ts';
import { NOBODY, pickedShape } from '../shapes.ts';
import { contextOf } from '../sides.ts';
import type { Context } from '../strength.ts';

type Ready = TurnTerms['ready'];

/** Any cards that are allowed, with any wish about dice and Cops. */
export function someCommit(view: View, terms: CommitTerms, context: Context, whim: Whim): CommitSent {
  const cautions = terms.cautions.filter((no, i) => {
    const before = terms.cautions.slice(0, i);
    return reinforcementsOf(view, [...before, no], context) <= terms.reinforcements && whim.int(2) === 0;
  });
  const reroll = whim.pick([undefined, 'ifLosing', 'never', 'ask'] as const);
  return { weapons: whim.some(terms.weapons).slice(0, 2), cautions, ...(reroll ? { reroll } : {}) };
}

const someIfCops = (terms: CommitTerms, whim: Whim): Pick<CommitSent, 'ifCops'> => {
  const kind = whim.int(4);
  return kind === 0 ? { ifCops: 'ask' } : kind === 1 ? { ifCops: [...terms.weapons] } : {};
};

/** A Fight with any group that is allowed to go. */
export function someFight(view: View, { ready }: TurnTerms, terms: FightTerms, whim: Whim): Command {
  const seat = view.active ?? 0;
  let { thugs, homies } = someFigures(ready, whim);
  let rides = whim.int(2) === 0 ? whim.some(terms.rides) : [];
  const roomy = () => {
    const group = { ...NOBODY, thugs, homies, rides };
    const context = contextOf(pickedShape(view, seat, terms.target, group), 'attacker');
    return thugs + homies.length <= capacityOf(view, group, context);
  };
  const manned = !view.config.oneFigurePerRide || rides.length <= thugs + homies.length;
  if (rides.length > 0 && !manned) rides = rides.slice(0, thugs + homies.length);
  while (rides.length > 0 && !roomy())
    if (thugs > 1) thugs -= 1;
    else rides = [];
  const enough = !view.config.oneFigurePerRide || rides.length <= thugs + homies.length;
  if (!enough) rides = [];
  const group = { ...NOBODY, thugs, homies, rides };
  const context = contextOf(pickedShape(view, seat, terms.target, group), 'attacker');
  const turf = whim.some(terms.turf.filter((no) => turfWorks(view, no, context)));
  const commit = someCommit(view, terms, context, whim);
  // Riders called in might find no seat.
  const called = rides.length > 0 ? { ...commit, cautions: [] } : commit;
  const ifCops = terms.target === 'cops' ? {} : someIfCops(terms, whim);
  return { type: 'PickFight', target: terms.target, thugs, homies, rides, turf, ...called, ...ifCops };
}

export function someCrime(view: View, { ready }: TurnTerms, terms: CrimeTerms, whim: Whim): Command {
  const { thugs, homies } = someFigures(ready, whim);
  const rides = whim.some(terms.rides);
  const context: Context = { in: 'crime', crime: terms.crime, withRide: rides.length > 0 };
  const turf = whim.some(terms.turf.filter((no) => turfWorks(view, no, context)));
  const target = terms.targets && whim.int(2) === 0 ? { target: whim.pick(terms.targets) } : {};
  return {
    type: 'AttemptCrime',
    card: terms.no,
    thugs,
    homies,
    rides,
    turf,
    ...someCommit(view, terms, context, whim),
    ...someIfCops(terms, whim),
    ...target,
  };
}

/** At least one Figure. */
function someFigures({ thugs, homies }: Ready, whim: Whim): { thugs: number; homies: number[] } {
  const chosen = whim.some(homies);
  const least = chosen.length > 0 || thugs === 0 ? 0 : 1;
  const going = least + whim.int(thugs - least + 1);
  return { thugs: going, homies: going + chosen.length > 0 ? chosen : homies.slice(0, 1) };
}
