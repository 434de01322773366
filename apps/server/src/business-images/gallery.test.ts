import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { removeUnusedPictures } from '@guildhall/api';
import { makeBusiness, makeMember } from '@guildhall/db/testing';
import { field } from '../../testing/attachments.ts';
import type { Browser } from '../../testing/browser.ts';
import { testServer } from '../../testing/test-server.ts';

const server = testServer();
let owner: Browser;
let id = 0;
let slug = '';

beforeAll(async () => {
  const member = await makeMember(server().db);
  owner = await server().signedIn(member);
  ({ id, slug } = await makeBusiness(server().db, { ownerId: member.id }));
});

async function upload(): Promise<string> {
  const picture = sharp({ create: { width: 1_000, height: 500, channels: 3, background: '#336699' } });
  const form = new FormData();
  form.set('file', new Blob([Uint8Array.from(await picture.png().toBuffer())]), 'shop.png');
  const { body } = await owner.send('POST', '/api/businesses/images?kind=gallery', { body: form });
  return String(field(body, 'url'));
}

const save = (images: object[], as = owner) => as.json('PATCH', `/api/businesses/${id}`, { images });
const shown = async () =>
  field((await server().visitor().get(`/api/businesses/slug/${slug}`)).body, 'images');

describe('the gallery of a business', () => {
  test('shows visitors its pictures in the order of its owner, with their descriptions', async () => {
    const [oven, bread] = [await upload(), await upload()];
    const images = [
      { address: bread, alt: 'Two loaves' },
      { address: oven, alt: '' },
    ];
    expect((await save(images)).status).toBe(200);
    expect(await shown()).toEqual(images);
    expect((await save(images.toReversed())).status).toBe(200);
    expect(await shown()).toEqual(images.toReversed());
    expect((await server().visitor().get(oven)).status).toBe(200);
  });

  test('keeps its pictures from being removed as unused, until they are taken out', async () => {
    const address = await upload();
    await save([{ address, alt: '' }]);
    const unusedSince = async () => {
      await removeUnusedPictures(server().db);
      const row = server()
        .db.selectFrom('businessImages')
        .select('unusedSince')
        .where('address', '=', address);
      return (await row.executeTakeFirstOrThrow()).unusedSince;
    };
    expect(await unusedSince()).toBeNull();
    await save([]);
    expect(await unusedSince()).not.toBeNull();
  });

  test('stays as it is when other fields are changed', async () => {
    const images = [{ address: await upload(), alt: 'The shop' }];
    await save(images);
    await owner.json('PATCH', `/api/businesses/${id}`, { shortDescription: 'Bread' });
    expect(await shown()).toEqual(images);
  });

  test('has at most twelve pictures, each once, and none from elsewhere', async () => {
    const address = await upload();
    const thirteen = Array.from({ length: 13 }, (_, index) => ({
      address: `/business-images/0a1b2c3d${index}.webp`,
      alt: '',
    }));
    expect(await save(thirteen)).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'images', message: 'At most 12 pictures' }] },
    });
    for (const images of [
      [{ address: 'https://tracker.test/a.webp', alt: '' }],
      [{ address: '/attachments/0a1b2c3d.webp', alt: '' }],
      [{ address: '/business-images/neveruploaded.webp', alt: '' }],
      [
        { address, alt: '' },
        { address, alt: 'Twice' },
      ],
    ])
      expect((await save(images)).status).toBe(400);
  });

  test('is changed by its owner only', async () => {
    const other = await server().signedIn(await makeMember(server().db));
    expect((await save([], other)).status).toBe(403);
  });
});
