import { beforeAll, describe, expect, test } from 'vitest';
import { removeUnusedPictures } from '@guildhall/api';
import { runFileRemovals } from '@guildhall/api/testing';
import { pictureSources } from '@guildhall/api/files/uploads/pictures.schema';
import { TEST_PASSWORD, makeMember } from '@guildhall/db/testing';
import { field, look, sendPicture, uploadAttachment } from '../../testing/attachments.ts';
import type { Browser } from '../../testing/browser.ts';
import { page, servePages } from '../../testing/serve-pages.ts';
import { testServer } from '../../testing/test-server.ts';
import { createDiskStorage } from '../storage/disk-storage.ts';

const server = testServer();
let author: Browser;
let reader: Browser;
let admin: Browser;
let authorId = 0;

const member = async (fields: Parameters<typeof makeMember>[1] = {}) => {
  const made = await makeMember(server().db, fields);
  return { id: made.id, browser: await server().signedIn(made) };
};

beforeAll(async () => {
  ({ browser: author, id: authorId } = await member());
  ({ browser: reader } = await member());
  ({ browser: admin } = await member({ role: 'admin' }));
});

const upload = (as = author) => uploadAttachment(as);

let posts = 0;
const post = (pictures: object[], as = author) =>
  as.post('/api/feed', { content: `Our shop, ${(posts += 1)}`, type: 'general', pictures });

/** A post with one picture. */
async function posted(as = author) {
  const address = await upload(as);
  const { body } = await post([{ address, alt: 'The shop' }], as);
  return { address, id: Number(field(body, 'id')) };
}

describe('a post with pictures', () => {
  test('shows them in their order with their texts, in three sizes, to visitors too', async () => {
    const pictures = [
      { address: await upload(), alt: 'The oven' },
      { address: await upload(), alt: '' },
    ];
    const { status, body } = await post(pictures);
    expect({ status, pictures: field(body, 'pictures') }).toEqual({ status: 201, pictures });
    const [first] = (await server().visitor().get('/api/feed')).body as { pictures: object[] }[];
    expect(first?.pictures).toEqual(pictures);
    for (const { address } of pictures.flatMap((picture) => pictureSources(picture.address))) {
      const answer = await server().visitor().get(address);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('image/webp');
      expect(answer.headers.get('cache-control')).toBe('private, max-age=86400, immutable');
    }
  });

  test('is another post than one with the same text and other pictures, and the same as itself', async () => {
    const [one, other] = [await upload(), await upload()];
    const create = async (address: string) => {
      const body = { content: 'More photos', type: 'general', pictures: [{ address, alt: '' }] };
      return field((await author.post('/api/feed', body)).body, 'id');
    };
    const first = await create(one);
    expect(await create(other)).not.toBe(first);
    expect(await create(one)).toBe(first);
  });

  test('has at most four, and says so', async () => {
    const pictures = Array.from({ length: 5 }, () => ({ address: '/attachments/0a1b2c3d.webp', alt: '' }));
    expect(await post(pictures)).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'pictures', message: 'At most 4 pictures' }] },
    });
  });

  test.each(['https://tracker.test/a.webp', '/attachments/../a.webp', '/business-images/0a1b2c3d.webp'])(
    'cannot show %s, which is not uploaded for it',
    async (address) => {
      expect(await post([{ address, alt: '' }])).toMatchObject({
        status: 400,
        body: {
          issues: [{ path: 'pictures.0.address', message: 'Upload the picture instead of linking to it' }],
        },
      });
    },
  );

  test('cannot take a picture that no longer exists, or that another post has; nothing is posted', async () => {
    const { address } = await posted();
    const before = (await author.get('/api/feed')).body;
    for (const [as, taken] of [
      [author, '/attachments/neveruploaded.webp'],
      [author, address],
      [reader, address],
    ] as const)
      expect(await post([{ address: taken, alt: '' }], as)).toMatchObject({
        status: 400,
        body: { issues: [{ path: 'pictures.0.address' }] },
      });
    expect((await author.get('/api/feed')).body).toEqual(before);
  });
});

