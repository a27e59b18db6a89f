import { DateTime } from 'luxon';
import type { Instant } from '#games/ports.ts';
import { printDue } from '#games/time.ts';
import { timeLeft } from './timeLeft.ts';

/** A deadline: in the reader's zone and in UTC, and how long that is from now; the page's script keeps the last part true. */
export const Due = ({ at, zone, now }: { at: Instant; zone: string | null; now: Instant }) => (
  <span class="due">
    <time datetime={at}>{printDue(at, zone)}</time>{' '}
    <span class="faint">
      (<span data-countdown={at}>{timeLeft(Date.parse(at) - Date.parse(now))}</span>)
    </span>
  </span>
);

/** A moment of the past, short; the full one is in the tooltip. */
export const Moment = ({ at, zone }: { at: Instant; zone: string | null }) => {
  // A quiet commit keeps its time inside its seal, also when it is open.
  if (at === '') return <>at a time under seal</>;
  const utc = DateTime.fromISO(at, { zone: 'utc' });
  const local = zone ? utc.setZone(zone) : utc;
  const shown = local.isValid ? local : utc;
  return (
    <time datetime={at} title={printDue(at, zone)}>
      {shown.toFormat('d LLL, HH:mm', { locale: 'en' })}
      {shown.zoneName === 'UTC' ? ' UTC' : ''}
    </time>
  );
};
