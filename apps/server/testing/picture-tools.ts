import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { removeUnusedPictures } from '@guildhall/api';
import { pictureSources } from '@guildhall/api/files/uploads/pictures.schema';
import { runFileRemovals } from '@guildhall/api/testing';
import { sql } from '@guildhall/db';
import { createDiskStorage } from '../src/storage/disk-storage.ts';
import { field } from './attachments.ts';
import { type Browser, whenReady } from './browser.ts';
import type { TestServer } from './test-server.ts';

/** Uploads pictures of businesses, ages them, and removes the unused ones as the daily job does. */
export function pictureTools(server: () => TestServer) {
  const folder = () => join(server().dataDir, 'files');
  return {
    folder,

    /** All three sizes of a picture, or none. */
    isThere: (address: string): boolean => {
      const files = pictureSources(address).map((source) => existsSync(folder() + source.address));
      if (new Set(files).size !== 1) throw new Error(`Some sizes of ${address} are missing`);
      return files.length === 3 && files.every(Boolean);
    },

    /** What the daily job does, and the jobs that it enqueues. */
    clean: async (storage = createDiskStorage(folder())): Promise<void> => {
      await removeUnusedPictures(server().db);
      await runFileRemovals(server().db, storage);
    },

    upload: async (owner: Browser): Promise<string> => {
      const picture = sharp({ create: { width: 1_200, height: 600, channels: 3, background: '#336699' } });
      const form = new FormData();
      const file = new Blob([Uint8Array.from(await picture.png().toBuffer())], { type: 'image/png' });
      form.set('file', file, 'logo.png');
      const { status, body, text } = await whenReady(() =>
        owner.send('POST', '/api/businesses/images?kind=cover', { body: form }),
      );
      if (status !== 201) throw new Error(`The upload answered ${status}: ${text}`);
      return String(field(body, 'url'));
    },

    /** Ages pictures that the job has found unused. */
    later: (hours: number) =>
      sql`update business_images set unused_since = unused_since - make_interval(hours => ${hours})`.execute(
        server().db,
      ),
  };
}
