import type { SQSEvent } from 'aws-lambda';
import * as z from 'zod';
import type { House } from '#games/house.ts';
import { CLAIM_MINUTES, sendNotice } from '#games/notifier.ts';
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
      // Settled, or never queued: nothing to do.
      if (!notice || (notice.state !== 'queued' && notice.state !== 'claimed')) return 'done';
      // Somebody is sending it, or died while he did: not known before his claim has run out.
      if (notice.state === 'claimed' && notice.at >= later(house.ports.clock.now(), -CLAIM_MINUTES)) return 'again';
      const outcome = await sendNotice(house, notice);
      return outcome === 'again' || outcome === 'taken' ? 'again' : 'done';
    },
  );
