import type { Seat } from '#engine/title.ts';
import type { Event, EventOf } from '../../model.ts';
import type { IconName } from '../board/iconNames.ts';

/** One thing that was done, with all that came of it. */
export interface Step {
  events: Event[];
  seat: Seat | null;
  icon: IconName | null;
  /** The dice of the step as they fell. */
  dice: { face: number; shows: string; away: boolean }[];
  hits: Hit[];
}

/** A loss that was declared, and what became of it for each victim. */
export interface Hit {
  attacker: Seat;
  victims: { seat: Seat; amount: number; end: EventOf<'LossTaken' | 'LossPrevented'> | null; whacked: boolean }[];
}

/** What begins a step, and the picture before it; null: it belongs to the step before. */
function opens(event: Event): IconName | null {
  switch (event.type) {
    case 'ProfilesRevealed':
      return 'rep';
    case 'TurnStarted':
      return 'move';
    case 'BombExploded':
      return 'bomb';
    case 'Moved':
    case 'MovementSkipped':
      return 'move';
    case 'GangPut':
      return 'put';
    case 'CrimeScenePlaced':
      return 'crimeScene';
    case 'HustlePlayed':
      return 'cards';
    case 'AbilityUsed':
      return 'rep';
    case 'DieRolled':
      return 'die';
    case 'PlayerWhacked':
      return 'hit';
    case 'PlayerResigned':
    case 'TakenBack':
      return 'discard';
    case 'TurnEnded':
      return 'cards';
    case 'GameEnded':
      return 'rep';
    default:
      return null;
  }
}

/** No news for a report: set-up, questions, sealed things, and what another event of the commit tells as well. */
const SILENT: ReadonlySet<Event['type']> = new Set([
  'GameCreated',
  'CityBuilt',
  'PerkSupplySet',
  'ProfilesDealt',
  'ProfileChosen',
  'StartResourcesGained',
  'PreventionChosen',
  'StandingSet',
  'Asked',
  'Answered',
  'HustleResolved',
]);

/** Without one of these a commit is no more than the turn going round. */
const NEWS: ReadonlySet<Event['type']> = new Set([
  'ProfilesRevealed',
  'BombExploded',
  'Moved',
  'MovementSkipped',
  'GangPut',
  'CrimeScenePlaced',
  'HustlePlayed',
  'AbilityUsed',
  'DieRolled',
  'HitDeclared',
  'LossTaken',
  'LossPrevented',
  'OptionChosen',
  'CardsRecovered',
  'CardsDiscarded',
  'PlayerWhacked',
  'PlayerResigned',
  'TakenBack',
  'GameEnded',
]);

/** The news of a commit in the order they happened; none where nothing happened in the town. */
export function stepsOf(events: readonly Event[]): Step[] {
  if (!events.some(({ type }) => NEWS.has(type))) return [];
  const steps: Step[] = [];
  for (const event of events) {
    if (SILENT.has(event.type) || (event.type === 'CardsDrawn' && event.reason === 'start')) continue;
    const icon = opens(event);
    let step = steps.at(-1);
    if (icon !== null || !step) {
      step = { events: [], seat: 'seat' in event ? event.seat : null, icon, dice: [], hits: [] };
      steps.push(step);
    }
    step.events.push(event);
    if (event.type === 'DieRolled') step.dice.push({ face: event.face, shows: event.shows, away: event.auto });
    if (event.type === 'HitDeclared')
      step.hits.push({
        attacker: event.attacker,
        victims: event.amounts.map(({ seat, n }) => ({ seat, amount: n, end: null, whacked: false })),
      });
    settle(steps, event);
  }
  return steps;
}

/** What became of the last loss that was declared. */
function settle(steps: readonly Step[], event: Event): void {
  const hit = steps.findLast(({ hits }) => hits.length > 0)?.hits.at(-1);
  if (event.type === 'LossTaken' || event.type === 'LossPrevented') {
    const victim = hit?.victims.find(({ seat, end }) => seat === event.seat && end === null);
    if (victim) victim.end = event;
  }
  if (event.type === 'PlayerWhacked') {
    const victim = hit?.victims.find(({ seat }) => seat === event.seat);
    if (victim) victim.whacked = true;
  }
}
