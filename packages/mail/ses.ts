import { MessageRejected, SESClient, SESServiceException, SendRawEmailCommand } from '@aws-sdk/client-ses';
import type { Clock, Post } from '#games/ports.ts';
import { Undeliverable } from '#games/undeliverable.ts';
import { mimeOf } from './mime.ts';
import { tagOf } from './sesTags.ts';

export interface SesOptions {
  region?: string;
  /** Another place than AWS: a local stand-in. */
  endpoint?: string;
  /** By default what the environment gives (on Lambda: the function's role). */
  credentials?: { accessKeyId: string; secretAccessKey: string };
  /** How long one try may take; without it some calls to a stand-in hang for ever. Default 10 s. */
  timeoutMs?: number;
}

/** Sends raw MIME through Amazon SES, which sets its own Message-ID and Date. At least once: the SDK tries up to three times. */
export function sesPost(
  { region, endpoint, credentials, timeoutMs = 10_000 }: SesOptions,
  clock: Clock,
): Post & { close(): void } {
  const client = new SESClient({
    ...(region ? { region } : {}),
    ...(endpoint ? { endpoint } : {}),
    ...(credentials ? { credentials } : {}),
    maxAttempts: 3,
    requestHandler: { requestTimeout: timeoutMs, connectionTimeout: timeoutMs, throwOnRequestTimeout: true },
  });
  return {
    async send(letter) {
      const { raw, messageId, from, to } = await mimeOf(letter, clock.now());
      const Tags = tagOf(letter.key);
      const command = new SendRawEmailCommand({ Source: from, Destinations: [to], RawMessage: { Data: raw }, Tags });
      const answer = await client.send(command).catch((cause: unknown) => {
        throw isFinal(cause) ? new Undeliverable('SES refuses the letter', { cause }) : cause;
      });
      return { messageId: answer.MessageId ?? messageId };
    },
    close: () => client.destroy(),
  };
}

/** Throttling, a paused account or an identity that is not verified yet pass; an address that SES does not take never does. */
const isFinal = (cause: unknown): boolean =>
  cause instanceof MessageRejected || (cause instanceof SESServiceException && cause.name === 'InvalidParameterValue');
