import * as pulumi from '@pulumi/pulumi';

/** A resource as Pulumi would create it, with its inputs. */
export interface Planned {
  type: string;
  name: string;
  // biome-ignore lint/suspicious/noExplicitAny: inputs of every kind of resource; the assertions know what they look for.
  inputs: any;
}

/** Runs Pulumi without a cloud: every resource is noted, and gets the outputs that others build on. */
export async function plan(): Promise<Planned[]> {
  const planned: Planned[] = [];
  await pulumi.runtime.setMocks(
    {
      newResource({ type, name, inputs }) {
        planned.push({ type, name, inputs: opened(inputs) });
        const arn = `arn:${type}:${name}`;
        return { id: `${name}-id`, state: { ...inputs, name: inputs.name ?? name, arn, ...outputsOf(type, name) } };
      },
      call({ token, inputs }) {
        switch (token) {
          case 'aws:index/getCallerIdentity:getCallerIdentity':
            return { accountId: '123456789012', arn: 'arn:aws:iam::123456789012:user/check', userId: 'check' };
          case 'aws:index/getRegion:getRegion':
            return { region: 'eu-west-1', name: 'eu-west-1', id: 'eu-west-1' };
          case 'aws:index/getPartition:getPartition':
            return { partition: 'aws', id: 'aws', dnsSuffix: 'amazonaws.com' };
          case 'aws:iam/getPolicyDocument:getPolicyDocument':
            return { ...inputs, json: JSON.stringify(inputs.statements), id: 'policy' };
          case 'aws:route53/getZone:getZone':
          case 'aws:route53/getZones:getZones':
            return { ids: ['Z1'], zoneId: 'Z1', id: 'Z1', name: 'example' };
          default:
            throw new Error(`the check has no answer to ${token}`);
        }
      },
    },
    'consigliere',
    'check',
    false,
  );
  return planned;
}

/** Pulumi hands secret values over in a wrapper with this mark. */
const SECRET = '4dabf18193072939515e22adb298388d';

function opened(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(opened);
  if (typeof value !== 'object' || value === null) return value;
  if (SECRET in value && 'value' in value) return opened(value.value);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, opened(inner)]));
}

function outputsOf(type: string, name: string): Record<string, unknown> {
  switch (type) {
    case 'aws:dynamodb/table:Table':
      return { streamArn: `arn:aws:dynamodb:eu-west-1:123456789012:table/${name}/stream/1` };
    case 'aws:sqs/queue:Queue':
      return { url: `https://sqs.eu-west-1.amazonaws.com/123456789012/${name}` };
    case 'aws:apigatewayv2/api:Api':
      return { apiEndpoint: 'https://a1b2c3.execute-api.eu-west-1.amazonaws.com', executionArn: `arn:api:${name}` };
    case 'aws:sesv2/emailIdentity:EmailIdentity':
      return { dkimSigningAttributes: { tokens: ['t1', 't2', 't3'] } };
    case 'aws:acm/certificate:Certificate': {
      const option = {
        resourceRecordType: 'CNAME',
        resourceRecordName: '_c.house.example',
        resourceRecordValue: '_v.example',
      };
      return { domainValidationOptions: [{ domainName: 'house.example', ...option }] };
    }
    case 'aws:apigatewayv2/domainName:DomainName':
      return { domainNameConfiguration: { targetDomainName: 'd.example', hostedZoneId: 'Z2' } };
    case 'aws:lambda/function:Function':
      return { invokeArn: `arn:invoke:${name}`, qualifiedArn: `arn:qualified:${name}` };
    case 'random:index/randomBytes:RandomBytes':
      return { base64: Buffer.alloc(32, 1).toString('base64'), hex: '01'.repeat(32) };
    default:
      return {};
  }
}
