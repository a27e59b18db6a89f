import type { Viewer } from '#engine/title.ts';
import type { Event } from '../../model.ts';
import { tell } from '../../tell.ts';
import { crimeFrom, fightBefore } from './before.ts';
import { after, emptyCrime, fightFrom, type Scene } from './scene.ts';

/** What a picture of the film shows. */
export type FrameKind = 'sent' | 'cards' | 'dice' | 'again' | 'fallen' | 'result' | 'after' | 'plain';

export interface Frame {
  kind: FrameKind;
  events: Event[];
  /** As it stands after these events; null where nobody fights and no Crime is tried. */
  scene: Scene | null;
}

/** What is sealed or secret is told to its owner on a receipt; for the table it is no news. */
const SILENT: readonly Event['type'][] = [
  'CommitSealed',
  'CommitSealedContent',
  'ReactSealed',
  'ReactSealedContent',
  'KillsSealed',
  'KillsSealedContent',
  'OrdersSet',
  'Armed',
  'Disarmed',
];

/** Events that a picture begins with, whether or not they have a sentence. */
const BEGINS: readonly Event['type'][] = ['FightPicked', 'CopFightStarted', 'CrimeAttempted'];

/** The pieces that move when somebody falls: who falls is told already. */
const repeats = (event: Event): boolean =>
  (event.type === 'ThugsMoved' || event.type === 'CopsMoved') && event.why === 'killed';

const isNews = (event: Event, viewer: Viewer): boolean =>
  !SILENT.includes(event.type) && !repeats(event) && tell(event, viewer) !== '';

/** Where an event stands in the film of a Fight or Crime. */
function kindOf(event: Event, last: FrameKind): FrameKind {
  switch (event.type) {
    case 'FightPicked':
    case 'CopFightStarted':
    case 'CrimeAttempted':
      return 'sent';
    case 'UpgradeBurnt':
      return last === 'sent' ? 'sent' : 'after';
    case 'CommitsRevealed':
    case 'ReactionPlayed':
    case 'RidesStopped':
    case 'FightCalledOff':
      return last === 'sent' || last === 'cards' ? 'cards' : 'after';
    case 'DieRolled':
      return event.reroll ? 'again' : 'dice';
    case 'RerollDecided':
      return 'again';
    case 'FiguresKilled':
      return 'fallen';
    case 'FightResolved':
    case 'CrimeResolved':
      return 'result';
    case 'ThugsMoved':
      if (event.why === 'fight' || event.why === 'crime') return 'sent';
      if (event.why === 'reinforce') return 'cards';
      return event.why === 'killed' ? 'fallen' : 'after';
    case 'UpgradeLost':
      return event.why === 'killed' ? 'fallen' : 'after';
    case 'CopsMoved':
      if (event.why === 'shield') return last;
      if (event.why === 'killed') return 'fallen';
      return last === 'cards' || last === 'sent' ? 'cards' : 'after';
    case 'CardsDiscarded':
      return last === 'cards' ? 'cards' : 'after';
    default:
      return 'after';
  }
}

/** Events with which a Fight or Crime that began in an earlier commit goes on. */
const GOES_ON: readonly Event['type'][] = [
  'CommitsRevealed',
  'FightCalledOff',
  'DieRolled',
  'RerollDecided',
  'FiguresKilled',
  'FightResolved',
  'CrimeResolved',
];

/** Begins a picture of its own although the one before is of the same kind. */
const opens = (event: Event): boolean => event.type === 'DieRolled' && event.reroll;

/** A commit as pictures in order: each Fight and Crime as a strip of its own, all else as plain news. None where there is no news. */
export function framesOf(events: readonly Event[], viewer: Viewer): Frame[] {
  const frames: Frame[] = [];
  let scene: Scene | null = null;
  // The compiler would take it for 'plain' for good.
  let last = 'plain' as FrameKind;
  for (const [i, event] of events.entries()) {
    // A picked Cop Fight says how many Cops there are after it has begun.
    const starts: boolean = BEGINS.includes(event.type) && !(event.type === 'CopFightStarted' && last === 'sent');
    if (starts) scene = begun(event);
    else if (scene === null && GOES_ON.includes(event.type)) scene = goingOn(events.slice(i));
    else if (scene !== null) scene = after(scene, event);
    if (event.type === 'FightEnded' || event.type === 'CrimeEnded') {
      scene = null;
      last = 'plain';
      continue;
    }
    const kind: FrameKind = scene === null ? 'plain' : kindOf(event, starts || last === 'plain' ? 'sent' : last);
    const frame = frames.at(-1);
    const news = isNews(event, viewer);
    if (frame && frame.kind === kind && last === kind && !starts && !opens(event)) {
      if (news) frame.events.push(event);
      frame.scene = scene;
    } else if (news) {
      frames.push({ kind, events: [event], scene });
      last = kind;
    }
  }
  return frames;
}

function begun(event: Event): Scene {
  return event.type === 'FightPicked' || event.type === 'CopFightStarted' ? fightFrom(event) : after(emptyCrime, event);
}

/** The scene of a Fight or Crime that was begun before these events. */
function goingOn(rest: readonly Event[]): Scene {
  const end = rest.findIndex(({ type }) => type === 'FightEnded' || type === 'CrimeEnded');
  const own = end < 0 ? rest : rest.slice(0, end);
  const crime = own.find((event) => event.type === 'CrimeResolved');
  const fight = own.find((event) => event.type === 'FightResolved');
  const before: Scene =
    crime?.type === 'CrimeResolved' || own.some((event) => event.type === 'DieRolled' && event.die === 'crime')
      ? crime?.type === 'CrimeResolved'
        ? crimeFrom(crime)
        : emptyCrime
      : fightBefore(fight?.type === 'FightResolved' ? fight : undefined, own);
  return rest[0] ? after(before, rest[0]) : before;
}
