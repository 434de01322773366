const FIRST_MS = 1_000;
const LONGEST_MS = 30_000;

/** Exponential backoff with jitter, so that the pages of a whole community do not come back at once. */
export function retryDelay(attempt: number): number {
  return Math.min(LONGEST_MS, FIRST_MS * 2 ** (attempt - 1)) * (0.5 + Math.random() / 2);
}
