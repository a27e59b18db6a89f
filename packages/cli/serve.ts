import { resolve } from 'node:path';
import type { Command } from 'commander';
import { type Config, readConfig } from './config.ts';
import { type ExitCode, FOUND_WELL, type Io } from './io.ts';
import type { Server } from './server.ts';

export function addServe(program: Command, io: Io, end: (code: ExitCode) => void): void {
  program
    .command('serve')
    .summary('run the house on this machine: pages, mail, clock')
    .description(
      [
        'Runs pages, mail and clock on this machine until it is stopped. Everything is kept in one folder.',
        'Settings by environment: PORT (3000), CONSIGLIERE_HOST (127.0.0.1; 0.0.0.0 lets others in), CONSIGLIERE_DATA (.data),',
        'CONSIGLIERE_SMTP_PORT (2525), CONSIGLIERE_URL (where people reach it), CONSIGLIERE_PLAY_DOMAIN (of reply addresses),',
        'CONSIGLIERE_SMTP_URL or CONSIGLIERE_SES_REGION (send real mail), CONSIGLIERE_KEYS, DYNAMODB_ENDPOINT.',
      ].join('\n'),
    )
    .option('--json', 'say where it runs as one line of JSON')
    .action(async (flags: { json?: true }) => {
      const config = readConfig(io.env);
      // Only who serves loads all of the house.
      const { startServer } = await import('./server.ts');
      // Before the start: whoever stops it in that very moment is heard as soon as everything is open.
      const stopped = untilStopped();
      const server = await startServer(config);
      io.out(flags.json ? JSON.stringify(placesOf(server, config)) : greeting(server, config));
      await stopped;
      if (!flags.json) io.out('Stopping; nothing is lost.');
      await server.stop();
      end(FOUND_WELL);
    });
}

const placesOf = (server: Server, config: Config) => ({
  url: server.url,
  outbox: server.mail === 'outbox' ? `${server.url}/outbox` : null,
  smtpPort: server.smtpPort,
  data: resolve(config.data),
});

function greeting(server: Server, config: Config): string {
  const { url, outbox, smtpPort, data } = placesOf(server, config);
  return [
    '',
    '  Consigliere is open.',
    '',
    `  Play            ${url}`,
    outbox
      ? `  Mails           ${outbox}   (none leaves this machine; read and answer them there)`
      : `  Mails           are sent by ${server.mail === 'ses' ? 'Amazon SES' : 'your mail server'}`,
    `  Replies         a mail program may also send them to 127.0.0.1, port ${smtpPort}`,
    `  Everything is   in ${data}`,
    '',
    '  Ctrl-C stops it.',
    '',
  ].join('\n');
}

const untilStopped = (): Promise<void> =>
  new Promise((stopped) => {
    // For good: npm passes a terminal's Ctrl-C on to us once more, and the second must not cut the first one's work short.
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopped());
  });
