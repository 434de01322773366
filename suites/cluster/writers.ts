import { setTimeout as wait } from 'node:timers/promises';
import type { Member } from '../shared/community.ts';
import { createHttpClient } from '../shared/http-client.ts';
import { newPost } from './calls.ts';

const PAUSE_MS = 100;
export const TIMEOUT_MS = 20_000;

/** One attempt to write a post; times by `Date.now()`. */
export type Attempt = { sentAt: number; respondedAt: number; outcome: string };

export type Writers = {
  /** Of the posts that were acknowledged. */
  idempotencyKeys: string[];
  attempts: Attempt[];
  stop(): Promise<void>;
};

/** Each member writes one post after another, and retries it under the same key until it is acknowledged. */
export function startWriters(port: number, members: readonly Member[]): Writers {
  const client = createHttpClient(port, { connections: members.length, timeout: TIMEOUT_MS });
  const idempotencyKeys: string[] = [];
  const attempts: Attempt[] = [];
  const stopped = new AbortController();

  async function write(member: Member): Promise<void> {
    while (!stopped.signal.aborted) {
      const post = newPost(member);
      for (let outcome = ''; outcome !== '201' && !stopped.signal.aborted; await wait(PAUSE_MS)) {
        const sentAt = Date.now();
        outcome = await client.send(post).then(
          ({ status, body }) => (status === 201 ? '201' : `${status} ${body.toString().slice(0, 80)}`),
          (error: unknown) => String(error),
        );
        attempts.push({ sentAt, respondedAt: Date.now(), outcome });
        if (outcome === '201') idempotencyKeys.push(post.idempotencyKey);
      }
    }
  }

  const writing = Promise.all(members.map(write));
  return {
    idempotencyKeys,
    attempts,
    async stop() {
      stopped.abort();
      await writing;
      client.close();
    },
  };
}

/** A time without acknowledged writes; `end` is when one was acknowledged again. */
export type Outage = { ms: number; end: number };

/** Until a write sent after `since` is acknowledged; undefined when none is yet. */
export function outageSince(since: number, attempts: readonly Attempt[]): Outage | undefined {
  const ends = attempts
    .filter(({ sentAt, outcome }) => sentAt >= since && outcome === '201')
    .map(({ respondedAt }) => respondedAt);
  if (ends.length === 0) return undefined;
  const end = Math.min(...ends);
  return { ms: end - since, end };
}

/** The longest time between two acknowledged writes. */
export function longestOutage(from: number, until: number, attempts: readonly Attempt[]): Outage {
  const acknowledgedAt = attempts
    .filter(({ outcome, respondedAt }) => outcome === '201' && respondedAt >= from && respondedAt <= until)
    .map(({ respondedAt }) => respondedAt)
    .toSorted((one, other) => one - other);
  let longest: Outage = { ms: 0, end: from };
  let last = from;
  for (const end of [...acknowledgedAt, until]) {
    if (end - last > longest.ms) longest = { ms: end - last, end };
    last = end;
  }
  return longest;
}
