import { setTimeout as wait } from 'node:timers/promises';
import type { HttpResponse } from '../../shared/connection.ts';
import { headerOf } from '../../shared/http-client.ts';
import { type Check, check } from '../../shared/report.ts';
import { type Write, type Writer, isAcknowledged } from './writes.ts';

/** A write with the response that acknowledged it; times by `performance.now()`, `since` of the first try. */
export type Acknowledged = { write: Write; text: string; since: number; at: number };

/** Results of the load so far. */
export type LoadResults = {
  acknowledged: Acknowledged[];
  /** Responses that acknowledged nothing, by status. */
  errors: Map<number, number>;
  /** The first few of them that are not 503. */
  unexpected: string[];
  /** Requests whose connection broke. */
  broken: number;
  /** Responses of 503 without Retry-After. */
  withoutRetryAfter: number;
  slowestMs: number;
};

const SHOWN = 5;
const BACKOFF_MAX_MS = 8_000;

export const createLoadResults = (): LoadResults => ({
  acknowledged: [],
  errors: new Map(),
  unexpected: [],
  broken: 0,
  withoutRetryAfter: 0,
  slowestMs: 0,
});

/** Runs all writers concurrently; each retries a write until it is acknowledged, or the load is aborted. */
export async function runLoad(
  writers: Writer[],
  results: LoadResults,
  isAborted: () => boolean,
): Promise<void> {
  await Promise.all(
    writers.map(async ({ client, writes }) => {
      for (const write of writes) {
        const since = performance.now();
        for (let tries = 0; !isAborted(); tries += 1) {
          const sentAt = performance.now();
          const response = await client.send(write.request).catch(() => undefined);
          results.slowestMs = Math.max(results.slowestMs, performance.now() - sentAt);
          if (record(results, write, response, since)) break;
          await wait(backoffMs(tries));
        }
      }
      client.close();
    }),
  );
}

/**
 * True when the write was acknowledged.
 * @throws when it was refused for good
 */
function record(
  results: LoadResults,
  write: Write,
  response: HttpResponse | undefined,
  since: number,
): boolean {
  if (!response) {
    results.broken += 1;
    return false;
  }
  const { status, body } = response;
  const text = body.toString();
  if (isAcknowledged(write, status)) {
    results.acknowledged.push({ write, text, since, at: performance.now() });
    return true;
  }
  results.errors.set(status, (results.errors.get(status) ?? 0) + 1);
  if (status < 500) throw new Error(`A ${write.kind} was refused with ${status}: ${text}`);
  if (status === 503 && headerOf(response, 'retry-after') === undefined) results.withoutRetryAfter += 1;
  if (status !== 503 && results.unexpected.length < SHOWN)
    results.unexpected.push(`${write.kind}: ${status} ${text.slice(0, 200)}`);
  return false;
}

/** Exponential, with jitter. */
const backoffMs = (tries: number) => Math.min(500 * 2 ** tries, BACKOFF_MAX_MS) * (0.5 + Math.random() / 2);

/** How many there are, and how long the slowest was retried. */
export function describeAcknowledged(acknowledged: Acknowledged[]): string {
  const [slowest] = acknowledged.toSorted((one, other) => other.at - other.since - (one.at - one.since));
  if (!slowest) return '0';
  const seconds = (slowest.at - slowest.since) / 1_000;
  return `${acknowledged.length}, the slowest after ${seconds.toFixed(0)} s (${slowest.write.kind})`;
}

export function checkErrors({ errors, unexpected, withoutRetryAfter }: LoadResults): Check {
  const counts = [...errors].map(([status, count]) => `${count} of ${status}`).join(', ') || 'none';
  return check(
    'Refusals',
    '503 with Retry-After only',
    [counts, `${withoutRetryAfter} without Retry-After`, ...unexpected].join('; '),
    unexpected.length === 0 && withoutRetryAfter === 0,
  );
}
