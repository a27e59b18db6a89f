import { type Commit, eventsOf } from '#engine/commit.ts';
import type { Seat } from '#engine/title.ts';
import { awaitedBots } from './bots.ts';
import { applyCommit } from './evolve.ts';
import { type House, type Loaded, roomOf } from './house.ts';
import { stateAt } from './load.ts';
import { promptsOf } from './look.ts';
import { type GameState, isHouseEvent } from './model.ts';
import type { GameSummary, NoticeKind } from './ports.ts';
import { wakeAt } from './time.ts';

/** What a commit gives reason to tell, and to which seat. */
export interface Reason {
  n: number;
  seat: Seat;
  kind: NoticeKind;
}

/**
 * Brings the views up to a game's head: queues the notices of every commit that no earlier run has seen, then writes the summary.
 * Both are absolute and repeatable: a crash in between, a second run or an older one at the same time changes nothing.
 */
export async function project(house: House, loaded: Loaded): Promise<void> {
  const { state } = loaded;
  const seen = (await house.ports.index.summary(state.id))?.n ?? 0;
  if (seen >= state.head.n) return;
  for (const reason of reasonsSince(house, loaded, seen)) {
    if (state.seats[reason.seat]?.bot) continue;
    await house.ports.notices.queue({ ...noticeOf(state.id, reason), queuedAt: house.ports.clock.now() });
  }
  await house.ports.index.summarise(summaryOf(house, state));
}

export const noticeOf = (game: string, { n, seat, kind }: Reason) => ({
  id: `${game}/${n}/${seat}/${kind}/mail`,
  game,
  n,
  seat,
  kind,
  channel: 'mail' as const,
});

export function summaryOf(house: Pick<House, 'rooms'>, state: GameState): GameSummary {
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
    wakeAt: awaitedBots(house, state).length ? state.changedAt : wakeAt(state),
  };
}

function reasonsSince(house: House, loaded: Loaded, seen: number): Reason[] {
  const reasons: Reason[] = [];
  let state = stateAt(house, loaded, seen);
  for (const commit of loaded.commits.slice(seen)) {
    const after =
      commit.n === loaded.state.head.n ? loaded.state : applyCommit(state, commit, roomOf(house, commit.title).title);
    reasons.push(...reasonsOf(house, state, commit, after));
    state = after;
  }
  return reasons;
}

/** Pure: what one commit gives reason to tell. */
export function reasonsOf(house: Pick<House, 'rooms'>, before: GameState, commit: Commit, after: GameState): Reason[] {
  const events = eventsOf(commit.entries).flatMap(({ event }) => (isHouseEvent(event) ? [event] : []));
  const { n } = commit;
  if (events.some((event) => event.type === 'game:Ended' || event.type === 'game:Abandoned'))
    return after.seats.map((_, seat) => ({ n, seat, kind: 'ended' }));
  const asked = events[0]?.type === 'game:Asked' ? events[0].command : null;
  if (asked?.type === 'Play' && !events.some((event) => event.type === 'game:PromptOpened'))
    return [{ n, seat: asked.seat, kind: 'receipt' }];
  const opened = events.flatMap((event) => (event.type === 'game:PromptOpened' ? [event.prompt] : []));
  const nowAsked = new Set(
    promptsOf(house, after).flatMap((prompt) => (opened.includes(prompt.id) ? prompt.seats : [])),
  );
  const closed = events.some((event) => event.type === 'game:PromptClosed');
  // Whoever was asked before and is not any more (a Godfather fell) is told once what happened, then only the end.
  const wasAsked = new Set(closed ? promptsOf(house, before).flatMap((prompt) => prompt.seats) : []);
  return after.seats.flatMap((_, seat): Reason[] => {
    if (nowAsked.has(seat)) return [{ n, seat, kind: 'turn' }];
    return wasAsked.has(seat) && opened.length ? [{ n, seat, kind: 'news' }] : [];
  });
}
