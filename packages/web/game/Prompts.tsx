import type { AskedPrompt } from '#games/look.ts';
import { isIdle } from '#games/readiness.ts';
import { closableAt } from '#games/time.ts';
import { Due } from './Due.tsx';
import { SeatName } from './Seats.tsx';
import type { Table } from './table.ts';

/** The one line that says whether the reader has something to do. */
export const TurnBar = ({ table, prompts }: { table: Table; prompts: readonly AskedPrompt[] }) => {
  const { viewer } = table.sitting;
  if (viewer === 'spectator' || !prompts.length) return null;
  const mine = prompts.filter((prompt) => prompt.seats.includes(viewer));
  const open = mine.find((prompt) => !prompt.ready.includes(viewer));
  const now = table.web.house.ports.clock.now();
  if (open)
    return (
      <p class="turn-bar turn-mine">
        <strong>It is your turn: {open.label}.</strong> <Due at={open.dueAt} zone={table.zone} now={now} />{' '}
        <a href="#orders">To your orders</a>
      </p>
    );
  if (!mine.length) return <p class="turn-bar">You are not asked for anything just now.</p>;
  return (
    <p class="turn-bar turn-done">
      <strong>Your orders are in ✓</strong> You may change them until the others’ are. <a href="#orders">Change them</a>
    </p>
  );
};

/** Whether a seat's answer is in, and whether the others may count on it; only where the rules let everybody know. */
function stateOf({ loaded: { state } }: Table, prompt: AskedPrompt, seat: number): string {
  if (!prompt.ready.includes(seat)) return isIdle(state, seat) ? '… absent for long, not waited for' : '… awaited';
  return state.prompts[prompt.id]?.said[seat] === 'later' ? '✓ in, not ready yet' : '✓ in';
}

/** What is asked now, of whom, until when, and whose answers are in. */
export const Prompts = ({ table, prompts }: { table: Table; prompts: readonly AskedPrompt[] }) => {
  const { state } = table.loaded;
  const now = table.web.house.ports.clock.now();
  return (
    <section aria-labelledby="asked">
      <h2 id="asked">Who is awaited</h2>
      {prompts.map((prompt) => {
        const open = state.prompts[prompt.id];
        const early = open && prompt.readySince !== null ? closableAt(state, open) : null;
        return (
          <div>
            <p>
              {prompt.label}, due <Due at={early ?? prompt.dueAt} zone={table.zone} now={now} />
              {early ? ': everybody is ready, this is the time for a change of mind.' : ''}
            </p>
            {prompt.quiet ? (
              <p class="faint">The rules hide who has answered.</p>
            ) : (
              <ul class="plain-list inline-list">
                {prompt.seats.map((seat) => (
                  <li>
                    <SeatName table={table} seat={seat} /> {stateOf(table, prompt, seat)}
                  </li>
                ))}
              </ul>
            )}
          </div>
        );
      })}
    </section>
  );
};
