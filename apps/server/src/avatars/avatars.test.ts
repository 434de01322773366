import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { runFileRemovals } from '@guildhall/api/testing';
import { makeMember } from '@guildhall/db/testing';
import type { Browser } from '../../testing/browser.ts';
import { testServer } from '../../testing/test-server.ts';
import { createDiskStorage } from '../storage/disk-storage.ts';

const server = testServer();
let browser: Browser;

beforeAll(async () => {
  browser = await server().signedIn(await makeMember(server().db));
});

const picture = (width = 600, height = 400) =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } });

function upload(
  content: Uint8Array,
  { headers = {}, as = browser }: { headers?: Record<string, string>; as?: Browser } = {},
) {
  const form = new FormData();
  form.set('file', new Blob([Uint8Array.from(content)], { type: 'image/png' }), 'me.png');
  return as.send('POST', '/api/profile/avatar', { body: form, headers });
}

const runRemovals = () => runFileRemovals(server().db, createDiskStorage(join(server().dataDir, 'files')));

const avatarOf = (body: unknown) =>
  typeof body === 'object' && body !== null && 'avatar' in body ? String(body.avatar) : '';

async function bytes(path: string): Promise<Buffer> {
  const answer = await fetch(server().origin + path);
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
}

describe('a member who uploads a picture', () => {
  test.each(['png', 'jpeg', 'webp'] as const)('as %s sees it in three sizes', async (format) => {
    const { status, body } = await upload(await picture().toFormat(format).toBuffer());
    expect(status).toBe(200);
    const address = avatarOf(body);
    expect(address).toMatch(/^\/avatars\/[a-z0-9]+-192\.webp$/);
    for (const size of [96, 192, 384]) {
      const {
        format: stored,
        width,
        height,
      } = await sharp(await bytes(address.replace('-192', `-${size}`))).metadata();
      expect({ stored, width, height }).toEqual({ stored: 'webp', width: size, height: size });
    }
  });

  test('gets it even when others upload at the same time, one of them an invalid file', async () => {
    const [ana, ben] = [
      await server().signedIn(await makeMember(server().db)),
      await server().signedIn(await makeMember(server().db)),
    ];
    const good = await picture().png().toBuffer();
    const answers = await Promise.all([
      upload(good, { as: ana }),
      upload(good.subarray(0, good.length / 2), { as: browser }),
      upload(good, { as: ben }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 400, 200]);
    expect(avatarOf(answers[0].body)).not.toBe(avatarOf(answers[2].body));
  });

  test('reveals neither the location nor the camera', async () => {
    const withPlace = await picture()
      .withExif({
        IFD0: { Make: 'SecretCamera' },
        IFD3: { GPSLatitude: '47/1 4/1 0/1', GPSLatitudeRef: 'N' },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><note>SecretNote</note></x:xmpmeta>')
      .jpeg()
      .toBuffer();
    expect((await sharp(withPlace).metadata()).exif).toBeDefined();
    expect(withPlace.toString('latin1')).toContain('SecretCamera');
    const { body } = await upload(withPlace);
    const stored = await bytes(avatarOf(body));
    const { exif, xmp, iptc, icc } = await sharp(stored).metadata();
    expect({ exif, xmp, iptc, icc }).toEqual({
      exif: undefined,
      xmp: undefined,
      iptc: undefined,
      icc: undefined,
    });
    expect(stored.toString('latin1')).not.toMatch(/SecretCamera|SecretNote|GPS/);
  });

  test('sees it upright, whatever its EXIF orientation', async () => {
    const top = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#ff0000' } })
      .png()
      .toBuffer();
    const lying = await picture(40, 40)
      .composite([{ input: top, top: 0, left: 0 }])
      .withMetadata({ orientation: 3 })
      .jpeg()
      .toBuffer();
    const { body } = await upload(lying);
    const { data } = await sharp(await bytes(avatarOf(body)))
      .extract({ left: 96, top: 180, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(data[0]).toBeGreaterThan(200);
  });

  test('has it cached by browsers for a day, and each upload has a new URL', async () => {
    const content = await picture().png().toBuffer();
    const [first, second] = [await upload(content), await upload(content)];
    expect(avatarOf(second.body)).not.toBe(avatarOf(first.body));
    const answer = await server().visitor().get(avatarOf(second.body));
    expect(answer.headers.get('cache-control')).toBe('public, max-age=86400, immutable');
    expect(answer.headers.get('content-type')).toBe('image/webp');
    await runRemovals();
    expect((await server().visitor().get(avatarOf(first.body))).status).toBe(404);
    expect((await server().visitor().get(avatarOf(second.body))).status).toBe(200);
  });

  test('can remove it, which deletes every file', async () => {
    const member = await makeMember(server().db);
    const own = await server().signedIn(member);
    const { body } = await upload(await picture().png().toBuffer(), { as: own });
    const key = avatarOf(body).slice('/avatars/'.length).split('-')[0] ?? '';
    const answer = await own.send('DELETE', '/api/profile/avatar');
    expect(answer).toMatchObject({ status: 200, body: { avatar: null } });
    await runRemovals();
    const files = await readdir(join(server().dataDir, 'files', 'avatars'));
    expect(files.filter((name) => name.startsWith(key))).toEqual([]);
  });
});

describe('a member is told why a file is rejected:', () => {
  const UNREADABLE = 'This file is not a picture we can read. Please choose a PNG, JPEG or WebP file.';
  const INCOMPLETE = 'This picture is incomplete. Please choose the whole file, or another picture.';

  test.each([
    ['a text named .png', async () => Buffer.from('not a picture at all'), 400, UNREADABLE],
    ['an empty file', async () => Buffer.alloc(0), 400, UNREADABLE],
    [
      'an SVG',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      400,
      UNREADABLE,
    ],
    ['a GIF', () => picture(9, 9).gif().toBuffer(), 400, UNREADABLE],
    ['half a picture', async () => (await picture().png().toBuffer()).subarray(0, 400), 400, INCOMPLETE],
    [
      '6 MB',
      async () => Buffer.concat([await picture().png().toBuffer(), Buffer.alloc(6 * 1_024 * 1_024)]),
      413,
      'This picture is larger than 5 MB. Please choose a smaller one.',
    ],
    [
      'too many pixels',
      () => picture(9_000, 9_000).png().toBuffer(),
      400,
      'This picture has too many pixels. Please choose a smaller one.',
    ],
  ])('%s', async (_name, make, status, message) => {
    expect(await upload(await make())).toMatchObject({ status, body: { message } });
  });

  test('JSON instead of a file', async () => {
    expect(await browser.post('/api/profile/avatar', {})).toMatchObject({
      status: 400,
      body: { message: 'Please send the picture as a file.' },
    });
  });
});

describe('nobody else can change the picture:', () => {
  test('a visitor who is not signed in', async () => {
    const visitor = server().visitor();
    expect((await upload(await picture().png().toBuffer(), { as: visitor })).status).toBe(401);
    expect((await visitor.send('DELETE', '/api/profile/avatar')).status).toBe(401);
  });

  test('a form on another site', async () => {
    const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
    expect((await upload(await picture().png().toBuffer(), { headers })).status).toBe(403);
  });
});

test.each([
  '/avatars/../session-secret',
  '/avatars/%2e%2e%2fsession-secret',
  '/avatars/a.webp',
  '/avatars/x-192.png',
])('%s is not served', async (path) => {
  expect((await server().visitor().get(path)).status).toBe(404);
});
