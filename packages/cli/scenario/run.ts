import { answerLines, type Sitting, sitDown } from '#engine/driver.ts';
import { linesIn } from '#engine/lines.ts';
import { ScriptError, type ScriptedLuck, scriptedLuck, seededLuck } from '#engine/luck.ts';
import { missing } from '#engine/prompt.ts';
import { type AnyCommand, type AnyEvent, type AnyTitle, isRefusal, type Refusal, type Result } from '#engine/title.ts';
import { Trouble } from '../io.ts';
import { checkSeats, optionsOf, orTrouble } from '../titles.ts';
import type { Scenario, Step } from './file.ts';
import { fits, lookUp, withValue } from './paths.ts';

/** The first thing that came out otherwise than the scenario says. */
export interface Failure {
  /** Number of the step, from 1. */
  step: number;
  path: string;
  expected: unknown;
  found: unknown;
}

export interface Told {
  ok: boolean;
  failure: Failure | null;
  state: unknown;
  result: Result | null;
  events: readonly AnyEvent[];
}

/** Plays a scenario. A script of luck that does not fit the game, or a scenario that makes no sense, is a trouble. */
export function runScenario(scenario: Scenario, title: AnyTitle): Told {
  const luck = luckOf(scenario);
  const events: AnyEvent[] = [];
  const adjust = (state: unknown) =>
    Object.entries(scenario.given).reduce((all, [path, value]) => withValue(all, path, value), state);
  const onEvent = (_before: unknown, event: AnyEvent) => events.push(event);
  try {
    checkSeats(title, scenario.seats);
    const options = optionsOf(title, scenario.options);
    const sitting = orTrouble(sitDown(title, options, scenario.seats, luck, { onEvent, adjust }));
    const failure = play(scenario.steps, { title, sitting, events });
    const unused = luck.unused();
    if (!failure && unused.length)
      throw new ScriptError(`the script has labels that were never drawn: ${unused.join(', ')}`);
    const state = sitting.state();
    return { ok: !failure, failure, state, result: title.result(state), events };
  } catch (cause) {
    if (cause instanceof ScriptError) throw new Trouble(`The luck of this scenario does not fit: ${cause.message}.`);
    throw cause;
  }
}

function luckOf({ luck }: Scenario): ScriptedLuck {
  const rest = luck.seed === undefined ? undefined : seededLuck(luck.seed);
  return scriptedLuck('labels' in luck ? luck.labels : {}, rest);
}

interface Scene {
  title: AnyTitle;
  sitting: Sitting;
  events: AnyEvent[];
}

function play(steps: readonly Step[], scene: Scene): Failure | null {
  let last: readonly AnyEvent[] = [...scene.events];
  let refusal: Refusal | null = null;
  for (const [i, step] of steps.entries()) {
    const failed = (path: string, expected: unknown, found: unknown): Failure => ({
      step: i + 1,
      path,
      expected,
      found,
    });
    if ('expect' in step) {
      const failure = check(step.expect, scene, last, refusal);
      if (failure) return failed(failure.path, failure.expected, failure.found);
      continue;
    }
    const before = scene.events.length;
    refusal = 'deadline' in step ? deadline(scene) : answer(scene, step);
    const code = 'refused' in step ? step.refused : null;
    if (refusal?.code !== (code ?? undefined)) return failed('refusal.code', code, refusal ?? null);
    if (!refusal) closeReady(scene.sitting);
    last = scene.events.slice(before);
  }
  return null;
}

function answer(
  { title, sitting }: Scene,
  step: Exclude<Step, { expect: unknown } | { deadline: true }>,
): Refusal | null {
  const commands = commandsOf(title, sitting.state(), step);
  return isRefusal(commands) ? commands : answerLines(sitting, step.seat, commands);
}

function commandsOf(
  title: AnyTitle,
  state: unknown,
  step: { seat: number } & ({ orders: string } | { command: AnyCommand }),
): readonly AnyCommand[] | Refusal {
  if ('orders' in step) {
    const parsed = title.notation.parse(state, step.seat, step.orders);
    return isRefusal(parsed) ? parsed : linesIn(parsed);
  }
  const parsed = title.commands.safeParse(step.command);
  if (parsed.success) return [parsed.data];
  const issue = parsed.error.issues[0];
  // The code is the house's own for a command of the wrong shape.
  return { code: 'BAD_SHAPE', say: `${issue?.path.join('.') || 'command'}: ${issue?.message}` };
}

/** Every prompt that is open now closes: who is missing gets the usual answer. */
function deadline({ sitting }: Scene): null {
  const open = sitting.prompts();
  if (open.length === 0) throw new Trouble('A deadline passes, but the game is over and nobody is awaited.');
  for (const { id } of open) {
    const prompt = sitting.prompts().find((one) => one.id === id);
    if (prompt) sitting.close(prompt);
  }
  return null;
}

/** What everybody has answered is resolved at once, as the house does without a change-of-mind window. */
function closeReady(sitting: Sitting): void {
  for (;;) {
    const ready = sitting.prompts().find((prompt) => missing(prompt).length === 0);
    if (!ready) return;
    sitting.close(ready);
  }
}

function check(
  expected: Readonly<Record<string, unknown>>,
  { title, sitting, events }: Scene,
  last: readonly AnyEvent[],
  refusal: Refusal | null,
): Omit<Failure, 'step'> | null {
  const state = sitting.state();
  const root = { ...(state as object), result: title.result(state), events, last, refusal };
  for (const [path, value] of Object.entries(expected)) {
    const found = lookUp(root, path);
    if (!fits(found, value)) return { path, expected: value, found };
  }
  return null;
}
