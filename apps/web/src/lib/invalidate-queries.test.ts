import { QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { invalidateQueries } from './invalidate-queries.ts';
import { createQueryClient } from './query-client.ts';

test('a change during the first fetch of a query is not lost', async () => {
  const queryClient = createQueryClient();
  let unread = 0;
  const answers: (() => void)[] = [];
  const observer = new QueryObserver(queryClient, {
    queryKey: [['notifications', 'unread']],
    // Reads when it is asked, as a server does, and answers when the test lets it.
    queryFn: () => {
      const count = unread;
      return new Promise<number>((resolve) => answers.push(() => resolve(count)));
    },
  });
  const unsubscribe = observer.subscribe(() => {});

  unread = 1;
  const done = invalidateQueries(queryClient, { queryKey: [['notifications']] });
  answers[0]?.();
  await expect.poll(() => answers.length).toBe(2);
  answers[1]?.();
  await done;

  expect(observer.getCurrentResult().data).toBe(1);
  unsubscribe();
});
