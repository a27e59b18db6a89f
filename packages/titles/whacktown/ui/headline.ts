import type { Chapter } from '#titles/furniture.ts';
import type { Event, EventOf } from '../model.ts';
import { nameOf, seatName, seatNames } from '../wording.ts';

const all = <Type extends Event['type']>(events: readonly Event[], type: Type): EventOf<Type>[] =>
  events.filter((event): event is EventOf<Type> => event.type === type);

/** The biggest news of a chapter in a few words, or null: the end, a whacking, a bomb, a heavy hit, fame, a perk, a move. */
export function headline({ events }: Chapter<Event>): string | null {
  const [ended] = all(events, 'GameEnded');
  if (ended) return `${seatNames(ended.winners)} ${ended.winners.length === 1 ? 'wins' : 'win'} Whacktown`;
  const whacked = all(events, 'PlayerWhacked');
  if (whacked.length > 0) return `${seatNames(whacked.map(({ seat }) => seat))} whacked`;
  const [resigned] = all(events, 'PlayerResigned');
  if (resigned) return `${seatName(resigned.seat)} leaves town`;
  return ofViolence(events) ?? ofFame(events) ?? ofTheTurn(events);
}

function ofViolence(events: readonly Event[]): string | null {
  const [exploded] = all(events, 'BombExploded');
  if (exploded) return `${seatName(exploded.seat)}’s bomb goes off`;
  const hits = all(events, 'HitDeclared');
  const worst = [...hits].sort((a, b) => total(b) - total(a))[0];
  if (!worst) return null;
  return `${seatName(worst.attacker)} hits ${worst.amounts.length < 3 ? seatNames(worst.amounts.map(({ seat }) => seat)) : 'everybody'}: ${nameOf(worst.source.id)}`;
}

const total = ({ amounts }: EventOf<'HitDeclared'>): number => amounts.reduce((sum, { n }) => sum + n, 0);

function ofFame(events: readonly Event[]): string | null {
  const famous = all(events, 'ResourceGained').filter(({ resource, gained }) => resource === 'rep' && gained > 0);
  const [first] = famous;
  if (first) return `${seatName(first.seat)} is the talk of the town`;
  const [perk] = all(events, 'PerkTaken');
  if (perk)
    return `${seatName(perk.to)} takes ${nameOf(perk.perk)}${perk.from === 'supply' ? '' : ` from ${seatName(perk.from)}`}`;
  const [bomb] = all(events, 'BombGained');
  if (bomb) return `${seatName(bomb.seat)} has a bomb`;
  const [tape] = all(events, 'CrimeScenePlaced');
  return tape ? `Crime scene around ${tape.anchor}` : null;
}

function ofTheTurn(events: readonly Event[]): string | null {
  const [back] = all(events, 'TakenBack');
  if (back) return `${seatName(back.seat)} has second thoughts`;
  const [moved] = all(events, 'Moved');
  if (moved) return `${seatName(moved.seat)} moves to ${nameOf(moved.location)}`;
  const [played] = all(events, 'HustlePlayed');
  if (played) return `${seatName(played.seat)} plays ${nameOf(played.card)}`;
  const [revealed] = all(events, 'ProfilesRevealed');
  if (revealed) return `${revealed.turnOrder[0] === undefined ? 'Nobody' : seatName(revealed.turnOrder[0])} begins`;
  return all(events, 'GameCreated').length > 0 ? 'Whacktown is built' : null;
}
