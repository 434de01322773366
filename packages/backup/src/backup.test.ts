import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { sql } from '@guildhall/db';
import { makeMember, testDatabase } from '@guildhall/db/testing';
import { delayedDatabase } from '../testing/delayed-database.ts';
import { addressOf, backupPlace, fingerprint, makeCommunity } from '../testing/community.ts';
import {
  createFullBackup,
  exportJson,
  hasPreviousSnapshot,
  listBackupFiles,
  restoreBackup,
  expiredBackups,
  undoRestore,
  verifyBackup,
  withBackupLock,
} from './index.ts';

vi.setConfig({ testTimeout: 120_000 });

const database = testDatabase();

const Exported = z.object({ tables: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))) });

beforeAll(() => makeCommunity(database(), 100));

it('counts rows correctly when PostgreSQL reports the count after the last row', async () => {
  await using behind = await delayedDatabase(addressOf(database()));
  const straight = await fingerprint(addressOf(database()));
  expect(straight['users']).toMatch(/^1\d\d /);
  expect(await fingerprint(behind.connectionString)).toEqual(straight);

  await using place = await backupPlace(behind.connectionString);
  const { name } = await createFullBackup(place);
  await verifyBackup(place, name);
  const exported = await exportJson(place);
  expect(exported).toBeDefined();
});

it('verifies a backup by loading, comparing and dropping it, and changes nothing else', async () => {
  await using place = await backupPlace(addressOf(database()));
  const { name, manifest } = await createFullBackup(place);
  const before = await fingerprint(place.connectionString);

  const verified = await verifyBackup(place, name);

  expect(verified.tables).toBe(manifest.tables.length);
  expect(verified.rows).toBeGreaterThan(500);
  expect(await fingerprint(place.connectionString)).toEqual(before);
});

it('undoes a restore, and undoes that too', async () => {
  await using place = await backupPlace(addressOf(database()));
  const { name } = await createFullBackup(place);
  await makeMember(database(), { email: 'later@test.test' });
  const later = await fingerprint(place.connectionString);

  await restoreBackup(place, name);
  const restored = await fingerprint(place.connectionString);
  expect(restored).not.toEqual(later);
  expect(await hasPreviousSnapshot(place)).toBe(true);

  await undoRestore(place);
  expect(await fingerprint(place.connectionString)).toEqual(later);
  await undoRestore(place);
  expect(await fingerprint(place.connectionString)).toEqual(restored);
});

it('exports readable JSON without any password hash, secret or recovery code', async () => {
  await using place = await backupPlace(addressOf(database()));
  await makeMember(database(), { firstName: 'Žofie "Zo"', bio: 'One\nTwo\\Three' });
  await sql`insert into totp (user_id, secret_sealed, confirmed_at)
    select id, repeat('sealed', 8), now() from users`.execute(database());
  await sql`insert into recovery_codes (user_id, place, code_hash)
    select id, 0, repeat('hash-of-', 8) from users`.execute(database());
  const { name, rows } = await exportJson(place);

  const text = await readFile(join(place.folder, name), 'utf8');
  const { tables } = Exported.parse(JSON.parse(text));
  expect(Object.values(tables).flat()).toHaveLength(rows);
  expect(tables['users']?.some((user) => user['bio'] === 'One\nTwo\\Three')).toBe(true);
  expect(text).not.toContain('hash-of-');
  expect(text).not.toContain('argon2');
  expect(text).not.toContain('sealedsealed');
  expect(tables['totp']?.[0]).toHaveProperty('confirmed_at');
  expect(Object.keys(tables['users']?.[0] ?? {})).not.toContain('password');
});

it('runs one backup at a time, and an export waits for the lock', async () => {
  await using place = await backupPlace(addressOf(database()));
  const order: string[] = [];
  const begun = Promise.withResolvers<void>();
  const first = Promise.withResolvers<void>();
  const running = withBackupLock(place, async () => {
    begun.resolve();
    await first.promise;
    order.push('backup');
  });
  await begun.promise;
  await expect(withBackupLock(place, async () => 'free')).rejects.toMatchObject({ reason: 'busy' });
  const waiting = withBackupLock({ ...place, wait: true }, async () => void order.push('export'));
  first.resolve();
  await Promise.all([running, waiting]);

  expect(order).toEqual(['backup', 'export']);
});

it('retains as many of the newest as it is told, the newest verified one, and safety and uploaded backups for a week', () => {
  const DAY_MS = 86_400_000;
  const now = new Date('2026-11-21T00:00:00Z');
  const file = (daysAgo: number, kind: 'full' | 'export' = 'full') => ({
    name: `${kind} of ${daysAgo}`,
    kind,
    sizeBytes: 1,
    madeAt: new Date(now.getTime() - daysAgo * DAY_MS),
  });
  const full = Array.from({ length: 15 }, (_, daysAgo) => file(daysAgo));
  const early = Array.from({ length: 12 }, (_, hour) => file(hour / 24, 'export'));
  const safety = { ...file(6.5), name: 'safety of 6.5' };
  const crowd = Array.from({ length: 10 }, (_, minute) => file(minute / 1_440));
  const facts = (name: string) => ({
    isVerified: name === 'full of 13',
    isBeforeRestore: name === 'safety of 6.5' || name === 'full of 14',
    uploadedAt: name.startsWith('uploaded')
      ? new Date(now.getTime() - Number(name.split(' ')[1]) * DAY_MS)
      : null,
  });

  const rule = { retained: 10, uploadedDays: 7, now };
  expect(expiredBackups(full, facts, rule)).toEqual(['full of 10', 'full of 11', 'full of 12', 'full of 14']);
  expect(expiredBackups(early, facts, rule)).toHaveLength(2);
  expect(expiredBackups([...crowd, safety], facts, rule)).toEqual([]);
  const uploaded = [6, 8].map((daysAgo) => ({
    name: `uploaded ${daysAgo} days ago`,
    kind: 'full' as const,
    sizeBytes: 1,
    madeAt: now,
  }));
  expect(expiredBackups([...crowd, ...uploaded], facts, rule)).toEqual(['uploaded 8 days ago']);
});

it('lists only files with a backup name, newest first', async () => {
  await using place = await backupPlace(addressOf(database()));
  const { name: full } = await createFullBackup(place);
  const { name: data } = await exportJson(place);
  for (const stray of ['notes.txt', '.hidden', `${full}.bak`, 'full-backup-latest.tar.zst'])
    await writeFile(join(place.folder, stray), 'stray');

  expect((await listBackupFiles(place.folder)).map(({ name }) => name)).toEqual([data, full]);
  expect(full).toMatch(/^full-backup-[0-9TZ-]+-[0-9a-f]{8}\.tar\.zst$/);
  expect(data).toMatch(/^data-export-[0-9TZ-]+-[0-9a-f]{8}\.json$/);
});
