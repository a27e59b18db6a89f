import type { Fields } from '#titles/furniture.ts';
import { Due } from './Due.tsx';
import { refillOf, type Timed, TimeForm } from './TimeForm.tsx';
import type { Table } from './table.ts';

/** Says on top of the page that nothing runs, why and until when. */
export const PausedBar = ({ table }: { table: Table }) => {
  const { paused } = table.loaded.state;
  if (!paused) return null;
  return (
    <p class="turn-bar" role="status">
      <strong>The game is paused{paused.by === 'vote' ? ' by vote' : ' by the organiser'}:</strong>{' '}
      <bdi>{paused.reason}</bdi> It goes on by itself at the latest{' '}
      <Due at={paused.until} zone={table.zone} now={table.web.house.ports.clock.now()} />. All deadlines move by as long
      as it lasts. <a href="#time">Votes</a>
    </p>
  );
};

/** Why, and for how long at most. */
export const PauseFields = ({ most, fields }: { most: number; fields?: Fields }) => (
  <p class="row">
    <label class="field">
      <span>Why</span>
      <input type="text" name="reason" required maxlength={300} value={fields?.reason ?? ''} />
    </label>
    <label class="field">
      <span>Days at most</span>
      <input type="number" name="days" required min="0.05" max={most} step="any" value={fields?.days ?? '7'} />
    </label>
  </p>
);

/** The organiser pauses without a vote. */
export const OrganisersPause = ({ table, refill }: Timed) => {
  const { state } = table.loaded;
  const { person } = table.visitor;
  if (!person || person.id !== table.record.organiser) return null;
  return (
    <>
      <h3>As organiser</h3>
      <TimeForm {...{ table, refill }} to={state.paused ? 'resume' : 'pause'}>
        {state.paused ? null : (
          <PauseFields most={state.pace.pauseDays} fields={refillOf(refill, 'pause', {})?.fields} />
        )}
        <button type="submit" class="button">
          {state.paused ? 'Go on now' : 'Pause the game'}
        </button>
      </TimeForm>
    </>
  );
};
