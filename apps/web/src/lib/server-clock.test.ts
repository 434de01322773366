import { afterEach, expect, test, vi } from 'vitest';
import { minutesSince } from './dates.ts';
import { noteServerTime, serverNow } from './server-clock.ts';

const HOUR = 3_600_000;
const right = Date.parse('2026-03-01T12:00:00Z');

afterEach(() => {
  vi.useRealTimers();
  noteServerTime(Date.now());
});

test.each([
  ['two hours fast', right + 2 * HOUR],
  ['a year slow', right - 365 * 24 * HOUR],
])('ages are by the clock of the server when that of the reader is %s', (_what, wrong) => {
  vi.useFakeTimers({ now: wrong });
  noteServerTime(right);
  expect(minutesSince('2026-03-01T11:55:00Z')).toBe(5);
  vi.advanceTimersByTime(60_000);
  expect(minutesSince('2026-03-01T11:55:00Z')).toBe(6);
});

test('a second or two between the clocks is the way of the answer', () => {
  vi.useFakeTimers({ now: right });
  noteServerTime(right - 2_000);
  expect(serverNow()).toBe(right);
});
