const FAILURES = 5;

/** Stops calling a receiver that fails again and again, so that a backlog does not wait on each call. */
export type Breaker = {
  /** Milliseconds until calls make sense again; 0 when now. */
  waitMs(): number;
  succeeded(): void;
  failed(): void;
};

/**
 * Opens for `openMs` after five failures in a row. Then one call may try: its success closes the
 * breaker, its failure opens it again.
 */
export function createBreaker(openMs: number, now = Date.now): Breaker {
  let failures = 0;
  let openUntil = 0;
  return {
    waitMs: () => Math.max(0, openUntil - now()),
    succeeded() {
      failures = 0;
      openUntil = 0;
    },
    failed() {
      failures += 1;
      if (failures >= FAILURES) openUntil = now() + openMs;
    },
  };
}
