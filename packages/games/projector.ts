import type { Commit } from '#engine/commit.ts';
import { isAsked, missing } from '#engine/prompt.ts';
import type { Seat } from '#engine/title.ts';
import { houseEvents } from './asked.ts';
import { noteAttendance } from './attendance.ts';
import { awaitedBots } from './bots.ts';
import { applyCommit } from './evolve.ts';
import { type House, type Loaded, roomOf } from './house.ts';
import { stateAt } from './load.ts';
import { promptsOf } from './look.ts';
import type { GameState, HouseCommand, HouseEvent } from './model.ts';
import { emit, type Reason } from './notices/emit.ts';
import type { GameSummary, Instant } from './ports.ts';
import { listIfWanted } from './seatsWanted.ts';
import { dueReminder, wakeAt } from './wake.ts';
import { GONE_AFTER_MINUTES, keepsTheWord, linesFollow, ownDoing } from './word.ts';

/**
 * Brings the views up to a game's head: queues the notices of every commit that no earlier run has seen and the reminders that are due,
 * then writes the summary. All are absolute and repeatable: a crash in between, a second run or an older one at the same time changes
 * nothing.
 */
export async function project(house: House, loaded: Loaded): Promise<void> {
  const { state } = loaded;
  const now = house.ports.clock.now();
  const seen = await house.ports.index.summary(state.id);
  const n = seen?.n ?? 0;
  const waked = seen !== null && seen.wakeAt !== null && seen.wakeAt <= now;
  if (n > state.head.n || (n === state.head.n && !waked)) return;
  const reasons = reasonsSince(house, loaded, n).filter((reason) => concerns(state, reason));
  await emit(house, state.id, [...reasons, ...remindersDue(house, state, now)]);
  const fresh = loaded.commits.slice(n);
  if (fresh.some((commit) => hasEvent(commit, ['game:PromptClosed']))) await noteAttendance(house, loaded);
  if (fresh.some((commit) => hasEvent(commit, WANTING))) await listIfWanted(house, state.id);
  await noteWaiting(house, state);
  await house.ports.index.summarise(summaryOf(house, state, now));
}

/** What stands first on the dashboards of those who are asked. */
async function noteWaiting(house: House, state: GameState): Promise<void> {
  const prompts = promptsOf(house, state);
  await Promise.all(
    (await house.ports.holders.of(state.id)).map(async ({ seat, person, state: standing }) => {
      if (person === null || standing === 'bot') return;
      const mine = prompts.filter((prompt) => isAsked(prompt, seat));
      const dueAt = mine.map((prompt) => prompt.dueAt).sort()[0] ?? null;
      await house.ports.index.waitFor(person, state.id, dueAt);
    }),
  );
}

/** Bots are told nothing; who is away from a seat that a bot keeps is told of the game, and not that it is his turn. */
function concerns({ seats }: GameState, { seat, kind }: Reason): boolean {
  const one = seats[seat];
  return !one?.bot || (one.kept && kind !== 'turn' && kind !== 'receipt');
}

/** Looked at anew whenever the clock comes by: nobody is warned who has an answer stored, or who has said that he is away. */
function remindersDue(house: House, state: GameState, now: Instant): Reason[] {
  return promptsOf(house, state).flatMap((prompt) => {
    const open = state.prompts[prompt.id];
    const moment = open && dueReminder(state, open, now);
    if (!moment) return [];
    return prompt.seats.flatMap((seat): Reason[] => {
      const { bot, absences } = state.seats[seat]!;
      const away = absences.some(({ from, to }) => from <= now && now < to);
      if (prompt.ready.includes(seat) || bot !== null || away) return [];
      return [{ n: prompt.openedIn, seat, kind: 'reminder', mark: moment.name }];
    });
  });
}

export function summaryOf(house: Pick<House, 'rooms'>, state: GameState, now: Instant): GameSummary {
  const prompts = promptsOf(house, state);
  const due = prompts.map((prompt) => prompt.dueAt).sort();
  return {
    id: state.id,
    n: state.head.n,
    status: state.status,
    stage: state.result?.say ?? prompts[0]?.label ?? (state.status === 'open' ? 'waiting for players' : state.status),
    awaited: [...new Set(prompts.flatMap((prompt) => prompt.awaited))].sort((a, b) => a - b),
    dueAt: due[0] ?? null,
    // Bots answer in the process that opened their prompt; if it died first, the clock lets them.
    wakeAt: awaitedBots(house, state).length ? state.changedAt : wakeAt(state, now),
  };
}

