import type { Logger } from './logger.ts';

/** Items buffered while the database is down; beyond it the newest are dropped. */
const MAX = 50_000;

export type WriteBuffer<T> = {
  /** Buffers one item; costs no query. */
  add(item: T): void;
  /** Writes what is buffered so far. */
  flush(): Promise<void>;
  /** Writes the rest; what is added later is written too. */
  close(): Promise<void>;
};

/**
 * Write-behind buffer: items of many requests are written in one statement, `afterMs` after the first of
 * them. For counters that no response waits for. A process that is killed loses what it buffered in that
 * time; while the database is down items stay buffered. `what` names them in the log.
 */
export function createWriteBuffer<T>(
  log: Logger,
  { what, afterMs, write }: { what: string; afterMs: number; write: (items: T[]) => Promise<unknown> },
): WriteBuffer<T> {
  let pending: T[] = [];
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  async function writePending(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (pending.length === 0) return;
    const items = pending;
    pending = [];
    try {
      await write(items);
    } catch (error) {
      pending = [...items, ...pending].slice(0, MAX);
      schedule();
      log.warn({ err: error, waiting: pending.length }, `${what} could not be counted yet`);
    }
  }

  const flush = () => (writing = writing.then(writePending));
  const schedule = () => (timer ??= setTimeout(() => void flush(), afterMs).unref());

  return {
    add(item) {
      if (pending.length >= MAX) return;
      pending.push(item);
      schedule();
    },
    flush,
    async close() {
      await flush();
      clearTimeout(timer);
    },
  };
}
