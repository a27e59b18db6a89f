import { functionOf } from './functions';
import { email, mailBucket } from './mailbox';
import { failures } from './queues';
import { settings } from './settings';
import { baseUrl } from './web';

const { playDomain, ruleSet, dns } = settings;

export const inbox = new sst.aws.Function(
  'InboxFunction',
  functionOf('inbox', { baseUrl, memory: '512 MB', timeout: '60 seconds', deadLetters: failures.inbox }),
);

const { accountId } = aws.getCallerIdentityOutput();
const { region } = aws.getRegionOutput();

const invoke = new aws.lambda.Permission('InboxInvoke', {
  action: 'lambda:InvokeFunction',
  function: inbox.name,
  principal: 'ses.amazonaws.com',
  sourceAccount: accountId,
});

/** First kept, then told. The rule set is shared by all stages of an account and region, of which only one can be active. */
export const rule = new aws.ses.ReceiptRule(
  'InboxRule',
  {
    name: `consigliere-${$app.stage}`,
    ruleSetName: ruleSet,
    recipients: [playDomain],
    enabled: true,
    scanEnabled: true,
    s3Actions: [{ bucketName: mailBucket.name, objectKeyPrefix: 'mail/', position: 1 }],
    lambdaActions: [{ functionArn: inbox.arn, invocationType: 'Event', position: 2 }],
  },
  { dependsOn: [invoke, email, mailBucket] },
);

/** Where other mail servers bring mail for the play domain. */
if (dns !== false)
  sst.aws
    .dns()
    .createRecord(
      'Inbound',
      { type: 'MX', name: playDomain, value: $interpolate`inbound-smtp.${region}.amazonaws.com`, priority: 10 },
      {},
    );
