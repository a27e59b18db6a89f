import { COULD_NOT_TELL } from './io.ts';
import { run } from './program.ts';

// A reader that has seen enough (`| head`) closes the pipe; that is no fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit();
  throw error;
});

try {
  process.exitCode = await run(process.argv.slice(2), {
    out: (text) => void process.stdout.write(`${text}\n`),
    err: (text) => void process.stderr.write(`${text}\n`),
    tty: process.stderr.isTTY === true,
    env: process.env,
  });
} catch (cause) {
  // A fault of ours, not of who typed the command: whole, so that it can be reported.
  process.stderr.write(`${cause instanceof Error ? cause.stack : cause}\n`);
  process.exitCode = COULD_NOT_TELL;
}
