import type { Viewer } from '../core/context.ts';
import { tooMany } from '../core/errors.ts';
import { callerKey } from '../limits/limiter.ts';

/** Concurrent streams of one member in this process. */
export const STREAMS_OF_MEMBER = 20;
/** The same for one address, which many readers may share. */
const STREAMS_OF_ADDRESS = 200;

const RETRY_SECONDS = 30;
const open = new Map<string, number>();

/**
 * Acquires one of the caller's stream slots, so that no caller can use up all connections of the server. Returns its
 * release function.
 * @throws TOO_MANY_REQUESTS when the caller has none left
 */
export function takeStream(viewer: Viewer | null, ip: string): () => void {
  const key = callerKey(viewer, ip);
  const taken = open.get(key) ?? 0;
  if (taken >= (viewer ? STREAMS_OF_MEMBER : STREAMS_OF_ADDRESS))
    throw tooMany('Too many pages are open at once. Please close some.', RETRY_SECONDS);
  open.set(key, taken + 1);
  return () => {
    const left = (open.get(key) ?? 1) - 1;
    if (left > 0) open.set(key, left);
    else open.delete(key);
  };
}
