import { isRefusal, type Seat } from '#engine/title.ts';
import { answerTerms } from '../choices/terms.ts';
import { giftsOpen, giftTargets } from '../decide/gifts.ts';
import { checkLedger, priceLedger } from '../decide/ledger.ts';
import { termsOf } from '../decide/terms.ts';
import type { Ledger, LedgerTerms, State } from '../model.ts';
import { AREA_NAMES, AREAS, type Area, KINDS } from '../tables.ts';
import { counted, dollars, seatName } from '../wording.ts';
import { answerSection } from './helpAnswers.ts';
import { readMail } from './mail.ts';
import { printLedger } from './print.ts';
import { printSeat, printStanding } from './printRules.ts';

/**
 * How to answer by mail, filled in with the seat's own numbers, in lines of at most 72 characters. Every example begins with a bar,
 * and lines that begin with a bar are skipped when a mail is read: what comes back unread inside a reply is no order.
 */
export function helpText(state: State, seat: Seat): string {
  const own = state.seats[seat];
  if (!own || own.status === 'dead' || state.phase === 'finished')
    return 'No orders are awaited from you any more; you can watch the game to its end.';
  const terms = termsOf(state, seat);
  const asked = answerTerms(state, seat);
  if (asked) return [answerSection(asked, bar), rulesInForce(state, seat)].map((s) => s.join('\n')).join('\n\n');
  const sections = terms.exiled
    ? [exileSection(state, terms)]
    : [moneySection(seat, terms), ledgerSection(state, seat, terms)];
  return [...sections, otherOrders(state, seat, terms), rulesInForce(state, seat)]
    .map((s) => s.join('\n'))
    .join('\n\n');
}

const bar = (orders: string): string => `| ${orders}`;

function moneySection(seat: Seat, terms: LedgerTerms): string[] {
  const lines = [`Month ${terms.month}. ${seatName(seat)} has ${dollars(terms.cash)}. What one of each costs you:`];
  lines.push(`  ${''.padEnd(16)}${KINDS.map((kind) => kind.padStart(8)).join('')}   yours there`);
  for (const area of AREAS) {
    const { price, doubledBy, mine } = terms.areas[area];
    const here = KINDS.flatMap((kind) => (mine[kind] > 0 ? [`${mine[kind]}${kind}`] : []));
    if (terms.godfather.at === area) here.unshift('G');
    const costs = KINDS.map((kind) => dollars(price[kind]).slice(1).padStart(8)).join('');
    const doubled = doubledBy === null ? '' : ` (doubled: ${seatName(doubledBy)}'s area)`;
    lines.push(`  ${area} ${AREA_NAMES[area].padEnd(13)}${costs}   ${here.join(' ')}${doubled}`.trimEnd());
  }
  const { available, prisoners } = terms;
  lines.push(`To be had: ${KINDS.map((kind) => counted(available[kind], kind)).join(', ')}.`);
  if (prisoners.T + prisoners.H > 0)
    lines.push(
      `In jail: ${counted(prisoners.T, 'T')}, ${counted(prisoners.H, 'H')}; bail ${dollars(terms.bail.T)} and ${dollars(terms.bail.H)} each.`,
    );
  return lines;
}

function ledgerSection(state: State, seat: Seat, terms: LedgerTerms): string[] {
  const { orders, ledger } = exampleOrders(state, seat, terms);
  const { total, balance } = priceLedger(terms, ledger);
  return [
    'Write one order a line, without the bar. A ledger names pieces (R Revenue,',
    'P Political, T Thug, H Hitman, G Godfather) and their area, with & between',
    'groups. Men who are not listed are dismissed; HOLD lists all of them.',
    `This one would cost you ${dollars(total)} and leave ${dollars(balance)}:`,
    bar(`MONTH ${terms.month}`),
    bar(orders),
    ...godfatherLines(terms),
    'Parts of a ledger:',
    bar('HOLD            # keep everybody (HOLD SB: those in South Bank)'),
    bar('CLOSE 1R: TD    # close a Revenue of your own'),
    bar('BAIL 1T + 1H    # pay prisoners out (or BAIL ALL)'),
    bar('NOTHING         # an empty ledger, alone in its mail'),
    bar('WITHDRAW        # take the stored ledger back'),
  ];
}

