import type { Viewer } from '#engine/title.ts';
import { nameIn } from '../cardNames.ts';
import type { Event } from '../model.ts';
import { counted, listed, seatName } from '../wording.ts';

/** What happens to cards; null: the event is about something else. */
export function tellCards(event: Event, viewer: Viewer): string | null {
  const names = (nos: readonly number[]) => listed(nos.map((no) => nameIn(event, no)));
  switch (event.type) {
    case 'CardsDrawn':
      // Who drew reads which.
      return event.seat === viewer ? '' : `${seatName(event.seat)} draws ${counted(event.count, 'card')}.`;
    case 'CardsDrawnContent':
      return `${seatName(event.seat)} draws ${names(event.nos)}.`;
    case 'StreetDeckReshuffled':
      return `The Street deck is empty: ${counted(event.count, 'card')} of the discard pile are shuffled.`;
    case 'CardsDiscarded':
      return tellDiscard(event.why, seatName(event.seat), names(event.nos));
    case 'CardRecovered':
      return `${seatName(event.seat)} takes ${nameIn(event, event.no)} back off the discard pile.`;
    case 'CautionPlayed': {
      const on = event.target === null ? '' : ` on ${seatName(event.target)}`;
      return `${seatName(event.seat)} plays ${nameIn(event, event.no)}${on}${event.zone === 'streets' ? ' into the Streets' : ''}.`;
    }
    case 'CardTaken':
      return event.to === viewer || event.from === viewer
        ? ''
        : `${seatName(event.to)} takes a card at random out of ${seatName(event.from)}'s hand.`;
    case 'CardTakenContent':
      return `${seatName(event.to)} takes ${nameIn(event, event.no)} out of ${seatName(event.from)}'s hand.`;
    case 'TakePrevented':
      return `Nothing is taken from ${seatName(event.seat)}: ${nameIn(event, event.no)}.`;
    case 'ReactionPlayed':
      return event.on === event.seat
        ? `${seatName(event.seat)} plays ${nameIn(event, event.no)}.`
        : `${seatName(event.seat)} plays ${nameIn(event, event.no)} against ${seatName(event.on)}.`;
    case 'CommitSealed':
      return event.seat === viewer ? '' : `${seatName(event.seat)} has sealed an answer.`;
    case 'CommitSealedContent': {
      const { weapons, cautions } = event.commit;
      const cards = [...weapons, ...cautions];
      const by = event.by === 'player' ? '' : ' by your orders';
      return `You add ${cards.length > 0 ? names(cards) : 'no card'}${by}.`;
    }
    case 'ReactSealed':
      return event.seat === viewer ? '' : `${seatName(event.seat)} has answered.`;
    case 'ReactSealedContent':
      if (event.by === 'default') return 'Your armed cards answer for you.';
      return event.no === null ? 'You play no card into it.' : `You will play ${nameIn(event, event.no)}.`;
    case 'CommitsRevealed': {
      const shown = event.shown.flatMap(({ seat, weapons, cautions }) => {
        const cards = [...weapons, ...cautions];
        return cards.length > 0 ? [`${seatName(seat)} ${names(cards)}`] : [];
      });
      return shown.length > 0 ? `Cards on the table: ${shown.join('; ')}.` : '';
    }
    case 'FightCalledOff':
      return `${seatName(event.by)} plays ${nameIn(event, event.no)}: the Fight is called off.`;
    default:
      return null;
  }
}

function tellDiscard(why: string, who: string, cards: string): string {
  switch (why) {
    case 'endTurn':
      return `${who} discards ${cards}.`;
    case 'cost':
      return `${who} pays with ${cards}.`;
    case 'random':
      return `${who} loses ${cards} at random.`;
    case 'streets':
      return `${cards} is cleared from the Streets.`;
    default:
      return '';
  }
}
