import type { Refusal } from '#engine/title.ts';
import type { Room } from '#titles/doors.ts';
import type { Fields } from '#titles/furniture.ts';
import { MISSES, NEVER, PACE_FIELDS, USUAL, WEEKDAYS, weekdayField } from '../desk/paceFields.ts';
import { Choice } from './Choice.tsx';
import { Field, type Tied } from './Field.tsx';

interface PaceProps {
  room: Room;
  fields: Fields | null;
  refusal: Refusal | null;
  /** The organiser's. */
  zone: string | null;
}

/** How fast a game goes: two fields for everybody, all others folded. */
export function PaceForm({ room, fields, refusal, zone }: PaceProps) {
  const number = (name: string, usual: string, more: Record<string, string | number> = {}) => ({
    name,
    refusal,
    input: (tied: object) => (
      <input type="number" {...tied} min="0" step="any" value={fields?.[name] ?? usual} {...more} />
    ),
  });
  const misses = (name: string, usual: string) => ({
    name,
    refusal,
    input: (tied: Tied) => (
      <Choice
        tied={tied}
        value={fields?.[name] || usual}
        choices={[
          ...MISSES.map(
            (n) => [String(n), n === 1 ? 'one missed deadline' : `${n} missed deadlines in a row`] as const,
          ),
          [NEVER, 'never'],
        ]}
      />
    ),
  });
  // A refusal names the field inside: `calendar.holidays.0`.
  const at = PACE_FIELDS.find((name) => refusal?.at === name || refusal?.at?.startsWith(`${name}.`));
  const folded = at !== undefined && at !== 'turnHours' && at !== 'changeOfMindMinutes';
  return (
    <>
      <div class="grid">
        <Field
          label="Hours for a turn"
          help="72 is three days. A turn ends earlier when everybody is ready."
          {...number('turnHours', '72', { min: '0.05', max: 24 * 366 })}
        />
        <Field
          label="Minutes for a change of mind"
          help={`From the moment all are ready. Empty: ${USUAL.changeOfMindMinutes} among people, none against bots. 0: the turn resolves at once.`}
          {...number('changeOfMindMinutes', '', { step: '1' })}
        />
      </div>
      <details open={folded}>
        <summary>Time in detail: evenings, grace, absences (all have defaults)</summary>
        <CalendarFields fields={fields} refusal={refusal} zone={zone} />
        <div class="grid">
          <Field
            label="Grace in hours"
            help={`What each player may be late by in the whole game. Empty: ${USUAL.graceHours} among people.`}
            {...number('graceHours', '')}
          />
          <Field
            label="Days of absence"
            help="What each player may announce in the whole game; deadlines that would fall into it wait."
            {...number('absenceDays', '30')}
          />
          <Field
            label="Not waited for after"
            help="From then on the others go on when all of them are ready."
            {...misses('idleAfter', '2')}
          />
          <Field
            label="Open to a replacement after"
            help="It stays his until somebody takes it."
            {...misses('wantedAfter', '4')}
          />
          <Field
            label="Who plays an open seat meanwhile"
            name="keeper"
            refusal={refusal}
            input={(tied) => (
              <Choice
                tied={tied}
                value={fields?.keeper ?? ''}
                choices={[
                  ['', 'nobody: the house does the usual'],
                  ...Object.keys(room.title.bots).map((bot) => [bot, `bot (${bot})`] as const),
                ]}
              />
            )}
          />
        </div>
      </details>
    </>
  );
}

function CalendarFields({ fields, refusal, zone }: Omit<PaceProps, 'room'>) {
  return (
    <>
      <p class="faint">
        With a time of day, a turn lasts its hours and then until the first allowed evening. Clock changes are minded.
      </p>
      <div class="grid">
        <Field
          label="Deadlines at"
          name="calendar.at"
          help="Empty: exactly after the hours of a turn."
          refusal={refusal}
          input={(tied) => <input type="time" {...tied} value={fields?.['calendar.at'] ?? ''} />}
        />
        <Field
          label="in the zone"
          name="calendar.zone"
          help="Such as Europe/Berlin."
          refusal={refusal}
          input={(tied) => <input type="text" {...tied} value={fields?.['calendar.zone'] ?? zone ?? 'UTC'} />}
        />
        <Field
          label="Holidays"
          name="calendar.holidays"
          help="Dates without deadlines: 2026-12-24, 2026-12-25."
          refusal={refusal}
          input={(tied) => <input type="text" {...tied} value={fields?.['calendar.holidays'] ?? ''} />}
        />
      </div>
      <fieldset>
        <legend>Days on which deadlines may fall</legend>
        {WEEKDAYS.map((label, i) => (
          <Field
            label={label}
            name={weekdayField(i + 1)}
            refusal={refusal}
            check
            input={(tied) => (
              <input
                type="checkbox"
                {...tied}
                value="yes"
                checked={fields === null || fields[weekdayField(i + 1)] === 'yes'}
              />
            )}
          />
        ))}
      </fieldset>
    </>
  );
}
