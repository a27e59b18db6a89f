import type { Told } from '#engine/commit.ts';
import { missing } from '#engine/prompt.ts';
import { isRefusal, type Prompt, type Refusal, refuse, type Seat } from '#engine/title.ts';
import type { OpenPrompt } from '../model.ts';
import type { Instant } from '../ports.ts';
import { graceOf } from '../readiness.ts';
import { closableAt, later, minutesBetween } from '../time.ts';
import { outOfAbsences } from './absences.ts';
import { fallbackOf, goOn, titled } from './goOn.ts';
import { after, type Command, fact, factOf, type Ground } from './ground.ts';

/** Reveal and resolution: all are ready, or the time is up and nobody has grace left. */
export function close(ground: Ground, { prompt: id }: Command<'Close'>): readonly Told[] | Refusal {
  const { state, at, title, luck } = ground;
  const found = openPrompt(ground, id);
  if (isRefusal(found)) return found;
  const { open, prompt } = found;
  if (at < closableAt(state, open) || (open.readySince === null && graceOf(state, prompt, open).length > 0)) {
    const missing = prompt.seats.length - prompt.ready.length;
    return refuse(
      'TOO_EARLY',
      `${prompt.label} is open until ${open.dueAt}, and ${missing} of ${prompt.seats.length} answers are missing.`,
    );
  }
  const told: Told[] = [];
  let inner: unknown = state.inner;
  for (const seat of missing(prompt)) {
    const events = fallbackOf(ground, inner, prompt, seat);
    told.push(...missed(ground, prompt, open, seat), ...titled(events, title));
    for (const event of events) inner = title.evolve(inner, event);
  }
  const because = open.readySince !== null ? 'all in' : 'deadline';
  told.push(fact({ type: 'game:PromptClosed', prompt: id, because }));
  return goOn(ground, told, title.close(inner, prompt, luck));
}

/** A seat has not answered: what it has used up, and what follows from how often that has been so. */
function missed({ state, at }: Ground, prompt: Prompt, { grace }: OpenPrompt, seat: Seat): Told[] {
  const { pace } = state;
  const { bot, misses: before, idleSince, wanted } = state.seats[seat]!;
  const told: Told[] = [];
  const given = grace.find((one) => one.seat === seat && one.minutes > 0);
  if (given)
    told.push(factOf(prompt, seat, { type: 'game:GraceUsed', prompt: prompt.id, seat, minutes: given.minutes }));
  // Where nobody may know who has answered, nobody may know who has not.
  told.push(factOf(prompt, seat, { type: 'game:Defaulted', prompt: prompt.id, seat }));
  if (bot !== null) return told;
  const misses = before + 1;
  if (misses === pace.idleAfter) told.push(factOf(prompt, seat, { type: 'game:SeatIdle', seat, misses }));
  // Those who hurry on make the misses many; whoever was told that they no longer wait has a turn to come back.
  const warned = idleSince === null || at >= later(idleSince, pace.turnMinutes);
  if (pace.wantedAfter !== null && misses >= pace.wantedAfter && !wanted && warned)
    told.push(fact({ type: 'game:SeatWanted', seat, because: 'misses', keeper: pace.keeper }));
  return told;
}

/** The deadline is there; whoever is missing and has grace left gets it, and the deadline waits for the longest. */
export function extend(ground: Ground, { prompt: id }: Command<'Extend'>): readonly Told[] | Refusal {
  const { state, at } = ground;
  const found = openPrompt(ground, id);
  if (isRefusal(found)) return found;
  const { open, prompt } = found;
  if (at < open.dueAt || open.readySince !== null)
    return refuse('TOO_EARLY', `${prompt.label} is open until ${open.dueAt}; grace begins when that has passed.`);
  const given = graceOf(state, prompt, open);
  if (!given.length) return refuse('NO_GRACE', 'Nobody who is missing has any grace left.');
  const to = later(open.dueAt, Math.max(...given.map(({ minutes }) => minutes)));
  return [
    ...given.map(({ seat, minutes }) => factOf(prompt, seat, { type: 'game:GraceGiven', prompt: id, seat, minutes })),
    fact({ type: 'game:DeadlineMoved', prompt: id, from: open.dueAt, to, because: 'grace' }),
  ];
}

function openPrompt({ state, title }: Ground, id: string): { open: OpenPrompt; prompt: Prompt } | Refusal {
  if (state.status === 'paused') return refuse('PAUSED', 'The game is paused; its deadlines stand still.');
  const open = state.prompts[id];
  const prompt = state.inner === null ? undefined : title.prompts(state.inner).find((one) => one.id === id);
  return open && prompt ? { open, prompt } : refuse('PROMPT_CLOSED', `${id} is not open.`, 'prompt');
}

/** Shorter stops of the clock are nobody's concern. */
export const OUTAGE_MINUTES = 30;

/**
 * The clock stood still. What was due meanwhile moves by as long; so does what is due so soon after that a player who wanted to use
 * the last hours has had them taken away.
 */
export function outage(ground: Ground, { from, to }: Command<'Outage'>): readonly Told[] | Refusal {
  const { state, by } = ground;
  if (by !== 'clock') return refuse('NOT_YOURS', 'Only the clock knows that it stood still.');
  const minutes = minutesBetween(from, to);
  if (state.status !== 'running' || !(minutes > OUTAGE_MINUTES))
    return refuse('NOTHING_MOVES', 'The clock did not stand still while this game was running.');
  const hit = Object.values(state.prompts).filter(({ dueAt }) => dueAt > from && dueAt <= later(to, minutes));
  if (!hit.length) return refuse('NOTHING_MOVES', 'No deadline of this game fell into that time.');
  const moves = hit.map((open) => ({ open, to: later(open.dueAt, minutes) }));
  return shifted(ground, [fact({ type: 'game:ClockStopped', from, to })], moves, 'outage');
}

/** Deadlines move, and on from there if that brings them into somebody's absence. */
export function shifted(
  ground: Ground,
  before: readonly Told[],
  moves: readonly { open: OpenPrompt; to: Instant }[],
  because: 'pause' | 'outage',
): Told[] {
  const told = [
    ...before,
    ...moves.map(({ open, to }) =>
      fact({ type: 'game:DeadlineMoved', prompt: open.id, from: open.dueAt, to, because }),
    ),
  ];
  const state = after(ground, told);
  const asked = ground.title.prompts(state.inner);
  for (const { open, to } of moves) {
    const prompt = asked.find(({ id }) => id === open.id);
    if (prompt) told.push(...outOfAbsences({ ...ground, state }, prompt, to));
  }
  return told;
}
