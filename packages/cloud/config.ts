import { createDecipheriv } from 'node:crypto';
import { readFileSync } from 'node:fs';
import * as z from 'zod';

const address = z.string().refine((text) => /^https?:\/\//.test(text) && URL.canParse(text), 'is no address');

/** What infra/environment.ts gives every function. AWS_REGION comes from Lambda. */
const environment = z.object({
  AWS_REGION: z.string().min(1),
  CONSIGLIERE_URL: address.transform((url) => url.replace(/\/+$/, '')),
  CONSIGLIERE_PLAY_DOMAIN: z.string().min(1),
  CONSIGLIERE_EVENTS_TABLE: z.string().min(3),
  CONSIGLIERE_VIEWS_TABLE: z.string().min(3),
  CONSIGLIERE_NOTICE_QUEUE: address,
  CONSIGLIERE_MAIL_BUCKET: z.string().min(3).optional(),
  /** Tests only: on AWS the keyring is a secret and stands in no environment. */
  CONSIGLIERE_KEYS: z.string().optional(),
});

/** All that a function knows of its surroundings. */
export interface CloudConfig {
  region: string;
  /** Where people reach the pages, without a slash at the end. */
  baseUrl: string;
  playDomain: string;
  tables: { events: string; views: string };
  /** Address of the queue of notices. */
  queueUrl: string;
  /** Where received mails lie; only the inbox reads them. */
  mailBucket: string | null;
  /** The keyring as text; asked for when the store is opened. */
  keys(): string;
}

type Env = Readonly<Record<string, string | undefined>>;

/** Throws with the name of the variable that is missing or wrong. */
export function readCloudConfig(env: Env): CloudConfig {
  const parsed = environment.safeParse(env);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new Error(`The variable ${issue?.path.join('.')} is missing or wrong: ${issue?.message}`);
  }
  const { data } = parsed;
  return {
    region: data.AWS_REGION,
    baseUrl: data.CONSIGLIERE_URL,
    playDomain: data.CONSIGLIERE_PLAY_DOMAIN,
    tables: { events: data.CONSIGLIERE_EVENTS_TABLE, views: data.CONSIGLIERE_VIEWS_TABLE },
    queueUrl: data.CONSIGLIERE_NOTICE_QUEUE,
    mailBucket: data.CONSIGLIERE_MAIL_BUCKET ?? null,
    keys: () => data.CONSIGLIERE_KEYS ?? linkedKeys(env),
  };
}

const linked = z.object({ SealingKeys: z.object({ value: z.string() }) });

/**
 * The secret SealingKeys. SST puts what is linked to a function into a file beside its code, sealed with AES-256-GCM (nonce of zeros, tag
 * at the end), and the file's own key into SST_KEY: neither the code nor the environment alone shows a secret.
 */
function linkedKeys({ SST_KEY, SST_KEY_FILE }: Env): string {
  if (!SST_KEY || !SST_KEY_FILE) throw new Error('The secret SealingKeys is not linked to this function.');
  const sealed = readFileSync(SST_KEY_FILE);
  const decipher = createDecipheriv('aes-256-gcm', Buffer.from(SST_KEY, 'base64'), Buffer.alloc(12));
  decipher.setAuthTag(sealed.subarray(-16));
  const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]).toString('utf8');
  return linked.parse(JSON.parse(text)).SealingKeys.value;
}
