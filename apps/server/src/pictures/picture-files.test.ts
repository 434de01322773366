import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeArticle, makeMember } from '@guildhall/db/testing';
import { sql } from '@guildhall/db';
import type { Browser } from '../../testing/browser.ts';
import { testServer } from '../../testing/test-server.ts';

const server = testServer();
let picture: Blob;
let admin: Browser;

beforeAll(async () => {
  const drawn = sharp({ create: { width: 64, height: 64, channels: 3, background: '#336699' } });
  picture = new Blob([Uint8Array.from(await drawn.png().toBuffer())], { type: 'image/png' });
  admin = await server().signedIn(await makeMember(server().db, { role: 'admin' }));
});

const FORM = {
  name: 'Rye & Shine',
  description: 'Bread by cargo bike.',
  industry: 'Retail',
  category: 'E-commerce',
};

const field = (body: unknown, name: string): unknown => Reflect.get(Object(body), name);

async function upload(by: Browser, path: string): Promise<string> {
  const form = new FormData();
  form.set('file', picture, 'picture.png');
  const { body } = await by.send('POST', path, { body: form });
  return String(field(body, 'url') ?? field(body, 'avatar'));
}

async function aMember() {
  const row = await makeMember(server().db);
  return { row, browser: await server().signedIn(row) };
}

/** The statuses of an address: for visitors, another member, the member whose it is, and administrators. */
async function statuses(address: string, owner: Browser) {
  const other = (await aMember()).browser;
  const readers = [server().visitor(), other, owner, admin];
  return Promise.all(readers.map(async (reader) => (await reader.get(address)).status));
}

const setActive = (id: number, isActive: boolean) =>
  admin.json('PATCH', `/api/admin/users/${id}/status`, { isActive });

describe('a picture that nothing shows yet', () => {
  test('is seen by who uploaded it, and attached by nobody else', async () => {
    const { browser } = await aMember();
    const other = (await aMember()).browser;
    const logo = await upload(browser, '/api/businesses/images?kind=logo');
    expect(await statuses(logo, browser)).toEqual([404, 404, 200, 200]);
    expect(await other.post('/api/businesses', { ...FORM, logo })).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'logo' }] },
    });
    expect((await browser.post('/api/businesses', { ...FORM, logo })).status).toBe(201);
    expect(await statuses(logo, browser)).toEqual([200, 200, 200, 200]);
  });

  test('of a post is attached by who uploaded it', async () => {
    const { browser } = await aMember();
    const other = (await aMember()).browser;
    const pictures = [{ address: await upload(browser, '/api/attachments'), alt: '' }];
    expect((await other.post('/api/feed', { content: 'Mine', pictures })).status).toBe(400);
    expect((await browser.post('/api/feed', { content: 'Mine', pictures })).status).toBe(201);
  });
});

describe('the picture of a business', () => {
  async function aBusiness() {
    const { row, browser } = await aMember();
    const logo = await upload(browser, '/api/businesses/images?kind=logo');
    const { body } = await browser.post('/api/businesses', { ...FORM, logo });
    return { id: Number(field(body, 'id')), logo, owner: browser, ownerId: row.id };
  }

  test('is not served once the business is deleted, and again when it is restored', async () => {
    const { id, logo, owner } = await aBusiness();
    await admin.json('DELETE', `/api/admin/businesses/${id}`, {});
    expect((await server().visitor().get(logo)).status).toBe(404);
    await admin.post(`/api/admin/businesses/${id}/restore`);
    expect(await statuses(logo, owner)).toEqual([200, 200, 200, 200]);
  });

  test('is for its owner and administrators while the business is hidden', async () => {
    const { id, logo, owner } = await aBusiness();
    await admin.json('PATCH', `/api/admin/businesses/${id}/status`, { isActive: false });
    expect(await statuses(logo, owner)).toEqual([404, 404, 200, 200]);
  });

  test('is not served while its owner is deactivated, nor after the owner has left', async () => {
    const { logo, owner, ownerId } = await aBusiness();
    await setActive(ownerId, false);
    expect(await statuses(logo, owner)).toEqual([404, 404, 404, 200]);
    await setActive(ownerId, true);
    expect((await server().visitor().get(logo)).status).toBe(200);
    const { email } = await server()
      .db.selectFrom('users')
      .select('email')
      .where('id', '=', ownerId)
      .executeTakeFirstOrThrow();
    const again = await server().signedIn({ email });
    expect((await again.json('DELETE', '/api/account', { password: 'correct horse' })).status).toBe(200);
    expect((await server().visitor().get(logo)).status).toBe(404);
  });

  test('is dropped when the business is restored after its file was removed', async () => {
    const { id, logo } = await aBusiness();
    await admin.json('DELETE', `/api/admin/businesses/${id}`, {});
    await sql`delete from business_images where address = ${logo}`.execute(server().db);
    expect(await admin.post(`/api/admin/businesses/${id}/restore`)).toMatchObject({ body: { logo: null } });
  });
});

describe('the picture of a member', () => {
  test('is served while the member is active, and cached for a day', async () => {
    const { row, browser } = await aMember();
    const avatar = await upload(browser, '/api/profile/avatar');
    const { status, headers } = await server().visitor().get(avatar);
    expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=86400, immutable']);
    await setActive(row.id, false);
    expect(await statuses(avatar, browser)).toEqual([404, 404, 404, 200]);
    await setActive(row.id, true);
    expect((await server().visitor().get(avatar)).status).toBe(200);
  });
});

describe('the pictures of an article', () => {
  test('are the hero for everyone and those in the text for members, while it is published', async () => {
    const hero = await upload(admin, '/api/businesses/images?kind=hero');
    const inText = await upload(admin, '/api/businesses/images?kind=article');
    const { id } = await makeArticle(server().db);
    const content = `Bread.\n\n![Rye](${inText})`;
    expect(
      (await admin.json('PATCH', `/api/admin/articles/${id}`, { heroImage: hero, content })).status,
    ).toBe(200);
    expect(await statuses(hero, admin)).toEqual([200, 200, 200, 200]);
    expect(await statuses(inText, admin)).toEqual([404, 200, 200, 200]);
    await admin.json('PATCH', `/api/admin/articles/${id}/status`, { isPublished: false });
    expect(await statuses(hero, admin)).toEqual([404, 404, 200, 200]);
    expect(await statuses(inText, admin)).toEqual([404, 404, 200, 200]);
  });
});
