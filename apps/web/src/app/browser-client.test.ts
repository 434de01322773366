import { HttpResponse, http } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { server } from '../../testing/api.ts';
import { createBrowserClient } from './browser-client.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a stream that the server refuses is opened again, later each time', async () => {
  vi.useFakeTimers();
  const openedAt: number[] = [];
  vi.stubGlobal(
    'EventSource',
    /** What a browser does with an answer of 503: one error, and closed for good. */
    class extends EventTarget {
      static readonly CONNECTING = 0;
      static readonly OPEN = 1;
      static readonly CLOSED = 2;
      readonly CLOSED = 2;
      readyState = 2;
      constructor() {
        super();
        openedAt.push(Date.now());
        setTimeout(() => this.dispatchEvent(new Event('error')), 1);
      }
      close() {}
    },
  );
  const startedAt = Date.now();
  const stream = createBrowserClient().live.changes.subscribe(undefined, {});

  await vi.advanceTimersByTimeAsync(120_000);
  stream.unsubscribe();

  const waits = openedAt.map((at, index) => at - (openedAt[index - 1] ?? startedAt));
  expect(waits.length).toBeGreaterThan(6);
  expect(waits[1]).toBeLessThan(1_100);
  expect(Math.max(...waits)).toBeLessThan(31_000);
  expect(waits[4]).toBeGreaterThan(waits[1] ?? 0);
});

/** Refuses the first requests as load shedding does, then responds; returns the count of requests. */
function refuseFirst(count: number, status = 503): () => number {
  let requests = 0;
  server.use(
    http.all('*/trpc/*', () => {
      requests += 1;
      if (requests <= count) return HttpResponse.json({ message: 'Please try again' }, { status });
      return HttpResponse.json([{ result: { data: { count: 3 } } }]);
    }),
  );
  return () => requests;
}

const settle = async <T>(call: Promise<T>) => {
  const outcome = Promise.allSettled([call]);
  await vi.advanceTimersByTimeAsync(60_000);
  return (await outcome)[0];
};

test('a read that the server refused under load is sent again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const requests = refuseFirst(2);
  expect(await settle(createBrowserClient().messages.unread.query())).toMatchObject({ status: 'fulfilled' });
  expect(requests()).toBe(3);
});

test('a read that stays refused fails after four attempts', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const requests = refuseFirst(Infinity);
  expect(await settle(createBrowserClient().messages.unread.query())).toMatchObject({ status: 'rejected' });
  expect(requests()).toBe(4);
});

test('a write is not sent again, nor is a read that was refused for another reason', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const writes = refuseFirst(Infinity);
  expect(await settle(createBrowserClient().auth.logout.mutate())).toMatchObject({ status: 'rejected' });
  expect(writes()).toBe(1);
  const reads = refuseFirst(Infinity, 500);
  expect(await settle(createBrowserClient().messages.unread.query())).toMatchObject({ status: 'rejected' });
  expect(reads()).toBe(1);
});
