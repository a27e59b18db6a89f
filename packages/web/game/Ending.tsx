import { isOver, storyOf } from '#games/look.ts';
import { Chart } from './Chart.tsx';
import { SeatName } from './Seats.tsx';
import type { Table } from './table.ts';

/** Who has won, everybody's place, and the game as a picture. */
export const Ending = ({ table }: { table: Table }) => {
  const { loaded, room, sitting } = table;
  const { result } = loaded.state;
  if (!isOver(loaded.state)) return null;
  return (
    <section class="ending" aria-labelledby="ending">
      <h2 id="ending">{result ? 'The game is over' : 'The game was abandoned'}</h2>
      {result ? (
        <>
          <p class="ending-say">{result.say}</p>
          <table class="figures">
            <thead>
              <tr>
                <th scope="col">Place</th>
                <th scope="col">Player</th>
                <th scope="col">Score</th>
                <th scope="col">Note</th>
              </tr>
            </thead>
            <tbody>
              {result.ranking.map((rank) => (
                <tr class={result.winners.includes(rank.seat) ? 'winner' : undefined}>
                  <td>{rank.place}</td>
                  <th scope="row">
                    <SeatName table={table} seat={rank.seat} />
                  </th>
                  <td class="number">{rank.score.toLocaleString('en')}</td>
                  <td>{rank.note ?? ''}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      ) : null}
      <Chart picture={room.ui.chart(storyOf(loaded, sitting.viewer))} />
    </section>
  );
};
