import type { Seat } from '#engine/title.ts';
import { menAt, rotaOf } from '../board.ts';
import type { Dispute, Estate, EventOf, Split, Stance, State } from '../model.ts';
import { AREAS, KINDS, OVERTIME_VOLLEYS } from '../tables.ts';
import { type Aim, aim, autoRival, gunsOf } from './aim.ts';
import type { OvertimeChoice } from './answers.ts';
import { askOvertime } from './asking.ts';
import { fireVolley, mostHits } from './fights.ts';
import { happen, type Scene } from './scene.ts';
import { takeRevenue, unguarded, wanted } from './taking.ts';

/** Settles the queue of disputes, those born on the way included (rules 8.9). False: stances are awaited; with them it is `resumed`. */
export function settleDisputes(scene: Scene, resumed = false): boolean {
  let answered = resumed;
  for (let first = scene.state.disputes[0]; first; first = scene.state.disputes[0]) {
    if (!playRound(scene, first, answered)) return false;
    answered = false;
  }
  return true;
}

/** A claimant with men left there: how many, and how many Revenues he could and would take. */
export interface Claim {
  seat: Seat;
  men: number;
  cap: number;
}

type Shares = EventOf<'DisputeSettled'>['shares'];
type Stances = EventOf<'OvertimeRound'>['stances'];

/** What a round comes to. */
type Outcome = { shares: Shares } | { estate: Estate } | { volleyAmong: readonly Seat[] } | 'awaited';

function playRound(scene: Scene, dispute: Dispute, answered: boolean): boolean {
  const there = claimantsOf(scene, dispute);
  const outcome =
    dispute.kind === 'revenue'
      ? revenueRound(scene, dispute, there, answered)
      : empireRound(scene, dispute, there, answered);
  if (outcome === 'awaited') return false;
  if ('volleyAmong' in outcome) overtimeVolley(scene, dispute, outcome.volleyAmong);
  else if ('estate' in outcome) settle(scene, dispute, outcome.estate, []);
  else {
    settle(scene, dispute, null, outcome.shares);
    takeRevenue(scene, dispute.area, outcome.shares);
  }
  return true;
}

/** Owners, amount and caps are read from the board at the start of every round. */
function revenueRound(scene: Scene, dispute: Dispute, there: readonly Claim[], answered: boolean): Outcome {
  const { state } = scene;
  const revenues = unguarded(state, dispute.area);
  const all = (claim: Claim | undefined): Outcome => ({
    shares: claim ? [{ seat: claim.seat, n: Math.min(claim.cap, revenues) }] : [],
  });
  if (dispute.round > 0 && sumOf(there.map(({ cap }) => cap)) <= revenues)
    return { shares: there.map(({ seat, cap }) => ({ seat, n: cap })) };
  if (there.length < 2) return all(there[0]);
  const taken = takeStances(scene, dispute, there, answered);
  if (taken === null) return 'awaited';
  const { still, stances } = taken;
  if (still.length < 2) return all(still[0]);
  const shares = demandsOf(state, still, stances, revenues);
  return sumOf(shares.map(({ n }) => n)) <= revenues ? { shares } : { volleyAmong: still.map(({ seat }) => seat) };
}

/** Where all claimants have fallen, the one who hit most in the killing volley gets it; where all yield, nobody. */
function empireRound(scene: Scene, dispute: Dispute, there: readonly Claim[], answered: boolean): Outcome {
  if (there.length === 0) return { estate: allTo(mostHits(dispute.hits)) };
  if (there.length === 1) return { estate: allTo(there[0]!.seat) };
  const taken = takeStances(scene, dispute, there, answered);
  if (taken === null) return 'awaited';
  const { still, stances } = taken;
  if (still.length < 2) return { estate: allTo(still[0]?.seat ?? null) };
  if (stances.every(({ stance }) => stance === 'SHARE')) return { estate: sharedOut(scene.state, still) };
  const split = agreed(stances.map(({ stance }) => stance));
  return split ? { estate: { kind: 'deal', split } } : { volleyAmong: still.map(({ seat }) => seat) };
}

/** The division that all of them name, in whatever order they name the parts; null when they do not. */
function agreed(stances: readonly Stance[]): Split | null {
  const splits = stances.flatMap((stance) => (typeof stance === 'object' ? [stance.deal] : []));
  const [first] = splits;
  if (!first || splits.length < stances.length) return null;
  const meant = meaningOf(first);
  return splits.every((split) => meaningOf(split) === meant) ? first : null;
}

function meaningOf(split: Split): string {
  const parts = split.map(({ seat, board, pool, jail, tokens }) => {
    const numbers = AREAS.flatMap((area) => KINDS.map((kind) => board[area]?.[kind] ?? 0));
    return [seat, ...numbers, ...KINDS.map((kind) => pool[kind]), jail.T, jail.H, tokens.getOut, tokens.bribe];
  });
  const some = parts.filter(([, ...numbers]) => numbers.some((n) => n > 0));
  return JSON.stringify(some.sort(([a = 0], [b = 0]) => a - b));
}

const allTo = (seat: Seat | null): Estate => (seat === null ? { kind: 'none' } : { kind: 'all', to: seat });

/** Claimants who still have men there; a boss who dies elsewhere can inherit, but takes over nothing any more. */
export function claimantsOf(scene: Scene, { claimants, area, kind }: Dispute): Claim[] {
  return claimants.flatMap((seat) => {
    const own = scene.state.seats[seat]!;
    const men = kind === 'revenue' && own.status === 'dying' ? 0 : menAt(own, area);
    return men > 0 ? [{ seat, men, cap: kind === 'revenue' ? wanted(scene, seat, area) : 0 }] : [];
  });
}

