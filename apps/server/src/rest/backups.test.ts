import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { fingerprint, keepWriting, makeCommunity, oddNames } from '@guildhall/backup/testing';
import { sql } from '@guildhall/db';
import { makeMember, makePost } from '@guildhall/db/testing';
import type { Browser } from '../../testing/browser.ts';
import { testServer } from '../../testing/test-server.ts';

/** The full intensity is `BACKUP_MEMBERS=10000`. */
const MEMBERS = Number(process.env['BACKUP_MEMBERS'] ?? 200);
/** Every tenth of about two hundred malformed names, rotating by day; all of them in full intensity. */
const EVERY = process.env['BACKUP_MEMBERS'] ? 1 : 10;
const WRITERS = 50;
const PATIENCE = 60_000 + MEMBERS * 30;

vi.setConfig({ testTimeout: PATIENCE, hookTimeout: PATIENCE });

const server = testServer();
let admin: Browser;
let adminId: number;
let ben: { id: number; email: string };
let newcomer: { id: number; email: string };

beforeAll(async () => {
  const member = await makeMember(server().db, { role: 'admin' });
  adminId = member.id;
  ben = await makeMember(server().db);
  newcomer = await makeMember(server().db);
  admin = await server().signedIn(member);
  await makeCommunity(server().db, MEMBERS);
});

const listed = async (): Promise<string[]> => {
  const { body } = await admin.get('/api/admin/backup/list');
  return Array.isArray(body) ? body.map(String) : [];
};

/** The backup that the first test makes. */
const firstBackup = async () => (await listed()).findLast((name) => name.startsWith('full-backup')) ?? '';

/** Starts the work and resolves when it has ended: with the first status, or on a busy machine after a 202. */
async function done(by: Browser, work: string, status: number, input?: object): Promise<void> {
  const ask = () => by.post(`/api/admin/backup/${work}`, input);
  let answer = await ask();
  // Full intensity keeps a small machine so busy that it responds with 503.
  while (answer.status === 503) answer = await ask();
  expect(answer).toMatchObject(
    answer.status === 202 ? { body: { status: 'running' } } : { status, body: { status: 'done' } },
  );
  const { db } = server();
  const running = async () => [
    ...(await db.selectFrom('backups').select('id').where('status', '=', 'running').execute()),
    ...(await db.selectFrom('restores').select('id').where('status', '=', 'running').execute()),
  ];
  await expect.poll(running, { timeout: PATIENCE }).toEqual([]);
}

/** Row count and checksum of each table, as the first backup has them. */
async function promised(): Promise<Record<string, string>> {
  const { manifest } = await server()
    .db.selectFrom('backups')
    .select('manifest')
    .where('name', '=', await firstBackup())
    .executeTakeFirstOrThrow();
  const { tables } = Promised.parse(manifest);
  return Object.fromEntries(tables.map(({ name, rows, sha256 }) => [name, `${rows} ${sha256}`]));
}

const Config = z.object({ result: z.object({ data: z.object({ industries: z.array(z.string()) }) }) });
/** The industries that every form offers. */
const offered = async () =>
  Config.parse((await server().visitor().get('/trpc/site.config')).body).result.data.industries;

const Promised = z.object({
  tables: z.array(z.object({ name: z.string(), rows: z.number(), sha256: z.string() })),
});

