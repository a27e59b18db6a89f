import type { Child } from 'hono/jsx';
import type { Refusal } from '#engine/title.ts';
import { motionInWords } from '#games/tellTime.ts';
import { span } from '#games/time.ts';
import { newToken } from '#games/tokens.ts';
import type { Fields } from '#titles/furniture.ts';
import { paceInWords } from '../desk/paceWords.ts';
import { type Count, countsOf, mayVote } from '../desk/timekeeping.ts';
import { RefusalNote } from '../layout.tsx';
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
export const TimePanel = ({ table, refill }: Timed) => {
  const { state } = table.loaded;
  if (state.status !== 'running' && state.status !== 'paused') return null;
  const { viewer } = table.sitting;
  return (
    <details
      class="time-box"
      id="time"
      open={Object.keys(state.motions).length > 0 || state.paused !== null || refill !== null}
    >
      <summary>Time, absences and votes</summary>
      <p>{paceInWords(state.pace)}</p>
      {viewer === 'spectator' ? null : <OwnTime {...{ table, refill }} seat={viewer} />}
      <Absences {...{ table, refill }} />
      <Votes {...{ table, refill }} />
      <OrganisersPause {...{ table, refill }} />
    </details>
  );
};

/** A form about time that was refused: where it was sent, what it held and what would be right. */
export interface Refill {
  to: string;
  fields: Fields;
  refusal: Refusal;
}

interface Timed {
  table: Table;
  /** What was just refused, so that its form comes back as it was filled in. */
  refill: Refill | null;
}

interface FormProps extends Timed {
  to: string;
  /** What the form is about, where there are several with one `to`: hidden fields it was sent with. */
  about?: Fields;
  children?: Child;
}

const Form = ({ table, to, refill, about = {}, children }: FormProps) => (
  <form method="post" action={`${pathOf(table)}/${to}`} class="time-form">
    <input type="hidden" name="cmdId" value={newToken(table.web.house.ports.random)} />
    <Proof table={table} refusal={null} />
    {Object.entries(about).map(([name, value]) => (
      <input type="hidden" name={name} value={value} />
    ))}
    <RefusalNote refusal={refillOf(refill, to, about)?.refusal ?? null} />
    {children}
  </form>
);

/** What was refused, if it was this form. */
function refillOf(refill: Refill | null, to: string, about: Fields): Refill | null {
  const same =
    refill?.to === to &&
    Object.entries(about).every(([name, value]) => refill.fields[name] === value) &&
    KEYS.every((name) => name in about || !refill.fields[name]);
  return same ? refill : null;
}

/** Fields that tell forms of one address apart. */
const KEYS = ['absence', 'on'];

const OwnTime = ({ table, refill, seat }: Timed & { seat: number }) => {
  const { state } = table.loaded;
  const { misses, graceUsed, wanted, kept } = state.seats[seat]!;
  const left = state.pace.graceMinutes - graceUsed;
  return (
    <>
      {state.pace.graceMinutes > 0 ? (
        <p>{left > 0 ? `You have ${span(left)} of grace left.` : 'Your grace is used up.'}</p>
      ) : null}
      {misses > 0 || wanted || kept ? (
        <Form {...{ table, refill }} to="return">
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

const Absences = ({ table, refill }: Timed) => {
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
                  <Form {...{ table, refill }} to="absence" about={{ absence: absence.id }}>
                    <AbsenceDates
                      begun={absence.from <= now ? absence.from.slice(0, 10) : null}
                      fields={refillOf(refill, 'absence', { absence: absence.id })?.fields}
                    />
                    <button type="submit" class="button">
                      Change it
                    </button>
                  </Form>
                  <Form {...{ table, refill }} to="absence/drop" about={{ absence: absence.id }}>
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
        <Form {...{ table, refill }} to="absence">
          <p>
            Away for a while? A deadline that would fall into it waits until the end of the day you are back; you have{' '}
            {state.pace.absenceDays} days in this game.
          </p>
          <AbsenceDates begun={null} fields={refillOf(refill, 'absence', {})?.fields} />
          <button type="submit" class="button">
            Tell the table
          </button>
        </Form>
      )}
    </>
  );
};

/** An absence that has begun has its beginning; only its end can change. */
const AbsenceDates = ({ begun, fields }: { begun: string | null; fields?: Fields }) => (
  <p class="row">
    {begun ? (
      <input type="hidden" name="from" value={begun} />
    ) : (
      <label class="field">
        <span>Away from</span>
        <input type="date" name="from" required value={fields?.from ?? ''} />
      </label>
    )}
    <label class="field">
      <span>Back on</span>
      <input type="date" name="back" required value={fields?.back ?? ''} />
    </label>
  </p>
);

const Votes = ({ table, refill }: Timed) => {
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
        <Form {...{ table, refill }} to="vote" about={{ on: motion.on }}>
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

const NewVotes = ({ table, refill, seat }: Timed & { seat: number }) => {
  const { state } = table.loaded;
  const open = new Set(Object.values(state.motions).map(({ motion }) => motion.on));
  const others = state.seats.flatMap(({ bot, kept, wanted }, other) =>
    other !== seat && !wanted && (bot === null || kept) ? [other] : [],
  );
  return (
    <details open={refill?.to === 'vote'}>
      <summary>Call a vote</summary>
      {state.paused ? (
        <Form {...{ table, refill }} to="vote" about={{ on: 'resume' }}>
          <button type="submit" class="button">
            Go on now
          </button>
        </Form>
      ) : open.has('pause') ? null : (
        <Form {...{ table, refill }} to="vote" about={{ on: 'pause' }}>
          <PauseFields most={state.pace.pauseDays} fields={refillOf(refill, 'vote', { on: 'pause' })?.fields} />
          <button type="submit" class="button">
            Vote for a pause
          </button>
        </Form>
      )}
      <div class="actions">
        <Form {...{ table, refill }} to="vote" about={{ on: 'draw' }}>
          <button type="submit" class="button">
            Vote for a draw
          </button>
        </Form>
        <Form {...{ table, refill }} to="vote" about={{ on: 'end' }}>
          <button type="submit" class="button">
            Vote to end it without a winner
          </button>
        </Form>
      </div>
      {others.length ? (
        <Form {...{ table, refill }} to="vote" about={{ on: 'replace' }}>
          <label class="field">
            <span>Open a seat to a replacement</span>
            <select name="seat">
              {others.map((other) => (
                <option value={other}>{markOf(table, other).name}</option>
              ))}
            </select>
          </label>
          <button type="submit" class="button">
            Vote for it
          </button>
        </Form>
      ) : null}
    </details>
  );
};

const PauseFields = ({ most, fields }: { most: number; fields?: Fields }) => (
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

const OrganisersPause = ({ table, refill }: Timed) => {
  const { state } = table.loaded;
  const { person } = table.visitor;
  if (!person || person.id !== table.record.organiser) return null;
  return (
    <>
      <h3>As organiser</h3>
      <Form {...{ table, refill }} to={state.paused ? 'resume' : 'pause'}>
        {state.paused ? null : (
          <PauseFields most={state.pace.pauseDays} fields={refillOf(refill, 'pause', {})?.fields} />
        )}
        <button type="submit" class="button">
          {state.paused ? 'Go on now' : 'Pause the game'}
        </button>
      </Form>
    </>
  );
};
