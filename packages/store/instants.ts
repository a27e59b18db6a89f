import type { Instant } from '#games/ports.ts';

/** Seconds since 1970, as DynamoDB's expiry wants it. */
export const secondsOf = (at: Instant): number => Math.ceil(Date.parse(at) / 1000);

export const plusSeconds = (at: Instant, seconds: number): Instant =>
  new Date(Date.parse(at) + seconds * 1000).toISOString();
