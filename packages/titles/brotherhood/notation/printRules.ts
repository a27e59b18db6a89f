import type { Seat } from '#engine/title.ts';
import type { BribeRule, ByArea, FireRule, OvertimeRule, Shot, Standing, TakeRule, UseRule } from '../model.ts';
import { AREAS, MARKS } from '../tables.ts';

/** A family in orders: `YELLOW`. */
export const printSeat = (seat: Seat): string => MARKS[seat]?.name.toUpperCase() ?? `#${seat + 1}`;

/** Instructions, one a line, ALL before the areas; numbers only where they are not the default. */
export function printStanding(standing: Standing): string[] {
  const { friends, use, fire, take, ot, bribe } = standing;
  const lines: string[] = [];
  if (friends) lines.push(`FRIENDS ${friends.length === 0 ? 'NONE' : friends.map(printSeat).join(', ')}`);
  lines.push(
    ...eachArea('USE', use, printUse),
    ...eachArea('FIRE', fire, printFire),
    ...eachArea('TAKE', take, printTake),
  );
  lines.push(...eachArea('OT', ot, printOvertime));
  if (ot?.BOSS !== undefined) lines.push(`OT BOSS: ${ot.BOSS === null ? 'DEFAULT' : printOvertime(ot.BOSS)}`);
  if (bribe !== undefined) lines.push(`BRIBE ${bribe === null ? 'NONE' : printBribe(bribe)}`);
  return lines;
}

function eachArea<Rule>(verb: string, rules: ByArea<Rule> | undefined, print: (rule: Rule) => string): string[] {
  return (['ALL', ...AREAS] as const).flatMap((area) => {
    const rule = rules?.[area];
    if (rule === undefined) return [];
    return [`${verb} ${area}: ${rule === null ? 'DEFAULT' : print(rule)}`];
  });
}

function printUse({ wishes, auto }: UseRule): string {
  const words = wishes.map(({ n, seat, kind }) => `${n === 1 ? '' : `${n} `}${printSeat(seat)} ${kind}`);
  if (auto) words.push('AUTO');
  return words.length === 0 ? 'NONE' : words.join(', ');
}

function printFire(rule: FireRule): string {
  if ('prefer' in rule) return rule.prefer.length === 0 ? 'AUTO' : rule.prefer.map(printSeat).join(' > ');
  return rule.shots.length === 0 ? 'AUTO' : rule.shots.map(printShot).join(', ');
}

const printShot = ({ n, kind, seat }: Shot): string =>
  n === undefined && kind === undefined ? `REST ${printSeat(seat)}` : `${n ?? ''}${kind ?? ''} ${printSeat(seat)}`;

export function printTake({ max, from, raze }: TakeRule): string {
  const many = max === 0 ? 'NONE' : String(max);
  const owners = from && from.length > 0 ? ` FROM ${from.map(printSeat).join(' > ')}` : '';
  return `${many}${owners}${raze === undefined ? '' : `, RAZE ${raze}`}`;
}

export const printOvertime = ({ stance, yieldAt, target }: OvertimeRule): string =>
  `${stance}${yieldAt === undefined ? '' : ` YIELD AT ${yieldAt}`}${target === undefined ? '' : ` AT ${printSeat(target)}`}`;

function printBribe({ cards, areas }: BribeRule): string {
  if (cards.length === 0 || areas.length === 0) return 'NONE';
  return `${cards === 'ANY' ? 'ANY' : cards.join(', ')}${areas === 'ANY' ? '' : ` IN ${areas.join(', ')}`}`;
}
