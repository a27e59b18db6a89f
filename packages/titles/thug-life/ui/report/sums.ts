import { dramaIn, nameIn } from '../../cardNames.ts';
import type { EventOf, Line } from '../../model.ts';
import { fighterName } from '../../wording.ts';

const WORDS: Readonly<Record<Line['what'], string>> = {
  thugs: 'Thugs',
  cops: 'Cops',
  homie: 'Homie',
  ride: 'Ride',
  weapon: 'Weapon',
  caution: 'Caution',
  turf: 'Turf',
  reaction: 'played into it',
  rule: 'in force',
  hood: 'defends at home',
  die: 'the die',
  printed: 'printed Difficulty',
};

/** What a line of a sum is called: its card, or what it is. */
export function lineName(event: { names?: Record<string, string> }, { what, no, drama }: Line): string {
  if (drama !== undefined) return dramaIn(event, drama);
  return no === undefined ? WORDS[what] : nameIn(event, no);
}

/** `+2`, `−1`, `0`. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Who won a Fight and why, in a sentence (rules 8.2, step 7). */
export function whyWon({ kind, attacker, defender, winner, power }: EventOf<'FightResolved'>): string {
  if (winner === 'doubleShield') return 'Two shields: nobody wins, and the Cops come for both gangs.';
  if (winner === 'none')
    return kind === 'cop'
      ? 'Nobody is left on either side: that counts as beating the Cops.'
      : 'Nobody is left on either side: both Bosses gain Respect.';
  const won = winner === attacker ? 'attacker' : 'defender';
  const [own, other] = won === 'attacker' ? [power.attacker, power.defender] : [power.defender, power.attacker];
  const name = capital(fighterName(winner));
  const win = winner === 'cops' ? 'win' : 'wins';
  if (own > other) return `${name} ${win} with ${own} against ${other}.`;
  const loser = fighterName(winner === attacker ? defender : attacker);
  if (own === other && won === 'attacker')
    return `${own} against ${other}: a tie goes to the attacker, so ${fighterName(winner)} ${win}.`;
  return `Nobody of ${loser} is left standing, so ${fighterName(winner)} ${win}, though the sums are ${own} against ${other}.`;
}

/** How a Crime came out and why. */
export function whyDone({ success, total, difficulty, shield }: EventOf<'CrimeResolved'>): string {
  if (success) return `${total} against a Difficulty of ${difficulty}: it succeeds.`;
  if (shield) return 'A shield: busted, whatever the sum.';
  return `${total} is less than the Difficulty of ${difficulty}: busted.`;
}
