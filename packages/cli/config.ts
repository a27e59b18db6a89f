import { join } from 'node:path';
import * as z from 'zod';
import { Trouble } from './io.ts';

const port = (fallback: number) =>
  z
    .string()
    .regex(/^\d{1,5}$/, 'is a port number from 0 (any free one) to 65535')
    .transform(Number)
    .refine((n) => n <= 65535, 'is a port number from 0 (any free one) to 65535')
    .default(fallback);

const url = (scheme: RegExp, say: string) => z.string().refine((text) => scheme.test(text) && URL.canParse(text), say);

/** An empty variable counts as one that is not set, as shells and service files treat it. */
const environment = z.object({
  PORT: port(3000),
  CONSIGLIERE_HOST: z.string().default('127.0.0.1'),
  CONSIGLIERE_DATA: z.string().default('.data'),
  CONSIGLIERE_SMTP_PORT: port(2525),
  CONSIGLIERE_URL: url(/^https?:\/\//, 'is the address people reach this server at: https://play.example').optional(),
  CONSIGLIERE_PLAY_DOMAIN: z
    .string()
    .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)*$/i, 'is the domain of the reply addresses: play.example')
    .optional(),
  CONSIGLIERE_SMTP_URL: url(/^smtps?:\/\//, 'is a mail server: smtp://user:secret@host:587').optional(),
  CONSIGLIERE_SES_REGION: z.string().optional(),
  CONSIGLIERE_SES_ENDPOINT: url(/^https?:\/\//, 'is an address: http://127.0.0.1:8005').optional(),
  CONSIGLIERE_KEYS: z.string().optional(),
  CONSIGLIERE_PUSH_KEYS: z.string().optional(),
  CONSIGLIERE_EVENTS_TABLE: z.string().min(3, 'has at least 3 characters').default('consigliere-events'),
  CONSIGLIERE_VIEWS_TABLE: z.string().min(3, 'has at least 3 characters').default('consigliere-views'),
  DYNAMODB_ENDPOINT: url(/^https?:\/\//, 'is an address: http://127.0.0.1:8000').optional(),
});

/** All that a server needs to know of its surroundings. */
export interface Config {
  /** 0: any free one. */
  port: number;
  /** Address of the network card to listen on; the outbox holds everybody's mails, so it is this machine alone by default. */
  host: string;
  /** Folder of everything that outlives the process. */
  data: string;
  smtpPort: number;
  /** Where people reach the pages, without a slash at the end; null: http://localhost and the port. */
  baseUrl: string | null;
  /** Domain of the reply addresses. */
  playDomain: string;
  mail: Readonly<
    Record<'CONSIGLIERE_SMTP_URL' | 'CONSIGLIERE_SES_REGION' | 'CONSIGLIERE_SES_ENDPOINT', string | undefined>
  >;
  /** The keyring as JSON, or null: the one in the data folder. */
  keys: string | null;
  /** The keys of web push as JSON, or null: those in the data folder. */
  pushKeys: string | null;
  tables: { events: string; views: string };
  dynamoEndpoint: string | null;
}

/** Reads the environment; the first thing that is wrong is said in a sentence. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const name = String(issue?.path[0]);
    throw new Trouble(`${name} ${issue?.message}. Now it is "${given[name]}".`);
  }
  const { data } = parsed;
  if (data.CONSIGLIERE_SMTP_URL && data.CONSIGLIERE_SES_REGION)
    throw new Trouble('CONSIGLIERE_SMTP_URL and CONSIGLIERE_SES_REGION are both set; mail goes one way only.');
  const baseUrl = data.CONSIGLIERE_URL?.replace(/\/+$/, '') ?? null;
  return {
    port: data.PORT,
    host: data.CONSIGLIERE_HOST,
    data: data.CONSIGLIERE_DATA,
    smtpPort: data.CONSIGLIERE_SMTP_PORT,
    baseUrl,
    playDomain: data.CONSIGLIERE_PLAY_DOMAIN ?? domainOf(baseUrl),
    mail: {
      CONSIGLIERE_SMTP_URL: data.CONSIGLIERE_SMTP_URL,
      CONSIGLIERE_SES_REGION: data.CONSIGLIERE_SES_REGION,
      CONSIGLIERE_SES_ENDPOINT: data.CONSIGLIERE_SES_ENDPOINT,
    },
    keys: data.CONSIGLIERE_KEYS ?? null,
    pushKeys: data.CONSIGLIERE_PUSH_KEYS ?? null,
    tables: { events: data.CONSIGLIERE_EVENTS_TABLE, views: data.CONSIGLIERE_VIEWS_TABLE },
    dynamoEndpoint: data.DYNAMODB_ENDPOINT ?? null,
  };
}

/** `play.` before a named host; an address in figures has no names below it. */
function domainOf(baseUrl: string | null): string {
  const host = baseUrl === null ? 'localhost' : new URL(baseUrl).hostname;
  return /^[\d.]+$|:/.test(host) ? 'play.localhost' : `play.${host}`;
}

/** Where a server keeps what outlives it. */
export const places = ({ data }: Pick<Config, 'data'>) => ({
  keys: join(data, 'keys.json'),
  pushKeys: join(data, 'push-keys.json'),
  outbox: join(data, 'outbox'),
  log: join(data, 'consigliere.log'),
  /** By how much the clock was set forward by hand. */
  clock: join(data, 'clock.json'),
  /** Where the running server can be reached; gone when it has stopped. */
  running: join(data, 'server.json'),
});
