import { type LiveBus, publishEvent } from '@guildhall/api/ground/core/live';
import { type Database, poolOf } from '@guildhall/db';

/** The id of no member. */
const NOBODY = -1;

/** Delays requests that the caches of the server could still answer from before a change. */
export type DeliveredChanges = {
  beforeRequest(client: object): Promise<void>;
  afterRequest(client: object, method: string): void;
};

/**
 * Caches are invalidated by notifications of PostgreSQL, which reach the server a little after the commit. A test
 * that writes to the database, or in one browser, and then reads in another would race with them. Those who write
 * over HTTP read their own writes without waiting, as members must.
 */
export function deliveredChanges(db: Database, live: LiveBus): DeliveredChanges {
  const ended = { all: 1, delivered: 0 };
  let delivery: Promise<void> | undefined;
  const writers = new Set<object>();
  // A query or transaction of the test has ended.
  poolOf(db).on('release', () => (ended.all += 1));

  async function deliver(): Promise<void> {
    writers.clear();
    ended.delivered = ended.all;
    // Not listening: nothing is cached, and nothing would arrive.
    if (live.publicGeneration('feed') !== null) {
      const events = live.subscribe(NOBODY, new AbortController().signal)[Symbol.asyncIterator]();
      const event = events.next();
      // PostgreSQL delivers in the order of commits, so whatever was written before has arrived with this.
      await publishEvent(db, [NOBODY], []);
      ended.delivered += 1;
      await event;
      await events.return?.();
    }
  }

  return {
    async beforeRequest(client) {
      const isBehind = ended.delivered < ended.all || writers.difference(new Set([client])).size > 0;
      if (isBehind) delivery = deliver();
      await delivery;
    },
    afterRequest(client, method) {
      if (method !== 'GET') writers.add(client);
    },
  };
}
