import type { EventOf, Line } from '../../model.ts';
import { fighterName } from '../../wording.ts';
import { lineName, signed, whyDone, whyWon } from './sums.ts';

interface SumProps {
  event: EventOf<'FightResolved'> | EventOf<'CrimeResolved'>;
  who: string;
  lines: readonly Line[];
  total: number;
  what: string;
}

/** Every line of a sum. */
const Sum = ({ event, who, lines, total, what }: SumProps) => (
  <table class="thug-life-sum">
    <caption>{who}</caption>
    <tbody>
      {lines.map((line) => (
        <tr>
          <td>{lineName(event, line)}</td>
          <td>{signed(line.n)}</td>
        </tr>
      ))}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">{what}</th>
        <td>{total}</td>
      </tr>
    </tfoot>
  </table>
);

/** Both sums of a Fight line by line, and who won and why. */
export const FightSums = ({ event }: { event: EventOf<'FightResolved'> }) => {
  const { attacker, defender, lines, power, winner } = event;
  return (
    <>
      {winner !== 'doubleShield' && (
        <div class="thug-life-sums">
          <Sum event={event} who={fighterName(attacker)} lines={lines.attacker} total={power.attacker} what="Power" />
          <Sum event={event} who={fighterName(defender)} lines={lines.defender} total={power.defender} what="Power" />
        </div>
      )}
      <p class="thug-life-why">{whyWon(event)}</p>
    </>
  );
};

/** The sum of a Crime and its Difficulty, and how it came out. */
export const CrimeSums = ({ event }: { event: EventOf<'CrimeResolved'> }) => {
  const { seat, lines, total, difficulty, difficultyLines } = event;
  return (
    <>
      <div class="thug-life-sums">
        <Sum event={event} who={fighterName(seat)} lines={lines} total={total} what="Power" />
        <Sum event={event} who="the Crime" lines={difficultyLines} total={difficulty} what="Difficulty" />
      </div>
      <p class="thug-life-why">{whyDone(event)}</p>
    </>
  );
};
