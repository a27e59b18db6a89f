import type { Command } from 'commander';
import { type ExitCode, FOUND_WELL, FOUND_WRONG, type Io, readJson } from '../io.ts';
import { roomNamed } from '../titles.ts';
import { readScenario } from './file.ts';
import { runScenario, type Told } from './run.ts';

export function addScenario(program: Command, io: Io, end: (code: ExitCode) => void): void {
  program
    .command('scenario')
    .summary('play a told game with told dice and check what comes out')
    .description(
      'Plays the steps of a scenario file with scripted luck. Exit code 1 with the first expectation that fails, 2 if the file or its luck does not fit the game.',
    )
    .argument('<file>', 'the scenario as JSON, - for standard input')
    .option('--json', 'state, events and failure as JSON')
    .action(async (file: string, flags: { json?: true }) => {
      const scenario = readScenario(await readJson(file));
      const { title } = roomNamed(scenario.title);
      const told = runScenario(scenario, title);
      io.out(flags.json ? JSON.stringify(told) : describe(told, (event) => title.tell(event, 'spectator')));
      end(told.ok ? FOUND_WELL : FOUND_WRONG);
    });
}

function describe(told: Told, tell: (event: Told['events'][number]) => string): string {
  const { failure } = told;
  return [
    'Events:',
    ...told.events.map((event) => `  ${event.type}: ${tell(event) || JSON.stringify(event)}`),
    'State:',
    JSON.stringify(told.state, null, 2),
    ...(failure
      ? [
          `Step ${failure.step}: ${failure.path} is not as expected.`,
          `  expected: ${JSON.stringify(failure.expected)}`,
          `  found:    ${JSON.stringify(failure.found)}`,
        ]
      : ['Everything came out as expected.']),
  ].join('\n');
}
