import { MutationObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';

async function afterMutation(mutationKey: unknown[], meta?: Record<string, unknown>) {
  const client = createQueryClient();
  const invalidate = vi.spyOn(client, 'invalidateQueries');
  await new MutationObserver(client, {
    mutationKey,
    mutationFn: async () => 1,
    ...(meta && { meta }),
  }).mutate();
  return invalidate.mock.calls.map(([filters]) => filters?.queryKey);
}

test('a successful mutation invalidates its feature', async () => {
  expect(await afterMutation([['feed', 'create']])).toEqual([[['feed']]]);
});

test('a mutation that skips invalidation, or is not a procedure, invalidates nothing', async () => {
  expect(await afterMutation([['feed', 'like']], { skipInvalidation: true })).toEqual([]);
  expect(await afterMutation(['upload'])).toEqual([]);
});

test('data never goes stale by itself', () => {
  expect(createQueryClient().getDefaultOptions().queries).toMatchObject({
    staleTime: Infinity,
    retry: false,
    refetchOnWindowFocus: false,
    refetchInterval: false,
  });
});
