/**
 * The truth. Nothing but the stage's own removal could delete it, and that is refused: deletion protection (off by default) and retained.
 * Point-in-time recovery reaches back 35 days. New images only: an item never changes.
 */
export const events = new sst.aws.Dynamo('Events', {
  fields: { pk: 'string', sk: 'number' },
  primaryIndex: { hashKey: 'pk', rangeKey: 'sk' },
  stream: 'new-image',
  deletionProtection: true,
});

/** What can be rebuilt from Events, and people, sessions and seats, which cannot. Keys: docs/keys.md. */
export const views = new sst.aws.Dynamo('Views', {
  fields: {
    pk: 'string',
    sk: 'string',
    dueShard: 'string',
    wakeAt: 'string',
    waitShard: 'string',
    waitSince: 'string',
  },
  primaryIndex: { hashKey: 'pk', rangeKey: 'sk' },
  globalIndexes: {
    due: { hashKey: 'dueShard', rangeKey: 'wakeAt', projection: ['id'] },
    waiting: { hashKey: 'waitShard', rangeKey: 'waitSince', projection: 'all' },
  },
  ttl: 'ttl',
  deletionProtection: true,
});
