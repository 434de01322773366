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

test('a successful mutation has everything of its feature asked again', async () => {
  expect(await afterMutation([['feed', 'create']])).toEqual([[['feed']]]);
});

test('a mutation that writes the cache itself, or is no procedure, asks nothing again', async () => {
  expect(await afterMutation([['feed', 'like']], { skipInvalidation: true })).toEqual([]);
  expect(await afterMutation(['upload'])).toEqual([]);
});

test('data never goes stale by itself, and nothing is asked twice on its own', () => {
  expect(createQueryClient().getDefaultOptions().queries).toMatchObject({
    staleTime: Infinity,
    retry: false,
    refetchOnWindowFocus: false,
    refetchInterval: false,
  });
});
