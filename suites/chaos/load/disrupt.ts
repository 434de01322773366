import { setTimeout as wait } from 'node:timers/promises';
import type { Deployment } from '../setup/deployment.ts';
import { type LoadResults, runLoad } from './load.ts';
import { createWriters } from './writes.ts';

type Options = {
  deployment: Deployment;
  /** Writes of each writer. */
  each: number;
  results: LoadResults;
  /** How often to disrupt. */
  times: number;
  isAborted: () => boolean;
};

/**
 * Runs all writers and calls `disrupt` while they run, spread evenly over the writes. Its signal aborts when the
 * last write was acknowledged; it should resolve soon after.
 */
export async function disruptWrites(
  { deployment, each, results, times, isAborted }: Options,
  disrupt: (time: number, written: AbortSignal) => Promise<void>,
): Promise<void> {
  const total = deployment.community.members.length * each;
  const written = new AbortController();
  const disrupting = (async () => {
    for (let time = 1; time <= times; time += 1) {
      while (!written.signal.aborted && results.acknowledged.length < (time * total) / (times + 2))
        await wait(2);
      if (written.signal.aborted) return;
      await disrupt(time, written.signal);
    }
  })();
  const writing = runLoad(createWriters(deployment, each), results, isAborted);
  await Promise.all([writing.finally(() => written.abort()), disrupting]);
}
