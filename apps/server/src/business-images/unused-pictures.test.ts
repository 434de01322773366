import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { AVATAR_SIZES, avatarFile } from '@guildhall/api/ground/values/avatar';
import { makeArticle, makeBusiness, makeMember } from '@guildhall/db/testing';
import { pictureTools } from '../../testing/picture-tools.ts';
import { testServer } from '../../testing/test-server.ts';
import { storeAvatar } from '../avatars/store-avatar.ts';
import { createDiskStorage } from '../storage/disk-storage.ts';

const server = testServer();

const FORM = {
  name: 'Rye & Shine',
  description: 'Bread by cargo bike.',
  industry: 'Retail',
  category: 'E-commerce',
};
const GONE = 'This picture no longer exists. Please upload it again.';

const { folder, isThere, clean, upload, later } = pictureTools(server);

async function ownerOfBusiness(fields: object = {}) {
  const owner = await server().signedIn(await makeMember(server().db));
  const { body } = await owner.post('/api/businesses', { ...FORM, ...fields });
  const id = typeof body === 'object' && body !== null && 'id' in body ? Number(body.id) : 0;
  return { owner, id };
}

describe('an uploaded picture', () => {
  test('that was never attached to a business is removed after a day', async () => {
    const { owner } = await ownerOfBusiness();
    const address = await upload(owner);
    await clean();
    await later(23);
    await clean();
    expect(isThere(address)).toBe(true);
    await later(2);
    await clean();
    expect(isThere(address)).toBe(false);
    expect((await server().visitor().get(address)).status).toBe(404);
  });

  test('that was replaced is removed after two weeks; the new one stays', async () => {
    const { owner, id } = await ownerOfBusiness();
    const [first, second] = [await upload(owner), await upload(owner)];
    await owner.json('PATCH', `/api/businesses/${id}`, { logo: first });
    await owner.json('PATCH', `/api/businesses/${id}`, { logo: second });
    await clean();
    await later(13 * 24);
    await clean();
    expect([isThere(first), isThere(second)]).toEqual([true, true]);
    await later(2 * 24);
    await clean();
    expect([isThere(first), isThere(second)]).toEqual([false, true]);
  });

  test('that an article, or a banner in any language, uses stays', async () => {
    const { db } = server();
    const { owner } = await ownerOfBusiness();
    const [heroImage, imageUrl, german, unused] = [
      await upload(owner),
      await upload(owner),
      await upload(owner),
      await upload(owner),
    ];
    const texts = { de: { title: 'Messe', imageUrl: german, targetUrl: '' } };
    await makeArticle(db, { heroImage });
    await db
      .insertInto('banners')
      .values({
        title: 'Fair',
        imageUrl,
        targetUrl: 'https://fair.test/',
        pages: ['feed'],
        texts: JSON.stringify(texts),
      })
      .execute();
    await clean();
    await later(20 * 24);
    await clean();
    const kept = [heroImage, imageUrl, german].map(isThere);
    expect([...kept, isThere(unused)]).toEqual([true, true, true, false]);
  });

  test('stays when a business uses it again before it expires', async () => {
    const { owner, id } = await ownerOfBusiness();
    const logo = await upload(owner);
    await owner.json('PATCH', `/api/businesses/${id}`, { logo });
    await owner.json('PATCH', `/api/businesses/${id}`, { logo: '' });
    await clean();
    await later(20 * 24);
    await owner.json('PATCH', `/api/businesses/${id}`, { coverImage: logo });
    await clean();
    expect(isThere(logo)).toBe(true);
  });

  test('of a deleted business stays while the deletion can be undone, and is removed with the business', async () => {
    const { db } = server();
    const { owner, id } = await ownerOfBusiness();
    const logo = await upload(owner);
    await owner.json('PATCH', `/api/businesses/${id}`, { logo });
    await db.updateTable('businesses').set({ deletedAt: new Date() }).where('id', '=', id).execute();
    await clean();
    await later(20 * 24);
    await clean();
    expect(isThere(logo)).toBe(true);
    await db.deleteFrom('businesses').where('id', '=', id).execute();
    await clean();
    await later(15 * 24);
    await clean();
    expect(isThere(logo)).toBe(false);
  });

  test('that the storage could not remove is removed by a later attempt', async () => {
    const { owner } = await ownerOfBusiness();
    const address = await upload(owner);
    await clean();
    await later(25);
    const broken = {
      ...createDiskStorage(folder()),
      remove: () => Promise.reject(new Error('no storage today')),
    };
    await expect(clean(broken)).rejects.toThrow('3 of the files could not be removed');
    expect(isThere(address)).toBe(true);
    await clean();
    expect(isThere(address)).toBe(false);
  });
});

