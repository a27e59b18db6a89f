import type { Seat } from '#engine/title.ts';
import { menAt, present } from '../board.ts';
import { bribersOf } from '../choices/bribe.ts';
import { claimsOf } from '../choices/claims.ts';
import { influenceAhead, influenceAt } from '../choices/influence.ts';
import { targetsOf } from '../choices/targets.ts';
import type { AnswerKind, Dispute, Influence, State } from '../model.ts';
import { AREAS, type Area } from '../tables.ts';
import { happen, type Scene } from './scene.ts';

// Where play stops for answers (rules 5.3). Who is asked follows from public facts alone, so that not being asked tells nothing.
// Each says whether somebody is asked; then the month goes on when its prompt is closed.

function ask(
  scene: Scene,
  kind: AnswerKind,
  id: string,
  seats: readonly Seat[],
  turns: Influence['turns'] | null = null,
) {
  if (seats.length === 0) return false;
  const prompt = `m${scene.state.month}/${id}`;
  happen(scene, { type: 'AnswersAsked', prompt, kind, seats: [...seats], turns });
  return true;
}

const seatsWith = ({ seats }: State, has: (seat: Seat) => boolean): Seat[] =>
  seats.flatMap((_, seat) => (has(seat) ? [seat] : []));

const atTable = ({ state }: Scene): boolean => state.config.pace === 'table';

/** The holders of bribe tokens, once for every card that lies open. */
export const askBribe = (scene: Scene): boolean =>
  atTable(scene) && ask(scene, 'bribe', `bribe${scene.state.hearing?.drawn ?? 0}`, bribersOf(scene.state));

/** Everybody whose Politicals may act or whose men meet anybody. */
export function askSheets(scene: Scene): boolean {
  const { state } = scene;
  if (state.config.pace !== 'sheet') return false;
  const meets = (seat: Seat, area: Area) =>
    menAt(state.seats[seat]!, area) > 0 && state.seats.some((other, s) => s !== seat && present(other, area));
  const concerned = (seat: Seat) => AREAS.some((area) => meets(seat, area)) || influenceAhead(state, seat).length > 0;
  return ask(scene, 'sheet', 'sheet', seatsWith(state, concerned));
}

/** In every area the next of its order who may touch anything; a seat whose acts have become impossible is passed over. */
export function askInfluence(scene: Scene): boolean {
  const { state } = scene;
  const { influence } = state;
  if (!influence) return false;
  const turns: Influence['turns'] = {};
  for (const area of AREAS) {
    const waiting = influence.order[area]?.slice(influence.reached[area] ?? 0) ?? [];
    const next = waiting.find((seat) => influenceAt(state, seat, area) !== null);
    if (next !== undefined) turns[area] = next;
  }
  const seats = seatsWith(state, (seat) => AREAS.some((area) => turns[area] === seat));
  return ask(scene, 'influence', `influence${influence.stage + 1}`, seats, turns);
}

/** Everybody whose guns can choose. */
export const askTargets = (scene: Scene): boolean =>
  atTable(scene) &&
  ask(
    scene,
    'targets',
    'targets',
    seatsWith(scene.state, (seat) => targetsOf(scene.state, seat).length > 0),
  );

/** Everybody whose men stand beside unguarded Revenue. */
export const askClaims = (scene: Scene): boolean =>
  atTable(scene) &&
  ask(
    scene,
    'claims',
    'claims',
    seatsWith(scene.state, (seat) => claimsOf(scene.state, seat).length > 0),
  );

/** The claimants of a dispute, anew every round. */
export const askOvertime = (scene: Scene, { dispute, round }: Dispute, claimants: readonly Seat[]): boolean =>
  atTable(scene) && ask(scene, 'overtime', `overtime/${dispute}/${round + 1}`, claimants);
