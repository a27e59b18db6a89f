import { settings } from './settings';

const { playDomain, dns } = settings;

const { accountId } = aws.getCallerIdentityOutput();

/** Everything that SES tells of mails sent; SES of this account alone may tell it. */
export const feedbackTopic = new sst.aws.SnsTopic('Feedback');
new aws.sns.TopicPolicy('FeedbackPolicy', {
  arn: feedbackTopic.arn,
  policy: aws.iam.getPolicyDocumentOutput({
    statements: [
      {
        principals: [{ type: 'Service', identifiers: ['ses.amazonaws.com'] }],
        actions: ['sns:Publish'],
        resources: [feedbackTopic.arn],
        conditions: [{ test: 'StringEquals', variable: 'aws:SourceAccount', values: [accountId] }],
      },
    ],
  }).json,
});

/** We send from the play domain. DKIM signs; SPF stands on a domain of its own below it; who is not us is to be set aside. */
export const email = new sst.aws.Email('Mail', {
  sender: playDomain,
  dns,
  dmarc: 'v=DMARC1; p=quarantine; adkim=s;',
  mailFrom: { domain: `bounce.${playDomain}` },
  events: [{ name: 'Feedback', types: ['delivery', 'bounce', 'complaint', 'reject'], topic: feedbackTopic.arn }],
  transform: {
    configurationSet: {
      reputationOptions: { reputationMetricsEnabled: true },
      deliveryOptions: { tlsPolicy: 'REQUIRE' },
      suppressionOptions: { suppressedReasons: ['BOUNCE', 'COMPLAINT'] },
    },
  },
});

/** Received mails, raw; two weeks are enough to bring one again by hand. Only SES of this account may write. */
export const mailBucket = new sst.aws.Bucket('Inbox', {
  lifecycle: [{ id: 'expire', prefix: 'mail/', expiresIn: '14 days' }],
  policy: [
    {
      actions: ['s3:PutObject'],
      principals: [{ type: 'service', identifiers: ['ses.amazonaws.com'] }],
      conditions: [{ test: 'StringEquals', variable: 'aws:SourceAccount', values: [accountId] }],
      paths: ['mail/*'],
    },
  ],
});