describe('a picture of a post', () => {
  test('is shown to nobody before its post is there, and cannot be uploaded by visitors', async () => {
    const address = await upload();
    expect(await look(author, address)).toBe(404);
    expect((await sendPicture(server().visitor())).status).toBe(401);
  });

  test('is not shown to whom the author blocks, nor to the author by whoever they block', async () => {
    const { id, browser: blocked } = await member();
    const { address } = await posted();
    const { address: theirs } = await posted(blocked);
    expect(await look(blocked, address)).toBe(200);
    await server().db.insertInto('blocks').values({ blockerId: authorId, blockedId: id }).execute();
    expect([await look(blocked, address), await look(author, theirs)]).toEqual([404, 404]);
    expect(await look(reader, address)).toBe(200);
  });

  test.each([
    ['deletes', (id: number) => author.send('DELETE', `/api/feed/${id}`)],
    [
      'hides',
      (id: number) => admin.json('PATCH', `/api/admin/posts/${id}/visibility`, { isPublished: false }),
    ],
  ])('is gone at once when someone %s the post; administrators still see it', async (how, remove) => {
    const { address, id } = await posted();
    expect((await remove(id)).status).toBe(200);
    const [small = { address: '' }] = pictureSources(address).slice(1);
    for (const as of [reader, server().visitor()])
      expect([await look(as, address), await look(as, small.address)]).toEqual([404, 404]);
    // Authors read what was hidden beside the reason.
    expect(await look(author, address)).toBe(how === 'hides' ? 200 : 404);
    expect(await look(admin, address)).toBe(200);
  });

  test('is erased with its author’s account, and so are its files; the text stays', async () => {
    const { browser } = await member();
    const { address, id } = await posted(browser);
    expect((await browser.post('/trpc/account.delete', { password: TEST_PASSWORD })).status).toBe(200);
    expect(await look(reader, address)).toBe(404);
    expect((await reader.get('/api/feed')).body).toContainEqual(
      expect.objectContaining({ id, pictures: [] }),
    );
    const storage = createDiskStorage(`${server().dataDir}/files`);
    await runFileRemovals(server().db, storage);
    for (const source of pictureSources(address))
      expect(await storage.get(source.address.slice(1))).toBeNull();
  });

  test('costs its reader one of the general limit, which has room for a page of the feed with 80', async () => {
    await using site = await servePages(server().db, {
      render: async () => page('rendered'),
      settings: { RATE_PRESET: 'default' },
    });
    const ask = async () =>
      (await site.get('/attachments/0a1b2c3d-8x8-0123456789abcdef01234567.webp')).statusCode;
    for (let asked = 0; asked < 80; asked += 1) expect(await ask()).toBe(404);
    expect((await site.get('/feed')).statusCode).toBe(200);
    for (let asked = 0; asked < 120; asked += 1) await ask();
    expect(await ask()).toBe(429);
  });

  test('that a post shows is not removed as unused', async () => {
    const { address } = await posted();
    await removeUnusedPictures(server().db);
    const { unusedSince } = await server()
      .db.selectFrom('businessImages')
      .select('unusedSince')
      .where('address', '=', address)
      .executeTakeFirstOrThrow();
    expect(unusedSince).toBeNull();
    expect(await look(reader, address)).toBe(200);
  });
});

describe('the description of a picture', () => {
  test('is changed by the author with the post, and by no one else', async () => {
    const { address, id } = await posted();
    const redescribe = (as: Browser, alt: string, of = address) =>
      as.json('PATCH', `/api/feed/${id}`, { pictures: [{ address: of, alt }] });
    expect(await redescribe(author, 'The oven, from the street')).toMatchObject({
      status: 200,
      body: { pictures: [{ address, alt: 'The oven, from the street' }], edited: true },
    });
    const { address: other } = await posted();
    expect((await redescribe(author, 'Not of this post', other)).status).toBe(400);
    expect((await redescribe(reader, 'Nonsense')).status).toBe(403);
  });

  test('of a post without a text stays: the post needs either', async () => {
    const address = await upload();
    const { body } = await author.post('/api/feed', { content: '', pictures: [{ address, alt: '' }] });
    const id = Number(field(body, 'id'));
    expect(await author.json('PATCH', `/api/feed/${id}`, { content: 'Now with words' })).toMatchObject({
      body: { content: 'Now with words' },
    });
    expect((await author.json('PATCH', `/api/feed/${id}`, { content: '' })).status).toBe(200);
    const { body: plain } = await author.post('/api/feed', { content: `Words, ${(posts += 1)}` });
    expect(
      await author.json('PATCH', `/api/feed/${String(field(plain, 'id'))}`, { content: ' ' }),
    ).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'content' }] },
    });
  });
});
