import { sql } from 'kysely';
import type { Database } from '@guildhall/db';
import type { Logger } from '../core/context.ts';

const FLUSH_MS = 1_000;

export type ClickCounter = {
  /** Counts one click; costs no query. */
  count(linkId: number): void;
  /** Writes what was counted so far. */
  flush(): Promise<void>;
  /** Stops the clock and writes the rest. */
  close(): Promise<void>;
};

/**
 * Counts clicks in memory and writes them each second in one statement, so that a link which many
 * people open at once costs one row update a second. A process that is killed loses the clicks of
 * its last second at most; a database that is away loses none, they wait here.
 */
export function createClickCounter(db: Database, log: Logger): ClickCounter {
  let pending = new Map<number, number>();
  let writing: Promise<void> = Promise.resolve();

  const add = (linkId: number, clicks: number) => pending.set(linkId, (pending.get(linkId) ?? 0) + clicks);

  async function write(): Promise<void> {
    if (pending.size === 0) return;
    const batch = [...pending].toSorted(([one], [other]) => one - other);
    pending = new Map();
    try {
      const rows = batch.map(([id, clicks]) => sql`(${id}::integer, ${clicks}::integer)`);
      await sql`
        update short_urls set clicks = short_urls.clicks + counted.clicks
        from (values ${sql.join(rows)}) as counted (id, clicks)
        where short_urls.id = counted.id
      `.execute(db);
    } catch (error) {
      for (const [id, clicks] of batch) add(id, clicks);
      log.warn({ err: error, links: batch.length }, 'clicks could not be written yet');
    }
  }

  const flush = () => (writing = writing.then(write));
  const timer = setInterval(() => void flush(), FLUSH_MS);
  timer.unref();

  return {
    count: (linkId) => void add(linkId, 1),
    flush,
    close: () => {
      clearInterval(timer);
      return flush();
    },
  };
}
