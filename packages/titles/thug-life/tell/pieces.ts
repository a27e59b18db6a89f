import { nameIn } from '../cardNames.ts';
import type { Event, EventOf } from '../model.ts';
import { counted, seatName } from '../wording.ts';

/** What happens to Thugs, Dollas, Respect, Cops and upgrades; null: the event is about something else. */
export function tellPieces(event: Event): string | null {
  switch (event.type) {
    case 'ThugsMoved':
      return tellThugs(event);
    case 'DollasMoved':
      return tellDollas(event);
    case 'RespectChanged':
      return tellRespect(event);
    case 'CopsMoved':
      return tellCops(event);
    case 'UpgradePlaced':
      return `${seatName(event.seat)} places ${nameIn(event, event.no)} on the Hood.`;
    case 'UpgradeBurnt':
      return event.why === 'ability' ? `${seatName(event.seat)} uses ${nameIn(event, event.no)}.` : '';
    case 'UpgradeReadied':
      return event.why === 'card' ? `${nameIn(event, event.no)} is back on ${seatName(event.seat)}'s Hood.` : '';
    case 'UpgradeTaken':
      return `${seatName(event.to)} takes ${nameIn(event, event.no)} from ${seatName(event.from)}${event.burnt ? ', burnt out' : ''}.`;
    case 'UpgradeLost':
      return event.to === 'removed'
        ? `${nameIn(event, event.no)} is out of the game.`
        : `${seatName(event.seat)} loses ${nameIn(event, event.no)} to the discard pile.`;
    default:
      return null;
  }
}

function tellThugs({ seat, n, why }: EventOf<'ThugsMoved'>): string {
  const who = seatName(seat);
  const thugs = counted(n, 'Thug');
  switch (why) {
    case 'jumpIn':
      return `${who}: ${thugs} ${n === 1 ? 'jumps' : 'jump'} in.`;
    case 'hustle':
      return `${who} sends ${thugs} to hustle.`;
    case 'grind':
      return `${who} sends ${thugs} to grind.`;
    case 'killed':
      return `${who} loses ${thugs}.`;
    case 'copsWon':
      return `The Cops send ${thugs} of ${who} back to the Stash.`;
    case 'traitor':
      return `${thugs} of ${who} ${n === 1 ? 'changes' : 'change'} place by treason.`;
    case 'reinforce':
      return `${thugs} of ${who} ${n === 1 ? 'comes' : 'come'} out of the Stash to help.`;
    case 'card':
      return `${thugs} of ${who} ${n === 1 ? 'moves' : 'move'} by a card.`;
    case 'offer':
      return `${who} sends ${thugs} to the Streets for it.`;
    case 'defence':
      return `${thugs} of ${who} who defended ${n === 1 ? 'goes' : 'go'} to the Streets.`;
    case 'shift':
      return `${thugs} of ${who} ${n === 1 ? 'comes' : 'come'} home.`;
    case 'fight':
    case 'crime':
      return '';
    default:
      return why satisfies never;
  }
}

function tellDollas({ from, to, n }: EventOf<'DollasMoved'>): string {
  const dollas = counted(n, 'Dolla');
  if (from === 'streets') return to === 'streets' ? '' : `${seatName(to)} gets ${dollas} from the Streets.`;
  return to === 'streets'
    ? `${seatName(from)} puts ${dollas} back into the Streets.`
    : `${seatName(to)} takes ${dollas} from ${seatName(from)}.`;
}

function tellRespect({ seat, from, to, delta, why }: EventOf<'RespectChanged'>): string {
  const who = seatName(seat);
  const cause = WHY_WORDS[why];
  if (to !== from) return `${who} ${to > from ? 'rises' : 'falls'} to ${to} Respect (${cause}).`;
  return delta > 0
    ? `${who} stays at ${to} Respect (${cause}): the last point takes a Hood Fight.`
    : `${who} stays at ${to} Respect (${cause}).`;
}

const WHY_WORDS: Readonly<Record<EventOf<'RespectChanged'>['why'], string>> = {
  hoodFight: 'a Hood Fight',
  streetFight: 'a Street Fight',
  copFight: 'beating the Cops',
  noFigures: 'nobody left standing',
  crime: 'a Crime',
  card: 'a card',
  stash: 'Dollas in the Stash',
  grind: 'an empty Hood',
  drama: 'a Drama',
};

function tellCops({ n, to, why }: EventOf<'CopsMoved'>): string {
  const cops = counted(n, 'Cop');
  switch (why) {
    case 'shield':
      return 'A shield: 1 Cop more in the Streets.';
    case 'killed':
      return `${cops} ${n === 1 ? 'falls' : 'fall'}.`;
    case 'won':
      return `The Cops leave the Streets.`;
    default:
      return to === 'streets'
        ? `${cops} ${n === 1 ? 'comes' : 'come'} to the Streets.`
        : `${cops} ${n === 1 ? 'leaves' : 'leave'} the Streets.`;
  }
}
