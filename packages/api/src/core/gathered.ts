import type { Logger } from './context.ts';

/** What waits for a database that is away; beyond it the newest are not counted. */
const MAX = 50_000;

export type Gathered<T> = {
  /** Notes one; costs no query. */
  add(item: T): void;
  /** Writes what was noted so far. */
  flush(): Promise<void>;
  /** Writes the rest; what is added later is written too. */
  close(): Promise<void>;
};

/**
 * Gathers what many requests note and writes it together, `afterMs` after the first of them: for counts
 * that nobody waits for. A process that is killed loses what it noted in that time; a database that is
 * away loses none, they wait here. `what` names them in the log.
 */
export function gather<T>(
  log: Logger,
  { what, afterMs, write }: { what: string; afterMs: number; write: (items: T[]) => Promise<unknown> },
): Gathered<T> {
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
