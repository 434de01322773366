import { areaOfProcedure } from '@guildhall/api/ground/settings/area-procedures';
import { AREA_NAMES, type Area } from '@guildhall/api/ground/settings/areas.schema';
import { makeBusiness, makeMember } from '@guildhall/db/testing';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { MATRIX } from '../../testing/authorization/rows.ts';
import { procedureCall, routeCall } from '../../testing/authorization/calls.ts';
import type { Browser } from '../../testing/browser.ts';
import { testServer } from '../../testing/test-server.ts';

const site = testServer();
let admin: Browser;

beforeAll(async () => {
  admin = await site().signedIn(await makeMember(site().db, { role: 'admin' }));
});

async function setDisabled(disabledAreas: Area[]): Promise<void> {
  expect((await admin.json('PATCH', '/api/admin/community', { disabledAreas })).status).toBe(200);
  await vi.waitFor(async () => {
    const { text } = await site().visitor().get('/trpc/site.config');
    expect(JSON.parse(text).result.data.community.disabledAreas).toEqual(disabledAreas);
  }, 20_000);
}

/** The area is checked before the input, so any value will do. */
const parametersOf = (route: string) =>
  Object.fromEntries([...route.matchAll(/:(\w+)/g)].map(([, name]) => [name, '1']));

const send = async ({ method, path }: { method: string; path: string }) =>
  (method === 'GET' ? await admin.get(path) : await admin.json(method, path, {})).status;

describe.each(AREA_NAMES)('while %s is switched off', (area) => {
  const rows = MATRIX.filter(({ procedure }) => areaOfProcedure(procedure) === area);

  beforeAll(() => setDisabled([area]));

  test('there is something to hide', () => expect(rows).not.toEqual([]));

  test.each(rows)('$procedure is not found, not even by an administrator', async (row) => {
    const calls = [procedureCall(row, undefined)];
    if (row.route) calls.push(routeCall(row.route, parametersOf(row.route)));
    expect(new Set(await Promise.all(calls.map(send)))).toEqual(new Set([404]));
  });
});

describe('what is not a procedure', () => {
  const statusOf = async (path: string) => (await site().visitor().get(path)).status;
  const listed = async () => (await site().visitor().get('/sitemaps/pages.xml')).text;

  test('the news feed, short links and sitemaps follow the areas, and come back with them', async () => {
    await setDisabled([...AREA_NAMES]);
    expect(await statusOf('/news/feed.xml')).toBe(404);
    for (const page of ['/news', '/services', '/businesses'])
      expect(await listed()).not.toContain(`${page}<`);
    await setDisabled([]);
    expect(await statusOf('/news/feed.xml')).toBe(200);
    for (const page of ['/news', '/services', '/businesses']) expect(await listed()).toContain(`${page}<`);
  });

  test('a short link leads nowhere while they are off', async () => {
    await site()
      .db.insertInto('shortUrls')
      .values({
        shortCode: 'harvest',
        originalUrl: 'https://a.test/',
        userId: (await makeMember(site().db)).id,
      })
      .execute();
    expect(await statusOf('/s/harvest')).toBe(302);
    await setDisabled(['shortLinks']);
    expect(await statusOf('/s/harvest')).toBe(404);
    await setDisabled([]);
  });

  test('a business has no preview picture while the directory is off', async () => {
    const { slug } = await makeBusiness(site().db);
    await setDisabled(['directory']);
    expect(await statusOf(`/cards/businesses/${slug}.png`)).toBe(404);
    await setDisabled([]);
    expect(await statusOf(`/cards/businesses/${slug}.png`)).toBe(200);
  }, 60_000);

  test.each(['list', 'facets'])(
    'businesses.%s is not found by a visitor while the directory is off',
    async (name) => {
      const path = `/trpc/businesses.${name}?input=%7B%7D`;
      await setDisabled(['directory']);
      expect(await statusOf(path)).toBe(404);
      await setDisabled([]);
      expect(await statusOf(path)).toBe(200);
    },
  );

  test('the search finds nothing of an area that is off', async () => {
    const { db } = site();
    const { id: ownerId } = await makeMember(db);
    await makeBusiness(db, { ownerId, name: 'Zwetschge Bakery' });
    const found = async () => JSON.parse((await admin.get('/api/search?q=zwetschge')).text).businesses;
    const suggested = async () =>
      JSON.parse((await admin.get('/trpc/mentions.suggest?input=%7B%22q%22%3A%22zwetschge%22%7D')).text)
        .result.data.businesses;
    expect(await found()).toHaveLength(1);
    expect(await suggested()).toHaveLength(1);
    await setDisabled(['directory']);
    expect(await found()).toEqual([]);
    expect(await suggested()).toEqual([]);
    await setDisabled([]);
  });
});
