import { hashFields } from '#engine/hash.ts';
import { seededLuck } from '#engine/luck.ts';
import { type AnyCommand, isRefusal, type Prompt, type Seat } from '#engine/title.ts';
import { act } from './act.ts';
import { playIn } from './asked.ts';
import { type House, type Loaded, roomOf } from './house.ts';
import type { GameState } from './model.ts';

/** The seats that a bot answers for and that have not answered yet, with their prompts. */
export function awaitedBots(
  house: Pick<House, 'rooms'>,
  state: GameState,
): { prompt: Prompt; seat: Seat; bot: string }[] {
  if (state.inner === null || state.status !== 'running') return [];
  const { title } = roomOf(house, state.title);
  return title.prompts(state.inner).flatMap((prompt) =>
    prompt.seats.flatMap((seat) => {
      const bot = state.seats[seat]?.bot;
      return bot && !prompt.ready.includes(seat) ? [{ prompt, seat, bot }] : [];
    }),
  );
}

/**
 * Lets one bot answer. It sees what a person in its seat would see; its whims come from the game's own secret seed, so that nobody
 * foresees them and a repeated try gives the same answer. A bot whose answer is refused gets the prompt's default.
 */
export async function playBot(
  house: House,
  loaded: Loaded,
  { prompt, seat, bot }: { prompt: Prompt; seat: Seat; bot: string },
): Promise<void> {
  const { state } = loaded;
  const { title } = roomOf(house, state.title);
  const play = title.bots[bot];
  // A bot that only keeps a seat answers by the house, so that an answer by the seat itself is its player's.
  const kept = state.seats[seat]?.kept === true;
  const step = stepOf(loaded, prompt.id, seat);
  const cmdId = `bot-${prompt.id}${kept ? `-${seat}` : ''}${step}`;
  if (play) {
    const { bots } = await house.ports.events.seeds(state.id);
    const luck = seededLuck(hashFields('consigliere/bot/1', bots, prompt.id, `${seat}${step}`));
    const command: AnyCommand = play(title.view(state.inner, seat), title.legal(state.inner, seat), prompt, luck);
    const done = await act(house, state.id, {
      by: kept ? 'host' : `seat:${seat}`,
      cmdId,
      command: { type: 'Play', seat, prompt: prompt.id, command },
    });
    if (!isRefusal(done) || done.code === 'PROMPT_CLOSED') return;
    house.note('bot.refused', { game: state.id, seat, code: done.code });
  }
  await act(house, state.id, {
    by: 'host',
    cmdId: `default-${prompt.id}-${seat}${step}`,
    command: { type: 'Default', seat, prompt: prompt.id },
  });
}

/** A question that takes several moves is answered move by move, and each has an id of its own: nothing for the first, then `/2`, `/3`. */
function stepOf({ state, commits }: Loaded, prompt: string, seat: Seat): string {
  const opened = state.prompts[prompt]?.openedIn ?? commits.length;
  const moves = commits.slice(opened).filter((commit) => {
    const play = playIn(commit);
    return play?.seat === seat && play.prompt === prompt;
  });
  return moves.length ? `/${moves.length + 1}` : '';
}
