import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';

/** A mail as SES took it. */
export interface SentMail {
  messageId: string;
  to: string;
  replyTo: string | null;
  subject: string;
  headers: Record<string, string>;
  text: string;
  raw: Buffer;
  tags: Record<string, string[]>;
}

/** As much of S3, SQS and SES as the functions use, on one port, with faults on demand. */
export interface StandIns {
  url: string;
  env: Record<string, string>;
  objects: Map<string, Buffer>;
  messages: { id: string; body: string }[];
  mails: SentMail[];
  /** Called before SES takes a mail; what it answers is sent as the error's code instead. */
  sesFault: (to: string) => { status: number; code: string } | null;
  stop(): Promise<void>;
}

export async function startStandIns(): Promise<StandIns> {
  const state: Omit<StandIns, 'url' | 'env' | 'stop'> = {
    objects: new Map(),
    messages: [],
    mails: [],
    sesFault: () => null,
  };
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request);
    const answer = await answerTo(state, request, body);
    response.writeHead(answer.status, { 'content-type': answer.type ?? 'text/xml' }).end(answer.body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return Object.assign(state, {
    url,
    env: {
      AWS_ENDPOINT_URL_S3: url,
      AWS_ENDPOINT_URL_SES: url,
      CONSIGLIERE_NOTICE_QUEUE: `${url}/123456789012/notices`,
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  });
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8');
}

interface Answer {
  status: number;
  type?: string;
  body: string | Buffer;
}

async function answerTo(
  state: Omit<StandIns, 'url' | 'env' | 'stop'>,
  request: IncomingMessage,
  body: string,
): Promise<Answer> {
  if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 '))
    return { status: 403, body: '<Code>AccessDenied</Code>' };
  if (request.headers['x-amz-target'] === 'AmazonSQS.SendMessage') {
    const id = randomUUID();
    state.messages.push({ id, body: JSON.parse(body).MessageBody });
    return { status: 200, type: 'application/x-amz-json-1.0', body: JSON.stringify({ MessageId: id }) };
  }
  if (request.method === 'GET') {
    const object = state.objects.get(decodeURIComponent(request.url!.split('/').slice(2).join('/')));
    return object ? { status: 200, body: object } : { status: 404, body: '<Error><Code>NoSuchKey</Code></Error>' };
  }
  return takeMail(state, new URLSearchParams(body));
}

async function takeMail(state: Pick<StandIns, 'mails' | 'sesFault'>, form: URLSearchParams): Promise<Answer> {
  if (form.get('Action') !== 'SendRawEmail') return { status: 400, body: '<Code>InvalidAction</Code>' };
  const to = form.get('Destinations.member.1') ?? '';
  const fault = state.sesFault(to);
  if (fault) {
    const error = `<Error><Type>Sender</Type><Code>${fault.code}</Code><Message>no</Message></Error>`;
    return { status: fault.status, body: `<ErrorResponse>${error}<RequestId>r</RequestId></ErrorResponse>` };
  }
  const raw = Buffer.from(form.get('RawMessage.Data') ?? '', 'base64');
  const mail = await PostalMime.parse(raw);
  const messageId = `0100${randomUUID()}`;
  state.mails.push({
    messageId,
    to,
    replyTo: mail.replyTo?.[0]?.address ?? null,
    subject: mail.subject ?? '',
    headers: Object.fromEntries(mail.headers.map(({ key, value }) => [key, value])),
    text: mail.text ?? '',
    raw,
    tags: Object.fromEntries([[form.get('Tags.member.1.Name') ?? 'none', [form.get('Tags.member.1.Value') ?? '']]]),
  });
  const result = `<SendRawEmailResult><MessageId>${messageId}</MessageId></SendRawEmailResult>`;
  return {
    status: 200,
    body: `<SendRawEmailResponse>${result}<ResponseMetadata><RequestId>r</RequestId></ResponseMetadata></SendRawEmailResponse>`,
  };
}
