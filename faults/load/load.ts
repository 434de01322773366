import { setTimeout as wait } from 'node:timers/promises';
import type { Reply } from '../rig/client.ts';
import { type Write, type Writer, isSuccess } from './writes.ts';

/** A write and what the server said when it was done. */
export type Acknowledged = { write: Write; text: string; at: number };

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
const PATIENCE_MS = 30 * 60_000;

export const newTally = (): Tally => ({
  acknowledged: [],
  refusals: new Map(),
  strange: [],
  broken: 0,
  withoutRetryAfter: 0,
  slowestMs: 0,
});

/** All writers at once, each insisting on each write until it is acknowledged. @throws when that is hopeless */
export async function runLoad(
  writers: Writer[],
  tally: Tally,
  isHopeless: () => boolean = () => false,
): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  const mustGiveUp = () => isHopeless() || Date.now() > deadline;
  await Promise.all(
    writers.map(async (writer) => {
      for (const write of writer.writes) await insist(writer, write, tally, mustGiveUp);
      writer.caller.close();
    }),
  );
}

/** @throws when it is refused for good, or nobody is there any more */
async function insist(
  { caller }: Writer,
  write: Write,
  tally: Tally,
  mustGiveUp: () => boolean,
): Promise<void> {
  for (;;) {
    const begun = performance.now();
    const reply = await caller.send(write.call).catch(() => undefined);
    tally.slowestMs = Math.max(tally.slowestMs, performance.now() - begun);
    if (reply && isSuccess(write, reply.status)) {
      tally.acknowledged.push({ write, text: reply.text, at: performance.now() });
      return;
    }
    note(tally, write, reply);
    if (reply && reply.status < 500)
      throw new Error(`A ${write.kind} was refused with ${reply.status}: ${reply.text}`);
    if (mustGiveUp()) throw new Error(`A ${write.kind} cannot be written any more.`);
    // Less patient than it is told to be, so that the server is under load when it comes back.
    await wait(50 + Math.random() * 200);
  }
}

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
