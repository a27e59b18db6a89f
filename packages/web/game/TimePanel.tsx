import { span } from '#games/time.ts';
import type { Fields } from '#titles/furniture.ts';
import { paceInWords } from '../desk/paceWords.ts';
import { Due } from './Due.tsx';
import { OrganisersPause } from './Pauses.tsx';
import { SeatName } from './Seats.tsx';
import { refillOf, type Timed, TimeForm } from './TimeForm.tsx';
import { Votes } from './Votes.tsx';

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
        <TimeForm {...{ table, refill }} to="return">
          <p>
            {wanted
              ? `Your seat is open to a replacement${kept ? ', and a bot plays it meanwhile' : ''}. It is still yours.`
              : `You have missed ${misses === 1 ? 'one deadline' : `${misses} deadlines in a row`}.`}{' '}
            <button type="submit" class="button main">
              I am back
            </button>
          </p>
        </TimeForm>
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
                  <TimeForm {...{ table, refill }} to="absence" about={{ absence: absence.id }}>
                    <AbsenceDates
                      begun={absence.from <= now ? absence.from.slice(0, 10) : null}
                      fields={refillOf(refill, 'absence', { absence: absence.id })?.fields}
                    />
                    <button type="submit" class="button">
                      Change it
                    </button>
                  </TimeForm>
                  <TimeForm {...{ table, refill }} to="absence/drop" about={{ absence: absence.id }}>
                    <button type="submit" class="button">
                      I am there after all
                    </button>
                  </TimeForm>
                </>
              ) : null}
            </li>
          ))}
        </ul>
      ) : (
        <p class="faint">Nobody has said that he will be away.</p>
      )}
      {viewer === 'spectator' || state.pace.absenceDays === 0 ? null : (
        <TimeForm {...{ table, refill }} to="absence">
          <p>
            Away for a while? A deadline that would fall into it waits until the end of the day you are back; you have{' '}
            {state.pace.absenceDays} days in this game.
          </p>
          <AbsenceDates begun={null} fields={refillOf(refill, 'absence', {})?.fields} />
          <button type="submit" class="button">
            Tell the table
          </button>
        </TimeForm>
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
