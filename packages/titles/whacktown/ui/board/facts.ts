import type { Seat, SeatMark } from '#engine/title.ts';
import { cardsOf, isAlive } from '../../board.ts';
import type { Hustle, Location, Perk, Profile } from '../../deck/schema.ts';
import { hustleOf, locationOf, perkOf, profileOf } from '../../lookup.ts';
import type { SeatView, View } from '../../model.ts';
import { CELLS, type Cell, MARKS, squareOf } from '../../tables.ts';
import { requirementInWords } from '../../texts.ts';
import { seatName } from '../../wording.ts';
import { type ReachFacts, reachFacts } from './reach.ts';
import { reachOf, seenPlayer } from './seen.ts';

export interface TileFacts {
  cell: Cell;
  location: Location;
  gangs: readonly SeatMark[];
  /** Of the gang whose turn it is. */
  activeMark: SeatMark | null;
  bone: boolean;
  evidence: boolean;
  /** Null for who has no gang in the city. */
  reach: ReachFacts | null;
  /** For those who hover or listen. */
  words: string;
}

export interface PanelFacts {
  seat: SeatView;
  mark: SeatMark;
  you: boolean;
  active: boolean;
  profile: Profile | null;
  perks: readonly Perk[];
  preparations: readonly Hustle[];
  /** What the bomb will do and when, in words; null without one. */
  bomb: string | null;
  note: string;
}

export interface BoardFacts {
  heading: string;
  words: string;
  win: number;
  tiles: readonly TileFacts[];
  crimeScene: Cell | null;
  panels: readonly PanelFacts[];
  supply: string;
  hand: readonly Hustle[] | null;
}

export const markOf = (seat: Seat): SeatMark => MARKS[seat] ?? MARKS[0]!;

/** Everything that the picture shows, as data. */
export function boardFacts(view: View): BoardFacts {
  const { deck } = cardsOf(view);
  const panels = orderOf(view).map((seat) => panelOf(view, view.seats[seat]!));
  return {
    heading: headingOf(view),
    words: panels
      .map(({ seat, mark, note }) => `${mark.name}: ${inFigures(seat)}${note ? `, ${note}` : ''}`)
      .join('. '),
    win: deck.constants.winReputation,
    tiles: tilesOf(view),
    crimeScene: view.crimeScene,
    panels,
    supply: supplyOf(view),
    hand: view.own ? view.own.hand.map((id) => hustleOf(view, id)) : null,
  };
}

/** Turn order once there is one, else by seat. */
export const orderOf = ({ turnOrder, seats }: View): readonly Seat[] => {
  const rest = seats.map(({ seat }) => seat).filter((seat) => !turnOrder.includes(seat));
  return [...turnOrder, ...rest];
};

export function headingOf(view: View): string {
  if (view.phase === 'profileChoice') return 'profiles are being chosen';
  if (view.phase === 'over') return `${view.winners.map(seatName).join(' and ')} won in round ${view.round}`;
  return `round ${view.round} · ${view.active === null ? 'the first turn' : `${seatName(view.active)}’s turn`}`;
}

const inFigures = (seat: SeatView): string =>
  `reputation ${seat.reputation}, health and armor ${seat.health} + ${seat.armor}, information ${seat.information}, $${seat.money}, gang ${seat.gang}, ${seat.handSize} cards`;

function tilesOf(view: View): TileFacts[] {
  const own = view.viewer !== 'spectator' && view.own ? seenPlayer(view, view.viewer) : null;
  const reach = own ? reachOf(view, own.seat) : [];
  return CELLS.map((cell, i) => {
    const location = locationOf(view, cell);
    const gangs = view.seats.filter((seat) => isAlive(seat) && seat.location === cell).map(({ seat }) => markOf(seat));
    const terms = reach[i];
    const facts = own && terms ? reachFacts(view, own, terms) : null;
    const taped =
      view.crimeScene !== null && squareOf(view.crimeScene).includes(cell) ? ' Inside the crime scene.' : '';
    const there = gangs.length > 0 ? ` Here: ${gangs.map(({ name }) => name).join(', ')}.` : '';
    return {
      cell,
      location,
      gangs,
      activeMark: view.active !== null && view.phase === 'turn' ? markOf(view.active) : null,
      bone: view.bonesOn.includes(cell),
      evidence: view.evidenceOn.includes(cell),
      reach: facts,
      words: `${cell} ${location.name} (${requirementInWords(location.requirement)}): ${location.text}.${there}${taped}${facts ? ` ${facts.say}` : ''}`,
    };
  });
}

function panelOf(view: View, seat: SeatView): PanelFacts {
  const active = view.phase === 'turn' && view.active === seat.seat;
  const notes = [
    ...(view.winners.includes(seat.seat) ? ['wins'] : []),
    ...(seat.status === 'alive' ? [] : [seat.status]),
    ...(active ? ['to play'] : []),
  ];
  return {
    seat,
    mark: markOf(seat.seat),
    you: view.viewer === seat.seat,
    active,
    profile: seat.profile === null ? null : profileOf(view, seat.profile),
    perks: seat.perks.map((id) => perkOf(view, id)),
    preparations: seat.preparations.map((id) => hustleOf(view, id)),
    bomb: bombOf(view, seat),
    note: notes.join(', '),
  };
}

/** "ARMED, 6 to everybody else in round 4". */
export function bombOf(view: View, { seat, bomb }: SeatView): string | null {
  if (!bomb) return null;
  const living = view.seats.filter(isAlive).length;
  const damage = cardsOf(view).bombs.get(bomb.id)?.damage[living === 2 ? '2' : living === 3 ? '3' : '4'] ?? 0;
  return `${bomb.side}: ${damage} in round ${explodesIn(view, seat, bomb.side)}`;
}

/** The round at whose turn of the owner a bomb goes off (rules 8.6). */
function explodesIn({ turnOrder, active, round }: View, seat: Seat, side: 'LOADING' | 'ARMED'): number {
  const at = (one: Seat | null) => (one === null ? -1 : turnOrder.indexOf(one));
  const next = at(seat) > at(active) ? round : round + 1;
  return side === 'ARMED' ? next : next + 1;
}

function supplyOf(view: View): string {
  const top = view.discard.at(-1);
  const parts = [
    `deck ${view.deckSize}`,
    `discard ${view.discard.length}${top ? ` (${hustleOf(view, top).name})` : ''}`,
    `money ${view.moneySupply}`,
    `armor ${view.armorSupply}`,
    `bombs ${view.bombSupply.length}`,
    view.crimeScene ? `crime scene ${squareOf(view.crimeScene).join(' ')}` : 'no crime scene yet',
  ];
  return parts.join(' · ');
}
