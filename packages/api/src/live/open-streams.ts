import type { Viewer } from '../core/context.ts';
import { tooMany } from '../core/errors.ts';
import { callerKey } from '../limits/limiter.ts';

/** Pages of one member that may listen at once in this process. */
export const STREAMS_OF_MEMBER = 20;
/** The same for one address, behind which there may be a whole house of readers. */
const STREAMS_OF_ADDRESS = 200;

const RETRY_SECONDS = 30;
const open = new Map<string, number>();

/**
 * Takes a place among the open streams of the caller, so that nobody alone can hold all connections
 * of the server. Answers how to give it back.
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
