import { expect, test } from 'vitest';
import { testServer } from '../../testing/test-server.ts';

const server = testServer();

test.each([
  ['/login', '/?dialog=login'],
  ['/signup', '/?dialog=register'],
  ['/directory', '/businesses'],
])('%s, which other sites have, leads to %s', async (path, page) => {
  const { status, headers } = await fetch(server().origin + path, { redirect: 'manual' });
  expect([status, headers.get('location')]).toEqual([302, page]);
});
