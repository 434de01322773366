import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { makeMember, makePost } from '@guildhall/db/testing';
import type { Browser } from '../../testing/browser.ts';
import { testServer } from '../../testing/test-server.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const server = testServer();
let admin: Browser;
let adminId: number;

beforeAll(async () => {
  const member = await makeMember(server().db, { role: 'admin' });
  adminId = member.id;
  admin = await server().signedIn(member);
});

const listed = async (): Promise<string[]> => {
  const { body } = await admin.get('/api/admin/backup/list');
  return Array.isArray(body) ? body.map(String) : [];
};

describe('backups over REST', () => {
  it('are made and exported with 201, and listed as bare names, the newest first', async () => {
    expect(await admin.post('/api/admin/backup/create')).toMatchObject({
      status: 201,
      body: { status: 'done' },
    });
    expect(await admin.post('/api/admin/backup/export')).toMatchObject({
      status: 201,
      body: { status: 'done' },
    });

    const [exported, full] = await listed();
    expect(full).toMatch(/^full-backup-[0-9TZ-]+-[0-9a-f]{8}\.tar\.zst$/);
    expect(exported).toMatch(/^data-export-[0-9TZ-]+-[0-9a-f]{8}\.json$/);
    expect(exported).not.toContain('backup');
  });

  it('are downloaded as attachments that nobody stores, from this site alone', async () => {
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

  it('have no other names than those of the list, however they are written', async () => {
    const [name = ''] = await listed();
    const folder = join(server().dataDir, 'backups');
    await symlink('/etc/passwd', join(folder, 'full-backup-2026-01-01T00-00-00-000Z-0badbeef.tar.zst'));
    const odd = [
      '..%2F..%2Fsession-secret',
      '%2e%2e%2fbackup-key',
      `${name}%0a`,
      `${name}%00`,
      '%2Fetc%2Fpasswd',
      'full-backup-2026-01-01T00-00-00-000Z-0badbeef.tar.zst',
      name.toUpperCase(),
    ];

    for (const file of odd) expect((await admin.get(`/api/admin/backup/download/${file}`)).status).toBe(404);
    expect((await admin.post('/api/admin/backup/restore', { backupFileName: '../backup-key' })).status).toBe(
      404,
    );
    expect((await admin.post('/api/admin/backup/restore', {})).status).toBe(400);
  });

  it('can be read with nothing but tar', async () => {
    const name = (await listed()).find((file) => file.startsWith('full-backup')) ?? '';
    // Where tar knows zstd, as on most systems; elsewhere there is nothing to show.
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
  it('keeps the acting administrator signed in, and nobody else', async () => {
    const { db } = server();
    const ben = await makeMember(db);
    await admin.post('/api/admin/backup/create');
    const [name = ''] = await listed();
    const later = await makePost(db);
    const benHere = await server().signedIn(ben);

    const answer = await admin.post('/api/admin/backup/restore', { backupFileName: name });

    expect(answer).toMatchObject({ status: 200, body: { status: 'done', name } });
    expect((await admin.get('/api/auth/me')).body).toMatchObject({ id: adminId });
    expect((await benHere.get('/api/auth/me')).status).toBe(401);
    expect(await db.selectFrom('posts').select('id').where('id', '=', later.id).execute()).toEqual([]);
    const { text } = await server().visitor().get('/api/feed');
    expect(text).not.toContain(later.content);
    expect(
      (await readdir(join(server().dataDir, 'backups'))).filter((file) => file.endsWith('.partial')),
    ).toEqual([]);
  });

  it('signs out an administrator whom the restored data does not know as one', async () => {
    const { db } = server();
    const newcomer = await makeMember(db);
    await admin.post('/api/admin/backup/create');
    const [name = ''] = await listed();
    await db.updateTable('users').set({ role: 'admin' }).where('id', '=', newcomer.id).execute();
    const acting = await server().signedIn(newcomer);

    expect((await acting.post('/api/admin/backup/restore', { backupFileName: name })).status).toBe(200);

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
