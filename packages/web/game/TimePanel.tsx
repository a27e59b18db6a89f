import type { Child } from 'hono/jsx';
import { motionInWords } from '#games/tellTime.ts';
import { span } from '#games/time.ts';
import { newToken } from '#games/tokens.ts';
import { paceInWords } from '../desk/paceWords.ts';
import { type Count, countsOf, mayVote } from '../desk/timekeeping.ts';
import { Due } from './Due.tsx';
import { Proof } from './Orders.tsx';
import { SeatName } from './Seats.tsx';
import { markOf, pathOf, type Table } from './table.ts';

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

/** How time runs here: pace, absences, votes, and what the reader's own seat has left. */
export const TimePanel = ({ table }: { table: Table }) => {
  const { state } = table.loaded;
  if (state.status !== 'running' && state.status !== 'paused') return null;
  const { viewer } = table.sitting;
  return (
    <details class="time-box" id="time" open={Object.keys(state.motions).length > 0 || state.paused !== null}>
      <summary>Time, absences and votes</summary>
      <p>{paceInWords(state.pace)}</p>
      {viewer === 'spectator' ? null : <OwnTime table={table} seat={viewer} />}
      <Absences table={table} />
      <Votes table={table} />
      <OrganisersPause table={table} />
    </details>
  );
};

const Form = ({ table, to, children }: { table: Table; to: string; children?: Child }) => (
  <form method="post" action={`${pathOf(table)}/${to}`} class="time-form">
    <input type="hidden" name="cmdId" value={newToken(table.web.house.ports.random)} />
    <Proof table={table} refusal={null} />
    {children}
  </form>
);

const OwnTime = ({ table, seat }: { table: Table; seat: number }) => {
  const { state } = table.loaded;
  const { misses, graceUsed, wanted, kept } = state.seats[seat]!;
  const left = state.pace.graceMinutes - graceUsed;
  return (
    <>
      {state.pace.graceMinutes > 0 ? (
        <p>{left > 0 ? `You have ${span(left)} of grace left.` : 'Your grace is used up.'}</p>
      ) : null}
      {misses > 0 || wanted || kept ? (
        <Form table={table} to="return">
          <p>
            {wanted
              ? `Your seat is open to a replacement${kept ? ', and a bot plays it meanwhile' : ''}. It is still yours.`
              : `You have missed ${misses === 1 ? 'one deadline' : `${misses} deadlines in a row`}.`}{' '}
            <button type="submit" class="button main">
              I am back
            </button>
          </p>
        </Form>
      ) : null}
    </>
  );
};

const Absences = ({ table }: { table: Table }) => {
  const { state } = table.loaded;
  const { viewer } = table.sitting;
  const now = table.web.house.ports.clock.now();
  const coming = state.seats.flatMap(({ absences }, seat) =>
    absences.filter(({ to }) => to > now).map((absence) => ({ seat, absence })),
  );
  return (
    <>
      <h3>Who is away</h3>
      {coming.length ? (
        <ul class="plain-list">
          {coming.map(({ seat, absence }) => (
            <li>
              <SeatName table={table} seat={seat} />: from <Due at={absence.from} zone={table.zone} now={now} /> to{' '}
              <Due at={absence.to} zone={table.zone} now={now} />
              {seat === viewer ? (
                <>
                  <Form table={table} to="absence">
                    <input type="hidden" name="absence" value={absence.id} />
                    <AbsenceDates begun={absence.from <= now ? absence.from.slice(0, 10) : null} />
                    <button type="submit" class="button">
                      Change it
                    </button>
                  </Form>
                  <Form table={table} to="absence/drop">
                    <input type="hidden" name="absence" value={absence.id} />
                    <button type="submit" class="button">
                      I am there after all
                    </button>
                  </Form>
                </>
              ) : null}
            </li>
          ))}
        </ul>
      ) : (
        <p class="faint">Nobody has said that he will be away.</p>
      )}
      {viewer === 'spectator' || state.pace.absenceDays === 0 ? null : (
        <Form table={table} to="absence">
          <p>
            Away for a while? A deadline that would fall into it waits until the end of the day you are back; you have{' '}
            {state.pace.absenceDays} days in this game.
          </p>
          <AbsenceDates begun={null} />
          <button type="submit" class="button">
            Tell the table
          </button>
        </Form>
      )}
    </>
  );
};

