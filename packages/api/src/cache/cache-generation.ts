let epoch = 0;

/**
 * Grows when a restore has replaced all data at once. What a process keeps in memory carries the number
 * it was read under, and counts for nothing under a later one.
 */
export const dataEpoch = (): number => epoch;

export function beginDataEpoch(): void {
  epoch += 1;
}
