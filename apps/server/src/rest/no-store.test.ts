import { expect, test } from 'vitest';
import { testServer } from '../../testing/test-server.ts';
import { restRoutes } from '../../testing/authorization/inventory.ts';

const server = testServer();

test('responses under /api to writes and to private reads are never cached', async () => {
  const visitor = server().visitor();
  const cacheable: string[] = [];
  let refused = 0;
  for (const route of await restRoutes()) {
    const [method = '', pattern = ''] = route.split(' ');
    const { status, headers } = await visitor.send(method, pattern.replaceAll(/:\w+/g, '1'));
    const isPrivate = status === 401 || status === 403;
    refused += Number(isPrivate);
    if ((method !== 'GET' || isPrivate) && headers.get('cache-control') !== 'no-store') cacheable.push(route);
  }
  expect(refused).toBeGreaterThan(50);
  expect(cacheable).toEqual([]);
});
