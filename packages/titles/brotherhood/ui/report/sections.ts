import type { Seat } from '#engine/title.ts';
import type { Event } from '../../model.ts';
import { counted } from '../../wording.ts';

export const SECTIONS = [
  'Money and jail',
  'The ledgers',
  'The Grand Jury',
  'Political influence',
  'Fights',
  'Overtime',
  'Take-overs',
  'Deaths and heirs',
  'The books',
  'The new month',
  'The end',
] as const;
export type Section = (typeof SECTIONS)[number];

/** Under which heading of the front page an event stands; null: it is no news. */
export function sectionOf(event: Event): Section | null {
  switch (event.type) {
    case 'GameStarted':
    case 'PlanningOpened':
    case 'RevenueStepDone':
    case 'StandingSet':
    case 'LedgerSubmitted':
    case 'LedgerWritten':
    case 'LedgerWithdrawn':
    case 'BalanceKept':
    case 'BookKept':
    case 'AnswersAsked':
    case 'BribeAnswered':
    case 'SheetSubmitted':
    case 'InfluenceSubmitted':
    case 'TargetsSubmitted':
    case 'ClaimsSubmitted':
    case 'OvertimeSubmitted':
    case 'AnswerWritten':
    // What was put out stands in the opened ledgers; who was dismissed is added there.
    case 'Placed':
      return null;
    case 'MoneyGiven':
    case 'GetOutUsed':
      return 'Money and jail';
    case 'LedgersRevealed':
    case 'AlternativesJudged':
    case 'SeatReturned':
    case 'SupportRolled':
      return 'The ledgers';
    case 'AreaInvestigated':
    case 'DeckRestocked':
    case 'CardDrawn':
    case 'BribeTried':
    case 'TokenGranted':
    case 'CardResolved':
      return 'The Grand Jury';
    case 'InfluenceOrder':
    case 'InfluenceUsed':
      return 'Political influence';
    case 'Volley':
      return event.dispute === null ? 'Fights' : 'Overtime';
    case 'GodfatherKilled':
      return 'Deaths and heirs';
    case 'DisputeOpened':
    case 'OvertimeRound':
    case 'DisputeSettled':
      return 'Overtime';
    case 'RevenueTaken':
    case 'RevenueRazed':
      return 'Take-overs';
    case 'EstateSettled':
    case 'EstateReplaced':
    case 'CashLost':
    case 'SeatOut':
    case 'SeatExiled':
      return 'Deaths and heirs';
    case 'MonthEnded':
      return 'The books';
    case 'MeetingEnded':
    case 'MonthBegan':
    case 'IncomePaid':
      return 'The new month';
    case 'GameEnded':
      return 'The end';
  }
}

/** The headings that have news, in the order of the page, each with its events in the order they happened. */
export function sectionsOf(events: readonly Event[]): { section: Section; events: Event[] }[] {
  return SECTIONS.map((section) => ({
    section,
    events: events.filter((event) => sectionOf(event) === section),
  })).filter((entry) => entry.events.length > 0);
}

/** Only what changed the board is worth a page: ledgers that come in, gifts and new rules are not. */
export const isWorthAReport = (events: readonly Event[]): boolean =>
  events.some(
    ({ type }) =>
      type === 'LedgersRevealed' ||
      type === 'GetOutUsed' ||
      type === 'CardResolved' ||
      type === 'InfluenceUsed' ||
      type === 'Volley' ||
      type === 'DisputeSettled' ||
      type === 'RevenueTaken' ||
      type === 'RevenueRazed' ||
      type === 'MonthEnded' ||
      type === 'GameEnded',
  );

/** The month that a chapter is about, as far as it says; at the table several chapters tell of one month. */
export function monthOf(events: readonly Event[]): number | null {
  for (const event of events) {
    if (event.type === 'LedgersRevealed' || event.type === 'MonthEnded') return event.month;
    if (event.type === 'AnswersAsked') return Number(/^m(\d+)/.exec(event.prompt)?.[1] ?? 0) || null;
  }
  return null;
}

/** "2 Thugs and 1 Hitman", the men of a seat that its ledger did not keep; empty when none had to go. */
export function dismissed(events: readonly Event[], seat: Seat): string {
  const placed = events.find((event) => event.type === 'Placed' && event.seat === seat);
  if (placed?.type !== 'Placed') return '';
  const men = (['T', 'H'] as const).filter((kind) => placed.fired[kind] > 0);
  return men.map((kind) => counted(placed.fired[kind], kind)).join(' and ');
}
