import { rm } from 'node:fs/promises';
import { makeMember } from '@guildhall/db/testing';
import sharp from 'sharp';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { Browser } from '../../testing/browser.ts';
import { testServer } from '../../testing/test-server.ts';

const server = testServer();
let admin: Browser;

beforeAll(async () => {
  admin = await server().signedIn(await makeMember(server().db, { role: 'admin' }));
});

/** Changes the community and waits until this process has heard of it. */
async function rename(fields: { name: string; [key: string]: string }) {
  const { status } = await admin.json('PATCH', '/api/admin/community', fields);
  expect(status).toBe(200);
  await vi.waitFor(async () => expect((await manifest()).name).toBe(fields.name), 20_000);
}

async function manifest(): Promise<{ name: string; short_name: string; theme_color: string }> {
  return JSON.parse((await server().visitor().get('/site.webmanifest')).text);
}

async function picture(path: string) {
  const answer = await fetch(server().origin + path);
  return { answer, image: sharp(Buffer.from(await answer.arrayBuffer())) };
}

describe('the manifest', () => {
  test('names the community, in short under an icon, with its color', async () => {
    await rename({ name: 'Riverside Chamber', shortName: 'Riverside', primaryColor: '#1a56db' });
    const { name, short_name: shortName, theme_color: color } = await manifest();
    expect([name, shortName]).toEqual(['Riverside Chamber', 'Riverside']);
    expect(color).not.toBe('#12483c');
  });
});

describe('icons', () => {
  test.each([
    ['/favicon.ico', 48, 48],
    ['/icon-48.png', 48, 48],
    ['/icon-192.png', 192, 192],
    ['/icon-512.png', 512, 512],
    ['/icon-maskable-512.png', 512, 512],
    ['/apple-touch-icon.png', 180, 180],
    ['/card.png', 1_200, 630],
  ])('are drawn in the size of %s', async (path, width, height) => {
    const { answer, image } = await picture(path);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(await image.metadata()).toMatchObject({ format: 'png', width, height });
  });

  test('are not sent again to who has them, until another one is uploaded', async () => {
    const etag = (await picture('/icon-192.png')).answer.headers.get('etag') ?? '';
    const again = () => server().visitor().get('/icon-192.png', { 'if-none-match': etag });
    expect((await again()).status).toBe(304);

    const red = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#ff0000' } })
      .png()
      .toBuffer();
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(red)], { type: 'image/png' }), 'icon.png');
    const uploaded = await admin.send('POST', '/api/businesses/images?kind=site-icon', { body: form });
    expect(uploaded.status).toBe(201);
    const { url: icon } = JSON.parse(uploaded.text);
    await rename({ name: 'Red Chamber', icon });

    expect((await again()).status).toBe(200);
    const { image } = await picture('/icon-192.png');
    const { dominant } = await image.stats();
    expect(dominant.r).toBeGreaterThan(200);
    expect(dominant.b).toBeLessThan(60);
  });

  test('are not drawn again when what they do not show changes', async () => {
    const etag = (await picture('/icon-192.png')).answer.headers.get('etag');
    // Drawn again, it would be the mark of the product.
    await rm(`${server().dataDir}/files/business-images`, { recursive: true });
    await admin.json('PATCH', '/api/admin/community', { place: 'Porto' });
    const config = async () => (await server().visitor().get('/trpc/site.config')).text;
    await vi.waitFor(async () => expect(await config()).toContain('Porto'), 20_000);
    expect((await picture('/icon-192.png')).answer.headers.get('etag')).toBe(etag);
  });

  test('of the community are not for members to upload', async () => {
    const member = await server().signedIn(await makeMember(server().db));
    const form = new FormData();
    form.append('file', new Blob(['x']), 'icon.png');
    const { status } = await member.send('POST', '/api/businesses/images?kind=site-icon', { body: form });
    expect(status).toBe(403);
  });

  test.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
    ['a web page that calls itself a picture', '<!doctype html><script>alert(1)</script>'],
  ])('are not made of %s', async (_name, content) => {
    const form = new FormData();
    form.append('file', new Blob([content], { type: 'image/png' }), 'icon.png');
    const refused = await admin.send('POST', '/api/businesses/images?kind=site-icon', { body: form });
    expect(refused.status).toBe(400);
    expect(refused.text).toContain('PNG, JPEG or WebP');
  });
});

describe('a renamed community', () => {
  test.each([
    '/site.webmanifest',
    '/news/feed.xml',
    '/robots.txt',
    '/sitemap.xml',
    '/sitemaps/pages.xml',
    '/.well-known/security.txt',
    '/api/docs',
    '/api/openapi.json',
    '/trpc/site.config',
    '/trpc/site.notices?input=%7B%7D',
  ])('is not called by the name of the product in %s', async (path) => {
    await rename({ name: 'Harbor Guild' });
    const { status, text } = await server().visitor().get(path);
    expect(status).toBe(200);
    expect(text).not.toContain('Guildhall');
  });

  test('has its name on the page behind a link that unsubscribes', async () => {
    await rename({ name: 'Harbor & Sons' });
    const { status, text } = await server().visitor().get('/unsubscribe?token=x');
    expect(status).toBe(400);
    expect(text).toContain('Harbor &amp; Sons');
    expect(text).not.toContain('Guildhall');
  });

  test('has its name in the news feed', async () => {
    await rename({ name: 'Harbor & Sons' });
    const { text } = await server().visitor().get('/news/feed.xml');
    expect(text).toContain('Harbor &amp; Sons Industry News');
  });
});
