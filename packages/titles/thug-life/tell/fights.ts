import { nameIn } from '../cardNames.ts';
import type { Event, EventOf } from '../model.ts';
import { counted, fighterName, listed, seatName } from '../wording.ts';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const FACE_WORDS: Readonly<Record<string, string>> = {
  K1: 'a skull',
  K2: 'two skulls',
  K3: 'three skulls',
  S: 'a shield',
};

/** Fights, Crimes and their dice; empty: nothing that people want to read. */
export function tellFight(event: Event): string {
  switch (event.type) {
    case 'FightPicked': {
      const target = event.target;
      const where =
        target === 'cops'
          ? 'the Cops'
          : event.kind === 'hood'
            ? `${seatName(target)}'s Hood`
            : `${seatName(target)} in the Streets`;
      const open = event.weapons?.length ? `, openly with ${listed(event.weapons.map((no) => nameIn(event, no)))}` : '';
      return `${seatName(event.attacker)} picks a ${event.driveBy ? 'Drive-by' : 'Fight'} with ${where}: ${gang(event, event.group)}${open}.`;
    }
    case 'CrimeAttempted': {
      const on = event.target === null ? '' : `, with an eye on ${seatName(event.target)}`;
      return `${seatName(event.seat)} tries ${nameIn(event, event.no)} with ${gang(event, event.group)}${on}.`;
    }
    case 'CopsCalled':
      return `The Cops come for ${listed(event.fights.map(({ boss }) => seatName(boss)))}.`;
    case 'CopFightStarted': {
      const cops = counted(event.cops, 'Cop');
      return event.role === 'attack'
        ? `${cops} in the Streets; ${seatName(event.roller)} rolls for them.`
        : `${cops} against ${gang(event, event.group)} of ${seatName(event.boss)}; ${seatName(event.roller)} rolls for them.`;
    }
    case 'CopFightSkipped':
      return `No Cop is left for ${seatName(event.boss)}.`;
    case 'DieRolled': {
      const sums = event.stand ? ` (${event.stand.own} against ${event.stand.other})` : '';
      const verb = event.for === 'cops' ? 'roll' : 'rolls';
      return `${capital(fighterName(event.for))} ${verb} ${FACE_WORDS[event.face] ?? event.face}${event.reroll ? ' again' : ''}${sums}.`;
    }
    case 'RerollDecided':
      return event.yes ? '' : `${seatName(event.seat)} keeps the die.`;
    case 'RidesStopped':
      return `The Rides of the ${event.side} are stopped.`;
    case 'FiguresKilled': {
      const dead = [
        ...(event.thugs > 0 ? [counted(event.thugs, event.who === 'cops' ? 'Cop' : 'Thug')] : []),
        ...event.homies.map((no) => nameIn(event, no)),
      ];
      return `${capital(fighterName(event.who))} ${event.who === 'cops' ? 'lose' : 'loses'} ${listed(dead)}.`;
    }
    case 'FightResolved':
      return tellVerdict(event);
    case 'CrimeResolved':
      return tellCrime(event);
    case 'TargetChosen':
      return `${seatName(event.seat)} takes it from ${seatName(event.target)}.`;
    case 'KillsSealed':
      return `${seatName(event.seat)} has chosen who falls.`;
    default:
      return '';
  }
}

function gang(event: object, group: EventOf<'FightPicked'>['group']): string {
  const cards = [...group.homies, ...group.rides, ...group.turf].map((no) => nameIn(event, no));
  return listed([...(group.thugs > 0 ? [counted(group.thugs, 'Thug')] : []), ...cards]);
}

function tellVerdict({ attacker, defender, winner, power }: EventOf<'FightResolved'>): string {
  if (winner === 'doubleShield') return 'Two shields: the Fight is over, and the Cops come for both.';
  const sums = `${power.attacker} against ${power.defender}`;
  if (winner === 'none') return `Nobody is left standing (${sums}).`;
  const loser = fighterName(winner === attacker ? defender : attacker);
  return `${capital(fighterName(winner))} ${winner === 'cops' ? 'beat' : 'beats'} ${loser} (${sums}).`;
}

function tellCrime(event: EventOf<'CrimeResolved'>): string {
  const what = `${nameIn(event, event.no)} (${event.total} against ${event.difficulty})`;
  if (event.success) return `${seatName(event.seat)} pulls off ${what}.`;
  return `${seatName(event.seat)} is busted at ${what}${event.shield ? ', by a shield' : ''}.`;
}