describe('backups over REST', () => {
  it('are made while fifty members keep writing, exported, and listed as bare names', async () => {
    const writing = keepWriting(server().databaseUrl, WRITERS, MEMBERS);
    await done(admin, 'create', 201);
    expect(await writing.stop()).toBeGreaterThan(WRITERS);
    await done(admin, 'export', 201);

    const [exported, full] = await listed();
    expect(full).toMatch(/^full-backup-[0-9TZ-]+-[0-9a-f]{8}\.tar\.zst$/);
    expect(exported).toMatch(/^data-export-[0-9TZ-]+-[0-9a-f]{8}\.json$/);
    expect(exported).not.toContain('backup');
  });

  it('are downloaded as uncached attachments, only from this site', async () => {
    const exported = (await listed()).find((name) => name.startsWith('data-export'));
    const path = `/api/admin/backup/download/${exported}`;
    const { status, headers, text } = await admin.get(path);

    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toBe(`attachment; filename="${exported}"`);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(Number(headers.get('content-length'))).toBe(Buffer.byteLength(text));
    expect(JSON.parse(text)).toHaveProperty('tables.users');
    expect(text).not.toContain('argon2');
    for (const site of ['cross-site', 'same-site'])
      expect((await admin.get(path, { 'sec-fetch-site': site, 'sec-fetch-mode': 'navigate' })).status).toBe(
        403,
      );
  });

  it('leave one audit entry per download, even after a check beforehand', async () => {
    const file = await firstBackup();
    expect((await admin.post('/trpc/backups.checkDownload', { file })).status).toBe(200);
    expect((await admin.get(`/api/admin/backup/download/${file}`)).status).toBe(200);

    const lines = server().db.selectFrom('audit').select('id').where('event', '=', 'backup.downloaded');
    expect(await lines.where('targetId', '=', file).execute()).toHaveLength(1);
  });

  it('exist only under the names of the list, however they are encoded', async () => {
    const [name = ''] = await listed();
    const folder = join(server().dataDir, 'backups');
    await symlink('/etc/passwd', join(folder, 'full-backup-2026-01-01T00-00-00-000Z-0badbeef.tar.zst'));
    for (const file of [`${name}%0a`, `${name}%00`, 'full-backup-2026-01-01T00-00-00-000Z-0badbeef.tar.zst'])
      expect((await admin.get(`/api/admin/backup/download/${file}`)).status).toBe(404);
    expect((await admin.post('/api/admin/backup/restore', {})).status).toBe(400);
    const before = await fingerprint(server().databaseUrl);
    const odd = oddNames(await firstBackup(), 'backups').filter((_, place) => place % EVERY === 0);
    expect(odd.length * EVERY).toBeGreaterThanOrEqual(200);
    const taken: string[] = [];
    for (const backupFileName of odd) {
      const path = `/api/admin/backup/download/${encodeURIComponent(backupFileName)}`;
      for (const { status } of [
        await admin.post('/api/admin/backup/restore', { backupFileName }),
        await admin.get(path),
      ])
        if (status !== 400 && status !== 404) taken.push(`${status} ${backupFileName}`);
    }
    expect(taken).toEqual([]);
    expect(await fingerprint(server().databaseUrl)).toEqual(before);
  });

  it('can be read with tar alone', async () => {
    const name = (await listed()).find((file) => file.startsWith('full-backup')) ?? '';
    // Only where tar supports zstd, as on most systems.
    if (!existsSync('/usr/bin/zstd')) return;
    const entries = execFileSync('tar', [
      '--zstd',
      '-tf',
      join(server().dataDir, 'backups', name),
    ]).toString();
    expect(entries).toContain('tables/users/00000001.copy');
    expect(entries).toContain('manifest.json');
  });
});

describe('a restore over REST', () => {
  it('of corrupted data restores every table; only the acting administrator stays signed in', async () => {
    const { db, databaseUrl } = server();
    const name = await firstBackup();
    await sql`truncate posts, businesses, connections cascade`.execute(db);
    await sql`update users set bio = 'wrecked'`.execute(db);
    await sql`delete from users where email like '%@crowd.test'`.execute(db);
    const later = await makePost(db);
    const industries = await offered();
    await sql`insert into industries (name, place) values ('Shipyards', 99)`.execute(db);
    await expect.poll(offered).toEqual([...industries, 'Shipyards']);
    const benHere = await server().signedIn(ben);

    await done(admin, 'restore', 200, { backupFileName: name });

    expect(await fingerprint(databaseUrl)).toEqual(await promised());
    expect((await admin.get('/api/auth/me')).body).toMatchObject({ id: adminId });
    expect((await benHere.get('/api/auth/me')).status).toBe(401);
    expect(await db.selectFrom('posts').select('id').where('id', '=', later.id).execute()).toEqual([]);
    const { text } = await server().visitor().get('/api/feed');
    expect(text).not.toContain(later.content);
    await expect.poll(offered).toEqual(industries);
    expect(
      (await readdir(join(server().dataDir, 'backups'))).filter((file) => file.endsWith('.partial')),
    ).toEqual([]);
  });

  it('signs out an administrator who is not one in the restored data', async () => {
    const { db } = server();
    const name = await firstBackup();
    await db.updateTable('users').set({ role: 'admin' }).where('id', '=', newcomer.id).execute();
    const acting = await server().signedIn(newcomer);

    await done(acting, 'restore', 200, { backupFileName: name });

    expect((await acting.get('/api/auth/me')).status).toBe(401);
    admin = await server().signedIn({ email: await emailOf(adminId) });
  });

  it('of an export is 409', async () => {
    const exported = (await listed()).find((name) => name.startsWith('data-export')) ?? '';

    expect(await admin.post('/api/admin/backup/restore', { backupFileName: exported })).toMatchObject({
      status: 409,
      body: { message: 'A data export cannot be restored; please choose a full backup' },
    });
  });
});

async function emailOf(id: number): Promise<string> {
  const { email } = await server()
    .db.selectFrom('users')
    .select('email')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return email;
}
