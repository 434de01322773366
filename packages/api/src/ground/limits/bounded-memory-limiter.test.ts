import { expect, it } from 'vitest';
import { BoundedMemoryLimiter } from './bounded-memory-limiter.ts';

const usesOf = async (memory: BoundedMemoryLimiter, key: string) =>
  (await memory.get(key))?.consumedPoints ?? 0;

it('a full limiter evicts the least recently used key, and no other', async () => {
  const memory = new BoundedMemoryLimiter({ points: 5, duration: 60 }, 2);
  await memory.consume('ana');
  await memory.consume('ben');
  await memory.consume('ana');

  await memory.consume('carl');

  expect(await usesOf(memory, 'ana')).toBe(2);
  expect(await usesOf(memory, 'ben')).toBe(0);
  expect(await usesOf(memory, 'carl')).toBe(1);
});

it('a caller over the limit stays over it while other keys are evicted', async () => {
  const memory = new BoundedMemoryLimiter({ points: 1, duration: 60 }, 2);
  await memory.consume('ana');
  for (let other = 0; other < 10; other += 1) {
    await memory.consume(`other-${other}`);
    await expect(memory.consume('ana')).rejects.toMatchObject({ remainingPoints: 0 });
  }
});