/** An absence that has begun has its beginning; only its end can change. */
const AbsenceDates = ({ begun }: { begun: string | null }) => (
  <p class="row">
    {begun ? (
      <input type="hidden" name="from" value={begun} />
    ) : (
      <label class="field">
        <span>Away from</span>
        <input type="date" name="from" required />
      </label>
    )}
    <label class="field">
      <span>Back on</span>
      <input type="date" name="back" required />
    </label>
  </p>
);

const Votes = ({ table }: { table: Table }) => {
  const { state } = table.loaded;
  const { title } = table.room;
  const { viewer } = table.sitting;
  const voting = viewer !== 'spectator' && mayVote(state, title, viewer);
  return (
    <>
      <h3>Votes</h3>
      {countsOf(state, title).map((count) => (
        <CountOf table={table} count={count} />
      ))}
      {voting ? <NewVotes table={table} seat={viewer} /> : null}
    </>
  );
};

const CountOf = ({ table, count: { motion, ayes, needed, electorate } }: { table: Table; count: Count }) => {
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
        <Form table={table} to="vote">
          <input type="hidden" name="on" value={motion.on} />
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
        </Form>
      ) : null}
    </div>
  );
};

const NewVotes = ({ table, seat }: { table: Table; seat: number }) => {
  const { state } = table.loaded;
  const open = new Set(Object.values(state.motions).map(({ motion }) => motion.on));
  const others = state.seats.flatMap(({ bot, kept, wanted }, other) =>
    other !== seat && !wanted && (bot === null || kept) ? [other] : [],
  );
  return (
    <details>
      <summary>Call a vote</summary>
      {state.paused ? (
        <Form table={table} to="vote">
          <button type="submit" class="button" name="on" value="resume">
            Go on now
          </button>
        </Form>
      ) : open.has('pause') ? null : (
        <Form table={table} to="vote">
          <PauseFields most={state.pace.pauseDays} />
          <button type="submit" class="button" name="on" value="pause">
            Vote for a pause
          </button>
        </Form>
      )}
      <Form table={table} to="vote">
        <p class="actions">
          <button type="submit" class="button" name="on" value="draw">
            Vote for a draw
          </button>
          <button type="submit" class="button" name="on" value="end">
            Vote to end it without a winner
          </button>
        </p>
      </Form>
      {others.length ? (
        <Form table={table} to="vote">
          <label class="field">
            <span>Open a seat to a replacement</span>
            <select name="seat">
              {others.map((other) => (
                <option value={other}>{markOf(table, other).name}</option>
              ))}
            </select>
          </label>
          <button type="submit" class="button" name="on" value="replace">
            Vote for it
          </button>
        </Form>
      ) : null}
    </details>
  );
};

const PauseFields = ({ most }: { most: number }) => (
  <p class="row">
    <label class="field">
      <span>Why</span>
      <input type="text" name="reason" required maxlength={300} />
    </label>
    <label class="field">
      <span>Days at most</span>
      <input type="number" name="days" required min="0.05" max={most} step="any" value="7" />
    </label>
  </p>
);

const OrganisersPause = ({ table }: { table: Table }) => {
  const { state } = table.loaded;
  const { person } = table.visitor;
  if (!person || person.id !== table.record.organiser) return null;
  return (
    <>
      <h3>As organiser</h3>
      <form method="post" action={`${pathOf(table)}/${state.paused ? 'resume' : 'pause'}`} class="time-form">
        <input type="hidden" name="cmdId" value={newToken(table.web.house.ports.random)} />
        {state.paused ? null : <PauseFields most={state.pace.pauseDays} />}
        <button type="submit" class="button">
          {state.paused ? 'Go on now' : 'Pause the game'}
        </button>
      </form>
    </>
  );
};
