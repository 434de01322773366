const FIRST_MS = 1_000;
const LONGEST_MS = 30_000;

/**
 * Exponential backoff with jitter: milliseconds to wait after a number of consecutive failures. Doubles up to
 * half a minute; half of it is random, so that many processes do not reconnect to the database at once.
 */
export function reconnectDelay(failures: number, chance = Math.random()): number {
  const longest = Math.min(LONGEST_MS, FIRST_MS * 2 ** failures);
  return longest / 2 + (longest / 2) * chance;
}
