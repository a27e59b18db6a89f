import { cardsOf } from '../../board.ts';
import type { View } from '../../model.ts';
import type { IconName } from '../board/iconNames.ts';
import { Die } from '../Die.tsx';
import { Sign } from '../seats.tsx';

const SIGNS: readonly (readonly [IconName, string])[] = [
  ['health', 'health'],
  ['armor', 'armor'],
  ['damaged', 'damaged armor'],
  ['combined', 'health and armor together'],
  ['info', 'information'],
  ['money', 'money'],
  ['gang', 'gang members'],
  ['rep', 'reputation'],
  ['cards', 'draw hustle cards'],
  ['die', 'roll a red die'],
  ['bomb', 'gain a BOMB'],
  ['hit', 'each opponent loses health/armor'],
  ['repair', 'repair damaged armor'],
  ['crimeScene', 'place the crime scene'],
  ['move', 'one more movement'],
  ['put', 'put your gang somewhere'],
  ['adjacent', 'only from beside it'],
  ['topRow', 'no opponent in the top row'],
  ['bones', 'a bone lies there'],
  ['evidence', 'evidence lies there'],
];

/** What every picture means, and the faces of the red die (the overview sheet of the box). */
export const Legend = ({ view }: { view: View }) => (
  <details>
    <summary>Pictures and red dice</summary>
    <ul class="whacktown-legend">
      {SIGNS.map(([icon, words]) => (
        <li>
          <Sign name={icon} /> {words}
        </li>
      ))}
    </ul>
    <p class="whacktown-hint">
      Red figures happen to every opponent; ↶ is taken from each of them. The colours: grey is open, green asks for
      information or money, pink for a neighbouring place, blue for health and armor, yellow for reputation, purple for
      something of its own.
    </p>
    <ul class="whacktown-plain">
      {[...cardsOf(view).faces.values()].map(({ face, name, text }) => (
        <li>
          <Die face={face} name={name} /> <strong>{name}</strong>: {text}
        </li>
      ))}
    </ul>
  </details>
);
