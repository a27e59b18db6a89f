import type { NoticeSettings, PushSubscription, Webhook } from '../ports.ts';
import type { Words } from './words.ts';

/** What came of handing a message over. `gone`: nobody is there any more and will not be again. */
export type Handed = 'sent' | 'failed' | 'gone';

/** Ways out that are not mail. Each answers within seconds and never throws. At most once per call. */
export interface Couriers {
  /** Null: this house has no push keys. */
  push: { publicKey: string; send(to: PushSubscription, words: Words): Promise<Handed> } | null;
  /** Null: this house calls no webhooks. */
  hook: { send(to: Webhook, words: Words): Promise<Handed> } | null;
}

export const noCouriers: Couriers = { push: null, hook: null };

/** Failures in a row after which a webhook is turned off. */
export const MOST_FAILS = 6;

/** Minutes to wait after so many failures: 1, 2, 4 ... at most a day. */
export const backOff = (fails: number): number => Math.min(2 ** Math.max(0, fails - 1), 24 * 60);

/** The settings after a webhook was called. */
export const afterCall =
  (id: string, handed: Handed, at: { now: string; retryAt: (minutes: number) => string }) =>
  (settings: NoticeSettings): NoticeSettings => ({
    ...settings,
    hooks: settings.hooks.map((hook) => (hook.id === id ? called(hook, handed, at) : hook)),
  });

function called(hook: Webhook, handed: Handed, { now, retryAt }: { now: string; retryAt: (m: number) => string }) {
  if (handed === 'sent') return { ...hook, fails: 0, retryAt: null };
  const fails = hook.fails + 1;
  if (handed === 'gone' || fails >= MOST_FAILS) return { ...hook, fails, retryAt: null, disabledAt: now };
  return { ...hook, fails, retryAt: retryAt(backOff(fails)) };
}
