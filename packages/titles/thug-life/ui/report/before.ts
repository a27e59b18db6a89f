import type { Event, EventOf, Fighter, Group, Line } from '../../model.ts';
import { type CrimeScene, emptyCrime, emptyFight, type FightScene } from './scene.ts';

/** A Crime whose end alone is in the commit: who and which card its result tells. */
export const crimeFrom = ({ seat, no }: EventOf<'CrimeResolved'>): CrimeScene => ({
  ...emptyCrime,
  by: seat,
  card: no,
});

/** A Fight that was picked in an earlier commit: its sides and groups as its result lists them, with those who fell. */
export function fightBefore(result: EventOf<'FightResolved'> | undefined, events: readonly Event[]): FightScene {
  if (!result) return emptyFight;
  const { kind, driveBy, attacker, defender, lines } = result;
  const fallen = (who: Fighter) => events.filter((event) => event.type === 'FiguresKilled' && event.who === who);
  const groupOf = (who: Fighter, side: readonly Line[]): Group | null => {
    if (who === 'cops') return null;
    const nos = (what: Line['what']) =>
      side.flatMap((line) => (line.what === what && line.no !== undefined ? [line.no] : []));
    const thugs = side.reduce((sum, line) => (line.what === 'thugs' ? sum + line.n : sum), 0);
    const killed = fallen(who).reduce((sum, event) => (event.type === 'FiguresKilled' ? sum + event.thugs : sum), 0);
    return {
      thugs: thugs + killed,
      homies: nos('homie'),
      rides: nos('ride'),
      turf: nos('turf'),
      from: 'streets',
      fallen: [],
    };
  };
  const copLines = attacker === 'cops' ? lines.attacker : defender === 'cops' ? lines.defender : [];
  return {
    ...emptyFight,
    kind,
    driveBy,
    attacker,
    defender,
    groups: { attacker: groupOf(attacker, lines.attacker), defender: groupOf(defender, lines.defender) },
    cops: copLines.reduce((sum, line) => (line.what === 'cops' ? sum + line.n : sum), 0),
  };
}
