import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import type { House } from '#games/house.ts';
import { bareSender } from './config.ts';
import { type InboxConfig, receiveMail, seatOf } from './read/inbox.ts';

export interface Listener {
  port: number;
  stop(): Promise<void>;
}

/** An answer of the SMTP server with its code (RFC 5321, 4.2.3). */
const smtpError = (responseCode: number, message: string): Error => Object.assign(new Error(message), { responseCode });

/**
 * Takes mail from a mail program on this machine: no password and no TLS, so it listens on 127.0.0.1 alone. An unknown reply address is
 * refused at once (550), a mail is accepted (250) when it has been dealt with and everything about it is stored; if that fails the program keeps
 * the mail and tries again (451). `port` 0 takes a free one.
 */
export function startListener(house: House, config: InboxConfig, port = 2525): Promise<Listener> {
  const server = new SMTPServer({
    banner: 'Consigliere',
    disabledCommands: ['AUTH', 'STARTTLS'],
    authOptional: true,
    disableReverseLookup: true,
    logger: false,
    size: config.maxBytes,
    closeTimeout: 1000,
    onRcptTo(address, session, callback) {
      seatOf(house, config, [address.address]).then(
        (seat) =>
          callback(
            seat || isReport(config, address.address, session)
              ? null
              : smtpError(550, 'No seat has this address: answer the newest mail of your game.'),
          ),
        () => callback(smtpError(451, 'Can’t look the address up now; try again later.')),
      );
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => {
        if (!stream.sizeExceeded) chunks.push(chunk);
      });
      stream.on('end', () => {
        if (stream.sizeExceeded) {
          callback(
            smtpError(
              552,
              `Too large: at most ${Math.floor(config.maxBytes / 1024)} KB. Leave out attachments and pictures.`,
            ),
          );
          return;
        }
        deliver(house, config, Buffer.concat(chunks), session).then(
          (said) => callback(null, said),
          (error: Error) => callback(error),
        );
      });
    },
  });
  server.on('error', (error) => house.note('listener.failed', { cause: error.name }));
  return new Promise((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.server.off('error', reject);
      resolve({
        port: (server.server.address() as AddressInfo).port,
        stop: () => new Promise((stopped) => server.close(() => stopped())),
      });
    });
  });
}

/** Reports about mails that could not be delivered come from nobody, to the address the mails were sent from (RFC 5321, 4.5.5). */
const isReport = (config: InboxConfig, address: string, { envelope }: SMTPServerSession): boolean =>
  address.toLowerCase() === bareSender(config).toLowerCase() &&
  (envelope.mailFrom === false || envelope.mailFrom.address === '');

/** Every seat a mail is addressed to gets it, as from a real mail server. */
async function deliver(house: House, config: InboxConfig, raw: Buffer, session: SMTPServerSession): Promise<string> {
  const from = session.envelope.mailFrom ? session.envelope.mailFrom.address : '';
  const said: string[] = [];
  for (const { address } of session.envelope.rcptTo) {
    const done = await receiveMail(house, config, raw, { from, to: [address] }, null).catch((cause: unknown) => {
      house.note('mail.failed', { cause: cause instanceof Error ? cause.message : 'unknown' });
      throw smtpError(451, 'Could not be stored now; try again later.');
    });
    if (done.outcome === 'refused' && done.refusal.code === 'TOO_MANY')
      throw smtpError(452, 'Too many mails; try again later.');
    said.push(done.outcome);
  }
  return `OK: ${said.join(', ')}`;
}
