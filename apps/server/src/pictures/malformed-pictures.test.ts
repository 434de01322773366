import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { makeMember } from '@guildhall/db/testing';
import type { Browser } from '../../testing/browser.ts';
import { testServer } from '../../testing/test-server.ts';

const server = testServer();
let member: Browser;

beforeAll(async () => {
  member = await server().signedIn(await makeMember(server().db));
});

const UNREADABLE = 'This file is not a picture we can read. Please choose a PNG, JPEG or WebP file.';
const INCOMPLETE = 'This picture is incomplete. Please choose the whole file, or another picture.';
const TOO_MANY_PIXELS = 'This picture has too many pixels. Please choose a smaller one.';

function upload(content: Uint8Array) {
  const form = new FormData();
  form.set('file', new Blob([Uint8Array.from(content)], { type: 'image/png' }), 'me.png');
  return member.send('POST', '/api/profile/avatar', { body: form });
}

const plain = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: '#336699' } });

const chunk = (type: string, data: Uint8Array) => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};

/** A PNG whose header declares more than its few bytes contain. */
function bomb(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(1_000_000))),
    chunk('IEND', new Uint8Array()),
  ]);
}

const animated = async () => {
  const pixels = Buffer.alloc(8 * 8 * 3 * 2, 120);
  return sharp(pixels, { raw: { width: 8, height: 16, channels: 3, pageHeight: 8 } })
    .gif()
    .toBuffer();
};

/** Just below the limit of an upload. */
const padded = (content: Buffer) => Buffer.concat([content, Buffer.alloc(5_200_000 - content.length)]);

test.each<[string, () => Promise<Buffer>, string]>([
  ['an animated GIF', animated, UNREADABLE],
  ['an animated GIF of 5 MB', async () => padded(await animated()), UNREADABLE],
  [
    'a script that begins as a GIF',
    async () => Buffer.from('GIF89a/*\x01\x00*/=1;alert(document.domain)'),
    UNREADABLE,
  ],
  [
    'a page that begins as a PNG',
    async () => Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from('<script>1</script>')]),
    UNREADABLE,
  ],
  [
    'an SVG that asks for a file',
    async () =>
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>'),
    UNREADABLE,
  ],
  ['a TIFF', () => plain(9, 9).tiff().toBuffer(), UNREADABLE],
  ['a JPEG cut in half', async () => cutInHalf(await plain(600, 400).jpeg().toBuffer()), INCOMPLETE],
  ['a JPEG without its last rows', async () => cutShort(await noise().jpeg().toBuffer(), 200), INCOMPLETE],
  ['a PNG cut in half', async () => cutInHalf(await noise().png().toBuffer()), INCOMPLETE],
  ['a WebP cut in half', async () => cutInHalf(await noise().webp().toBuffer()), UNREADABLE],
  ['a PNG that promises 50,000 by 50,000', async () => bomb(50_000, 50_000), TOO_MANY_PIXELS],
  ['a PNG that promises 4,000 by 4,000', async () => bomb(4_000, 4_000), UNREADABLE],
  ['25 megapixels', () => plain(5_000, 5_001).png().toBuffer(), TOO_MANY_PIXELS],
  [
    'fewer pixels of 16 bits that decode to as much',
    () => plain(4_000, 4_000, 4).toColourspace('rgb16').png().toBuffer(),
    TOO_MANY_PIXELS,
  ],
])('%s is rejected with a sentence, and nothing of it is stored', async (_name, make, message) => {
  expect(await upload(await make())).toMatchObject({ status: 400, body: { message } });
  const folder = join(server().dataDir, 'uploads');
  expect(existsSync(folder) ? readdirSync(folder) : []).toEqual([]);
});

test('a JPEG with an appended archive is stored as the picture only', async () => {
  const archive = Buffer.from('PK\u0003\u0004 secret-archive <script>alert(1)</script>');
  const { status, body } = await upload(Buffer.concat([await plain(64, 64).jpeg().toBuffer(), archive]));
  expect(status).toBe(200);
  const address = typeof body === 'object' && body !== null && 'avatar' in body ? String(body.avatar) : '';
  const stored = await (await fetch(server().origin + address)).arrayBuffer();
  expect(Buffer.from(stored).toString('latin1')).not.toMatch(/secret-archive|script/);
});

test.each([
  ['baseline', { progressive: false }],
  ['progressive', { progressive: true }],
])('a %s JPEG that lacks only its end marker is accepted', async (_kind, options) => {
  const whole = await noise().jpeg(options).toBuffer();
  expect((await upload(cutShort(whole, 2))).status).toBe(200);
});

test.each([
  ['CMYK', () => plain(40, 30).toColourspace('cmyk').jpeg().toBuffer()],
  ['16 bits', () => plain(40, 30).toColourspace('rgb16').png().toBuffer()],
  ['transparent', () => plain(40, 30, 4).png().toBuffer()],
  ['Display P3', () => plain(40, 30).withIccProfile('p3').jpeg().toBuffer()],
  ['mirrored and turned', () => plain(40, 30).withMetadata({ orientation: 5 }).jpeg().toBuffer()],
])('a picture that is %s is accepted', async (_kind, make) => {
  expect((await upload(await make())).status).toBe(200);
});

test('24 megapixels are accepted', async () => {
  expect((await upload(await plain(6_000, 4_000).jpeg().toBuffer())).status).toBe(200);
});

const cutShort = (content: Buffer, bytes: number) => content.subarray(0, content.length - bytes);

const cutInHalf = (content: Buffer) => content.subarray(0, content.length / 2);

const noise = () =>
  sharp({
    create: {
      width: 200,
      height: 200,
      channels: 3,
      background: '#000000',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  });
