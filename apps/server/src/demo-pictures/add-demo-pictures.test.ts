import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { canSeeAttachment, removeUnusedPictures } from '@guildhall/api';
import { seedDemo } from '@guildhall/demo';
import { testDatabase } from '@guildhall/db/testing';
import type { Encoded } from '../pictures/encoder-messages.ts';
import { createDiskStorage } from '../storage/disk-storage.ts';
import { addDemoPictures } from './add-demo-pictures.ts';
import { listDrawings } from '@guildhall/demo';

const database = testDatabase();
const folder = mkdtempSync(join(tmpdir(), 'guildhall-demo-pictures-'));
const storage = createDiskStorage(folder);
const drawings = listDrawings();

/** What is in the files does not matter here. */
const ENCODED: Encoded = {
  pictures: [{ width: 960, height: 480, body: Buffer.from('webp') }],
  colors: '336699'.repeat(4),
};

beforeAll(async () => {
  await seedDemo(database(), { now: new Date() });
  const encoded = new Map([...drawings.keys()].map((name) => [name, ENCODED]));
  await addDemoPictures(database(), storage, encoded);
}, 30_000);
afterAll(() => rmSync(folder, { recursive: true }));

test('every business has a cover and a logo, every article its picture, and most members a portrait', async () => {
  const businesses = await database().selectFrom('businesses').select(['coverImage', 'logo']).execute();
  const articles = await database().selectFrom('articles').select('heroImage').execute();
  const members = await database().selectFrom('users').select('avatarKey').execute();
  expect(businesses.filter(({ coverImage, logo }) => coverImage === null || logo === null)).toEqual([]);
  expect(articles.filter(({ heroImage }) => heroImage === null)).toEqual([]);
  const portraits = members.filter(({ avatarKey }) => avatarKey !== null);
  expect(portraits.length).toBeGreaterThan(members.length * 0.8);
  expect(portraits.length).toBeLessThan(members.length);
});

test('visitors see the described pictures of posts', async () => {
  const pictures = await database().selectFrom('attachments').select(['address', 'alt']).execute();
  expect(pictures.length).toBeGreaterThan(8);
  for (const { address, alt } of pictures) {
    expect(alt).not.toBe('');
    expect(await canSeeAttachment(database(), null, address)).toBe(true);
  }
});

test('the job that removes unused pictures finds each of them in use', async () => {
  await removeUnusedPictures(database());
  const pictures = database().selectFrom('businessImages').select('address');
  expect(await pictures.execute()).not.toEqual([]);
  expect(await pictures.where('unusedSince', 'is not', null).execute()).toEqual([]);
});

test('every drawing can be rendered, in the proportions of its largest box', async () => {
  const [portrait, cover] = ['portrait maya-torres', 'cover table-sept'].map(
    (name) => drawings.get(name)?.svg,
  );
  expect(await sharp(Buffer.from(portrait ?? '')).metadata()).toMatchObject({ width: 384, height: 384 });
  expect(await sharp(Buffer.from(cover ?? '')).metadata()).toMatchObject({ width: 1_200, height: 420 });
});
