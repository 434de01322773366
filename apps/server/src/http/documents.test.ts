import { gunzipSync } from 'node:zlib';
import { poolOf } from '@guildhall/db';
import { makeArticle, testDatabase } from '@guildhall/db/testing';
import { describe, expect, test } from 'vitest';
import { page, servePages } from '../../testing/serve-pages.ts';

const database = testDatabase();
const DOCUMENTS = [
  '/api/openapi.json',
  '/api/docs',
  '/news/feed.xml',
  '/sitemap.xml',
  '/sitemaps/posts.xml',
  '/robots.txt',
];

const serve = (settings: Record<string, string> = {}) =>
  servePages(database(), { render: async () => page('rendered'), settings });

describe.each(DOCUMENTS)('%s', (url) => {
  test('is compressed for clients that accept it, and 304 for those that have it', async () => {
    await using site = await serve();
    const plain = await site.get(url);
    expect([plain.statusCode, plain.headers['content-encoding']]).toEqual([200, undefined]);
    const small = await site.get(url, { 'accept-encoding': 'br, gzip' });
    expect(small.headers).toMatchObject({ 'content-encoding': 'gzip', etag: plain.headers.etag });
    expect(gunzipSync(small.rawPayload).toString()).toBe(plain.body);
    const again = await site.get(url, { 'if-none-match': String(plain.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  test('is charged to the caller’s general limit', async () => {
    await using site = await serve({ RATE_PRESET: 'default' });
    for (let asked = 0; asked < 200; asked += 1) expect((await site.get(url)).statusCode).toBe(200);
    const { statusCode, headers } = await site.get(url);
    expect(statusCode).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });
});

test('the news feed is queried once for many readers, and again when an article changes', async () => {
  await using site = await serve();
  await site.get('/news/feed.xml');
  let reads = 0;
  const count = () => (reads += 1);
  poolOf(database()).on('acquire', count);
  await Promise.all(Array.from({ length: 40 }, () => site.get('/news/feed.xml')));
  poolOf(database()).off('acquire', count);
  expect(reads).toBe(0);

  const { id } = await makeArticle(database(), { title: 'Fresh bread' });
  await expect.poll(async () => (await site.get('/news/feed.xml')).body).toContain('Fresh bread');
  await database().updateTable('articles').set({ isPublished: false }).where('id', '=', id).execute();
  await expect.poll(async () => (await site.get('/news/feed.xml')).body).not.toContain('Fresh bread');
});
