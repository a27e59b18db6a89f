import { isRefusal, type Refusal, refuse, type Seat } from '#engine/title.ts';
import { mayAddCaution, mayAddWeapon, type Place, reinforcementsOf } from '../allowed.ts';
import type { CardNo, Commit, CommitSent, State } from '../model.ts';
import type { Context } from '../strength.ts';
import { cardWords, readHand } from './cardRefs.ts';
import { checkForbidden } from './gang.ts';
import { wrongTime } from './times.ts';

/** Where cards are added, and how their modifiers are looked at there. */
export interface Spot {
  place: Place;
  context: Context;
}

const COP_SPOT: Spot = {
  place: { in: 'fight', defending: true, againstBoss: false, attackerRides: false },
  context: { in: 'fight', fight: 'cop', driveBy: false, role: 'defend', withRide: false },
};

/**
 * What a Boss adds out of his hand, checked (rules 6). `follows`: a Cop Fight may follow, so `ifCops` means something; else it is
 * not looked at.
 */
export function readCommit(
  state: State,
  seat: Seat,
  sent: CommitSent,
  { place, context }: Spot,
  follows: boolean,
): Commit | Refusal {
  const weapons = readHand(state, seat, sent.weapons, 'weapons');
  if (isRefusal(weapons)) return weapons;
  const cautions = readHand(state, seat, sent.cautions, 'cautions');
  if (isRefusal(cautions)) return cautions;
  const refusal = checkCards(state, seat, weapons, cautions, { place, context });
  if (refusal) return refusal;
  const ifCops = follows ? readIfCops(state, seat, sent.ifCops, [...weapons, ...cautions]) : null;
  if (isRefusal(ifCops)) return ifCops;
  return { weapons, cautions, reroll: sent.reroll ?? null, ifCops };
}

function checkCards(
  state: State,
  seat: Seat,
  weapons: readonly CardNo[],
  cautions: readonly CardNo[],
  { place, context }: Spot,
): Refusal | null {
  if (weapons.length > 0 && place.in === 'crime' && place.crime === 'tech')
    return refuse('TECH_NO_WEAPONS', 'A Tech Crime is done without Weapons.', 'weapons');
  if (weapons.length > 0) {
    const forbidden = checkForbidden(state, 'weapons');
    if (forbidden) return forbidden;
  }
  const idle = weapons.find((no) => !mayAddWeapon(state, no, place));
  if (idle !== undefined)
    return refuse('WEAPON_NOT_ALLOWED', `${cardWords(state, idle)} is no Weapon for a ${WORDS[place.in]}.`, 'weapons');
  const wrong = cautions.find((no) => !mayAddCaution(state, no, place));
  if (wrong !== undefined) return refuse('CAUTION_NOT_ALLOWED', wrongTime(state, wrong), 'cautions');
  const called = reinforcementsOf(state, cautions, context);
  const { stash } = state.bosses[seat]!.thugs;
  return called > stash
    ? refuse('NO_STASH_THUG', `Your cards call in ${called} from the Stash, and there are ${stash}.`, 'cautions')
    : null;
}

const WORDS = { fight: 'Fight', crime: 'Crime' } as const;

/** A card that is in the Commit already is named for the Cops only if there is no other copy; it is gone by then and skipped. */
function readIfCops(
  state: State,
  seat: Seat,
  sent: CommitSent['ifCops'],
  used: readonly CardNo[],
): Commit['ifCops'] | Refusal {
  if (sent === undefined) return null;
  if (sent === 'ask') return 'ask';
  const named = readHand(state, seat, sent, 'ifCops', used);
  if (isRefusal(named)) return named;
  const { place } = COP_SPOT;
  const wrong = named.find((no) => !mayAddWeapon(state, no, place) && !mayAddCaution(state, no, place));
  if (wrong === undefined) return named;
  const weapon = mayAddWeapon(state, wrong, { in: 'crime', crime: 'muscle' });
  return refuse(
    weapon ? 'WEAPON_NOT_ALLOWED' : 'CAUTION_NOT_ALLOWED',
    `${cardWords(state, wrong)} is no card for a Cop Fight.`,
    'ifCops',
  );
}
