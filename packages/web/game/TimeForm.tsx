import type { Child } from 'hono/jsx';
import type { Refusal } from '#engine/title.ts';
import { newToken } from '#games/tokens.ts';
import type { Fields } from '#titles/furniture.ts';
import { RefusalNote } from '../layout.tsx';
import { Proof } from './Orders.tsx';
import { pathOf, type Table } from './table.ts';

/** A form about time that was refused: where it was sent, what it held and what would be right. */
export interface Refill {
  to: string;
  fields: Fields;
  refusal: Refusal;
}

export interface Timed {
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

/** A form of the panel of time, with what was wrong with it the last time. */
export const TimeForm = ({ table, to, refill, about = {}, children }: FormProps) => (
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
export function refillOf(refill: Refill | null, to: string, about: Fields): Refill | null {
  const same =
    refill?.to === to &&
    Object.entries(about).every(([name, value]) => refill.fields[name] === value) &&
    KEYS.every((name) => name in about || !refill.fields[name]);
  return same ? refill : null;
}

/** Fields that tell forms of one address apart. */
const KEYS = ['absence', 'on'];
