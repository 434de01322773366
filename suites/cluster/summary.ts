import { median } from '../shared/statistics.ts';

/** `0.4 to 1.2 s, median 0.6`, of milliseconds. */
export const describeRange = (times: readonly number[]): string =>
  `${seconds(Math.min(...times))} to ${seconds(Math.max(...times))} s, median ${seconds(median(times))}`;

const seconds = (ms: number) => (ms / 1_000).toFixed(1);

/** The most frequent failures with their counts. */
export function countFailures(failures: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const failure of failures) counts.set(failure, (counts.get(failure) ?? 0) + 1);
  const frequent = [...counts].toSorted(([, one], [, other]) => other - one).slice(0, 5);
  return frequent.map(([failure, count]) => `${count} x ${failure}`).join(', ');
}
