import type { SeatMark } from '#engine/title.ts';

/** Press in a mail: to whom, by the names of colours, and what. */
export interface MailedPress {
  to: 'all' | readonly number[];
  /** A name that no seat has. */
  unknown: string | null;
  text: string;
}

/**
 * Takes the press out of a mail. A line `PRESS BLUE, RED: ...` (or `PRESS ALL:`) begins a message; it goes on until the next such line,
 * a line `ORDERS`, or the end. What is left is read as orders, so that a title's notation never meets press; empty lines stand in its
 * place, so that a refusal's number of a line is that of the mail.
 */
export function takePress(
  wrote: string,
  marks: readonly Pick<SeatMark, 'name' | 'letter'>[],
): { press: readonly MailedPress[]; orders: string } {
  const press: { to: MailedPress['to']; unknown: string | null; lines: string[] }[] = [];
  const orders: string[] = [];
  let open: (typeof press)[number] | null = null;
  for (const line of wrote.split('\n')) {
    let left = '';
    const [, names, first = ''] = BEGIN.exec(line.trim()) ?? [];
    if (names !== undefined) {
      open = { ...readersIn(names, marks), lines: [first] };
      press.push(open);
    } else if (open && END.test(line.trim())) open = null;
    else if (open) open.lines.push(line);
    else left = line;
    orders.push(left);
  }
  return {
    press: press.map(({ lines, ...one }) => ({ ...one, text: lines.join('\n').trim() })),
    orders: orders.join('\n').trimEnd(),
  };
}

const BEGIN = /^press(?: +to)? +([^:]{1,120}?) *: ?(.*)$/i;
const END = /^(?:orders|end of press) *:?$/i;

function readersIn(
  names: string,
  marks: readonly Pick<SeatMark, 'name' | 'letter'>[],
): { to: 'all' | readonly number[]; unknown: string | null } {
  const seats: number[] = [];
  for (const name of names.split(/ *(?:,|;|&|\+|\band\b) */i).filter(Boolean)) {
    if (/^(?:all|everybody|everyone|table)$/i.test(name)) return { to: 'all', unknown: null };
    const wanted = name.trim().toLowerCase();
    const seat = marks.findIndex((mark) => [mark.name, mark.letter].some((word) => word.toLowerCase() === wanted));
    if (seat < 0) return { to: [], unknown: name };
    if (!seats.includes(seat)) seats.push(seat);
  }
  return { to: seats, unknown: seats.length ? null : names };
}
