import type { SQSEvent } from 'aws-lambda';
import * as z from 'zod';
import type { House } from '#games/house.ts';
import { CLAIM_MINUTES, sendDigest, sendNotice } from '#games/notifier.ts';
import { later } from '#games/time.ts';
import { type BatchAnswer, eachOf } from './batch.ts';

const message = z.object({ notice: z.string() });

/**
 * Messages of the queue -> mails. `house` has the ledger itself as notices. What can't be sent now comes again when the queue shows it
 * again, which is after a claim has run out.
 */
export const sendMessages = (house: House, { Records }: SQSEvent): Promise<BatchAnswer> =>
  eachOf(
    house.note,
    Records.map(({ messageId, body }) => [messageId, body] as const),
    async (body) => {
      const { notice: id } = message.parse(JSON.parse(body));
      const notice = await house.ports.notices.get(id);
      const now = house.ports.clock.now();
      const early = notice?.notBefore != null && notice.notBefore > now;
      switch (notice?.state) {
        case 'held':
          // Too early: the clock hands it over again when its hour has come.
          if (!early) await sendDigest(house, notice);
          return 'done';
        case 'queued':
          if (early) return 'again';
          break;
        case 'claimed':
          // Somebody is sending it, or died while he did: not known before his claim has run out.
          if (notice.at >= later(now, -CLAIM_MINUTES)) return 'again';
          break;
        default:
          // Settled, or never queued: nothing to do.
          return 'done';
      }
      const outcome = await sendNotice(house, notice);
      return outcome === 'again' || outcome === 'taken' ? 'again' : 'done';
    },
  );
