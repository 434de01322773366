import { expect, test } from 'vitest';
import { hashesAtOnce } from './passwords.ts';

test.each([
  [1, 1],
  [2, 1],
  [3, 2],
  [16, 2],
])('on %i cores, passwords are hashed %i at a time', (cores, count) => {
  expect(hashesAtOnce(cores)).toBe(count);
});
