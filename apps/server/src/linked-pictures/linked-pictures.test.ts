import { once } from 'node:events';
import { type Server, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { makeArticle, makeBusiness, makeMember } from '@guildhall/db/testing';
import { testServer } from '../../testing/test-server.ts';
import { createTempFolder } from '../uploads/temp-folder.ts';
import { isPublic } from './download-picture.ts';
import { fetchLinkedPicture } from './fetch-linked-picture.ts';
import { createPictureEncoder } from '../pictures/picture-encoder.ts';

// Starting the process that encodes takes a second or more on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const server = testServer();
const encoder = createPictureEncoder({ log: pino({ enabled: false }) });
const stored = new Map<string, Uint8Array>();
const storage = {
  put: async (key: string, { body }: { body: Uint8Array }) => void stored.set(key, body),
  get: async () => null,
  size: async () => null,
  remove: async () => {},
};
/** Another site. Only 127.0.0.1 counts as public to the tests. */
let site: Server;
let origin = '';
let onRequest: (() => Promise<unknown>) | undefined;
const OWN = /^\/business-images\/[a-z0-9-]+\.webp$/;

beforeAll(async () => {
  const picture = await sharp({ create: { width: 800, height: 400, channels: 3, background: '#264' } })
    .png()
    .toBuffer();
  const sendPicture = async (answer: ServerResponse) => {
    await onRequest?.();
    answer.setHeader('content-type', 'image/png').end(picture);
  };
  site = createServer(({ url = '' }, answer) => {
    const { port } = site.address() as AddressInfo;
    if (url === '/good.png') void sendPicture(answer);
    else if (url === '/redirect') answer.writeHead(302, { location: '/good.png' }).end();
    else if (url === '/redirect-inside')
      answer.writeHead(302, { location: `http://127.0.0.2:${port}/good.png` }).end();
    else if (url === '/loop') answer.writeHead(302, { location: '/loop' }).end();
    else if (url === '/declared') answer.writeHead(200, { 'content-length': 6e6 }).end();
    else if (url === '/endless') {
      const more = () => {
        while (!answer.destroyed && answer.write(Buffer.alloc(65_536)));
      };
      answer.on('drain', more);
      more();
    } else if (url === '/text') answer.end('<svg onload="alert(1)"/>');
    else if (url === '/cut')
      answer.writeHead(200, { 'content-length': 1_000 }).write('x', () => answer.destroy());
    else if (url === '/half') answer.write('x');
    else if (url !== '/hanging') answer.writeHead(404).end();
  });
  site.listen(0);
  await once(site, 'listening');
  const { port } = site.address() as AddressInfo;
  origin = `http://127.0.0.1:${port}`;
});
afterAll(() => {
  encoder.close();
  site.closeAllConnections();
  site.close();
});

const isSite = (host: string): boolean => host === '127.0.0.1';

const fetchAll = async (mayReach = isSite) => {
  const { db } = server();
  const waiting = await db.selectFrom('linkedPictures').select('id').orderBy('id').execute();
  const files = createTempFolder(join(tmpdir(), 'linked-pictures-test'));
  for (const { id } of waiting)
    await fetchLinkedPicture(
      { db, storage },
      { encoder, files, download: { mayReach, timeoutMs: 3_000 } },
      id,
    );
};
const logoOf = async (id: number) =>
  (
    await server()
      .db.selectFrom('businesses')
      .select(['logo', 'version'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).logo;

async function newAdmin() {
  const { db } = server();
  const admin = await makeMember(db, { role: 'admin' });
  return { admin, browser: await server().signedIn(admin) };
}

describe('the address of a picture on another site', () => {
  test('is taken by REST as specified; the field is null until the server has a copy of its own', async () => {
    const { db } = server();
    const { admin, browser } = await newAdmin();
    const url = `${origin}/good.png`;
    const business = await browser.post('/api/admin/businesses', {
      name: 'Linked Bakery',
      description: 'Bread and more of it',
      industry: 'Technology',
      category: 'Technology',
      ownerId: admin.id,
      logo: url,
      coverImage: `${origin}/redirect`,
    });
    expect(business).toMatchObject({ body: { logo: null, coverImage: null }, status: 201 });
    const article = await browser.post('/api/admin/articles', {
      title: 'Linked news',
      summary: 'News',
      content: 'Text',
      author: 'Ana',
      category: 'Business',
      heroImage: url,
    });
    expect(article).toMatchObject({ status: 201, body: { heroImage: null } });
    const banner = await browser.post('/api/admin/banners', {
      title: 'Fair',
      imageUrl: url,
      targetUrl: 'https://fair.test/',
      pages: ['feed'],
    });
    expect(banner).toMatchObject({ status: 201, body: { imageUrl: '' } });

    await fetchAll();
    const shown = await db
      .selectFrom('businesses')
      .select(['logo', 'coverImage'])
      .where('name', '=', 'Linked Bakery')
      .executeTakeFirstOrThrow();
    const { heroImage } = await db
      .selectFrom('articles')
      .select('heroImage')
      .where('title', '=', 'Linked news')
      .executeTakeFirstOrThrow();
    const { imageUrl } = await db
      .selectFrom('banners')
      .select('imageUrl')
      .where('title', '=', 'Fair')
      .executeTakeFirstOrThrow();
    const addresses = [shown.logo, shown.coverImage, heroImage, imageUrl];
    for (const address of addresses) expect(address).toMatch(OWN);
    const { format, width } = await sharp(stored.get((shown.logo ?? '').slice(1))).metadata();
    expect({ format, width }).toEqual({ format: 'webp', width: 384 });
    expect(await db.selectFrom('linkedPictures').select('id').execute()).toEqual([]);
  });

  test.each([
    ['/redirect-inside', 'Its address is not a public one.'],
    ['/loop', 'The site redirects too often.'],
    ['/declared', 'It is larger than 5 MB.'],
    ['/endless', 'It is larger than 5 MB.'],
    ['/text', 'This file is not a picture we can read. Please choose a PNG, JPEG or WebP file.'],
    ['/hanging', 'The site took too long to answer.'],
    ['/half', 'The site took too long to answer.'],
    ['/cut', 'The site could not be reached.'],
    ['/missing', 'The site answered 404.'],
  ])('leaves the field empty and notifies the owner: %s', async (path, reason) => {
    const owner = await makeMember(server().db);
    const { id } = await makeBusiness(server().db, { ownerId: owner.id, name: 'Rye & Rise' });
    const browser = await server().signedIn(owner);
    const saved = await browser.json('PATCH', `/api/businesses/${id}`, { logo: origin + path });
    expect(saved).toMatchObject({ status: 200, body: { logo: null } });
    await fetchAll();
    expect(await logoOf(id)).toBeNull();
    const { body } = await browser.get('/api/notifications');
    const text = `The logo of “Rye & Rise” couldn't be copied from ${new URL(origin).host}. ${reason}`;
    expect(JSON.stringify(body)).toContain(JSON.stringify(text).slice(1, -1));
  });

  test('is not asked for when its name leads to an address that is not public', async () => {
    const { id } = await makeBusiness(server().db);
    const { browser } = await newAdmin();
    await browser.json('PATCH', `/api/admin/businesses/${id}`, {
      logo: `${origin.replace('127.0.0.1', 'localhost')}/good.png`,
    });
    const asked = vi.fn<() => Promise<void>>(async () => {});
    onRequest = asked;
    await fetchAll((host) => host === 'localhost');
    onRequest = undefined;
    expect(asked).not.toHaveBeenCalled();
    expect(await logoOf(id)).toBeNull();
  });

  test.each([
    ['127.0.0.1', '', false],
    ['10.0.0.7', '', false],
    ['169.254.169.254', '', false],
    ['::1', '', false],
    ['::ffff:10.0.0.7', '', false],
    ['64:ff9b::a00:7', '', false],
    ['localhost', '', false],
    ['db.internal', '', false],
    ['93.184.215.14', '8080', false],
    ['93.184.215.14', '', true],
    ['example.org', '', true],
  ])('at %s, port “%s”, is public: %s', (host, port, expected) => {
    expect(isPublic(host, port)).toBe(expected);
  });

  test('that was replaced by an upload or another address meanwhile changes nothing', async () => {
    const { db } = server();
    const owner = await makeMember(db);
    const { id } = await makeBusiness(db, { ownerId: owner.id });
    const browser = await server().signedIn(owner);
    const save = (logo: string) => browser.json('PATCH', `/api/businesses/${id}`, { logo });
    await save(`${origin}/good.png`);
    onRequest = () => save(`${origin}/missing`);
    await fetchAll();
    onRequest = undefined;
    expect(await logoOf(id)).toBeNull();
    expect(await db.selectFrom('linkedPictures').select('url').execute()).toEqual([
      { url: `${origin}/missing` },
    ]);
    await fetchAll();
  });

  test('of what is deleted meanwhile is forgotten', async () => {
    const { db } = server();
    const { browser } = await newAdmin();
    const article = await makeArticle(db);
    await browser.json('PATCH', `/api/admin/articles/${article.id}`, { heroImage: `${origin}/good.png` });
    onRequest = () => db.deleteFrom('articles').where('id', '=', article.id).execute();
    await fetchAll();
    onRequest = undefined;
    expect(await db.selectFrom('linkedPictures').select('id').execute()).toEqual([]);
  });

  test('stays requested when a form that shows the field blank is saved meanwhile', async () => {
    const { db } = server();
    const owner = await makeMember(db);
    const { id } = await makeBusiness(db, { ownerId: owner.id });
    const browser = await server().signedIn(owner);
    await browser.json('PATCH', `/api/businesses/${id}`, { logo: `${origin}/good.png` });
    await browser.json('PATCH', `/api/businesses/${id}`, { logo: '', city: 'Porto' });
    await fetchAll();
    expect(await logoOf(id)).toMatch(OWN);
    await browser.json('PATCH', `/api/businesses/${id}`, { logo: '' });
    expect(await logoOf(id)).toBeNull();
  });
});
