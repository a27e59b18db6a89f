import { motionInWords } from '#games/tellTime.ts';
import { type Count, countsOf, mayVote } from '../desk/timekeeping.ts';
import { PauseFields } from './Pauses.tsx';
import { refillOf, type Timed, TimeForm } from './TimeForm.tsx';
import { markOf } from './table.ts';

/** What is voted on, and what could be. */
export const Votes = ({ table, refill }: Timed) => {
  const { state } = table.loaded;
  const { title } = table.room;
  const { viewer } = table.sitting;
  const voting = viewer !== 'spectator' && mayVote(state, title, viewer);
  return (
    <>
      <h3>Votes</h3>
      {countsOf(state, title).map((count) => (
        <CountOf {...{ table, refill, count }} />
      ))}
      {voting ? <NewVotes {...{ table, refill }} seat={viewer} /> : null}
    </>
  );
};

const CountOf = ({ table, refill, count: { motion, ayes, needed, electorate } }: Timed & { count: Count }) => {
  const { viewer } = table.sitting;
  const name = (seat: number) => markOf(table, seat).name;
  const mine = viewer !== 'spectator' && electorate.includes(viewer);
  const aye = viewer !== 'spectator' && ayes.includes(viewer);
  return (
    <div class="notice">
      <p>
        For <bdi>{motionInWords(motion, name)}</bdi>: {ayes.map(name).join(', ')}. {ayes.length} of {electorate.length}{' '}
        who may vote, {needed} are needed.
      </p>
      {mine ? (
        <TimeForm {...{ table, refill }} to="vote" about={{ on: motion.on }}>
          {motion.on === 'replace' ? <input type="hidden" name="seat" value={motion.seat} /> : null}
          {motion.on === 'pause' ? (
            <>
              <input type="hidden" name="reason" value={motion.reason} />
              <input type="hidden" name="days" value={motion.minutes / 1440} />
            </>
          ) : null}
          <button type="submit" class="button" name="aye" value={aye ? 'no' : 'yes'}>
            {aye ? 'Take my vote back' : 'I am for it'}
          </button>
        </TimeForm>
      ) : null}
    </div>
  );
};

const NewVotes = ({ table, refill, seat }: Timed & { seat: number }) => {
  const { state } = table.loaded;
  const open = new Set(Object.values(state.motions).map(({ motion }) => motion.on));
  const others = state.seats.flatMap(({ bot, kept, wanted }, other) =>
    other !== seat && !wanted && (bot === null || kept) ? [other] : [],
  );
  const replaced = refillOf(refill, 'vote', { on: 'replace' })?.fields.seat;
  return (
    <details open={refill?.to === 'vote'}>
      <summary>Call a vote</summary>
      {state.paused ? (
        <TimeForm {...{ table, refill }} to="vote" about={{ on: 'resume' }}>
          <button type="submit" class="button">
            Go on now
          </button>
        </TimeForm>
      ) : open.has('pause') ? null : (
        <TimeForm {...{ table, refill }} to="vote" about={{ on: 'pause' }}>
          <PauseFields most={state.pace.pauseDays} fields={refillOf(refill, 'vote', { on: 'pause' })?.fields} />
          <button type="submit" class="button">
            Vote for a pause
          </button>
        </TimeForm>
      )}
      <div class="actions">
        <TimeForm {...{ table, refill }} to="vote" about={{ on: 'draw' }}>
          <button type="submit" class="button">
            Vote for a draw
          </button>
        </TimeForm>
        <TimeForm {...{ table, refill }} to="vote" about={{ on: 'end' }}>
          <button type="submit" class="button">
            Vote to end it without a winner
          </button>
        </TimeForm>
      </div>
      {others.length ? (
        <TimeForm {...{ table, refill }} to="vote" about={{ on: 'replace' }}>
          <label class="field">
            <span>Open a seat to a replacement</span>
            <select name="seat">
              {others.map((other) => (
                <option value={other} selected={replaced === String(other)}>
                  {markOf(table, other).name}
                </option>
              ))}
            </select>
          </label>
          <button type="submit" class="button">
            Vote for it
          </button>
        </TimeForm>
      ) : null}
    </details>
  );
};
