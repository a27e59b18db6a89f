import type { Seat } from '#engine/title.ts';
import type { Card, Event } from '../../model.ts';

/** The steps of the round as the rules number them; the last two are ours. */
export const SECTIONS = [
  'Plotting',
  'Dishonor',
  'The Reveal',
  'The Reward',
  'Betrayal',
  'Fool me once',
  'Cleaning up',
  'Passing the torch',
  'The end',
] as const;
export type Section = (typeof SECTIONS)[number];

/** One step that can be looked at by itself: a card with all that comes of it, or a single fact. */
export interface Step {
  section: Section;
  events: Event[];
  /** Who acts, and with which card: drawn before the words. */
  seat: Seat | null;
  card: Card | null;
}

/** Where an event stands; null: it is no news (a plan that comes in, a question that is asked, what is secret). */
function sectionOf(event: Event): Section | null {
  switch (event.type) {
    case 'GameStarted':
    case 'LocationsDealt':
    case 'RoundStarted':
    case 'PlanReady':
    case 'PlanSealed':
    case 'OrdersOpened':
    case 'OrdersSealed':
    case 'OrdersClosed':
    case 'RevealStarted':
    case 'TurnStarted':
    case 'HeistChoiceSealed':
    case 'ReactionSealed':
    case 'FoolMeOpened':
    case 'DiscardReady':
    case 'DiscardSealed':
      return null;
    case 'PlansClosed':
      return 'Plotting';
    case 'NoHonorShown':
      return 'Dishonor';
    case 'CardRevealed':
    case 'Pointed':
    case 'WindowOpened':
    case 'WindowClosed':
    case 'Interrupted':
    case 'Caught':
    case 'Stole':
    case 'HeistPlaced':
    case 'HeistFailed':
      return 'The Reveal';
    case 'RevealEnded':
      return event.absent.length > 0 ? 'The Reveal' : null;
    case 'HeistResolved':
      return 'The Reward';
    case 'BetrayalResolved':
      return 'Betrayal';
    case 'VictoryTied':
    case 'GameWon':
      return 'The end';
    case 'DiscardsShown':
      return 'Fool me once';
    case 'LocationsRefilled':
      return 'Cleaning up';
    case 'TorchPassed':
      return 'Passing the torch';
  }
}

/** What follows a revealed card belongs to the same step. */
const continues = (event: Event): boolean =>
  event.type !== 'CardRevealed' && event.type !== 'RevealEnded' && sectionOf(event) === 'The Reveal';

/** The news of a commit in the order they happened; none where nothing changed on the table. */
export function stepsOf(events: readonly Event[]): Step[] {
  const steps: Step[] = [];
  for (const event of events) {
    const section = sectionOf(event);
    if (section === null) continue;
    const last = steps.at(-1);
    if (continues(event) && last?.section === 'The Reveal') last.events.push(event);
    else steps.push({ section, events: [event], ...actorOf(event) });
  }
  return steps;
}

function actorOf(event: Event): { seat: Seat | null; card: Card | null } {
  switch (event.type) {
    case 'NoHonorShown':
    case 'BetrayalResolved':
      return { seat: event.seat, card: 'noHonor' };
    case 'CardRevealed':
      return { seat: event.seat, card: event.card };
    case 'Interrupted':
      return { seat: event.by, card: event.kind };
    case 'HeistResolved':
      return { seat: event.seat, card: 'heist' };
    case 'Stole':
      return { seat: event.seat, card: 'steal' };
    case 'HeistPlaced':
    case 'HeistFailed':
      return { seat: event.seat, card: 'heist' };
    case 'GameWon':
      return { seat: event.seat, card: null };
    case 'TorchPassed':
      return { seat: event.to, card: null };
    default:
      return { seat: null, card: null };
  }
}
