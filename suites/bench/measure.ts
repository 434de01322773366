import { isDeepStrictEqual } from 'node:util';
import type { Contender, Workload } from './workloads/workload.ts';

export type Round = { perSecond: number; latencies: number[] };

const CHECKED = 5;

/** @throws when two contenders do not answer the same */
export async function checkAnswers({ key, title }: Workload, contenders: Contender[]): Promise<void> {
  const answering = contenders.flatMap(({ name, facts }) => (facts ? [{ name, facts }] : []));
  const [first, ...others] = answering;
  if (!first) return;
  for (let turn = 0; turn < CHECKED; turn += 1) {
    const expected = await first.facts(turn);
    for (const { name, facts } of others) {
      if (!isDeepStrictEqual(await facts(turn), expected))
        throw new Error(`${key} (${title}): "${name}" does not answer as "${first.name}" does.`);
    }
  }
}

/** Runs one contender's calls with so many callers at once; latencies in milliseconds. */
export async function measure(
  contender: Contender,
  firstTurn: number,
  calls: number,
  callers: number,
): Promise<Round> {
  const latencies: number[] = [];
  let next = firstTurn;
  const stop = contender.background?.();
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
  const perSecond = (1_000 * calls) / (performance.now() - started);
  await stop?.();
  return { perSecond, latencies };
}

/** The contenders in turn, round by round, so that a machine's moods fall on all of them. */
export async function measureRounds(
  workload: Workload,
  contenders: Contender[],
  { rounds, share }: { rounds: number; share: number },
): Promise<Round[][]> {
  const { concurrency } = workload;
  const results = contenders.map((): Round[] => []);
  // The first round warms up and is not counted.
  for (let round = 0; round <= rounds; round += 1) {
    for (const [index, contender] of contenders.entries()) {
      const calls = Math.ceil(workload.calls * share * (contender.share ?? 1));
      const result = await measure(contender, round * calls, calls, concurrency);
      if (round > 0) results[index]?.push(result);
    }
  }
  return results;
}
