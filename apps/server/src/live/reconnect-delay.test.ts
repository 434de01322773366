import { expect, test } from 'vitest';
import { reconnectDelay } from './reconnect-delay.ts';

test('the first reconnect is attempted within a second, later ones less and less often', () => {
  const shortest = [0, 1, 2, 3, 4, 5, 50].map((failures) => reconnectDelay(failures, 0));
  const longest = [0, 1, 2, 3, 4, 5, 50].map((failures) => reconnectDelay(failures, 1));
  expect(shortest).toEqual([500, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000]);
  expect(longest).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
});

test('processes that lost the database together do not reconnect together', () => {
  expect(new Set(Array.from({ length: 20 }, () => reconnectDelay(0))).size).toBeGreaterThan(15);
});
