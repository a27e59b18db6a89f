import type { Seat } from '#engine/title.ts';
import type { Lot } from './events.ts';
import type { Area, CardId } from './tables.ts';

// What a seat may answer to a prompt after the reveal (rules 5.3, 6): finite lists, all of them public facts.

/** One area in which it is a seat's turn to use influence. */
export interface InfluenceTerms {
  area: Area;
  /** Points to spend: its Politicals there. */
  budget: number;
  /** What may be touched now: `n` counters of a kind, each at `cost`. */
  victims: readonly { seat: Seat; kind: 'R' | 'T' | 'P'; n: number; cost: number }[];
}

/** One fight in which a seat has somebody to aim. */
export interface TargetTerms {
  area: Area;
  guns: { T: number; H: number; G: number };
  targets: readonly { seat: Seat; men: number; boss: boolean; revenues: number }[];
}

/** One area where a seat's men stand beside unguarded Revenue. */
export interface ClaimTerms {
  area: Area;
  men: number;
  /** As many as the men and the Revenues in the pool allow (with house rule 2 razed ones need none from the pool). */
  most: number;
  owners: readonly { seat: Seat; revenues: number }[];
}

/** The first dispute of the queue, as one of its claimants sees it. */
export interface OvertimeTerms {
  seat: Seat;
  dispute: number;
  kind: 'empire' | 'revenue';
  area: Area;
  round: number;
  men: number;
  rivals: readonly { seat: Seat; men: number }[];
  /** Revenue disputes: how many lie there, how many this seat can take, what SHARE would give it if all shared. */
  revenues: number;
  most: number;
  share: number;
  /** Empire disputes: whose, what there is to divide, and whether a deal is possible. */
  dead: Seat | null;
  estate: Lot | null;
  deals: boolean;
}

export type AnswerTerms =
  | { kind: 'bribe'; card: CardId; area: Area; tokens: number }
  | { kind: 'sheet'; influence: readonly InfluenceTerms[]; fights: readonly TargetTerms[] }
  | { kind: 'influence'; areas: readonly InfluenceTerms[] }
  | { kind: 'targets'; areas: readonly TargetTerms[] }
  | { kind: 'claims'; areas: readonly ClaimTerms[] }
  | ({ kind: 'overtime' } & { terms: OvertimeTerms });
