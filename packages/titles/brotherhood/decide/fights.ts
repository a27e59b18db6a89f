import type { Seat } from '#engine/title.ts';
import { menAt } from '../board.ts';
import { fightersAt } from '../choices/targets.ts';
import type { EventOf, State } from '../model.ts';
import { AREAS, type Area, HITS_UP_TO } from '../tables.ts';
import { type Aim, aim, autoTarget, GUNS, gunsOf } from './aim.ts';
import { happen, type Scene } from './scene.ts';

/** Mob action, one volley in every area where men of one seat meet pieces of another (rules 8.8). */
export function fight(scene: Scene): void {
  for (const area of AREAS) {
    const { state, answers } = scene;
    const fighters = fightersAt(state, area);
    if (fighters.length === 0) continue;
    const aims = fighters.map((seat): [Seat, Aim] => {
      const targets = fighters.filter((other) => other !== seat);
      const auto = () => autoTarget(state, seat, area, targets, answers.friends(state, seat));
      return [seat, aim(gunsOf(state, seat, area), targets, answers.fire(state, seat, area), auto)];
    });
    fireVolley(scene, area, aims, { round: 0, dispute: null, label: `m${state.month}/mob/${area}` });
  }
}

type Shots = EventOf<'Volley'>['shots'];
type Hits = EventOf<'GodfatherKilled'>['hits'];

const GUN_WORD = { T: 'thug', H: 'hitman', G: 'boss' } as const;

/** All guns at once: hits add up over the shooters, then pieces fall; a fallen Godfather leaves an empire to somebody. */
export function fireVolley(
  scene: Scene,
  area: Area,
  aims: readonly (readonly [Seat, Aim])[],
  { round, dispute, label }: { round: number; dispute: number | null; label: string },
): void {
  const shots: Shots = [];
  for (const [seat, pointed] of aims)
    for (const kind of GUNS) {
      let man = 0;
      for (const [target, n] of [...pointed[kind]].sort(([a], [b]) => a - b))
        for (let i = 0; i < n; i++) {
          const die = scene.luck.die(`${label}/seat${seat}/${GUN_WORD[kind]}${++man}`);
          shots.push({ seat, kind, target, die, hit: die <= HITS_UP_TO[kind] });
        }
    }
  const losses = lossesOf(scene.state, area, shots);
  happen(scene, { type: 'Volley', area, round, dispute, shots, losses });
  for (const { seat, G } of losses) if (G > 0) godfatherFalls(scene, area, seat, shots);
}

/** Thugs fall first, then Hitmen, then the Godfather; more hits than pieces are lost. */
function lossesOf(state: State, area: Area, shots: Shots): EventOf<'Volley'>['losses'] {
  return state.seats.flatMap((own, seat) => {
    const hits = shots.filter((shot) => shot.hit && shot.target === seat).length;
    const T = Math.min(hits, own.board[area].T);
    const H = Math.min(hits - T, own.board[area].H);
    const G = Math.min(hits - T - H, own.godfather === area ? 1 : 0);
    return T + H + G > 0 ? [{ seat, T, H, G }] : [];
  });
}

/**
 * Who gets the empire: the only one who fired, else the only one of those with men left there, else they argue; where all of them
 * fell, the one who hit most.
 */
function godfatherFalls(scene: Scene, area: Area, seat: Seat, shots: Shots): void {
  const { state } = scene;
  const at = shots.filter((shot) => shot.target === seat);
  const shooters = [...new Set(at.map((shot) => shot.seat))].sort((a, b) => a - b);
  const survivors = shooters.filter((shooter) => menAt(state.seats[shooter]!, area) > 0);
  const hits: Hits = shooters.map((shooter) => ({
    seat: shooter,
    hits: at.filter((shot) => shot.seat === shooter && shot.hit).length,
  }));
  const disputed = shooters.length > 1 && survivors.length > 1;
  const killer = disputed ? null : shooters.length === 1 ? shooters[0]! : (survivors[0] ?? mostHits(hits));
  const outcome = disputed ? 'dispute' : killer === null ? 'none' : 'killer';
  happen(scene, { type: 'GodfatherKilled', seat, area, shooters, survivors, hits, outcome, killer });
  if (!disputed) return;
  happen(scene, {
    type: 'DisputeOpened',
    dispute: scene.state.disputesOpened + 1,
    kind: 'empire',
    area,
    claimants: survivors,
    dead: seat,
    revenues: 0,
    hits,
  });
}

/** The seat that hit most often, or null when several did. */
export function mostHits(hits: Hits): Seat | null {
  const most = Math.max(...hits.map((one) => one.hits));
  const best = hits.filter((one) => one.hits === most);
  return best.length === 1 ? best[0]!.seat : null;
}
