import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Drawing } from '@guildhall/demo';
import { readEncoded, writeEncoded } from './encoded-cache.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'guildhall-encoded-'));
});
afterAll(() => rm(folder, { recursive: true }));

const drawing: Drawing = { svg: '<svg/>', kind: 'scene', width: 8 };
const encoded = {
  pictures: [{ width: 8, height: 8, body: Buffer.from('webp') }] as [
    { width: number; height: number; body: Buffer },
  ],
  colors: '336699'.repeat(4),
};

test('a picture that could not be written leaves no unfinished file, and is encoded again', async () => {
  await writeEncoded(drawing, encoded, folder);
  expect(await readEncoded(drawing, folder)).toMatchObject({ colors: encoded.colors });
  const [name = ''] = await readdir(folder);
  await rm(join(folder, name));
  await mkdir(join(folder, name, 'in-the-way'), { recursive: true });
  await writeEncoded(drawing, encoded, folder);
  expect(await readdir(folder)).toEqual([name]);
  expect(await readEncoded(drawing, folder)).toBeNull();
});
