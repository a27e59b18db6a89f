import { expect, test } from 'vitest';
import { seededLuck } from '#engine/luck.ts';
import { isRefusal, type Refusal, type Viewer } from '#engine/title.ts';
import type { Event, State } from './model.ts';
import { title } from './title.ts';

/** A whole game through the title's own door, the default player against random ones. */
test('the default player and random ones play a game to its end, and everything can be told', () => {
  const luck = seededLuck('a whole game');
  let state: State | null = null;
  const follow = (events: readonly Event[] | Refusal): State => {
    if (isRefusal(events)) throw new Error(`${events.code}: ${events.say}`);
    for (const event of events) {
      state = title.evolve(state, event);
      const readers = title.audience(event);
      const viewers: readonly Viewer[] =
        readers === 'all' ? [...state.seats.keys(), 'spectator'] : readers === 'nobody' ? [] : readers;
      for (const viewer of viewers) expect(title.tell(event, viewer)).toMatch(/\S/);
    }
    return state!;
  };
  let now = follow(title.setup(title.options.parse({ optionalCards: true }), 4, luck));
  for (let [prompt] = title.prompts(now); prompt; [prompt] = title.prompts(now)) {
    for (const seat of prompt.seats) {
      const bot = title.bots[seat === 0 ? 'heuristic' : 'random']!;
      const command = bot(title.view(now, seat), title.legal(now, seat), prompt, luck);
      const text = title.notation.print(command);
      expect(title.notation.parse(now, seat, text), text).not.toHaveProperty('code');
      now = follow(title.decide(now, seat, command, luck));
    }
    now = follow(title.close(now, title.prompts(now)[0]!, luck));
  }
  expect(title.result(now)?.ranking).toHaveLength(4);
  expect(now.month).toBeGreaterThan(1);
});
