/**
 * What each function may do, and nothing else: the whole game of test/aws is played with exactly these, and `npm run infra:check` compares
 * the roles that SST makes with them. Nobody may update or delete an event; only who takes commands may put one.
 */
export interface Permissions {
  /** Actions on the table Events. */
  events: readonly DynamoAction[];
  /** Actions on the table Views. */
  views: readonly DynamoAction[];
  /** Reads the indexes of Views. */
  indexes?: true;
  /** Hands notices over to the queue. */
  queue?: true;
  /** Sends mail from our own address. */
  mail?: true;
  /** Reads received mails. */
  bucket?: true;
}

export type DynamoAction = 'GetItem' | 'Query' | 'PutItem' | 'UpdateItem' | 'DeleteItem';

export type FunctionName = 'http' | 'project' | 'notify' | 'inbox' | 'clock' | 'feedback';

export const permissions: Readonly<Record<FunctionName, Permissions>> = {
  http: {
    events: ['GetItem', 'Query', 'PutItem'],
    views: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    queue: true,
    mail: true,
  },
  project: { events: ['Query'], views: ['GetItem', 'Query', 'PutItem', 'DeleteItem'], queue: true },
  notify: { events: ['Query'], views: ['GetItem', 'Query', 'PutItem', 'UpdateItem'], mail: true },
  inbox: {
    events: ['GetItem', 'Query', 'PutItem'],
    views: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    queue: true,
    mail: true,
    bucket: true,
  },
  clock: {
    events: ['GetItem', 'Query', 'PutItem'],
    views: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    indexes: true,
    queue: true,
  },
  feedback: { events: [], views: ['GetItem', 'Query', 'PutItem', 'UpdateItem'] },
};
