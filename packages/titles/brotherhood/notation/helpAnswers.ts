import type { AnswerTerms, InfluenceTerms, OvertimeTerms, TargetTerms } from '../model.ts';
import { AREA_NAMES, CARDS } from '../tables.ts';
import { counted, listed, seatName } from '../wording.ts';
import { printAnswer } from './print.ts';
import { printSeat } from './printRules.ts';

const KIND_OF = { T: 'arrest', R: 'close', P: 'politic' } as const;
const men = (n: number): string => `${n} ${n === 1 ? 'man' : 'men'}`;

/** How to answer the open prompt, with examples that this seat could send as they stand; `bar` marks an example. */
export function answerSection(terms: AnswerTerms, bar: (orders: string) => string): string[] {
  switch (terms.kind) {
    case 'bribe':
      return [
        `The Grand Jury on ${AREA_NAMES[terms.area]}: "${CARDS[terms.card]?.name}".`,
        `You hold ${terms.tokens === 1 ? 'a bribe token' : `${terms.tokens} bribe tokens`}. Turn the card away on 1-5?`,
        bar('BRIBE YES'),
        bar('BRIBE NO'),
        ...done(bar),
      ];
    case 'sheet':
      return [
        'The board is known, the month is yours to settle: USE, FIRE, TAKE and OT',
        'lines count for this month and go before your instructions.',
        ...terms.influence.flatMap((one) => influenceLines(one, bar)),
        ...terms.fights.flatMap((one) => fightLines(one, bar)),
        bar('OT ALL: SHARE'),
        ...done(bar),
      ];
    case 'influence':
      return [
        'It is your turn to use influence:',
        ...terms.areas.flatMap((one) => influenceLines(one, bar)),
        'NONE instead of the wishes passes.',
        ...done(bar),
      ];
    case 'targets':
      return [
        'Whom do your men aim at? Every gun needs a target:',
        ...terms.areas.flatMap((one) => fightLines(one, bar)),
        ...done(bar),
      ];
    case 'claims':
      return [
        'What do you take over?',
        ...terms.areas.flatMap(({ area, most, owners }) => [
          `${AREA_NAMES[area]}: you can take ${most}, unguarded are`,
          ...owners.map(({ seat, revenues }) => `  ${counted(revenues, 'R')} of ${seatName(seat)}`),
          bar(`TAKE ${area}: ${most}${owners.length > 1 ? ` FROM ${printSeat(owners[0]!.seat)}` : ''}`),
        ]),
        'ALL or NONE or a smaller number will do as well.',
        ...done(bar),
      ];
    case 'overtime':
      return [...overtimeLines(terms.terms, bar), ...done(bar)];
  }
}

const done = (bar: (orders: string) => string): string[] => [bar('DONE            # as your instructions say')];

function influenceLines({ area, budget, victims }: InfluenceTerms, bar: (orders: string) => string): string[] {
  const [first] = victims;
  const example = first
    ? printAnswer({ to: 'influence', areas: { [area]: [{ act: KIND_OF[first.kind], victim: first.seat }] } })
    : [];
  return [
    `${AREA_NAMES[area]}: ${budget} ${budget === 1 ? 'point' : 'points'} to spend, within reach are`,
    ...victims.map(({ seat, kind, n, cost }) => `  ${counted(n, kind)} of ${seatName(seat)}, ${cost} each`),
    ...example.map(bar),
  ];
}

function fightLines({ area, guns, targets }: TargetTerms, bar: (orders: string) => string): string[] {
  const kinds = (['T', 'H', 'G'] as const).filter((kind) => guns[kind] > 0);
  const [first] = targets;
  const aims = kinds.map((kind) => ({ kind, n: guns[kind], target: first?.seat ?? 0 }));
  return [
    `${AREA_NAMES[area]}: you have ${listed(kinds.map((kind) => counted(guns[kind], kind)))}, there are`,
    ...targets.map(({ seat, men: n, boss }) => `  ${seatName(seat)} with ${men(n)}${boss ? ' and the Godfather' : ''}`),
    ...printAnswer({ to: 'targets', areas: { [area]: aims } }).map(bar),
  ];
}

function overtimeLines(terms: OvertimeTerms, bar: (orders: string) => string): string[] {
  const { kind, area, round, rivals, dead, revenues, most, share, deals, seat } = terms;
  const about = kind === 'empire' && dead !== null ? `the empire of ${seatName(dead)}` : counted(revenues, 'R');
  const [other] = rivals;
  return [
    `Overtime in ${AREA_NAMES[area]}, round ${round}, about ${about}.`,
    `You have ${men(terms.men)} there, ${listed(rivals.map((rival) => `${seatName(rival.seat)} ${men(rival.men)}`))}.`,
    bar(`OT ALL: SHARE${kind === 'revenue' ? `   # ${share} for you if all share` : ''}`),
    bar('OT ALL: FIGHT'),
    ...(kind === 'revenue' && most > 0 ? [bar(`OT ALL: ${most}       # a demand; 1 to ${most}`)] : []),
    bar('OT ALL: YIELD'),
    ...(rivals.length > 1 && other ? [bar(`OT ALL: FIGHT AT ${printSeat(other.seat)}`)] : []),
    ...(deals && other
      ? [
          'A deal counts if all send the same one:',
          bar(`DEAL ${printSeat(seat)}: POOL 1R & ${printSeat(other.seat)}: REST`),
        ]
      : []),
  ];
}
