import { setTimeout as wait } from 'node:timers/promises';
import type { Reply } from '../setup/client.ts';
import { type Write, type Writer, isSuccess } from './writes.ts';

/** A write, what the server said when it was done, and when; `since` is when it was first tried. */
export type Acknowledged = { write: Write; text: string; since: number; at: number };

/** What came of the load so far. */
export type Tally = {
  acknowledged: Acknowledged[];
  /** Answers that were no success, by status. */
  refusals: Map<number, number>;
  /** A few of those that are not 503, whole. */
  strange: string[];
  /** Requests whose connection broke. */
  broken: number;
  /** Of refusals with 503, those that did not say when to come back. */
  withoutRetryAfter: number;
  slowestMs: number;
};

const SHOWN = 5;
const PAUSE_MAX_MS = 8_000;

export const newTally = (): Tally => ({
  acknowledged: [],
  refusals: new Map(),
  strange: [],
  broken: 0,
  withoutRetryAfter: 0,
  slowestMs: 0,
});

/** All writers at once, each insisting on each write until it is acknowledged, until they have to give up. */
export async function runLoad(writers: Writer[], tally: Tally, mustGiveUp: () => boolean): Promise<void> {
  await Promise.all(
    writers.map(async (writer) => {
      for (const write of writer.writes) await insist(writer, write, tally, mustGiveUp);
      writer.caller.close();
    }),
  );
}

/** @throws when it is refused for good */
async function insist(
  { caller }: Writer,
  write: Write,
  tally: Tally,
  mustGiveUp: () => boolean,
): Promise<void> {
  const since = performance.now();
  for (let tries = 0; !mustGiveUp(); tries += 1) {
    const begun = performance.now();
    const reply = await caller.send(write.call).catch(() => undefined);
    tally.slowestMs = Math.max(tally.slowestMs, performance.now() - begun);
    if (reply && isSuccess(write, reply.status)) {
      tally.acknowledged.push({ write, text: reply.text, since, at: performance.now() });
      return;
    }
    note(tally, write, reply);
    if (reply && reply.status < 500)
      throw new Error(`A ${write.kind} was refused with ${reply.status}: ${reply.text}`);
    await wait(pauseMs(tries));
  }
}

/** How many there are, and which of them had to be insisted on for longest. */
export function insistedOn(acknowledged: Acknowledged[]): string {
  const [longest] = acknowledged.toSorted((one, other) => other.at - other.since - (one.at - one.since));
  if (!longest) return '0';
  const seconds = (longest.at - longest.since) / 1_000;
  return `${acknowledged.length}, after ${seconds.toFixed(0)} s at most (${longest.write.kind})`;
}

/** Longer from time to time, so that who is refused leaves the server the time to serve the others. */
const pauseMs = (tries: number) => Math.min(500 * 2 ** tries, PAUSE_MAX_MS) * (0.5 + Math.random() / 2);

function note(tally: Tally, write: Write, reply: Reply | undefined): void {
  if (!reply) {
    tally.broken += 1;
    return;
  }
  const { status, retryAfter, text } = reply;
  tally.refusals.set(status, (tally.refusals.get(status) ?? 0) + 1);
  if (status === 503 && retryAfter === undefined) tally.withoutRetryAfter += 1;
  if (status !== 503 && tally.strange.length < SHOWN)
    tally.strange.push(`${write.kind}: ${status} ${text.slice(0, 200)}`);
}
