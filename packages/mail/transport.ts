import type { Clock, Post } from '#games/ports.ts';
import { type Outbox, openOutbox } from './outbox.ts';
import { sesPost } from './ses.ts';
import { smtpPost } from './smtp.ts';

export interface Transport {
  kind: 'outbox' | 'smtp' | 'ses';
  post: Post;
  /** Only where mails stay on this machine. */
  outbox: Outbox | null;
  close(): void;
}

/**
 * Where mail goes, by environment: `CONSIGLIERE_SMTP_URL` -> that server; `CONSIGLIERE_SES_REGION` -> SES there
 * (`CONSIGLIERE_SES_ENDPOINT`: a stand-in; credentials as the AWS SDK finds them); neither -> the local outbox in `folder`.
 */
export async function openTransport(
  env: Readonly<Record<string, string | undefined>>,
  folder: string,
  clock: Clock,
): Promise<Transport> {
  const { CONSIGLIERE_SMTP_URL: smtp, CONSIGLIERE_SES_REGION: region, CONSIGLIERE_SES_ENDPOINT: endpoint } = env;
  if (smtp && region) throw new Error('set CONSIGLIERE_SMTP_URL or CONSIGLIERE_SES_REGION, not both');
  if (smtp) {
    if (!/^smtps?:\/\//.test(smtp)) throw new Error('CONSIGLIERE_SMTP_URL begins with smtp:// or smtps://');
    const post = smtpPost(smtp, clock);
    return { kind: 'smtp', post, outbox: null, close: post.close };
  }
  if (region) {
    const post = sesPost({ region, ...(endpoint ? { endpoint } : {}) }, clock);
    return { kind: 'ses', post, outbox: null, close: post.close };
  }
  const outbox = await openOutbox(folder, clock);
  return { kind: 'outbox', post: outbox, outbox, close: () => {} };
}