/** All stances are fixed before any is applied; who yields is out of this dispute. Null: they are still awaited. */
function takeStances(
  scene: Scene,
  dispute: Dispute,
  there: readonly Claim[],
  answered: boolean,
): { still: Claim[]; stances: Stances } | null {
  const seats = there.map(({ seat }) => seat);
  if (!answered && dispute.round < OVERTIME_VOLLEYS && askOvertime(scene, dispute, seats)) return null;
  const stances = stancesOf(scene, dispute, there);
  const still = there.filter((_, i) => stances[i]!.stance !== 'YIELD');
  const remaining = still.map(({ seat }) => seat);
  const { area, round } = dispute;
  happen(scene, { type: 'OvertimeRound', dispute: dispute.dispute, area, round: round + 1, stances, remaining });
  return { still, stances: stances.filter(({ stance }) => stance !== 'YIELD') };
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0);

/** The automatic yield looks at rivals as they stand at the start of the round. */
function stancesOf(scene: Scene, dispute: Dispute, there: readonly Claim[]): Stances {
  if (dispute.round >= OVERTIME_VOLLEYS) return there.map(({ seat }) => ({ seat, stance: 'SHARE', auto: true }));
  return there.map(({ seat, men }) => {
    const rule = ruleOf(scene, dispute, seat);
    const strongest = Math.max(...there.filter((rival) => rival.seat !== seat).map((rival) => rival.men));
    if (rule === null) {
      const outnumbered = dispute.kind === 'revenue' && 2 * men <= strongest;
      return { seat, stance: outnumbered ? 'YIELD' : 'SHARE', auto: true };
    }
    const yields = rule.yieldAt !== undefined && men <= rule.yieldAt && strongest > men;
    return { seat, stance: yields ? 'YIELD' : rule.stance, auto: yields };
  });
}

const ruleOf = ({ state, answers }: Scene, { kind, area }: Dispute, seat: Seat): OvertimeChoice | null =>
  answers.overtime(state, seat, kind === 'empire' ? 'BOSS' : area);

function demandsOf(
  state: State,
  still: readonly Claim[],
  kept: readonly { stance: Stance }[],
  revenues: number,
): Shares {
  const fair = fairShares(state, still, revenues);
  return still.map(({ seat, cap }, i) => {
    const { stance } = kept[i]!;
    if (stance === 'SHARE') return { seat, n: fair.get(seat) ?? 0 };
    return { seat, n: Math.min(cap, revenues, typeof stance === 'number' ? stance : revenues) };
  });
}

/** In proportion to the men, rounded down; the rest one by one by the largest remainder, then more men, then this month's order. */
export function fairShares(state: State, still: readonly Claim[], revenues: number): Map<Seat, number> {
  const all = sumOf(still.map(({ men }) => men));
  const shares = new Map(still.map(({ seat, men, cap }) => [seat, Math.min(cap, Math.floor((revenues * men) / all))]));
  const order = rotaOf(state);
  const remainder = ({ men }: Claim) => (revenues * men) % all;
  const queue = [...still].sort(
    (a, b) => remainder(b) - remainder(a) || b.men - a.men || order.indexOf(a.seat) - order.indexOf(b.seat),
  );
  let rest = revenues - sumOf([...shares.values()]);
  for (let handedOut = true; rest > 0 && handedOut; ) {
    handedOut = false;
    for (const { seat, cap } of queue) {
      const share = shares.get(seat) ?? 0;
      if (rest === 0 || share >= cap) continue;
      shares.set(seat, share + 1);
      rest--;
      handedOut = true;
    }
  }
  return shares;
}

function settle(scene: Scene, dispute: Dispute, estate: Estate | null, shares: Shares): void {
  const { kind, area, dead } = dispute;
  happen(scene, { type: 'DisputeSettled', dispute: dispute.dispute, kind, area, dead, estate, shares });
}

/** Dealt out among all, the one with most men first; with house rule 3 an empire cannot be divided, he gets it whole. */
function sharedOut(state: State, still: readonly Claim[]): Estate {
  const turn = rotaOf(state);
  const order = [...still]
    .sort((a, b) => b.men - a.men || turn.indexOf(a.seat) - turn.indexOf(b.seat))
    .map(({ seat }) => seat);
  return state.config.houseRules.bossElimination ? allTo(order[0]!) : { kind: 'share', order };
}

function overtimeVolley(scene: Scene, { dispute, kind, area, round }: Dispute, remaining: readonly Seat[]): void {
  const { state, answers } = scene;
  const aims = remaining.map((seat): [Seat, Aim] => {
    const rivals = remaining.filter((other) => other !== seat);
    const target = answers.overtime(state, seat, kind === 'empire' ? 'BOSS' : area)?.target;
    const rule =
      target !== undefined && rivals.includes(target) ? { prefer: [target] } : answers.fire(state, seat, area);
    const auto = () => autoRival(state, area, rivals, answers.friends(state, seat));
    return [seat, aim(gunsOf(state, seat, area), rivals, rule, auto)];
  });
  const volley = round + 1;
  const label = `m${state.month}/overtime/${dispute}/${area}/round${volley}`;
  fireVolley(scene, area, aims, { round: volley, dispute, label });
}
