import { setTimeout as wait } from 'node:timers/promises';
import type { Community } from '../setup/community.ts';
import { type Tally, runLoad } from './load.ts';
import { makeWriters } from './writes.ts';

type Options = {
  community: Community;
  /** Writes of each writer. */
  each: number;
  tally: Tally;
  /** How often to disturb. */
  times: number;
  mustGiveUp: () => boolean;
};

/**
 * Lets everybody write and disturbs them meanwhile, spread over the writes, so that each time falls among
 * them. `disturb` is told when the last write was acknowledged, and does not outlast it by much.
 */
export async function disturbWrites(
  { community, each, tally, times, mustGiveUp }: Options,
  disturb: (time: number, written: AbortSignal) => Promise<void>,
): Promise<void> {
  const total = community.memberIds.length * each;
  const written = new AbortController();
  const disturbing = (async () => {
    for (let time = 1; time <= times; time += 1) {
      while (!written.signal.aborted && tally.acknowledged.length < (time * total) / (times + 2))
        await wait(2);
      if (written.signal.aborted) return;
      await disturb(time, written.signal);
    }
  })();
  const writing = runLoad(makeWriters(community, each), tally, mustGiveUp);
  await Promise.all([writing.finally(() => written.abort()), disturbing]);
}
