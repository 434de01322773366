const ascending = (values: readonly number[]) => values.toSorted((one, other) => one - other);

/** The middle value; the mean of both when there are two. */
export function median(values: readonly number[]): number {
  const sorted = ascending(values);
  const middle = sorted.length >> 1;
  const [low = 0, high = 0] = [sorted[middle - 1], sorted[middle]];
  return sorted.length % 2 === 1 ? high : (low + high) / 2;
}

/** The nearest-rank quantile: 0.99 is p99; 0 without values. */
export function quantile(values: readonly number[], fraction: number): number {
  const sorted = ascending(values);
  return sorted[Math.min(Math.floor(sorted.length * fraction), sorted.length - 1)] ?? 0;
}

const RESAMPLES = 2_000;

/** 95 % bootstrap confidence interval of the median. */
export function confidenceInterval(values: readonly number[]): [low: number, high: number] {
  const medians = Array.from({ length: RESAMPLES }, () =>
    median(values.map(() => values[Math.floor(Math.random() * values.length)] ?? 0)),
  );
  return [quantile(medians, 0.025), quantile(medians, 0.975)];
}
