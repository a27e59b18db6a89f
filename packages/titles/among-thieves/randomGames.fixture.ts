import { seededLuck } from '#engine/luck.ts';
import { onceEach } from '#engine/onceEach.fixture.ts';
import { missing } from '#engine/prompt.ts';
import { isRefusal, type Refusal } from '#engine/title.ts';
import type { Settings } from './among-thieves.fixtures.ts';
import { decide } from './decide/command.ts';
import { close } from './decide/round.ts';
import { evolve } from './evolve.ts';
import { legal } from './legal.ts';
import { type Command, type Event, options, type State } from './model.ts';
import { fallback, prompts } from './prompts.ts';
import { random } from './randomBot.ts';
import { setup } from './setup.ts';
import { view } from './view.ts';

/** What happened in a whole game that random players played, with the state before and after every event. */
export interface Game {
  first: State;
  last: State;
  steps: readonly { before: State | null; event: Event; after: State }[];
  /** Every state in which somebody was awaited. */
  rests: readonly State[];
}

/**
 * Random players (and, for about every fourth answer, nobody at all) play a game to its end. Throws when a label is drawn twice,
 * a random player is refused, or the game does not end.
 */
export function randomGame(settings: Settings, seats: number, seed: string): Game {
  const luck = onceEach(seededLuck(seed));
  const whim = seededLuck(`${seed}/whim`);
  const steps: { before: State | null; event: Event; after: State }[] = [];
  const rests: State[] = [];
  let state: State | null = null;
  const follow = (events: readonly Event[] | Refusal, who: string): State => {
    if (isRefusal(events)) throw new Error(`${who}: ${events.code} ${events.say}`);
    for (const event of events) {
      const after = evolve(state, event);
      steps.push({ before: state, event, after });
      state = after;
    }
    return state!;
  };
  const first = follow(setup(options.parse(settings), seats, luck), 'setup');
  let now = first;
  while (now.phase !== 'over') {
    rests.push(now);
    const [prompt] = prompts(now);
    if (!prompt || now.round > 200) throw new Error(`${now.phase} of round ${now.round} leads nowhere`);
    const awaited = missing(prompt);
    if (awaited.length === 0) {
      now = follow(close(now, prompt, luck), prompt.id);
      continue;
    }
    // In any order, and now and then a second time: replacing must be as legal as answering.
    const again = prompt.kind !== 'react' && prompt.ready.length > 0 && whim.int('again', 6) === 0;
    const from = again ? prompt.ready : awaited;
    const seat = from[whim.int('who', from.length)]!;
    const late = !again && whim.int('late', 4) === 0;
    const answer: Command = late
      ? fallback(now, prompt, seat)
      : random(view(now, seat), legal(now, seat), prompt, whim);
    now = follow(decide(now, seat, answer, luck), `${prompt.id}, seat ${seat}, ${JSON.stringify(answer)}`);
  }
  return { first, last: now, steps, rests };
}
