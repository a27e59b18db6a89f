import type { Seat } from '#engine/title.ts';
import type {
  Alternative,
  Branch,
  BribeRule,
  Condition,
  FireRule,
  OvertimeRule,
  Standing,
  TakeRule,
  UseRule,
} from '../../model.ts';
import { AREA_NAMES, AREAS, type Area, CARDS, KIND_NAMES } from '../../tables.ts';
import { counted, listed, seatName, seatNames } from '../../wording.ts';

const inOrder = (seats: readonly Seat[]): string => seats.map(seatName).join(', then ');

export function useInWords(rule: UseRule | null | undefined): string {
  const wishes = (rule?.wishes ?? []).map((wish) => {
    const verb = { R: 'close', T: 'arrest', P: 'push out' }[wish.kind];
    return `${verb} ${counted(wish.n, wish.kind)} of ${seatName(wish.seat)}`;
  });
  if (rule?.auto) wishes.push('close what the strongest there has most of');
  return wishes.length > 0 ? wishes.join(', then ') : 'against nobody';
}

export function fireInWords(rule: FireRule | null | undefined): string {
  if (!rule || ('prefer' in rule && rule.prefer.length === 0)) return 'at the likeliest target';
  if ('prefer' in rule) return `at ${inOrder(rule.prefer)}`;
  return rule.shots
    .map((shot) => {
      const who = shot.kind ? KIND_NAMES[shot.kind][shot.n === 1 ? 0 : 1] : 'men';
      return `${shot.n ?? 'all other'} ${who} at ${seatName(shot.seat)}`;
    })
    .join(', ');
}

export function takeInWords(rule: TakeRule | null | undefined): string {
  if (!rule) return 'all that is unguarded';
  const amount = rule.max === 'ALL' ? 'all that is unguarded' : rule.max === 0 ? 'nothing' : `at most ${rule.max}`;
  const from = rule.from && rule.from.length > 0 ? `, first from ${inOrder(rule.from)}` : '';
  const raze = rule.raze ? `, razing ${rule.raze === 'ALL' ? 'all of it' : rule.raze}` : '';
  return `${amount}${from}${raze}`;
}

export function overtimeInWords(rule: OvertimeRule | null | undefined): string {
  if (!rule) return 'share, and give way to twice as many men';
  const stances = { FIGHT: 'fight for all of it', SHARE: 'share', YIELD: 'give way' };
  const stance = typeof rule.stance === 'number' ? `ask for ${rule.stance}` : stances[rule.stance];
  const yieldAt =
    rule.yieldAt === undefined
      ? ''
      : `, give way when down to ${rule.yieldAt === 1 ? 'one man' : `${rule.yieldAt} men`}`;
  return `${stance}${yieldAt}${rule.target === undefined ? '' : `, shooting at ${seatName(rule.target)}`}`;
}

export function bribeInWords(rule: BribeRule | null | undefined): string {
  if (!rule) return 'keep the token';
  const cards = rule.cards === 'ANY' ? 'any card' : listed(rule.cards.map((id) => `“${CARDS[id]?.name ?? id}”`));
  return `against ${cards}${rule.areas === 'ANY' ? '' : ` in ${listed(rule.areas.map((area) => AREA_NAMES[area]))}`}`;
}

const places = [...AREAS, 'ALL', 'BOSS'] as const;
const where = (place: Area | 'ALL' | 'BOSS'): string =>
  place === 'ALL' ? 'everywhere' : place === 'BOSS' ? 'for a dead boss’s empire' : `in ${AREA_NAMES[place]}`;

function verbLines<Rule>(
  verb: string,
  rules: Partial<Record<Area | 'ALL' | 'BOSS', Rule | null>> | undefined,
  say: (rule: Rule | null | undefined) => string,
): string[] {
  return (
    places
      // A reset everywhere is what the house does anyway; in one area it is an exception to be told.
      .filter((place) => rules?.[place] !== undefined && (place !== 'ALL' || rules.ALL !== null))
      .map((place) => `${verb} ${where(place)}: ${say(rules?.[place])}`)
  );
}

/** "Blue's Godfather is in West End", "Blue has no 2 Thugs in South Bank". */
export function conditionInWords({ seat, n = 1, kind, area, not }: Condition): string {
  const name = seatName(seat);
  const place = AREA_NAMES[area];
  if (kind === 'G') return `${name}’s Godfather is ${not ? 'not ' : ''}in ${place}`;
  if (kind === undefined && n === 1) return `${name} is ${not ? 'not ' : ''}in ${place}`;
  const what = kind === undefined ? `${n} pieces` : counted(n, kind);
  return not ? `${name} has fewer than ${what} in ${place}` : `${name} has ${what} or more in ${place}`;
}

/** A condition of a ledger, what follows from it, and what otherwise; one line each. */
export function alternativeInWords({ when, rules, otherwise }: Alternative): string[] {
  const rest = standingInWords(otherwise);
  return [
    `If ${conditionInWords(when)} when the ledgers have been carried out: ${branchInWords(rules)}`,
    rest.length === 0 ? 'Otherwise: as your other instructions say' : `Otherwise: ${rest.join('; ')}`,
  ];
}

/** A reset everywhere has no line of its own, yet here it is what is chosen. */
const branchInWords = (branch: Branch): string => standingInWords(branch).join('; ') || 'as the house does it';

/** Standing instructions as sentences, one line a rule; empty where all is as the house does it anyway. */
export function standingInWords(standing: Standing): string[] {
  return [
    ...(standing.friends
      ? [`Friends, to be spared: ${standing.friends.length > 0 ? seatNames(standing.friends) : 'nobody'}`]
      : []),
    ...verbLines('Influence', standing.use, useInWords),
    ...verbLines('Fire', standing.fire, fireInWords),
    ...verbLines('Take over', standing.take, takeInWords),
    ...verbLines('Overtime', standing.ot, overtimeInWords),
    ...(standing.bribe === undefined ? [] : [`Bribe: ${bribeInWords(standing.bribe)}`]),
  ];
}
