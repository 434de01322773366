import { noteServerTime } from '../lib/server-clock.ts';

/** Half of the 64 KiB that browsers allow in flight, as they count a request until its response is read. */
const MAX_BYTES = 32_768;
const MAX_REQUESTS = 6;

type Init = Omit<RequestInit, 'signal'> & { signal?: AbortSignal | null | undefined };

/**
 * A `fetch` whose writes the browser completes although the page is left or reloaded. What is too large for that is
 * sent as usual.
 */
export function createKeepaliveFetch() {
  let bytes = 0;
  let requests = 0;
  return async (input: RequestInfo | URL, { signal = null, ...init }: Init = {}): Promise<Response> => {
    const size = typeof init.body === 'string' ? new TextEncoder().encode(init.body).length : 0;
    const fits = bytes + size <= MAX_BYTES && requests < MAX_REQUESTS;
    if (init.method !== 'POST' || !fits) return timed(await fetch(input, { ...init, signal }));
    bytes += size;
    requests += 1;
    try {
      return timed(await fetch(input, { ...init, signal, keepalive: true }));
    } finally {
      bytes -= size;
      requests -= 1;
    }
  };
}

/** An answer says what the time was when it was written; one that a cache held says its age. */
function timed(response: Response): Response {
  const date = response.headers.get('date');
  if (date !== null && !response.headers.has('age')) noteServerTime(Date.parse(date));
  return response;
}
