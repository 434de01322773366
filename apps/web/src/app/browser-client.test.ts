import { afterEach, expect, test, vi } from 'vitest';
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
