const FAILURES = 5;

/** A circuit breaker: stops calling a failing receiver, so that a backlog does not wait for each timeout. */
export type Breaker = {
  /** Milliseconds until the next call is allowed; 0 when closed. */
  waitMs(): number;
  succeeded(): void;
  failed(): void;
};

/**
 * Opens for `openMs` after five consecutive failures, then lets one trial call through (half-open): success
 * closes the breaker, failure opens it again.
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