function godfatherLines({ godfather, meetingMonths }: LedgerTerms): string[] {
  if (godfather.must) return ['Your Godfather must come to town this month: name his area.'];
  if (godfather.at !== 'OUT')
    return [`Your Godfather stays in ${AREA_NAMES[godfather.at]} unless you name another area.`];
  return [`Your Godfather may stay at the meeting until month ${meetingMonths}.`];
}

function exileSection(state: State, terms: LedgerTerms): string[] {
  return [
    `Month ${terms.month}. You are in exile with ${dollars(terms.cash)}. Stay, or come back with a ledger`,
    `that names an area for your Godfather:`,
    bar(`MONTH ${state.month}`),
    bar('STAY'),
    bar('G: TD'),
  ];
}

/** A ledger that this seat could send as it stands: men kept, one Revenue with a guard in the best area that still bears one. */
function exampleOrders(state: State, seat: Seat, terms: LedgerTerms): { orders: string; ledger: Ledger } {
  const keep = AREAS.some((area) => terms.areas[area].mine.T + terms.areas[area].mine.H > 0) ? ['HOLD'] : [];
  const enter = terms.godfather.must ? [`G: ${terms.hold.godfather}`] : [];
  const room = AREAS.filter((area) => revenuesIn(state, area) < state.config.table[area].limit);
  const purchases = [...room.map((area) => [`1R: ${area} + T`]), ...room.map((area) => [`1R: ${area}`]), []];
  for (const purchase of purchases) {
    const orders = [...keep, ...purchase, ...enter].join(' & ') || 'NOTHING';
    const ledger = ledgerIn(state, seat, orders);
    if (ledger && checkLedger(terms, ledger) === null) return { orders, ledger };
  }
  return { orders: printLedger(terms.hold), ledger: terms.hold };
}

const revenuesIn = (state: State, area: Area): number => state.seats.reduce((sum, { board }) => sum + board[area].R, 0);

function ledgerIn(state: State, seat: Seat, orders: string): Ledger | null {
  const mail = readMail(state, seat, orders);
  return !isRefusal(mail) && mail.command.type === 'SubmitLedger' ? mail.command.ledger : null;
}

function otherOrders(state: State, seat: Seat, terms: LedgerTerms): string[] {
  const [other] = giftTargets(state, seat);
  const name = printSeat(other ?? 0);
  const lines = ['Further orders, each on a line of its own:'];
  if (other !== undefined && giftsOpen(state) && terms.cash > 0)
    lines.push(bar(`GIVE ${Math.min(1000, terms.cash)} TO ${name}`));
  if (state.seats[seat]!.tokens.getOut > 0) lines.push(bar('JAILBREAK'));
  const rules: [order: string, remark: string][] = [
    [`USE ALL: 2 ${name} R, ${name} T`, 'your Politicals (or NONE, AUTO)'],
    [`FIRE ALL: ${name}`, 'whom to shoot at first (or AUTO)'],
    ['TAKE ALL: ALL', 'unguarded Revenues (or NONE, 2)'],
    ['OT ALL: SHARE YIELD AT 1', 'overtime: FIGHT, SHARE, YIELD, 2'],
    ['OT BOSS: SHARE', 'a dead Godfather’s empire'],
    [`FRIENDS ${name}`, 'automatic choices spare them'],
    ['BRIBE 2, 4 IN WE', 'where to spend a bribe token'],
  ];
  lines.push(...rules.map(([order, remark]) => bar(`${order.padEnd(30)} # ${remark}`)));
  lines.push('An area instead of ALL is an exception; ONCE before a rule: this month only.');
  if (state.config.pace === 'post')
    lines.push(
      'With a ledger, what depends on where others are when all are opened:',
      bar(`IF ${name} T IN SB: FIRE SB: ${name}; TAKE SB: NONE`),
      bar('ELSE: TAKE SB: ALL'),
    );
  return lines;
}

function rulesInForce(state: State, seat: Seat): string[] {
  const { standing, sheet } = state.seats[seat]!;
  const lines = [...printStanding(standing), ...printStanding(sheet ?? {}).map((line) => `ONCE ${line}`)];
  if (lines.length === 0)
    return [
      'You have no instructions in force: Politicals do nothing, men choose',
      'their targets, take what they can and share in overtime.',
    ];
  return ['Your instructions in force:', ...lines.map(bar)];
}
