import { expect, it } from 'vitest';
import { createBatchLoader } from './batch-loader.ts';

function countingLoader() {
  const batches: number[][] = [];
  const double = createBatchLoader<number, number>(async (numbers) => {
    batches.push([...numbers]);
    return numbers.map((number) => 2 * number);
  });
  return { batches, double };
}

it('loads of the same turn are one batch, and each gets its own result', async () => {
  const { batches, double } = countingLoader();
  expect(await Promise.all([1, 2, 2, 3].map(double))).toEqual([2, 4, 4, 6]);
  expect(batches).toEqual([[1, 2, 2, 3]]);
});

it('a later load is not answered from a cache', async () => {
  const { batches, double } = countingLoader();
  await double(1);
  await double(1);
  expect(batches).toEqual([[1], [1]]);
});

it('more than fifty loads are split into several batches', async () => {
  const { batches, double } = countingLoader();
  await Promise.all(Array.from({ length: 120 }, (_, number) => double(number)));
  expect(batches.map(({ length }) => length)).toEqual([50, 50, 20]);
});

it('an error rejects every load of its batch and none of the next', async () => {
  let isBroken = true;
  const load = createBatchLoader<number, number>(async (numbers) => {
    if (isBroken) throw new Error('gone');
    return [...numbers];
  });
  const outcomes = await Promise.allSettled([load(1), load(2)]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  isBroken = false;
  expect(await load(3)).toBe(3);
});
