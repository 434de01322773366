import { describe, expect, test, vi } from 'vitest';
import { localDate, longDate } from './dates.ts';

describe('a moment late on a day in UTC', () => {
  test('is on the next day in Auckland', () => {
    vi.stubEnv('TZ', 'Pacific/Auckland');
    expect(localDate('2026-03-03T22:00:00.000Z')).toBe('March 4, 2026');
    expect(longDate('2026-03-03T22:00:00.000Z')).toBe('March 3, 2026');
    vi.unstubAllEnvs();
  });
});
