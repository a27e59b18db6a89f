import { combined, counterOf } from '../../board.ts';
import { locationOf } from '../../lookup.ts';
import type { PlaceTerms, Player, View } from '../../model.ts';

/** Whether the looker may enter a location now, in so few letters that they fit on a tile; `say` has the numbers. */
export interface ReachFacts {
  open: boolean;
  short: string;
  say: string;
}

export function reachFacts(view: View, own: Player, { to, pays, needsSneakIn, refusal }: PlaceTerms): ReachFacts {
  if (refusal === null) {
    const price = [...(pays > 0 ? [`$${pays}`] : []), ...(needsSneakIn ? ['sneak'] : [])].join('+');
    return {
      open: true,
      short: price === '' ? 'GO' : `GO ${price}`,
      say: `You may go there now${pays > 0 ? `, for $${pays}` : ''}${needsSneakIn ? ', with a preparation that is spent' : ''}.`,
    };
  }
  return { open: false, short: shortOf(view, own, refusal.code, to), say: refusal.say };
}

function shortOf(view: View, own: Player, code: string, to: PlaceTerms['to']): string {
  switch (code) {
    case 'SAME_LOCATION':
      return 'you';
    case 'OCCUPIED':
      return 'taken';
    case 'CRIME_SCENE':
      return 'taped off';
    case 'REQ_INFO':
      return own.money > 0 ? `have ${own.information}+$${own.money}` : `have ${own.information}`;
    case 'REQ_MONEY':
      return `have $${own.money}`;
    case 'REQ_ADJACENT':
      return 'too far';
    case 'REQ_COMBINED':
      return `have ${combined(own)}`;
    case 'REQ_REPUTATION':
      return 'no lead';
    default: {
      const { requirement } = locationOf(view, to);
      return 'res' in requirement ? `have ${counterOf(own, requirement.res)}` : 'not free';
    }
  }
}
