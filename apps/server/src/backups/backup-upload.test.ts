import { once } from 'node:events';
import { readFile, readdir, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { makeMember, makePost } from '@guildhall/db/testing';
import { sql } from '@guildhall/db';
import type { Browser } from '../../testing/browser.ts';
import { testServer } from '../../testing/test-server.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const server = testServer({ settings: { BACKUP_UPLOAD_GB: '1' } });
const OCTETS = { 'content-type': 'application/octet-stream' };
const PATH = '/api/admin/backup/upload';
let admin: Browser;
let adminId = 0;
/** A backup that was downloaded, after which its file was lost with the disk. */
let file: Buffer;

const folder = () => join(server().dataDir, 'backups');
const upload = (body: Buffer, as = admin, headers: Record<string, string> = OCTETS) =>
  as.send('POST', PATH, { body: Uint8Array.from(body), headers });
const listed = async () => {
  const { body } = await admin.get('/trpc/backups.list');
  return (body as { result: { data: { items: { name: string; state: string }[]; jobs: object[] } } }).result
    .data;
};
const audited = async (event: string) =>
  (await server().db.selectFrom('audit').select('targetId').where('event', '=', event).execute()).map(
    ({ targetId }) => targetId,
  );

beforeAll(async () => {
  const member = await makeMember(server().db, { role: 'admin' });
  adminId = member.id;
  admin = await server().signedIn(member);
  await makePost(server().db, { content: 'Written before' });
  await admin.post('/api/admin/backup/create');
  const name = await vi.waitUntil(
    async () => (await listed()).items.find(({ state }) => state === 'verified')?.name,
    50_000,
  );
  file = await readFile(join(folder(), name));
  await rm(join(folder(), name));
});

describe('a backup that was downloaded', () => {
  test('is uploaded again, listed as uploaded and verified, restored, and deleted', async () => {
    const answer = await upload(file);
    expect([201, 202]).toContain(answer.status);
    const { name } = answer.body as { name: string };
    await vi.waitFor(
      async () =>
        expect((await listed()).items).toMatchObject([{ name, origin: 'uploaded', state: 'verified' }]),
      50_000,
    );
    expect(await audited('backup.uploaded')).toEqual([name]);
    expect((await upload(file)).body).toEqual({ message: `This backup is in the list already, as ${name}` });

    const later = await makePost(server().db, { content: 'Written after' });
    const losses = await admin.get(
      `/trpc/backups.losses?input=${encodeURIComponent(JSON.stringify({ backupFileName: name }))}`,
    );
    expect(losses.text).toContain('{"kind":"posts","count":1}');
    expect((await admin.post('/api/admin/backup/restore', { backupFileName: name })).status).toBeLessThan(
      203,
    );
    const posts = () => server().db.selectFrom('posts').select('id').where('id', '=', later.id).execute();
    await vi.waitFor(async () => expect(await posts()).toEqual([]), 50_000);

    const remove = () => admin.send('DELETE', `/api/admin/backup/${name}`);
    await vi.waitFor(async () => expect((await remove()).status).toBe(200), 20_000);
    expect((await listed()).items.map((item) => item.name)).not.toContain(name);
    expect(await audited('backup.deleted')).toEqual([name]);
    expect((await remove()).status).toBe(404);
    expect([201, 202]).toContain((await upload(file)).status);
    await vi.waitFor(async () => expect((await remove()).status).toBe(200), 20_000);
  });

  test('made here cannot be deleted, only uploaded ones can', async () => {
    const made = (await listed()).items.find(({ name }) => name.startsWith('full-backup'));
    expect(await admin.send('DELETE', `/api/admin/backup/${made?.name}`)).toMatchObject({
      status: 409,
      body: { message: 'Only uploaded backups can be deleted; the others are deleted by their age' },
    });
  });
});

describe('an upload is refused, and nothing is left of it,', () => {
  test('whatever it holds', async () => {
    const before = await readdir(folder());
    const flipped = Buffer.from(file);
    flipped[100] = (flipped[100] ?? 0) ^ 1;
    for (const [body, words, expected] of [
      [file.subarray(0, file.length - 1), 'The end of this file is missing', 422],
      [Buffer.from('{"tables":{}}'), 'A data export cannot be restored', 409],
      [Buffer.from('GIF89a, or so'), 'This file is not a backup', 422],
      [flipped, 'damaged or has been changed', 422],
    ] as const) {
      const { status, text } = await upload(body);
      expect({ status, text }).toEqual({ status: expected, text: expect.stringContaining(words) });
    }
    expect(await readdir(folder())).toEqual(before);
    expect((await listed()).items.map(({ name }) => name).filter((name) => !before.includes(name))).toEqual(
      [],
    );
  });

  test('when it is larger than the server takes, before it is read', async () => {
    const { hostname, port } = new URL(admin.origin);
    const socket = connect(Number(port), hostname);
    socket.write(headOf(1_000_000_001));
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 413 [^]*larger than 1 GB/);
    socket.destroy();
    expect((await admin.post('/trpc/backups.checkUpload', { sizeBytes: 1_000_000_001 })).status).toBe(413);
    expect((await admin.post('/trpc/backups.checkUpload', { sizeBytes: 1_000_000 })).status).toBe(200);
  });

  test('when the connection breaks in the middle; the next one is taken', async () => {
    const before = await readdir(folder());
    const { hostname, port } = new URL(admin.origin);
    const socket = connect(Number(port), hostname);
    socket.on('error', () => {});
    socket.write(headOf(file.length));
    socket.write(file.subarray(0, file.length / 2));
    const during = () => readdir(folder());
    await vi.waitFor(async () =>
      expect((await during()).filter((name) => name.startsWith('.upload-'))).toHaveLength(1),
    );
    expect((await upload(file)).status).toBe(429);
    socket.destroy();
    await vi.waitFor(async () => expect(await during()).toEqual(before), 10_000);
    expect((await upload(file.subarray(0, 100))).status).toBe(422);
  });

  test('by anyone but an administrator whose password was entered lately', async () => {
    const member = await server().signedIn(await makeMember(server().db));
    expect((await upload(file, server().visitor())).status).toBe(401);
    expect((await upload(file, member)).status).toBe(403);
    await sql`update ops.sessions set auth_at = now() - interval '11 minutes' where user_id = ${adminId}`.execute(
      server().db,
    );
    expect((await upload(file)).status).toBe(412);
    expect((await upload(file, admin, { ...OCTETS, 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  });
});

const headOf = (length: number) =>
  [
    `POST ${PATH} HTTP/1.1`,
    `host: ${new URL(admin.origin).host}`,
    `cookie: ${admin.cookies.header(PATH)}`,
    'content-type: application/octet-stream',
    `content-length: ${length}`,
    '\r\n',
  ].join('\r\n');
