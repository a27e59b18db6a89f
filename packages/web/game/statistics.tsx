import { isOver } from '#games/look.ts';
import { Page } from '../layout.tsx';
import { GameLinks } from './BoardPage.tsx';
import { countFaces, type Drawn, drawnIn, isDie, judgeFaces, seatOfDraw } from './dice.ts';
import { SeatName } from './Seats.tsx';
import { pathOf, type Table } from './table.ts';

/** How the dice fell, against what true dice give on average. */
export const StatisticsPage = ({ table }: { table: Table }) => {
  const { web, visitor, loaded, record } = table;
  const drawn = drawnIn(loaded);
  const dice = drawn.filter(isDie);
  const others = drawn.filter((one) => !isDie(one));
  const faces = countFaces(dice);
  const { say, mean } = judgeFaces(faces);
  return (
    <Page title={`${record.name}: dice in numbers`} web={web} visitor={visitor} head={loaded.state.head}>
      <h1>Dice in numbers</h1>
      <p>
        All {dice.length} dice of <a href={pathOf(table)}>{record.name}</a> so far
        {isOver(loaded.state) ? '' : '; what is drawn in secret is counted when the game is over'}.
        {dice.length ? ` On average they showed ${mean.toFixed(2)}; true dice show 3.50.` : ''}
      </p>
      <p class="judgement">{say}</p>
      {dice.length ? (
        <>
          <FaceBars faces={faces} />
          <FacesTable table={table} dice={dice} />
        </>
      ) : null}
      {others.length ? <OtherDraws others={others} table={table} /> : null}
      <p>
        Numbers like these can look odd by chance alone. Whether each single die is right can be proved: see the{' '}
        <a href={`${pathOf(table)}/audit`}>audit</a>.
      </p>
      <GameLinks table={table} />
    </Page>
  );
};

const WIDTH = 560;
const HEIGHT = 240;
const FLOOR = 200;

/** One bar a face, with the average as a line across. The figures stand in the table below it. */
const FaceBars = ({ faces }: { faces: readonly number[] }) => {
  const expected = judgeFaces(faces).expected;
  const most = Math.max(...faces, expected) * 1.15;
  const y = (count: number) => FLOOR - (count / most) * (FLOOR - 20);
  return (
    <svg
      class="face-bars"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`How often each face came up: ${faces.map((count, i) => `${i + 1}: ${count}`).join(', ')}. Expected: ${expected.toFixed(1)} each.`}
    >
      {faces.map((count, i) => {
        const left = 25 + i * 90;
        const inside = FLOOR - y(count) > 40;
        return (
          <g text-anchor="middle">
            <rect x={left} y={y(count)} width="60" height={FLOOR - y(count)} fill="#7a1014" />
            <text
              x={left + 30}
              y={inside ? FLOOR - 12 : y(count) - 6}
              font-size="22"
              fill={inside ? '#ffffff' : '#221c14'}
            >
              {count}
            </text>
            <text x={left + 30} y={FLOOR + 28} font-size="24" font-weight="bold" fill="#221c14">
              {i + 1}
            </text>
          </g>
        );
      })}
      <line
        x1="10"
        x2={WIDTH - 10}
        y1={y(expected)}
        y2={y(expected)}
        stroke="#1f5fbf"
        stroke-width="2"
        stroke-dasharray="8 5"
      />
      <line x1="10" x2={WIDTH - 10} y1={FLOOR} y2={FLOOR} stroke="#221c14" stroke-width="2" />
    </svg>
  );
};

const FacesTable = ({ table, dice }: { table: Table; dice: readonly Drawn[] }) => {
  const rows = table.loaded.state.seats.flatMap((_, seat) => {
    const own = dice.filter((one) => seatOfDraw(one) === seat);
    return own.length ? [{ head: <SeatName table={table} seat={seat} />, faces: countFaces(own) }] : [];
  });
  const house = dice.filter((one) => seatOfDraw(one) === null);
  return (
    <section class="scroll" tabindex={0} aria-label="Faces by seat">
      <table class="figures">
        <caption>
          How often each face came up (in the picture, the dashed line is what true dice give on average)
        </caption>
        <thead>
          <tr>
            <th scope="col">Rolled for</th>
            {[1, 2, 3, 4, 5, 6].map((face) => (
              <th scope="col">{face}</th>
            ))}
            <th scope="col">Rolls</th>
            <th scope="col">Average</th>
            <th scope="col">Expected each</th>
          </tr>
        </thead>
        <tbody>
          <FacesRow head="The whole game" faces={countFaces(dice)} />
          {rows.map(({ head, faces }) => (
            <FacesRow head={head} faces={faces} />
          ))}
          {house.length ? <FacesRow head="The table" faces={countFaces(house)} /> : null}
        </tbody>
      </table>
    </section>
  );
};

const FacesRow = ({ head, faces }: { head: unknown; faces: readonly number[] }) => {
  const { rolls, mean, expected } = judgeFaces(faces);
  return (
    <tr>
      <th scope="row">{head}</th>
      {faces.map((count) => (
        <td class="number">{count}</td>
      ))}
      <td class="number">{rolls}</td>
      <td class="number">{mean.toFixed(2)}</td>
      <td class="number">{expected.toFixed(1)}</td>
    </tr>
  );
};

const OtherDraws = ({ others, table }: { others: readonly Drawn[]; table: Table }) => (
  <details>
    <summary>{others.length} cards and other draws</summary>
    <ul class="plain-list">
      {others.map(({ n, label, of, value }) => (
        <li>
          <a href={`${pathOf(table)}/replay?n=${n}`}>#{n}</a> <code>{label}</code>: place {value + 1} of {of}
        </li>
      ))}
    </ul>
  </details>
);
