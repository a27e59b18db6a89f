import type { Told } from '#engine/commit.ts';
import { missing } from '#engine/prompt.ts';
import { type Prompt, type Refusal, refuse, type Seat } from '#engine/title.ts';
import type { GameState, OpenPrompt } from '../model.ts';
import type { Absence } from '../pace.ts';
import type { Instant } from '../ports.ts';
import { later, minutesBetween, printDue, span } from '../time.ts';
import { after, type Command, fact, type Ground } from './ground.ts';

/** The deadline without any that falls into the absence of a seat which has not answered; `seat` is who moved it last. */
function awayFrom(
  { state, almanac }: Pick<Ground, 'state' | 'almanac'>,
  prompt: Prompt,
  due: Instant,
): { due: Instant; seat: Seat | null } {
  // Where nobody may know who has answered, everybody counts as if he had not.
  const seats = prompt.quiet ? prompt.seats : missing(prompt);
  const all = seats.flatMap((seat) => {
    const { bot, absences } = state.seats[seat]!;
    return bot === null ? absences.map((absence) => ({ seat, ...absence })) : [];
  });
  let [moved, who]: [Instant, Seat | null] = [due, null];
  for (;;) {
    const hit = all.find(({ from, to }) => from <= moved && moved < to);
    if (!hit) return { due: moved, seat: who };
    moved = state.pace.calendar ? almanac.next(state.pace.calendar, hit.to) : hit.to;
    who = hit.seat;
  }
}

/** Moves a deadline that has just been set out of the absences it falls into. */
export function outOfAbsences(ground: Pick<Ground, 'state' | 'almanac'>, prompt: Prompt, dueAt: Instant): Told[] {
  const { due, seat } = awayFrom(ground, prompt, dueAt);
  return seat === null
    ? []
    : [fact({ type: 'game:DeadlineMoved', prompt: prompt.id, from: dueAt, to: due, because: 'absence', seat })];
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const isInstant = (text: string): boolean => INSTANT.test(text) && !Number.isNaN(Date.parse(text));

/** "From today" is said during the day. */
const LATE_MINUTES = 24 * 60;
const MOST_ABSENCES = 60;

/** A player says when he is away, or says it anew: before it begins all of it, while it lasts when it ends. */
export function setAbsence(ground: Ground, command: Command<'SetAbsence'>): readonly Told[] | Refusal {
  const { state, at, by } = ground;
  const { seat, absence, to } = command;
  const own = ownSeat(state, by, seat);
  if (own) return own;
  if (!/^[\w-]{1,40}$/.test(absence) || !isInstant(command.from) || !isInstant(to))
    return refuse('BAD_ABSENCE', 'An absence has a name and two moments, such as 2026-07-01T00:00:00.000Z.', 'from');
  const absences = state.seats[seat]!.absences;
  const before = absences.find((one) => one.id === absence);
  if (before && before.to <= at) return refuse('ABSENCE_OVER', `That absence ended on ${printDue(before.to, null)}.`);
  const running = before && before.from <= at;
  if (!running && command.from < later(at, -LATE_MINUTES))
    return refuse(
      'ABSENCE_LATE',
      'An absence begins now at the earliest: a deadline that has passed is not brought back.',
      'from',
    );
  const from = running ? before.from : command.from < at ? at : command.from;
  if (to <= from || to <= at)
    return refuse('BAD_ABSENCE', 'An absence ends after it has begun, and not in the past.', 'to');
  const others = absences.filter((one) => one.id !== absence);
  if (others.some((one) => one.from < to && from < one.to))
    return refuse('ABSENCE_OVERLAPS', 'You have announced another absence for a part of that time: change that one.');
  const tooMuch = checkAllowance(state, others, { id: absence, from, to });
  if (tooMuch) return tooMuch;
  return withMoves(ground, fact({ type: 'game:AbsenceSet', seat, absence, from, to }));
}

/** Takes back an absence that has not begun; one that lasts ends now. */
export function dropAbsence(ground: Ground, { seat, absence }: Command<'DropAbsence'>): readonly Told[] | Refusal {
  const { state, at, by } = ground;
  const own = ownSeat(state, by, seat);
  if (own) return own;
  const before = state.seats[seat]!.absences.find((one) => one.id === absence);
  if (!before) return refuse('UNKNOWN_ABSENCE', 'You have announced no such absence.');
  if (before.to <= at) return refuse('ABSENCE_OVER', `That absence ended on ${printDue(before.to, null)}.`);
  return withMoves(
    ground,
    before.from < at
      ? fact({ type: 'game:AbsenceSet', seat, absence, from: before.from, to: at })
      : fact({ type: 'game:AbsenceDropped', seat, absence }),
  );
}

function ownSeat(state: GameState, by: string, seat: Seat): Refusal | null {
  const one = state.seats[seat];
  if (!one) return refuse('UNKNOWN_SEAT', `There is no seat ${seat}; this game has ${state.seats.length}.`);
  if (by !== `seat:${seat}`) return refuse('NOT_YOURS', 'Only the player of a seat says when he is away.');
  return one.taken ? null : refuse('NOT_STARTED', 'Take your seat first; then you can say when you are away.');
}

function checkAllowance({ pace }: GameState, others: readonly Absence[], wanted: Absence): Refusal | null {
  const used = others.reduce((sum, { from, to }) => sum + minutesBetween(from, to), 0);
  const allowed = pace.absenceDays * 24 * 60;
  if (allowed === 0) return refuse('NO_ABSENCES', 'This table agreed on no absences: its deadlines wait for nobody.');
  if (others.length >= MOST_ABSENCES)
    return refuse('TOO_MANY', `You can announce ${MOST_ABSENCES} absences in a game.`);
  if (used + minutesBetween(wanted.from, wanted.to) <= allowed) return null;
  const left = allowed - used;
  return refuse(
    'ABSENCE_TOO_LONG',
    `In this game each player may be away for ${pace.absenceDays} days in all; you have ${left > 0 ? span(Math.floor(left / 60) * 60) : 'nothing'} left.`,
    'to',
  );
}

/** An absence that is shorter than it was brings a deadline no nearer than this. */
const NOTICE_MINUTES = 24 * 60;

/** A change of absences, and what it does to the deadlines that are open and have not passed. */
function withMoves(ground: Ground, change: Told): Told[] {
  const { state, at, title, almanac } = ground;
  const changed = after(ground, [change]);
  const told = [change];
  if (state.inner === null) return told;
  for (const prompt of title.prompts(state.inner)) {
    const open = state.prompts[prompt.id];
    if (!open || open.dueAt <= at) continue;
    const was = awayFrom({ state, almanac }, prompt, open.plainDueAt);
    const is = awayFrom({ state: changed, almanac }, prompt, open.plainDueAt);
    const to = movedTo(open, at, was.due, is.due);
    if (to === open.dueAt) continue;
    const seat = is.seat ?? was.seat;
    const moved = { type: 'game:DeadlineMoved', prompt: prompt.id, from: open.dueAt, to, because: 'absence' } as const;
    told.push(fact(seat === null ? moved : { ...moved, seat }));
  }
  return told;
}

function movedTo({ dueAt }: OpenPrompt, at: Instant, was: Instant, is: Instant): Instant {
  if (is >= was) return is > was && is > dueAt ? is : dueAt;
  const nearer = later(dueAt, minutesBetween(was, is));
  const soonest = later(at, NOTICE_MINUTES);
  return nearer >= soonest ? nearer : soonest < dueAt ? soonest : dueAt;
}
