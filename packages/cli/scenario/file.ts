import * as z from 'zod';
import { Trouble } from '../io.ts';

/** A place in a state, by dots: `seats.0.board.SB.R`. */
const path = z.string().min(1);
const outcome = z.union([z.string(), z.number()]);

const orders = { seat: z.int().min(0), orders: z.string() };
const command = { seat: z.int().min(0), command: z.looseObject({ type: z.string() }) };

/** One thing that happens or is looked at. `note` is for the reader. */
const step = z.union(
  [
    z.strictObject({ ...orders, note: z.string().optional() }),
    z.strictObject({ ...command, note: z.string().optional() }),
    z.strictObject({ refused: z.string(), ...orders, note: z.string().optional() }),
    z.strictObject({ refused: z.string(), ...command, note: z.string().optional() }),
    z.strictObject({ deadline: z.literal(true), note: z.string().optional() }),
    z.strictObject({ expect: z.record(path, z.unknown()), note: z.string().optional() }),
  ],
  {
    error:
      'a step is {seat, orders}, {seat, command}, {refused, seat, orders or command}, {deadline: true} or {expect: {path: value}}',
  },
);
export type Step = z.infer<typeof step>;

/** A told game, to be played again and held against what was expected. */
export const scenarioFile = z.strictObject({
  about: z.string().optional(),
  title: z.string(),
  options: z.record(z.string(), z.unknown()).default({}),
  seats: z.int().min(1).max(12),
  luck: z
    .union(
      [
        z.strictObject({ seed: z.string() }),
        z.strictObject({ labels: z.record(z.string(), outcome), seed: z.string().optional() }),
      ],
      { error: 'luck is {seed} or {labels: {label: value}, seed?}' },
    )
    .default({ labels: {} }),
  /** Parts of the state that are so when the story begins, right after the setup. */
  given: z.record(path, z.unknown()).default({}),
  steps: z.array(step),
});
export type Scenario = z.infer<typeof scenarioFile>;

/** A scenario out of JSON, or a sentence that says where it is wrong. */
export function readScenario(json: unknown): Scenario {
  const parsed = scenarioFile.safeParse(json);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new Trouble(`This is no scenario: ${issue?.path.join('.') || 'the file'}: ${issue?.message}.`);
}
