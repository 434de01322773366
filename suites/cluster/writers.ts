import { setTimeout as wait } from 'node:timers/promises';
import { createCaller } from './caller.ts';
import { type Member, newPost } from './community.ts';

const PAUSE_MS = 100;

/** One try of one post, in milliseconds since 1970. */
export type Attempt = { at: number; answeredAt: number; outcome: string };

export type Writers = {
  /** Keys of the posts that were acknowledged. */
  keys: string[];
  attempts: Attempt[];
  stop(): Promise<void>;
};

/**
 * Each member writes one post after another. What is not acknowledged is sent again under the same key
 * until it is, as the web does when its member presses the button again.
 */
export function startWriters(origin: string, members: readonly Member[]): Writers {
  const caller = createCaller(origin, members.length);
  const keys: string[] = [];
  const attempts: Attempt[] = [];
  const over = new AbortController();

  async function write(member: Member): Promise<void> {
    while (!over.signal.aborted) {
      const post = newPost(member);
      for (let outcome = ''; outcome !== '201' && !over.signal.aborted; await wait(PAUSE_MS)) {
        const at = Date.now();
        outcome = await caller.send(post).then(
          ({ status, text }) => (status === 201 ? '201' : `${status} ${text.slice(0, 80)}`),
          (error: unknown) => String(error),
        );
        attempts.push({ at, answeredAt: Date.now(), outcome });
        if (outcome === '201') keys.push(post.key);
      }
    }
  }

  const writing = Promise.all(members.map(write));
  return {
    keys,
    attempts,
    async stop() {
      over.abort();
      await writing;
      caller.close();
    },
  };
}

/** Nothing was acknowledged for so long; `end` is when it was again. */
export type Pause = { ms: number; end: number };

/** From `since` on: until a write that was begun after it was acknowledged; undefined when none was yet. */
export function pauseAfter(since: number, attempts: readonly Attempt[]): Pause | undefined {
  const ends = attempts
    .filter(({ at, outcome }) => at >= since && outcome === '201')
    .map(({ answeredAt }) => answeredAt);
  if (ends.length === 0) return undefined;
  const end = Math.min(...ends);
  return { ms: end - since, end };
}

/** The longest time between `from` and `until` in which nothing was acknowledged. */
export function longestPause(from: number, until: number, attempts: readonly Attempt[]): Pause {
  const moments = attempts
    .filter(({ outcome, answeredAt }) => outcome === '201' && answeredAt >= from && answeredAt <= until)
    .map(({ answeredAt }) => answeredAt)
    .toSorted((one, other) => one - other);
  let longest: Pause = { ms: 0, end: from };
  let last = from;
  for (const end of [...moments, until]) {
    if (end - last > longest.ms) longest = { ms: end - last, end };
    last = end;
  }
  return longest;
}
