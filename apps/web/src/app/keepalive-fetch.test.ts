import { afterEach, expect, test, vi } from 'vitest';
import { createKeepaliveFetch } from './keepalive-fetch.ts';

afterEach(() => vi.unstubAllGlobals());

/** Notes which requests outlive the page; each is answered when `answer` is called. */
function browser() {
  const outliving: boolean[] = [];
  const waiting: (() => void)[] = [];
  vi.stubGlobal('fetch', (_: string, { keepalive = false }: RequestInit) => {
    outliving.push(keepalive);
    return new Promise<Response>((resolve) => {
      waiting.push(() => resolve(new Response()));
    });
  });
  return { outliving, send: createKeepaliveFetch(), answer: () => waiting.shift()?.() };
}

const write = (body: string) => ({ method: 'POST', body });

test('writes outlive the page, reads do not', () => {
  const { outliving, send } = browser();
  void send('/trpc/feed.list', { method: 'GET' });
  void send('/trpc/feed.like', write('{}'));
  expect(outliving).toEqual([false, true]);
});

test('what browsers would refuse as too large is sent without outliving the page', async () => {
  const { outliving, send, answer } = browser();
  void send('/trpc/articles.create', write('x'.repeat(32_769)));
  void send('/trpc/articles.create', write('é'.repeat(16_385)));
  const first = send('/trpc/articles.create', write('é'.repeat(16_384)));
  void send('/trpc/feed.like', write('{}'));
  expect(outliving).toEqual([false, false, true, false]);
  for (let n = 0; n < 3; n += 1) answer();
  await first;
  void send('/trpc/feed.like', write('{}'));
  expect(outliving.at(-1)).toBe(true);
});

test('a seventh write at a time is sent without outliving the page', () => {
  const { outliving, send } = browser();
  for (let n = 0; n < 7; n += 1) void send('/trpc/feed.like', write('{}'));
  expect(outliving.filter(Boolean)).toHaveLength(6);
  expect(outliving.at(-1)).toBe(false);
});
