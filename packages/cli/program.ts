import { Command, CommanderError } from 'commander';
import { addAudit } from './audit.ts';
import { addDeck } from './deck/deck.ts';
import { addExport } from './export.ts';
import { COULD_NOT_TELL, type ExitCode, FOUND_WELL, type Io, sentenceOf, Trouble } from './io.ts';
import { addReplay } from './replay.ts';
import { addScenario } from './scenario/scenario.ts';
import { addServe } from './serve.ts';
import { addSimulate } from './simulate/simulate.ts';

/** Runs the command line (without `node` and the script's name) and gives the exit code. */
export async function run(args: readonly string[], io: Io): Promise<ExitCode> {
  let code: ExitCode = FOUND_WELL;
  const end = (to: ExitCode) => {
    code = to;
  };
  const program = new Command('consigliere')
    .description(
      'Long-running board games of crime by email and web. Exit codes: 0 found well, 1 found wrong, 2 could not tell.',
    )
    .exitOverride()
    .configureOutput({ writeOut: (text) => io.out(text.trimEnd()), writeErr: (text) => io.err(text.trimEnd()) });
  for (const add of [addServe, addSimulate, addScenario, addDeck, addAudit, addReplay, addExport])
    add(program, io, end);
  // Commander copies these settings to a subcommand only when it is made by `command()` after them; help stays short this way.
  program.showHelpAfterError('(consigliere --help lists the commands, consigliere <command> --help their options)');
  try {
    await program.parseAsync(args, { from: 'user' });
    return code;
  } catch (cause) {
    if (cause instanceof CommanderError) return cause.exitCode === 0 ? FOUND_WELL : COULD_NOT_TELL;
    if (!(cause instanceof Trouble)) throw cause;
    io.err(sentenceOf(cause));
    return COULD_NOT_TELL;
  }
}
