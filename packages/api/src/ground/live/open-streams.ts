import type { Database } from '@guildhall/db';
import { tooMany } from '../errors/errors.ts';
import { type Lease, renewLeases, takeAnyLease } from '../core/lease.ts';
import type { OpenStreams } from '../core/live.ts';
import type { Logger } from '../core/logger.ts';
import { callerKey } from '../limits/limiter.ts';

/** Concurrent streams of one member in all processes. */
export const STREAMS_OF_MEMBER = 20;
/** Of one address, which many readers may share, in this process. */
const STREAMS_OF_ADDRESS = 200;

const RETRY_SECONDS = 30;
/** How long the streams of a killed process count. */
const LEASE_SECONDS = 90;

/**
 * Streams are counted in this process, which needs no query to refuse a caller; those of members also by leases,
 * which all processes share and which one statement renews for the whole process.
 */
export function createOpenStreams(db: Database, log: Logger, leaseSeconds = LEASE_SECONDS): OpenStreams {
  const open = new Map<string, number>();
  const leases = new Set<Lease>();
  let renewing: Promise<void> | undefined;

  async function renew(): Promise<void> {
    try {
      if (leases.size > 0) await renewLeases(db, [...leases], leaseSeconds);
    } catch (error) {
      log.warn({ err: error }, 'failed to renew the leases of event streams');
    } finally {
      renewing = undefined;
    }
  }
  // The third renewal still comes in time.
  const timer = setInterval(() => void (renewing ??= renew()), (leaseSeconds * 1_000) / 4).unref();

  function count(key: string, change: 1 | -1): void {
    const streams = (open.get(key) ?? 0) + change;
    if (streams > 0) open.set(key, streams);
    else open.delete(key);
  }

  async function takeSlot(key: string): Promise<Lease> {
    const slots = Array.from({ length: STREAMS_OF_MEMBER }, (_, slot) => `stream:${key}:${slot}`);
    const lease = await takeAnyLease(db, slots, leaseSeconds);
    if (!lease) throw tooManyStreams();
    leases.add(lease);
    return lease;
  }

  async function release(lease: Lease): Promise<void> {
    // A renewal under way changes what the lease is released by.
    await renewing;
    leases.delete(lease);
    // What could not be released runs out by itself.
    await lease
      .release()
      .catch((error: unknown) => log.warn({ err: error }, 'failed to release the lease of an event stream'));
  }

  return {
    async take(viewer, ip) {
      const key = callerKey(viewer, ip);
      if ((open.get(key) ?? 0) >= (viewer ? STREAMS_OF_MEMBER : STREAMS_OF_ADDRESS)) throw tooManyStreams();
      count(key, 1);
      try {
        const lease = viewer ? await takeSlot(key) : undefined;
        return async () => {
          count(key, -1);
          if (lease) await release(lease);
        };
      } catch (error) {
        count(key, -1);
        throw error;
      }
    },
    async close() {
      clearInterval(timer);
      await renewing;
    },
  };
}

const tooManyStreams = () => tooMany('Too many pages are open at once. Please close some.', RETRY_SECONDS);
