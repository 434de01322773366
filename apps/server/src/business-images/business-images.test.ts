import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeMember } from '@guildhall/db/testing';
import { pictureSources } from '@guildhall/api/files/uploads/pictures.schema';
import type { Browser } from '../../testing/browser.ts';
import { testServer } from '../../testing/test-server.ts';

const server = testServer();
let owner: Browser;

beforeAll(async () => {
  owner = await server().signedIn(await makeMember(server().db));
});

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } })
    .png()
    .toBuffer();

function upload(content: Uint8Array, kind: string, as = owner) {
  const form = new FormData();
  form.set('file', new Blob([Uint8Array.from(content)], { type: 'image/png' }), 'logo.png');
  return as.send('POST', `/api/businesses/images?kind=${kind}`, { body: form });
}

/** Nobody else sees it before something public shows it. */
const asOwner = () => ({ headers: { cookie: owner.cookies.header('/') } });

const urlOf = (body: unknown) =>
  typeof body === 'object' && body !== null && 'url' in body ? String(body.url) : '';

const TOO_LARGE = 'This picture is larger than 5 MB. Please choose a smaller one.';

const BAKERY = {
  name: 'Rye & Shine',
  description: 'Bread by cargo bike.',
  industry: 'Retail',
  category: 'E-commerce',
};

describe('an owner who uploads a picture', () => {
  test('gets it in three sizes, without the place where it was taken, at an address that tells its size and colors', async () => {
    const original = await sharp({
      create: { width: 2_000, height: 1_000, channels: 3, background: '#336699' },
    })
      .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '38/1 43/1 0/1' } })
      .jpeg()
      .toBuffer();
    expect((await sharp(original).metadata()).exif).toBeDefined();
    const url = urlOf((await upload(original, 'cover')).body);
    expect(url).toMatch(/^\/business-images\/[a-z0-9]+-1600x800-[0-9a-f]{24}\.webp$/);
    const sizes = pictureSources(url).map(async ({ address }) => {
      const file = await fetch(server().origin + address, asOwner());
      const { width, height, exif } = await sharp(Buffer.from(await file.arrayBuffer())).metadata();
      return { width, height, exif };
    });
    expect(await Promise.all(sizes)).toEqual([
      { width: 1_600, height: 800, exif: undefined },
      { width: 960, height: 480, exif: undefined },
      { width: 480, height: 240, exif: undefined },
    ]);
  });

  test.each([
    ['logo', 1_000, 500, { width: 384, height: 192 }],
    ['cover', 3_200, 1_600, { width: 1_600, height: 800 }],
    ['cover', 300, 200, { width: 300, height: 200 }],
  ])('for a %s of %i by %i gets it resized, not cropped', async (kind, width, height, size) => {
    const { status, body } = await upload(await picture(width, height), kind);
    expect(status).toBe(201);
    expect(urlOf(body)).toMatch(/^\/business-images\/[a-z0-9]+-\d+x\d+-[0-9a-f]{24}\.webp$/);
    const answer = await fetch(server().origin + urlOf(body), asOwner());
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect(answer.headers.get('cache-control')).toBe('private, max-age=86400, immutable');
    expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject({
      format: 'webp',
      ...size,
    });
  });

  test('lists a business with it', async () => {
    const logo = urlOf((await upload(await picture(64, 64), 'logo')).body);
    expect(await owner.post('/api/businesses', { ...BAKERY, logo })).toMatchObject({
      status: 201,
      body: { logo },
    });
  });
});

describe('a picture of an article or a banner', () => {
  test('is uploaded by administrators, and shown in what they write', async () => {
    const admin = await server().signedIn(await makeMember(server().db, { role: 'admin' }));
    const heroImage = urlOf((await upload(await picture(64, 64), 'hero', admin)).body);
    const article = { title: 'News', content: 'Text', author: 'Ana', heroImage };
    expect(await admin.post('/api/admin/articles', article)).toMatchObject({
      status: 201,
      body: { heroImage },
    });
    const imageUrl = urlOf((await upload(await picture(64, 64), 'banner', admin)).body);
    const banner = { title: 'Fair', imageUrl, targetUrl: 'https://fair.test/', pages: ['feed'] };
    expect(await admin.post('/api/admin/banners', banner)).toMatchObject({ body: { imageUrl } });
  });

  test.each([
    [true, 200],
    [false, 404],
  ])(
    'of a banner in a further language is seen by visitors while it is shown: %s',
    async (isActive, status) => {
      const admin = await server().signedIn(await makeMember(server().db, { role: 'admin' }));
      const [imageUrl, german] = [
        urlOf((await upload(await picture(64, 64), 'banner', admin)).body),
        urlOf((await upload(await picture(64, 64), 'banner', admin)).body),
      ];
      const texts = { de: { title: 'Messe', imageUrl: german, targetUrl: '' } };
      const banner = { title: 'Fair', imageUrl, targetUrl: 'https://fair.test/', pages: ['feed'], texts };
      await admin.post('/api/admin/banners', { ...banner, isActive });
      expect((await server().visitor().get(german)).status).toBe(status);
    },
  );

  test.each(['hero', 'banner'])('cannot be a %s that a member uploaded', async (kind) => {
    expect(await upload(await picture(64, 64), kind)).toMatchObject({ status: 403 });
  });
});

describe('nothing is stored', () => {
  test('of a logo of 10 MB', async () => {
    const content = Buffer.concat([await picture(64, 64), Buffer.alloc(10 * 1_024 * 1_024)]);
    expect(await upload(content, 'logo')).toMatchObject({
      status: 413,
      body: { message: TOO_LARGE, issues: [{ path: 'file', message: TOO_LARGE }] },
    });
  });

  test('of a file that is not a picture', async () => {
    expect(await upload(Buffer.from('<svg/>'), 'logo')).toMatchObject({ status: 400 });
  });

  test.each(['poster', 'constructor', ''])('of a kind of picture called "%s"', async (kind) => {
    const message = 'logo, cover, gallery, hero, article, banner, site-logo, or site-icon';
    expect(await upload(await picture(64, 64), kind)).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'kind', message }] },
    });
  });

  test('for a visitor who is not signed in', async () => {
    expect(await upload(await picture(64, 64), 'logo', server().visitor())).toMatchObject({ status: 401 });
  });
});

test.each(['/business-images/../session-secret', '/business-images/a.webp', '/business-images/x.png'])(
  '%s does not exist',
  async (path) => {
    expect((await server().visitor().get(path)).status).toBe(404);
  },
);
