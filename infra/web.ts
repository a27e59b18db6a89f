import { functionOf } from './functions';
import { settings } from './settings';

const { webDomain, dns, certificate } = settings;

/** Pages and API. Throttled for all together: what a crowd of strangers can cost is bounded. */
export const api = new sst.aws.ApiGatewayV2('Web', {
  ...(webDomain
    ? { domain: { name: webDomain, ...(dns === false ? { dns: false as const, cert: certificate ?? '' } : {}) } }
    : {}),
  cors: false,
  accessLog: { retention: '1 month' },
  transform: { stage: { defaultRouteSettings: { throttlingRateLimit: 50, throttlingBurstLimit: 100 } } },
});

export const baseUrl: $util.Output<string> = $output(webDomain ? `https://${webDomain}` : api.url);

/** A whole CPU from 1,769 MB on; a page is a few milliseconds of it, a start half a second. */
export const http = api.route('$default', functionOf('http', { baseUrl, memory: '1024 MB', timeout: '25 seconds' }));
