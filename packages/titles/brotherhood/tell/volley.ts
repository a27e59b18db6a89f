import type { Seat } from '#engine/title.ts';
import type { EventOf } from '../model.ts';
import { AREA_NAMES } from '../tables.ts';
import { counted, listed, seatName } from '../wording.ts';

type Volley = EventOf<'Volley'>;
type Shot = Volley['shots'][number];

/** Who shot at whom with which dice (a star is a hit), and who fell. */
export function tellVolley({ area, round, shots, losses }: Volley): string {
  const scene = round === 0 ? `Shots in ${AREA_NAMES[area]}` : `Overtime volley ${round} in ${AREA_NAMES[area]}`;
  const fallen = losses
    .filter(({ T, H, G }) => T + H + G > 0)
    .map(({ seat, T, H, G }) => `${seatName(seat)} loses ${men(T, H, G)}`);
  return `${scene}: ${byPair(shots).map(tellPair).join('; ')}. ${fallen.length === 0 ? 'Nobody is hurt, which is embarrassing' : listed(fallen)}.`;
}

const men = (T: number, H: number, G: number): string =>
  listed([
    ...(T > 0 ? [counted(T, 'T')] : []),
    ...(H > 0 ? [counted(H, 'H')] : []),
    ...(G > 0 ? ['the Godfather himself'] : []),
  ]);

/** The shots of each shooter at each target, in the order of the dice. */
function byPair(shots: readonly Shot[]): { seat: Seat; target: Seat; shots: Shot[] }[] {
  const pairs: { seat: Seat; target: Seat; shots: Shot[] }[] = [];
  for (const shot of shots) {
    const pair = pairs.find(({ seat, target }) => seat === shot.seat && target === shot.target);
    if (pair) pair.shots.push(shot);
    else pairs.push({ seat: shot.seat, target: shot.target, shots: [shot] });
  }
  return pairs;
}

function tellPair({ seat, target, shots }: { seat: Seat; target: Seat; shots: Shot[] }): string {
  const dice = (['T', 'H', 'G'] as const).flatMap((kind) => {
    const rolled = shots.filter((shot) => shot.kind === kind).map(({ die, hit }) => `${die}${hit ? '*' : ''}`);
    return rolled.length === 0 ? [] : [`${kind} ${rolled.join(' ')}`];
  });
  const hits = shots.filter(({ hit }) => hit).length;
  return `${seatName(seat)} at ${seatName(target)} (${dice.join(', ')}): ${hits} ${hits === 1 ? 'hit' : 'hits'}`;
}
