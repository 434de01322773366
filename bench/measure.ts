import type { Contender } from './workloads/workload.ts';

export type Round = { perSecond: number; latencies: number[] };

/** Runs one contender's calls with so many callers at once; latencies in milliseconds. */
export async function measure(
  contender: Contender,
  firstTurn: number,
  calls: number,
  callers: number,
): Promise<Round> {
  const latencies: number[] = [];
  let next = firstTurn;
  const started = performance.now();
  await Promise.all(
    Array.from({ length: callers }, async () => {
      while (next < firstTurn + calls) {
        const turn = next;
        next += 1;
        const begun = performance.now();
        await contender.run(turn);
        latencies.push(performance.now() - begun);
      }
    }),
  );
  return { perSecond: (1_000 * calls) / (performance.now() - started), latencies };
}
