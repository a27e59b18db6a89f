import type { Note } from '#games/house.ts';

/** What Lambda is told of a batch that was not done whole: these come again. */
export interface BatchAnswer {
  batchItemFailures: { itemIdentifier: string }[];
}

/**
 * Does each part of a batch by itself: one that fails comes again and doesn't stop the others. The cause is noted by name only, because a
 * message may hold what people wrote.
 */
export async function eachOf<Part>(
  note: Note,
  parts: Iterable<readonly [id: string, part: Part]>,
  work: (part: Part) => Promise<'done' | 'again'>,
): Promise<BatchAnswer> {
  const batchItemFailures: { itemIdentifier: string }[] = [];
  for (const [itemIdentifier, part] of parts) {
    const outcome = await work(part).catch((cause: unknown) => {
      note('batch.failed', { cause: cause instanceof Error ? cause.name : 'unknown' });
      return 'again' as const;
    });
    if (outcome === 'again') batchItemFailures.push({ itemIdentifier });
  }
  return { batchItemFailures };
}
