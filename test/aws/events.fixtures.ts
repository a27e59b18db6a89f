// Events as AWS sends them, with every field that documentation shows and a handler might look at.
import type {
  APIGatewayProxyEventV2,
  DynamoDBRecord,
  DynamoDBStreamEvent,
  SESEvent,
  SNSEvent,
  SQSEvent,
} from 'aws-lambda';

export interface Call {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  cookies?: string[];
  body?: string;
}

/** API Gateway HTTP API, payload format 2.0. */
export function httpEvent({ method = 'GET', path, headers = {}, cookies, body }: Call): APIGatewayProxyEventV2 {
  const url = new URL(path, 'https://house.example');
  return {
    version: '2.0',
    routeKey: '$default',
    rawPath: url.pathname,
    rawQueryString: url.search.slice(1),
    ...(cookies ? { cookies } : {}),
    headers: { host: 'house.example', 'x-forwarded-proto': 'https', ...headers },
    requestContext: {
      accountId: '123456789012',
      apiId: 'a1b2c3d4e5',
      domainName: 'house.example',
      domainPrefix: 'house',
      http: { method, path: url.pathname, protocol: 'HTTP/1.1', sourceIp: '203.0.113.7', userAgent: 'test' },
      requestId: 'JKJaXmPLvHcESHA=',
      routeKey: '$default',
      stage: '$default',
      time: '12/Mar/2026:19:03:58 +0000',
      timeEpoch: 1_773_342_238_000,
    },
    ...(body === undefined ? {} : { body }),
    isBase64Encoded: false,
  };
}

export const streamEvent = (records: readonly DynamoDBRecord[]): DynamoDBStreamEvent => ({ Records: [...records] });

export const sqsEvent = (messages: readonly { id: string; body: string }[]): SQSEvent => ({
  Records: messages.map(({ id, body }) => ({
    messageId: id,
    receiptHandle: `handle-${id}`,
    body,
    attributes: {
      ApproximateReceiveCount: '1',
      SentTimestamp: '1773342238000',
      SenderId: 'AIDAIENQZJOLO23YVJ4VO',
      ApproximateFirstReceiveTimestamp: '1773342238100',
    },
    messageAttributes: {},
    md5OfBody: '',
    eventSource: 'aws:sqs',
    eventSourceARN: 'arn:aws:sqs:eu-west-1:123456789012:notices',
    awsRegion: 'eu-west-1',
  })),
});

type Verdict = 'PASS' | 'FAIL' | 'GRAY' | 'PROCESSING_FAILED';

export function sesEvent(
  mail: { messageId: string; from: string; to: string[] },
  verdicts: Partial<Record<'spam' | 'virus' | 'spf' | 'dkim' | 'dmarc', Verdict>> = {},
): SESEvent {
  const verdict = (name: keyof typeof verdicts) => ({ status: verdicts[name] ?? 'PASS' }) as const;
  return {
    Records: [
      {
        eventSource: 'aws:ses',
        eventVersion: '1.0',
        ses: {
          mail: {
            timestamp: '2026-03-12T19:03:58.000Z',
            source: mail.from,
            messageId: mail.messageId,
            destination: mail.to,
            headersTruncated: false,
            headers: [],
            commonHeaders: {
              returnPath: mail.from,
              from: [`Somebody <${mail.from}>`],
              date: 'Thu, 12 Mar 2026 19:03:57 +0000',
              to: mail.to,
              messageId: '<m@example.org>',
              subject: 'Re: your turn',
            },
          },
          receipt: {
            timestamp: '2026-03-12T19:03:58.000Z',
            processingTimeMillis: 574,
            recipients: mail.to,
            spamVerdict: verdict('spam'),
            virusVerdict: verdict('virus'),
            spfVerdict: verdict('spf'),
            dkimVerdict: verdict('dkim'),
            dmarcVerdict: verdict('dmarc'),
            action: {
              type: 'Lambda',
              functionArn: 'arn:aws:lambda:eu-west-1:123456789012:function:inbox',
              invocationType: 'Event',
            },
          },
        },
      },
    ],
  } as SESEvent;
}

/** What SES publishes to a topic about a mail; `more` is the part that belongs to the type. */
export const snsEvent = (
  eventType: 'Delivery' | 'Bounce' | 'Complaint' | 'Reject',
  mail: { messageId: string; tags: Record<string, string[]> },
  more: object = {},
): SNSEvent => ({
  Records: [
    {
      EventSource: 'aws:sns',
      EventVersion: '1.0',
      EventSubscriptionArn: 'arn:aws:sns:eu-west-1:123456789012:feedback:1',
      Sns: {
        Type: 'Notification',
        MessageId: 'a5ef4f6d',
        TopicArn: 'arn:aws:sns:eu-west-1:123456789012:feedback',
        Subject: 'Amazon SES Email Event Notification',
        Message: JSON.stringify({
          eventType,
          mail: { timestamp: '2026-03-12T19:05:00.000Z', source: 'consigliere@play.example', destination: [], ...mail },
          ...more,
        }),
        Timestamp: '2026-03-12T19:05:01.000Z',
        SignatureVersion: '1',
        Signature: '',
        SigningCertUrl: '',
        UnsubscribeUrl: '',
        MessageAttributes: {},
      },
    },
  ],
});
