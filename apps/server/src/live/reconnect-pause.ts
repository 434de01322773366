const FIRST_MS = 1_000;
const LONGEST_MS = 30_000;

/**
 * Milliseconds to wait before the next try, after so many that failed in a row. It doubles up to half a
 * minute, and half of it is chance, so that many processes do not come back to the database at once.
 */
export function reconnectPause(failures: number, chance = Math.random()): number {
  const longest = Math.min(LONGEST_MS, FIRST_MS * 2 ** failures);
  return longest / 2 + (longest / 2) * chance;
}
