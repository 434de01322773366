/** Runs one task at a time, in the order in which they come. */
export type SerialQueue = {
  /** @throws what `late` makes, without running, when its turn has not come by the time the signal aborts */
  run<T>(task: () => Promise<T>, options: { signal: AbortSignal; late: () => Error }): Promise<T>;
};

export function createSerialQueue(): SerialQueue {
  let last: Promise<unknown> = Promise.resolve();
  return {
    run(task, { signal, late }) {
      const own = last.then(() => {
        if (signal.aborted) throw late();
        return task();
      });
      last = own.catch(() => undefined);
      return own;
    },
  };
}
