import { raw } from 'hono/html';
import type { Child } from 'hono/jsx';
import { seededLuck } from '#engine/luck.ts';
import { type AnyTitle, isRefusal } from '#engine/title.ts';
import type { Room } from '#titles/doors.ts';

/** Far enough for something to be on the board. */
const TURNS = 5;
const SEATS = 4;

const painted = new WeakMap<Room, Child>();

/**
 * A game of bots after a few turns, as the public sees it: the picture of a title on the first page. Always the same one, so it is
 * played and painted once.
 */
export function sampleBoard(room: Room): Child {
  const known = painted.get(room);
  if (known !== undefined) return known;
  const view = room.title.view(playSample(room.title), 'spectator');
  const board = raw(String(<room.ui.Board view={view} />));
  painted.set(room, board);
  return board;
}

function playSample(title: AnyTitle): unknown {
  const luck = seededLuck('first page');
  const bot = Object.values(title.bots)[0];
  const n = Math.max(title.seats[0], Math.min(SEATS, title.seats[1]));
  const laid = title.setup(title.options.parse({}), n, luck);
  if (isRefusal(laid)) throw new Error(`${title.name} does not start with its own defaults: ${laid.code}`);
  const fold = (from: unknown, events: readonly { type: string }[]) => events.reduce(title.evolve, from);
  let state = fold(null, laid);
  for (let turn = 0; turn < TURNS; turn++) {
    const prompt = title.prompts(state)[0];
    if (!prompt) break;
    for (const seat of prompt.seats) {
      const asked = bot?.(title.view(state, seat), title.legal(state, seat), prompt, luck);
      const tried = asked ? title.decide(state, seat, asked, luck) : null;
      const events =
        tried && !isRefusal(tried) ? tried : title.decide(state, seat, title.fallback(state, prompt, seat), luck);
      if (!isRefusal(events)) state = fold(state, events);
    }
    state = fold(state, title.close(state, prompt, luck));
  }
  return state;
}
