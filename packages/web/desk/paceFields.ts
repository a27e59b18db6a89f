import type { Fields } from '#titles/furniture.ts';

/** Names of the form's fields about time; a refusal's `at` is one of them. */
export const PACE_FIELDS: readonly string[] = [
  'turnHours',
  'changeOfMindMinutes',
  'calendar.at',
  'calendar.zone',
  'calendar.weekdays',
  'calendar.holidays',
  'graceHours',
  'idleAfter',
  'wantedAfter',
  'keeper',
  'absenceDays',
];

/** What people get who say nothing else; programs get none of it unless they ask. */
export const USUAL = { changeOfMindMinutes: 30, graceHours: 24 } as const;

export const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
export const weekdayField = (day: number): string => `calendar.weekday.${day}`;

/** Empty: the schema's default. What is no number goes on as it is, for the schema to refuse. */
const numberIn = (text = ''): unknown =>
  text.trim() === '' ? undefined : Number.isNaN(Number(text)) ? text : Number(text);

/** How many misses, or never. */
export const NEVER = 'never';
export const MISSES: readonly number[] = [1, 2, 3, 4, 5, 6, 8, 10, 12];
const missesIn = (text = ''): unknown => (text === NEVER ? null : numberIn(text));

/** How time runs, as the form has it. `seats`: who will sit there; nobody waits for the change of mind of a bot. */
export function readPace(fields: Fields, seats: readonly Record<string, unknown>[]): Record<string, unknown> {
  const people = seats.filter((seat) => !('bot' in seat)).length;
  const among = (value: number) => (people > 1 ? value : 0);
  const turnHours = numberIn(fields.turnHours);
  const window = typeof turnHours === 'number' ? Math.min(USUAL.changeOfMindMinutes, Math.floor(turnHours * 60)) : 0;
  const said = {
    turnHours,
    changeOfMindMinutes: numberIn(fields.changeOfMindMinutes) ?? among(Math.max(0, window)),
    graceHours: numberIn(fields.graceHours) ?? among(USUAL.graceHours),
    absenceDays: numberIn(fields.absenceDays),
    idleAfter: missesIn(fields.idleAfter),
    wantedAfter: missesIn(fields.wantedAfter),
    keeper: fields.keeper || null,
    calendar: calendarIn(fields),
  };
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined));
}

/** Without a time of day there is no calendar. */
function calendarIn(fields: Fields): unknown {
  const at = fields['calendar.at']?.trim();
  if (!at) return null;
  return {
    at,
    zone: fields['calendar.zone']?.trim() || 'UTC',
    weekdays: WEEKDAYS.flatMap((_, i) => (fields[weekdayField(i + 1)] === 'yes' ? [i + 1] : [])),
    holidays: (fields['calendar.holidays'] ?? '').split(/[\s,;]+/).filter(Boolean),
  };
}
