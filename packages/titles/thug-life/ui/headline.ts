import type { Chapter } from '#titles/furniture.ts';
import { nameIn } from '../cardNames.ts';
import type { Event, EventOf } from '../model.ts';
import { fighterName, seatName, seatNames } from '../wording.ts';

const all = <Type extends Event['type']>(events: readonly Event[], type: Type): EventOf<Type>[] =>
  events.filter((event): event is EventOf<Type> => event.type === type);

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The biggest news of a chapter in a few words, or null. */
export function headline(chapter: Chapter<Event>): string | null {
  const { events } = chapter;
  const [ended] = all(events, 'GameEnded');
  if (ended)
    return ended.winners.length > 0
      ? `${seatNames(ended.winners)} ${ended.winners.length > 1 ? 'share' : 'takes'} the town`
      : 'The game is over';
  return ofFights(events) ?? ofCrimes(events) ?? ofTheTown(events) ?? ofATurn(events);
}

function ofFights(events: readonly Event[]): string | null {
  const fights = all(events, 'FightResolved');
  const last = fights.find(({ winner }) => winner !== 'doubleShield') ?? fights[0];
  if (!last) return all(events, 'FightCalledOff')[0] ? 'Sirens: the Fight is off' : null;
  const { attacker, defender, winner, kind, driveBy } = last;
  if (winner === 'doubleShield') return 'The Cops are coming';
  if (winner === 'none') return 'Nobody is left standing';
  if (winner === 'cops') return `The Cops take ${fighterName(attacker === 'cops' ? defender : attacker)}’s gang`;
  const loser = winner === attacker ? defender : attacker;
  if (loser === 'cops') return `${seatName(winner)} clears the Streets of Cops`;
  if (winner === defender) return `${seatName(winner)} beats off ${fighterName(loser)}`;
  const where = kind === 'hood' ? (driveBy ? ' in a Drive-by' : ' at home') : ' in the Streets';
  return `${seatName(winner)} beats ${fighterName(loser)}${where}`;
}

function ofCrimes(events: readonly Event[]): string | null {
  const [crime] = all(events, 'CrimeResolved');
  if (!crime) return null;
  const name = nameIn(crime, crime.no);
  return crime.success ? `${seatName(crime.seat)} pulls off ${name}` : `${seatName(crime.seat)} is busted at ${name}`;
}

function ofTheTown(events: readonly Event[]): string | null {
  if (all(events, 'ShiftChanged').length > 0) return 'The shift changes';
  const [picked] = all(events, 'FightPicked');
  if (picked) return `${seatName(picked.attacker)} goes for ${fighterName(picked.target)}`;
  const [called] = all(events, 'CopsCalled');
  if (called) return 'The Cops are coming';
  const robbed = all(events, 'DollasMoved').find(({ why, from }) => why === 'grind' && from !== 'streets');
  if (robbed && typeof robbed.from === 'number') return `${seatName(robbed.from)}’s empty Hood is robbed`;
  const [taken] = all(events, 'UpgradeTaken');
  return taken ? `${seatName(taken.to)} takes what was ${seatName(taken.from)}’s` : null;
}

function ofATurn(events: readonly Event[]): string | null {
  const [round] = all(events, 'RoundStarted');
  if (round && round.round > 1) return `Round ${round.round}`;
  const [turn] = all(events, 'TurnStarted');
  if (all(events, 'GameStarted').length > 0) return 'A new game on the block';
  if (turn) return `${seatName(turn.seat)}’s turn`;
  const [left] = all(events, 'SeatRetired');
  return left ? `${capital(seatName(left.seat))} leaves the game` : null;
}
