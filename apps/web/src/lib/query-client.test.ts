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

test('of quick presses of one switch, only the last invalidates, also when it fails', async () => {
  const client = createQueryClient();
  const sent: boolean[] = [];
  const invalidate = vi.spyOn(client, 'invalidateQueries');
  const press = (isActive: boolean) =>
    new MutationObserver(client, {
      mutationKey: [['admin', 'users', 'setActive']],
      scope: { id: 'member-active' },
      mutationFn: async () => {
        sent.push(isActive);
        await Promise.resolve();
        if (isActive) throw new Error('Busy');
      },
    }).mutate();
  const [first, second] = await Promise.allSettled([press(false), press(true)]);
  expect([first.status, second.status]).toEqual(['fulfilled', 'rejected']);
  expect(sent).toEqual([false, true]);
  expect(invalidate.mock.calls.map(([filters]) => filters?.queryKey)).toEqual([[['admin']]]);
});

test('data never goes stale by itself', () => {
  expect(createQueryClient().getDefaultOptions().queries).toMatchObject({
    staleTime: Infinity,
    retry: false,
    refetchOnWindowFocus: false,
    refetchInterval: false,
  });
});