describe('an avatar', () => {
  /** A member with an avatar, and how many of its files are there. */
  async function memberWithAvatar() {
    const member = await makeMember(server().db);
    const browser = await server().signedIn(member);
    const picture = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#336699' } })
      .png()
      .toBuffer();
    const form = new FormData();
    form.set('file', new Blob([Uint8Array.from(picture)], { type: 'image/png' }), 'me.png');
    const { status } = await browser.send('POST', '/api/profile/avatar', { body: form });
    expect(status).toBe(200);
    const { avatarKey } = await server()
      .db.selectFrom('users')
      .select('avatarKey')
      .where('id', '=', member.id)
      .executeTakeFirstOrThrow();
    const files = AVATAR_SIZES.map((size) => join(folder(), avatarFile(avatarKey ?? '', size)));
    return { id: member.id, avatarKey, countFiles: () => files.filter((file) => existsSync(file)).length };
  }

  test('stays as long as a member has it', async () => {
    const { countFiles } = await memberWithAvatar();
    await clean();
    await later(20 * 24);
    await clean();
    expect(countFiles()).toBe(3);
  });

  test('that no member has any longer, as after a restore, is removed after two weeks', async () => {
    const { id, avatarKey, countFiles } = await memberWithAvatar();
    const restore = (key: string | null) =>
      server().db.updateTable('users').set({ avatarKey: key }).where('id', '=', id).execute();
    await restore(null);
    await clean();
    await later(13 * 24);
    await clean();
    expect(countFiles()).toBe(3);
    await restore(avatarKey);
    await clean();
    await later(20 * 24);
    await clean();
    expect(countFiles()).toBe(3);
    await restore(null);
    await clean();
    await later(15 * 24);
    await clean();
    expect(countFiles()).toBe(0);
  });

  test('whose upload failed halfway is removed after a day', async () => {
    const storage = createDiskStorage(folder());
    let stored = 0;
    const full = {
      ...storage,
      async put(...file: Parameters<typeof storage.put>) {
        if (stored === 2) throw new Error('no space left');
        await storage.put(...file);
        stored += 1;
      },
    };
    const body = Buffer.from('webp');
    const pictures = AVATAR_SIZES.map((width) => ({ width, height: width, body }));
    const [largest, ...smaller] = pictures;
    if (!largest) throw new Error('An avatar has sizes');
    await expect(
      storeAvatar(
        { db: server().db, storage: full, uploadedBy: null },
        { pictures: [largest, ...smaller], colors: '' },
      ),
    ).rejects.toThrow('no space left');
    const count = () => readdirSync(join(folder(), 'avatars')).length;
    const before = count();
    await clean();
    await later(25);
    await clean();
    expect(count()).toBe(before - 2);
  });
});

describe('a missing picture', () => {
  test('is rejected with the field’s name, and the business does not change', async () => {
    const { owner, id } = await ownerOfBusiness();
    const logo = '/business-images/neverstored.webp';
    for (const answer of [
      await owner.post('/api/businesses', { ...FORM, logo }),
      await owner.json('PATCH', `/api/businesses/${id}`, { logo, city: 'Porto' }),
    ])
      expect(answer).toMatchObject({ status: 400, body: { issues: [{ path: 'logo', message: GONE }] } });
    const { city } = await server()
      .db.selectFrom('businesses')
      .select('city')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(city).toBeNull();
  });

  test('does not keep an owner from editing a business that has long used it', async () => {
    const { db } = server();
    const member = await makeMember(db);
    const coverImage = '/business-images/lost.webp';
    const { id } = await makeBusiness(db, { ownerId: member.id, coverImage });
    const owner = await server().signedIn(member);
    expect(await owner.json('PATCH', `/api/businesses/${id}`, { coverImage, city: 'Porto' })).toMatchObject({
      status: 200,
      body: { city: 'Porto' },
    });
  });
});