const hasEvent = (commit: Commit, types: readonly HouseEvent['type'][]): boolean =>
  houseEvents(commit).some(({ type }) => types.includes(type));

/** After these a seat may be in need of a boss, or not any more. */
const WANTING: readonly HouseEvent['type'][] = ['game:SeatWanted', 'game:SeatBack', 'game:Ended', 'game:Abandoned'];

function reasonsSince(house: House, loaded: Loaded, seen: number): Reason[] {
  const reasons: Reason[] = [];
  let state = stateAt(house, loaded, seen);
  for (const commit of loaded.commits.slice(seen)) {
    const after =
      commit.n === loaded.state.head.n ? loaded.state : applyCommit(state, commit, roomOf(house, commit.title).title);
    reasons.push(...reasonsOf(house, state, commit, after, ownDoing(loaded.commits, commit.n)));
    state = after;
  }
  return reasons;
}

/**
 * Pure: what one commit gives reason to tell. `own`: the seat whose own doing it is. It sees what follows, and is told of what it is asked
 * for by it only when it has done nothing more for a while; its receipt comes when the word has gone to others.
 */
export function reasonsOf(
  house: Pick<House, 'rooms'>,
  before: GameState,
  commit: Commit,
  after: GameState,
  own: Seat | null,
): Reason[] {
  const events = houseEvents(commit);
  const { n } = commit;
  if (events.some((event) => event.type === 'game:Ended' || event.type === 'game:Abandoned'))
    return after.seats.map((_, seat) => ({ n, seat, kind: 'ended' }));
  const asked = events[0]?.type === 'game:Asked' ? events[0].command : null;
  const play = asked?.type === 'Play' ? asked : null;
  const opened = events.flatMap((event) => (event.type === 'game:PromptOpened' ? [event.prompt] : []));
  if (play && !opened.length) return [receipt(house, before, n, play, after)];
  const nowAsked = new Set(
    promptsOf(house, after).flatMap((prompt) =>
      // Whose answer is there already (only one was possible) is not bothered.
      opened.includes(prompt.id) ? missing(prompt) : [],
    ),
  );
  const closed = events.some((event) => event.type === 'game:PromptClosed');
  // Whoever was asked before and is not any more (a Godfather fell) is told once what happened, then only the end.
  const wasAsked = new Set(closed ? promptsOf(house, before).flatMap((prompt) => prompt.seats) : []);
  const timed = new Set(events.flatMap((event) => toldOfTime(event, after)));
  return after.seats.flatMap(({ kept }, seat): Reason[] => {
    if (nowAsked.has(seat) && !kept)
      return [{ n, seat, kind: 'turn', ...(seat === own ? { afterMinutes: GONE_AFTER_MINUTES } : {}) }];
    if (seat === play?.seat) return [receipt(house, before, n, play, after)];
    if (events.some((event) => event.type === 'game:SeatWanted' && event.seat === seat))
      return [{ n, seat, kind: 'lost' }];
    if (timed.has(seat)) return [{ n, seat, kind: 'time' }];
    if (events.some((event) => opensVote(event, seat))) return [{ n, seat, kind: 'vote' }];
    return wasAsked.has(seat) && opened.length ? [{ n, seat, kind: 'news' }] : [];
  });
}

/** At once, or, while more may follow in the same turn, only when nothing has for a while. */
function receipt(
  house: Pick<House, 'rooms'>,
  before: GameState,
  n: number,
  play: HouseCommand & { type: 'Play' },
  after: GameState,
): Reason {
  const goesOn = linesFollow(play) || keepsTheWord(house, before, n, play, after);
  return { n, seat: play.seat, kind: 'receipt', ...(goesOn ? { afterMinutes: GONE_AFTER_MINUTES } : {}) };
}

/** Seats that are told that their time has changed, where they are not asked for something in the same breath. */
function toldOfTime(event: HouseEvent, { seats }: GameState): number[] {
  switch (event.type) {
    case 'game:Paused':
    case 'game:Resumed':
    case 'game:ClockStopped':
      return seats.map((_, seat) => seat);
    case 'game:GraceGiven':
    case 'game:SeatIdle':
      return [event.seat];
    default:
      return [];
  }
}

/** The first vote for something is news to all others; how it goes on is on the page. */
const opensVote = (event: HouseEvent, seat: number): boolean =>
  event.type === 'game:VoteCast' && event.aye && event.ayes.length === 1 && event.seat !== seat;
