import { createHash, randomBytes, randomInt } from 'node:crypto';
import { copyFile, readFile, symlink, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { zstdCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { migrateProductSchema, sql } from '@guildhall/db';
import { testDatabase } from '@guildhall/db/testing';
import { addressOf, backupPlace, fingerprint, makeCommunity } from '../testing/community.ts';
import { oddNames } from '../testing/odd-names.ts';
import {
  type BackupPlace,
  type MadeBackup,
  checkBackup,
  createFullBackup,
  exportJson,
  newBackupName,
  openBackupFile,
  restoreBackup,
} from './index.ts';
import { keyId } from './manifest.ts';
import { makeTrailer } from './trailer.ts';

vi.setConfig({ testTimeout: 120_000 });

/** The full intensity is `BACKUP_FLIPS=200`, with 50 cuts. */
const FLIPS = Number(process.env['BACKUP_FLIPS'] ?? 20);
const CUTS = Math.round(FLIPS / 4);

const database = testDatabase();

/** One good backup; each test corrupts a copy of its own. */
let original: BackupPlace & AsyncDisposable;
let good: MadeBackup;

beforeAll(async () => {
  await makeCommunity(database(), 100);
  original = await backupPlace(addressOf(database()));
  good = await createFullBackup(original);
});
afterAll(() => original[Symbol.asyncDispose]());

/** A folder with only the good backup. */
async function placeWithBackup(): Promise<BackupPlace & MadeBackup & AsyncDisposable> {
  const place = await backupPlace(addressOf(database()));
  await copyFile(join(original.folder, good.name), join(place.folder, good.name));
  return { ...good, ...place };
}

/** The error of a restore, after which the live data must be unchanged. */
async function errorOf(place: BackupPlace, name: string) {
  const before = await fingerprint(place.connectionString);
  const refused: unknown = await restoreBackup(place, name).catch((error: unknown) => error);
  expect(await fingerprint(place.connectionString)).toEqual(before);
  return refused;
}

describe('a backup that was tampered with is rejected before anything changes', () => {
  it('whichever byte is flipped', async () => {
    await using place = await placeWithBackup();
    const { name, sizeBytes } = place;
    const file = join(place.folder, name);
    const whole = await readFile(file);
    const before = await fingerprint(place.connectionString);

    const accepted: number[] = [];
    for (let turn = 0; turn < FLIPS; turn += 1) {
      // The end holds the manifest and its signature; half of the flips go there.
      const at =
        turn % 2 === 0 ? randomInt(sizeBytes) : sizeBytes - 1 - randomInt(Math.min(20_000, sizeBytes));
      const flipped = Buffer.from(whole);
      flipped[at] = (flipped[at] ?? 0) ^ (1 << randomInt(8));
      await writeFile(file, flipped);
      const refused: unknown = await restoreBackup(place, name).catch((error: unknown) => error);
      if (!(refused instanceof Error && refused.name === 'BackupError')) accepted.push(at);
    }

    expect(accepted).toEqual([]);
    expect(await fingerprint(place.connectionString)).toEqual(before);
  });

  it('wherever it was truncated, and with bytes appended', async () => {
    await using place = await placeWithBackup();
    const { name, sizeBytes } = place;
    const whole = join(original.folder, name);

    const ends = [0, 1, 11, 12, 100, sizeBytes >> 1, sizeBytes - 1];
    const anywhere = Array.from({ length: Math.max(0, CUTS - ends.length) }, () => randomInt(sizeBytes));
    const before = await fingerprint(place.connectionString);
    for (const length of [...ends, ...anywhere]) {
      await copyFile(whole, join(place.folder, name));
      await truncate(join(place.folder, name), length);
      await expect(restoreBackup(place, name)).rejects.toMatchObject({ reason: 'damaged' });
    }
    expect(await fingerprint(place.connectionString)).toEqual(before);
    await writeFile(join(place.folder, name), Buffer.concat([await readFile(whole), Buffer.from('more')]));
    expect(await errorOf(place, name)).toMatchObject({ reason: 'damaged' });
  });

  it('when the manifest was rewritten without the key', async () => {
    await using place = await placeWithBackup();
    const { name, manifest } = place;
    const file = await readFile(join(place.folder, name));
    const payload = file.subarray(0, manifest.payload.bytes);
    const forged = makeTrailer({ ...manifest, appVersion: 'forged' }, 'a guessed key of sufficient length');
    await writeFile(join(place.folder, name), Buffer.concat([payload, forged]));

    expect(await errorOf(place, name)).toMatchObject({ reason: 'damaged' });
  });
});

describe('a backup of another origin is rejected', () => {
  it('when another installation made it', async () => {
    await using place = await backupPlace(addressOf(database()));
    const { name } = await createFullBackup({ ...place, key: 'the key of someone else entirely' });

    expect(await errorOf(place, name)).toMatchObject({
      reason: 'foreign',
      message: 'This backup was made by another installation',
    });
  });

  it('when it is a data export', async () => {
    await using place = await backupPlace(addressOf(database()));
    const { name } = await exportJson(place);

    expect(await errorOf(place, name)).toMatchObject({ reason: 'export' });
  });

  it('when a newer version made it', async () => {
    await using place = await placeWithBackup();
    const { name, manifest } = place;
    const later = [...manifest.migrations, '29991231T2359-of-the-future'];
    await reseal(place, name, { migrations: later, schemaVersion: later.at(-1) ?? '' });

    expect(await errorOf(place, name)).toMatchObject({ reason: 'newer' });
  });

  it('when it is no archive, or a decompression bomb', async () => {
    await using place = await backupPlace(addressOf(database()));
    const bomb = zstdCompressSync(Buffer.alloc(200 * 1_024 * 1_024));
    for (const content of [randomBytes(50_000), bomb, Buffer.alloc(0)]) {
      const name = newBackupName('full');
      await writeFile(join(place.folder, name), content);
      expect(await errorOf(place, name)).toMatchObject({ reason: 'damaged' });
    }
  });

  it('when it decompresses to more than its manifest says, even with a valid signature', async () => {
    await using place = await placeWithBackup();
    const { name, manifest } = place;
    const bomb = zstdCompressSync(Buffer.alloc(200 * 1_024 * 1_024));
    const payload = { bytes: bomb.length, sha256: createHash('sha256').update(bomb).digest('hex') };
    const trailer = makeTrailer({ ...manifest, keyId: keyId(place.key), payload }, place.key);
    await writeFile(join(place.folder, name), Buffer.concat([bomb, trailer]));

    expect(await errorOf(place, name)).toMatchObject({ name: 'BackupError' });
  });

  it('when its rows do not match its manifest', async () => {
    await using place = await placeWithBackup();
    const { name, manifest } = place;
    const tables = structuredClone(manifest.tables);
    for (const table of tables) if (table.name === 'users') table.rows += 1;
    await reseal(place, name, { tables });

    expect(await errorOf(place, name)).toMatchObject({ reason: 'inconsistent' });
  });
});

describe('a name', () => {
  it('that is not in the list opens nothing, whatever its encoding', async () => {
    await using place = await placeWithBackup();
    const { name } = place;
    await writeFile(join(place.folder, '..', 'secret-of-the-test'), 'secret');
    const odd = oddNames(name, place.folder.split('/').at(-1) ?? '');
    expect(odd.length).toBeGreaterThanOrEqual(200);

    for (const attempt of odd)
      await expect(openBackupFile(place.folder, attempt)).rejects.toMatchObject({
        reason: 'missing',
      });
    const { handle } = await openBackupFile(place.folder, name);
    await handle.close();
  });

  it('that is a link to another file opens nothing', async () => {
    await using place = await placeWithBackup();
    const { name } = place;
    const link = newBackupName('full');
    await symlink(join(place.folder, name), join(place.folder, link));
    await symlink('/etc/passwd', join(place.folder, newBackupName('export')));

    await expect(openBackupFile(place.folder, link)).rejects.toMatchObject({ reason: 'missing' });
  });
});

describe('a backup of an older version', () => {
  it('is migrated while it is restored', async () => {
    await using place = await backupPlace(addressOf(database()));
    const { migrations } = good.manifest;
    const older = migrations.slice(0, migrations.indexOf('20261122T1215-standard-terms'));
    await migrateProductSchema(database(), 'app_older', older.at(-1));
    await sql`
      with author as (insert into app_older.users (email, password, first_name, last_name)
        values ('older@test.test', 'x', 'O', 'M') returning id)
      insert into app_older.posts (user_id, content, state, is_published)
        select id, 'See https://older.test', 'waiting', false from author`.execute(database());
    await sql`
      with link as (insert into app_older.short_urls (original_url, short_code)
        values ('https://older.test/', 'older1') returning id)
      insert into app_older.post_links (post_id, position, short_url_id, written)
        select posts.id, 0, link.id, 'https://older.test' from app_older.posts, link`.execute(database());
    await sql`insert into app_older.post_shares (post_id, who)
      select id, 'member:' || user_id from app_older.posts`.execute(database());
    await sql`
      with article as (insert into app_older.articles (title, slug, content, author, published_at)
        values ('T', 't', 'C', 'A', now()) returning id)
      insert into app_older.article_shares (article_id, who) select id, 'visitor' from article`.execute(
      database(),
    );
    await sql`alter schema app rename to app_today; alter schema app_older rename to app`.execute(database());
    const { name, manifest } = await createFullBackup(place);
    await sql`alter schema app rename to app_older; alter schema app_today rename to app`.execute(database());
    expect(manifest.migrations).toEqual(older);

    await restoreBackup(place, name);

    expect((await createFullBackup(place)).manifest.migrations).toEqual(migrations);
    expect(await database().selectFrom('users').select('email').execute()).toEqual([
      { email: 'older@test.test' },
    ]);
    // Renamed columns and values arrive under their new names.
    expect(await database().selectFrom('posts').select('state').execute()).toEqual([
      { state: 'pending_review' },
    ]);
    expect(await database().selectFrom('postLinks').select('originalText').execute()).toEqual([
      { originalText: 'https://older.test' },
    ]);
    const [author] = await database().selectFrom('posts').select('userId').execute();
    expect(await database().selectFrom('postShares').select('visitorId').execute()).toEqual([
      { visitorId: `member:${author?.userId}` },
    ]);
    expect(await database().selectFrom('articleShares').select('visitorId').execute()).toEqual([
      { visitorId: 'visitor' },
    ]);
  });
});

/** The same payload under a changed manifest, signed with the right key. */
async function reseal(place: BackupPlace, name: string, changes: object): Promise<void> {
  const manifest = await checkBackup(place, name);
  const file = await readFile(join(place.folder, name));
  const trailer = makeTrailer({ ...manifest, ...changes }, place.key);
  await writeFile(
    join(place.folder, name),
    Buffer.concat([file.subarray(0, manifest.payload.bytes), trailer]),
  );
}
