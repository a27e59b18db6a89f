import { wayOn } from './lines.ts';
import type { Luck } from './luck.ts';
import { isAsked, maySend, missing } from './prompt.ts';
import {
  type AnyCommand,
  type AnyEvent,
  type AnyTitle,
  isRefusal,
  type Prompt,
  type Refusal,
  type Result,
} from './title.ts';

/** Hears every event with the states around it, in order; `before` is null for the first. */
export type OnEvent = (before: unknown, event: AnyEvent, after: unknown) => void;

/** One game of a title in memory, moved as the house moves it: without storage, clock and deadlines. */
export interface Sitting {
  state(): unknown;
  /** Commits that the house would have stored so far, those of laying the table included. */
  commits(): number;
  events(): number;
  prompts(): readonly Prompt[];
  /** A seat's command; a refusal has changed nothing. */
  answer(seat: number, command: AnyCommand): readonly AnyEvent[] | Refusal;
  /** Closes a prompt as at its deadline: whoever is missing gets the fallback, then it is resolved. One commit. */
  close(prompt: Prompt): readonly AnyEvent[];
}

/** Starts a game with `n` seats. Options are already parsed. `adjust` may change the state after the setup (scenarios do). */
export function sitDown(
  title: AnyTitle,
  options: unknown,
  n: number,
  luck: Luck,
  { onEvent, adjust }: { onEvent?: OnEvent; adjust?: (state: unknown) => unknown } = {},
): Sitting | Refusal {
  let state: unknown = null;
  let events = 0;
  // The table is laid, everybody sits down, the game starts.
  let commits = 1 + n + 1;
  const fold = (facts: readonly AnyEvent[]) => {
    for (const event of facts) {
      const after = title.evolve(state, event);
      onEvent?.(state, event, after);
      state = after;
    }
    events += facts.length;
  };
  const decide = (seat: number, command: AnyCommand) => {
    const facts = title.decide(state, seat, command, luck);
    if (!isRefusal(facts)) fold(facts);
    return facts;
  };

  const first = title.setup(options, n, luck);
  if (isRefusal(first)) return first;
  fold(first);
  if (adjust) state = adjust(state);
  return {
    state: () => state,
    commits: () => commits,
    events: () => events,
    prompts: () => title.prompts(state),
    answer(seat, command) {
      const facts = decide(seat, command);
      if (!isRefusal(facts)) commits += 1;
      return facts;
    },
    close(prompt) {
      const all: AnyEvent[] = [];
      for (const seat of missing(prompt)) {
        const facts = decide(seat, title.fallback(state, prompt, seat));
        if (isRefusal(facts)) throw new Error(`the default of ${prompt.id} for seat ${seat} is refused: ${facts.say}`);
        all.push(...facts);
      }
      const facts = title.close(state, prompt, luck);
      fold(facts);
      commits += 1;
      return [...all, ...facts];
    },
  };
}

/**
 * Several lines of one seat, each decided when the one before it has been carried out; what all have answered is closed in between. Answers
 * with the refusal of the line at which it stopped, or null: all are done.
 */
export function answerLines(sitting: Sitting, seat: number, commands: readonly AnyCommand[]): Refusal | null {
  const open = sitting.prompts().filter((prompt) => maySend(prompt, seat));
  let last = (open.find((prompt) => isAsked(prompt, seat)) ?? open[0])?.id ?? '';
  for (const [i, command] of commands.entries()) {
    const way = i === 0 ? { to: last } : closeUntilAsked(sitting, seat, last);
    if (isRefusal(way)) return way;
    const answer = sitting.answer(seat, command);
    if (isRefusal(answer)) return answer;
    last = way.to;
  }
  return null;
}

function closeUntilAsked(sitting: Sitting, seat: number, last: string): { to: string } | Refusal {
  for (;;) {
    const way = wayOn(sitting.prompts(), seat, last, (prompt) => missing(prompt).length === 0);
    if (!('close' in way)) return way;
    sitting.close(sitting.prompts().find(({ id }) => id === way.close)!);
  }
}

export interface PlayedGame {
  state: unknown;
  /** Null: the game did not come to its end. */
  result: Result | null;
  commits: number;
  events: number;
  /** Prompts that were closed. */
  rounds: number;
  /** What went wrong on the way, in sentences: an answer of a bot that was refused, a game that stands still. */
  faults: readonly string[];
}

/** More answers than the longest game of bots needs. */
const MOST_STEPS = 50_000;

/**
 * A whole game of bots; the same luck gives the same game. `bots` are names out of `title.bots`, one a seat. Dice and whims come
 * from the one `luck`. A bot whose answer is refused gets the prompt's fallback, as in a real game, and that is a fault.
 */
export function playGame(
  title: AnyTitle,
  options: unknown,
  n: number,
  bots: readonly string[],
  luck: Luck,
  onEvent?: OnEvent,
): PlayedGame | Refusal {
  const sitting = sitDown(title, options, n, luck, { onEvent });
  if (isRefusal(sitting)) return sitting;
  const faults: string[] = [];
  let rounds = 0;
  for (let step = 0; ; step++) {
    const state = sitting.state();
    const prompts = sitting.prompts();
    const result = title.result(state);
    const [prompt] = prompts.filter((one) => missing(one).length > 0).concat(prompts);
    if (!prompt || result || step === MOST_STEPS) {
      if (result && prompt) faults.push(`the game is over and still asks for ${prompt.id}`);
      if (!result && !prompt) faults.push('the game is not over and nobody is awaited');
      if (step === MOST_STEPS) faults.push(`the game is not over after ${MOST_STEPS} answers`);
      return { state, result, commits: sitting.commits(), events: sitting.events(), rounds, faults };
    }
    const [seat] = missing(prompt);
    if (seat === undefined) {
      sitting.close(prompt);
      rounds += 1;
      continue;
    }
    const name = bots[seat] ?? '';
    const bot = title.bots[name];
    if (!bot) throw new Error(`${title.name} has no bot "${name}"`);
    const command: AnyCommand = bot(title.view(state, seat), title.legal(state, seat), prompt, luck);
    const answer = sitting.answer(seat, command);
    if (!isRefusal(answer)) continue;
    faults.push(`${name} at seat ${seat} was refused at ${prompt.id}: ${answer.code}: ${answer.say}`);
    const usual = sitting.answer(seat, title.fallback(state, prompt, seat));
    if (isRefusal(usual)) throw new Error(`the default of ${prompt.id} for seat ${seat} is refused: ${usual.say}`);
  }
}
