import { describe, expect, test } from 'vitest';
import { paths } from './paths.ts';

describe('links', () => {
  test('a parameter cannot escape its path segment', () => {
    expect(paths.profile('../admin?x=1')).toBe('/profile/..%2Fadmin%3Fx%3D1');
  });

  test('the first tab of the dashboard needs no parameter', () => {
    expect([paths.dashboard('overview'), paths.dashboard('messages')]).toEqual([
      '/dashboard',
      '/dashboard?tab=messages',
    ]);
  });
});
