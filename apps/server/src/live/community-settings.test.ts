import { poolOf } from '@guildhall/db';
import { appUrlOf, makeMember, testDatabase } from '@guildhall/db/testing';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Browser } from '../../testing/browser.ts';
import { type TestServer, startTestServer } from '../../testing/index.ts';

const database = testDatabase();
let one: TestServer;
let other: TestServer;

beforeAll(async () => {
  const databaseUrl = appUrlOf(database());
  const ownerUrl = poolOf(database()).options.connectionString ?? '';
  one = await startTestServer({ databaseUrl, ownerUrl });
  other = await startTestServer({ databaseUrl, ownerUrl });
});
afterAll(async () => {
  await one.close();
  await other.close();
});

/** What a process shows of the community, in documents and over the API. */
async function seenAt({ origin }: TestServer) {
  const visitor = new Browser(origin);
  const text = async (path: string) => (await visitor.get(path)).text;
  const config = JSON.parse(await text('/trpc/site.config')).result.data;
  const manifest = JSON.parse(await text('/site.webmanifest'));
  return {
    name: config.community.name,
    button: config.palette?.forest[7] ?? null,
    manifest: [manifest.name, manifest.theme_color],
    feed: /<title>(.*?) Industry News/.exec(await text('/news/feed.xml'))?.[1] ?? null,
    sitemap: (await text('/sitemaps/pages.xml')).includes('/news<'),
    api: (await visitor.get('/api/articles')).status,
    footer: config.footerPages.map(({ title }: { title: string }) => title),
  };
}

test('two processes show one brand after the other', async () => {
  const admin = new Browser(one.origin);
  await admin.signIn((await makeMember(database(), { role: 'admin' })).email);
  const change = async (brand: object, page: string) => {
    expect((await admin.json('PATCH', '/api/admin/community', brand)).status).toBe(200);
    const fields = { slug: page.toLowerCase(), title: page, content: 'Be kind.', inFooter: true };
    const created = await admin.json('POST', '/trpc/admin.pages.create', fields);
    const { id, version } = JSON.parse(created.text).result.data;
    const publication = { ...fields, id, version, requiresConsent: false, asksAgain: false };
    expect((await admin.json('POST', '/trpc/admin.pages.publish', publication)).status).toBe(200);
  };
  const inBoth = (shown: object) =>
    vi.waitFor(async () => {
      expect(await seenAt(one)).toMatchObject(shown);
      expect(await seenAt(other)).toMatchObject(shown);
    }, 20_000);

  await change({ name: 'Riverside Chamber', primaryColor: '#7a1f3d', disabledAreas: [] }, 'Terms');
  await inBoth({
    name: 'Riverside Chamber',
    feed: 'Riverside Chamber',
    sitemap: true,
    api: 200,
    footer: ['Terms'],
  });
  const first = await seenAt(other);

  await change({ name: 'Harbor Guild', primaryColor: '#1f3d7a', disabledAreas: ['news'] }, 'Imprint');
  await inBoth({
    name: 'Harbor Guild',
    feed: null,
    sitemap: false,
    api: 404,
    footer: ['Imprint', 'Terms'],
  });
  const second = await seenAt(other);
  expect(second.button).not.toBe(first.button);
  expect(second.manifest[0]).toBe('Harbor Guild');
  expect(second.manifest[1]).not.toBe(first.manifest[1]);
});
