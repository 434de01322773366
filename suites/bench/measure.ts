import { isDeepStrictEqual } from 'node:util';
import type { Variant, Workload } from './workloads/workload.ts';

/** Throughput, and the latency of every call in milliseconds. */
export type Round = { perSecond: number; latencies: number[] };

const COMPARED = 5;

/** @throws when two variants return different data */
export async function compareAnswers({ key, title }: Workload, variants: Variant[]): Promise<void> {
  const comparable = variants.flatMap(({ name, data }) => (data ? [{ name, data }] : []));
  const [first, ...others] = comparable;
  if (!first) return;
  for (let iteration = 0; iteration < COMPARED; iteration += 1) {
    const expected = await first.data(iteration);
    for (const { name, data } of others) {
      if (!isDeepStrictEqual(await data(iteration), expected))
        throw new Error(`${key} (${title}): "${name}" and "${first.name}" return different data.`);
    }
  }
}

/** Runs one variant's calls at the given concurrency. */
async function measure(
  variant: Variant,
  { firstIteration, calls, concurrency }: { firstIteration: number; calls: number; concurrency: number },
): Promise<Round> {
  const latencies: number[] = [];
  let next = firstIteration;
  const stop = variant.background?.();
  const startedAt = performance.now();
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      while (next < firstIteration + calls) {
        const iteration = next;
        next += 1;
        const sentAt = performance.now();
        await variant.run(iteration);
        latencies.push(performance.now() - sentAt);
      }
    }),
  );
  const perSecond = (1_000 * calls) / (performance.now() - startedAt);
  await stop?.();
  return { perSecond, latencies };
}

/** Interleaves the variants round by round, so that noise of the machine affects all of them alike. */
export async function measureRounds(
  { calls: callsPerRound, concurrency }: Workload,
  variants: Variant[],
  { rounds, sampleFraction }: { rounds: number; sampleFraction: number },
): Promise<Round[][]> {
  const results = variants.map((): Round[] => []);
  // Round 0 is the warm-up and is not counted.
  for (let round = 0; round <= rounds; round += 1) {
    for (const [index, variant] of variants.entries()) {
      const calls = Math.ceil(callsPerRound * sampleFraction * (variant.sampleFraction ?? 1));
      const result = await measure(variant, { firstIteration: round * calls, calls, concurrency });
      if (round > 0) results[index]?.push(result);
    }
  }
  return results;
}
