import { Agent } from 'node:https';
import type { Couriers, Handed } from '#games/notices/courier.ts';
import { publicLookup, unfitUrl } from '#games/notices/publicAddress.ts';
import type { PushSubscription } from '#games/ports.ts';
import { oneLine } from '../oneLine.ts';

/** Voluntary application server identification (RFC 8292). */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

export const newPushKeys = async (): Promise<PushKeys> => (await library()).generateVAPIDKeys();

/** Only where somebody is pushed to: most processes never are asked to. */
const library = async () => (await import('web-push')).default;

/** A day: a turn that is older has been told by mail. */
const TTL_SECONDS = 24 * 3600;
const CALL_MS = 8_000;

/** Pushes to browsers. At most once per call. `subject`: where push services reach the operator. */
export function webPush(keys: PushKeys, subject: string, baseUrl: string): NonNullable<Couriers['push']> {
  // Browsers name the push service themselves, so its address is as foreign as a webhook's.
  const agent = new Agent({ lookup: publicLookup() });
  return {
    publicKey: keys.publicKey,
    async send(to: PushSubscription, { title, say, path }): Promise<Handed> {
      if (unfitUrl(to.endpoint)) return 'gone';
      const text = JSON.stringify({ title: oneLine(title, 120), body: oneLine(say, 300), url: baseUrl + path });
      const webpush = await library();
      try {
        await webpush.sendNotification(to, text, {
          vapidDetails: { subject, ...keys },
          TTL: TTL_SECONDS,
          timeout: CALL_MS,
          agent,
        });
        return 'sent';
      } catch (cause) {
        const status = cause instanceof webpush.WebPushError ? cause.statusCode : 0;
        // RFC 8030, 7.3: such a subscription will not come back.
        return status === 404 || status === 410 ? 'gone' : 'failed';
      }
    },
  };
}
