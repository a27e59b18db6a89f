import type { Viewer } from '#engine/title.ts';
import { dramaIn, nameIn } from './cardNames.ts';
import type { Event } from './model.ts';
import { tellCards } from './tell/cards.ts';
import { tellFight } from './tell/fights.ts';
import { tellPieces } from './tell/pieces.ts';
import { listed, seatName, seatNames } from './wording.ts';

/** One sentence for log and mail; empty for what only the machinery needs. Only for events the viewer may read. */
export function tell(event: Event, viewer: Viewer): string {
  switch (event.type) {
    case 'GameStarted':
      return `${seatNames(Array.from({ length: event.n }, (_, seat) => seat))} start with ${event.respect} Respect each.`;
    case 'HomiesBoxed':
      return `${listed(event.nos.map((no) => nameIn(event, no)))} stayed in the box.`;
    case 'RoundStarted':
      return `Round ${event.round} begins.`;
    case 'BigBossNamed':
      return `${seatName(event.seat)} is the Big Boss${event.why === 'tie' ? ' among those tied' : ''}.`;
    case 'DramaRevealed':
      return `Drama: ${dramaIn(event, event.no)}.`;
    case 'DramaDiscarded':
      return event.why === 'fourth'
        ? `${dramaIn(event, event.no)} makes room for a new Drama.`
        : `${dramaIn(event, event.no)} is over.`;
    case 'DramaDeckReshuffled':
      return 'The Dramas that were over are shuffled.';
    case 'TurnStarted':
      return `${seatName(event.seat)}'s turn begins.`;
    case 'TurnEnded':
      return event.last ? `${seatName(event.seat)}'s turn is over, and so is the round.` : '';
    case 'OfferTaken':
      return `${seatName(event.seat)} takes the offer of ${dramaIn(event, event.no)}.`;
    case 'ActionsChanged':
      return event.delta > 0 ? `${seatName(event.seat)} has an action more: ${event.left} left.` : '';
    case 'ShiftChanged': {
      const why = [
        ...(event.emptyYards.length > 0 ? [`the Yard of ${seatNames(event.emptyYards)} is empty`] : []),
        ...(event.noCops ? ['no Cop is in the Streets'] : []),
      ];
      return `Shift change, for ${listed(why)}.`;
    }
    case 'GangNamed':
      return `${seatName(event.seat)}'s gang is now called ${event.name}.`;
    case 'SeatRetired':
      return `${seatName(event.seat)} leaves the game; the house plays on for that gang.`;
    case 'DefaultApplied':
      return `${seatName(event.seat)} gave no answer; the house does the usual.`;
    case 'LineSkipped':
      return `A line was skipped: it asked for a Fight or Crime that was ${event.onlyIf === 'called' ? 'called off' : event.onlyIf}.`;
    case 'TakenBack':
      return `${seatName(event.seat)} takes the last action back.`;
    case 'GameEnded':
      return `The game is over: ${seatNames(event.winners)} ${event.winners.length > 1 ? 'share the win' : 'wins'}.`;
    case 'OrdersSet':
      return 'Your standing orders are changed.';
    case 'Armed':
      return `You arm ${event.card}.`;
    case 'Disarmed':
      return `You disarm ${event.card}.`;
    case 'Asked':
    case 'WindowClosed':
    case 'StreetPhaseStarted':
    case 'MoveBegan':
      return '';
    default:
      return tellCards(event, viewer) ?? tellPieces(event) ?? tellFight(event);
  }
}
