import { noLuck } from '#engine/luck.ts';
import { type Refusal, refuse, type Seat } from '#engine/title.ts';
import { claimantsOf, fairShares } from '../decide/overtime.ts';
import { openScene } from '../decide/scene.ts';
import { unguarded } from '../decide/taking.ts';
import type { Dispute, Lot, OvertimeTerms, SingleCommand, Split, State } from '../model.ts';
import { AREA_NAMES, AREAS, KINDS } from '../tables.ts';
import { counted, listed, seatName, seatNames } from '../wording.ts';

/** The dispute that is being settled, as a claimant sees it; null for everybody else. */
export function overtimeOf(state: State, seat: Seat): OvertimeTerms | null {
  const dispute = state.disputes[0];
  if (!dispute) return null;
  const claims = claimantsOf(openScene(state, noLuck), dispute);
  const own = claims.find((claim) => claim.seat === seat);
  if (!own) return null;
  const { kind, area, dead, round } = dispute;
  const revenues = kind === 'revenue' ? unguarded(state, area) : 0;
  return {
    seat,
    dispute: dispute.dispute,
    kind,
    area,
    round: round + 1,
    men: own.men,
    rivals: claims.filter((claim) => claim !== own).map((claim) => ({ seat: claim.seat, men: claim.men })),
    revenues,
    most: Math.min(own.cap, revenues),
    share: kind === 'revenue' ? (fairShares(state, claims, revenues).get(seat) ?? 0) : 0,
    dead,
    estate: dead === null ? null : estateOf(state, dead),
    deals: mayDeal(state, dispute),
  };
}

const mayDeal = (state: State, { kind }: Dispute): boolean =>
  kind === 'empire' && !state.config.houseRules.bossElimination;

/** Everything a fallen boss leaves, cash aside. */
function estateOf(state: State, dead: Seat): Lot {
  const { board, pool, jail, tokens } = state.seats[dead]!;
  const there = AREAS.filter((area) => KINDS.some((kind) => board[area][kind] > 0));
  return { board: Object.fromEntries(there.map((area) => [area, board[area]])), pool, jail, tokens };
}

type Answer = Pick<Extract<SingleCommand, { type: 'SubmitOvertime' }>, 'stance' | 'target'>;

/** Why this is no answer to the open dispute, or null. */
export function checkOvertime(state: State, terms: OvertimeTerms, { stance, target }: Answer): Refusal | null {
  if (typeof stance === 'number') {
    if (terms.kind === 'empire')
      return refuse('BAD_STANCE', 'An empire is not counted: FIGHT, SHARE, YIELD or a DEAL.', 'OT');
    if (!Number.isInteger(stance) || stance < 1 || stance > 99)
      return refuse('BAD_STANCE', `${stance} is no demand: 1 to ${terms.most} Revenues.`, 'OT');
  }
  if (typeof stance === 'object') {
    if (terms.kind === 'revenue')
      return refuse('BAD_STANCE', 'Revenues are not dealt out by hand: FIGHT, SHARE, YIELD or a number.', 'DEAL');
    if (!terms.deals)
      return refuse('BAD_STANCE', 'With house rule 3 an empire cannot be divided: FIGHT, SHARE or YIELD.', 'DEAL');
    if (target !== undefined) return refuse('BAD_TARGET', 'A deal names no target.', 'DEAL');
    return checkSplit(state, terms, stance.deal);
  }
  if (target === undefined || terms.rivals.some(({ seat }) => seat === target)) return null;
  const rivals = seatNames(terms.rivals.map(({ seat }) => seat));
  return refuse('BAD_TARGET', `${seatName(target)} is no rival of yours in this dispute; ${rivals} would be.`, 'AT');
}

const bad = (say: string): Refusal => refuse('BAD_SPLIT', say, 'DEAL');

/** A division names claimants only, each once, and gives away exactly what there is. */
function checkSplit(state: State, { seat, rivals, dead }: OvertimeTerms, split: Split): Refusal | null {
  const left = dead === null ? undefined : state.seats[dead];
  if (!left) return bad('There is no empire to divide.');
  const seats = split.map(({ seat }) => seat);
  const claimants = [seat, ...rivals.map((rival) => rival.seat)];
  const stranger = seats.find((s) => !claimants.includes(s));
  if (stranger !== undefined) return bad(`${seatName(stranger)} has no claim to this empire.`);
  if (new Set(seats).size < seats.length) return bad('Name each family once.');
  const differences: string[] = [];
  const compare = (what: string, there: number, named: (share: Split[number]) => number | undefined) => {
    const numbers = split.map((share) => named(share) ?? 0);
    if (numbers.some((n) => !Number.isInteger(n) || n < 0)) differences.push(`${what}: a number is missing`);
    const n = numbers.reduce((sum, one) => sum + one, 0);
    if (n !== there) differences.push(`${what}: ${there} there, ${n} named`);
  };
  for (const place of AREAS)
    for (const kind of KINDS)
      compare(
        `${counted(2, kind).slice(2)} in ${AREA_NAMES[place]}`,
        left.board[place][kind],
        (share) => share.board[place]?.[kind],
      );
  for (const kind of KINDS)
    compare(`${counted(2, kind).slice(2)} in the pool`, left.pool[kind], (share) => share.pool[kind]);
  for (const kind of ['T', 'H'] as const)
    compare(`${counted(2, kind).slice(2)} in jail`, left.jail[kind], (share) => share.jail[kind]);
  compare('get-out tokens', left.tokens.getOut, (share) => share.tokens.getOut);
  compare('bribe tokens', left.tokens.bribe, (share) => share.tokens.bribe);
  return differences.length === 0 ? null : bad(`The deal does not add up to the empire. ${listed(differences)}.`);
}
