const NAME = 'notice';

/** SES gives a mail's tags back with everything it later tells about it. Values take letters, digits, `_` and `-` only. */
export const tagOf = (key: string): { Name: string; Value: string }[] =>
  /^[\w/-]{1,256}$/.test(key) && !key.includes('_') ? [{ Name: NAME, Value: key.replaceAll('/', '_') }] : [];

/** The key of the letter that an event of SES is about; null if it is none of ours. */
export const keyIn = (tags: Readonly<Record<string, readonly string[]>> | undefined): string | null =>
  tags?.[NAME]?.[0]?.replaceAll('_', '/') ?? null;
