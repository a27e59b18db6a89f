import { isRefusal, type Refusal, refuse, type Seat } from '#engine/title.ts';
import { deckAt, isSeat } from '../board.ts';
import { shownName } from '../deck/compiled.ts';
import type { CommandOf } from '../model.ts';
import type { Context } from '../strength.ts';
import { checkActions } from './actions.ts';
import { advance } from './advance.ts';
import { cardWords, readHand } from './cardRefs.ts';
import { readCommit } from './commits.ts';
import { reveal } from './crime.ts';
import { changeActions, moveOut } from './effects.ts';
import { checkForbidden, checkTurf, readGang } from './gang.ts';
import { plain } from './pick.ts';
import { happen, type Scene } from './scene.ts';
import { beginStreet } from './steps.ts';
import { seal } from './windows.ts';

/** Attempts a Crime (rules 6, 8.4): card and group into the Streets, Weapons shown at once unless others are asked first. */
export function attemptCrime(scene: Scene, seat: Seat, command: CommandOf<'AttemptCrime'>): Refusal | null {
  const { state } = scene;
  const lazy = checkActions(state, 1);
  if (lazy) return lazy;
  const read = readHand(state, seat, [command.card], 'card');
  if (isRefusal(read)) return read;
  const no = read[0]!;
  const card = deckAt(state).street[no]!;
  if (card.type !== 'crime') return refuse('NOT_A_CRIME', `${cardWords(state, no)} is no Crime.`, 'card');
  const crime = card.crimeType;
  const forbidden = checkForbidden(state, `crime.${crime}`);
  if (forbidden) return forbidden;
  const { target } = command;
  if (target !== undefined && !isSeat(state.n, target))
    return refuse('BAD_VALUE', `There is no seat ${target}; this game has ${state.n}, counted from 0.`, 'target');
  if (target === seat)
    return refuse('BAD_TARGET', `${shownName(card)} takes from a rival, not from yourself.`, 'target');
  const group = readGang(state, seat, command);
  if (isRefusal(group)) return group;
  if (crime === 'tech' && group.rides.length > 0)
    return refuse('TECH_NO_RIDES', 'A Tech Crime is done without Rides.', 'rides');
  const context: Context = { in: 'crime', crime, withRide: group.rides.length > 0 };
  const idle = checkTurf(state, group, context);
  if (idle) return idle;
  const commit = readCommit(state, seat, command, { place: { in: 'crime', crime }, context }, true);
  if (isRefusal(commit)) return commit;

  beginStreet(scene, seat);
  changeActions(scene, seat, -1, 'crime');
  happen(scene, { type: 'CrimeAttempted', seat, no, group: plain(group), target: target ?? null });
  moveOut(scene, seat, plain(group), 'crime');
  seal(scene, seat, 'crime', commit, 'player');
  if (state.config.reactions === 'armed') reveal(scene);
  advance(scene);
  return null;
}
