import { afterEach, expect, test, vi } from 'vitest';
import { createPace } from './pace.ts';

let now = 0;
afterEach(() => vi.restoreAllMocks());

/** 1,000 bytes a second, so that a byte takes a millisecond; 100 ms are made up for. */
function startPace() {
  now = 5_000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  return createPace({ bytesPerSecond: 1_000, catchUpMs: 100 });
}

test('the first bytes need not wait; then each waits for all that came before it', () => {
  const pace = startPace();
  expect([60, 40, 30, 30].map((bytes) => pace.delayAfter(bytes))).toEqual([0, 0, 30, 60]);
});

test('time lost to a late event loop is made up for, so that the rate holds', () => {
  const pace = startPace();
  pace.delayAfter(130);
  now += 80;
  expect([50, 20].map((bytes) => pace.delayAfter(bytes))).toEqual([0, 20]);
});

test('a long pause saves up no more than a short one', () => {
  const pace = startPace();
  pace.delayAfter(100);
  now += 60_000;
  expect([100, 10].map((bytes) => pace.delayAfter(bytes))).toEqual([0, 10]);
});
