/** Spreads work over time: so many bytes a second, for all that share it. */
export type Pace = {
  /** Counts bytes that have been processed; how many milliseconds to wait before the next ones. */
  delayAfter(bytes: number): number;
};

/** @param options.catchUpMs how much time that was not used, or lost to a late event loop, is made up for */
export function createPace(options: { bytesPerSecond: number; catchUpMs: number }): Pace {
  const { bytesPerSecond, catchUpMs } = options;
  /** When all bytes so far are due; the next ones follow them. */
  let dueAt = -Infinity;
  return {
    delayAfter(bytes) {
      const now = performance.now();
      dueAt = Math.max(dueAt, now - catchUpMs) + (bytes / bytesPerSecond) * 1_000;
      return Math.max(0, dueAt - now);
    },
  };
}
