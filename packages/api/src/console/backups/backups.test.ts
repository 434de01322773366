import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeMember, makePost } from '@guildhall/db/testing';
import { withBackupLock } from '@guildhall/backup';
import { poolOf, sql } from '@guildhall/db';
import { testApi } from '../../../testing/index.ts';
import { appRouter } from '../../app.router.ts';
import { createCallerFactory } from '../../ground/core/trpc.ts';
import type { BackupSettings } from '../../ground/core/backup-settings.ts';
import { placeOf } from './backup-host.ts';
import type { BackupJob, BackupLosses } from './backups.schema.ts';
import { dropExpiredSnapshot } from './restore.commands.ts';

vi.setConfig({ testTimeout: 60_000 });

const settings: BackupSettings = {
  folder: '',
  key: 'a key of the test, long enough',
  appVersion: 'test',
  uploadMaxBytes: 1e9,
  isInDataFolder: true,
};
const api = testApi({ backups: settings });

let admin: Awaited<ReturnType<ReturnType<typeof api>['as']>>;
/** The backup that the tests below read and restore. */
let made: BackupJob;

beforeAll(async () => {
  const { db, as } = api();
  settings.ownerUrl = poolOf(db).options.connectionString ?? '';
  settings.folder = await mkdtemp(join(tmpdir(), 'guildhall-api-backups-'));
  admin = await as(await makeMember(db, { role: 'admin' }));
  await makePost(db, { content: 'Written before' });
  made = await ended(admin.backups.create());
});
afterAll(() => rm(settings.folder, { recursive: true, force: true }));

const host = () => ({ db: api().db, backups: settings, log: api().services.log });

/** On a busy machine the response says that the work is running; this waits until it has ended. */
async function ended(begun: Promise<BackupJob>): Promise<BackupJob> {
  const { id, job } = await begun;
  return vi.waitFor(
    async () => {
      const { jobs } = await admin.backups.list();
      const found = jobs.find((one) => one.id === id && one.job === job);
      if (!found || found.status === 'running') throw new Error('It goes on');
      return found;
    },
    { timeout: 50_000, interval: 100 },
  );
}

const posts = async () =>
  (await api().db.selectFrom('posts').select('content').execute()).map(({ content }) => content);

describe('a full backup', () => {
  it('is verified right after it is made, and the list says so', async () => {
    expect(made).toMatchObject({ job: 'backup', status: 'done', error: null });

    const { items, jobs } = await admin.backups.list();
    expect(items[0]).toMatchObject({
      name: made.name,
      kind: 'full',
      state: 'verified',
      origin: 'admin',
      verifyMs: expect.any(Number),
    });
    expect(items[0]?.sizeBytes).toBeGreaterThan(1_000);
    expect(jobs.find(({ name }) => name === made.name)?.status).toBe('done');
  });

  it('is refused with 409 while another one is running, and the export waits', async () => {
    const release = Promise.withResolvers<void>();
    const held = Promise.withResolvers<void>();
    const holding = withBackupLock(placeOf(host()), async () => {
      held.resolve();
      await release.promise;
    });
    await held.promise;

    await expect(admin.backups.create()).rejects.toMatchObject({ code: 'CONFLICT' });
    const exported = admin.backups.export();
    await vi.waitFor(async () => {
      const { jobs } = await admin.backups.list();
      expect(jobs[0]).toMatchObject({ job: 'export', status: 'running', step: 'waiting' });
    }, 20_000);
    release.resolve();
    await holding;
    expect(await exported).toMatchObject({ status: 'done' });
  });
});

describe('a restore', () => {
  let restored: BackupJob;
  let losses: BackupLosses;

  beforeAll(async () => {
    const { db } = api();
    await makePost(db, { content: 'Written after' });
    await sql`insert into ops.sessions (sid_hash, user_id, expires_at) values (${'a'.repeat(64)}, 1, now() + interval '1 day')`.execute(
      db,
    );
    await sql`insert into ops.account_tokens (token_hash, user_id, purpose, email, expires_at)
      select hash, member.id, purpose, coalesce(address, member.email), now() + interval '1 day'
      from users as member, (values
        (${'b'.repeat(64)}, 'password_reset', null),
        (${'e'.repeat(64)}, 'set_password', null),
        (${'f'.repeat(64)}, 'set_password', 'another@test.test')) as token (hash, purpose, address)
      where member.id = 1`.execute(db);
    await sql`insert into ops.challenges (hash, user_id, expires_at)
      values (${'d'.repeat(64)}, 1, now() + interval '10 minutes')`.execute(db);
    await sql`insert into ops.outbox (channel, topic) values ('mail', 'mail.test')`.execute(db);
    await sql`insert into ops.statement_vectors
      (user_id, member_version, rules, model, texts_hash, dimension, needs, vectors)
      values (1, 1, 'rules', 'model', ${'c'.repeat(64)}, 0, 0, '')`.execute(db);
    losses = await admin.backups.losses({ backupFileName: made.name });
    restored = await ended(admin.backups.restore({ backupFileName: made.name }));
  });

  it('says before what has been added since and would be lost', () => {
    expect(losses.lost).toEqual([
      { kind: 'members', count: 1 },
      { kind: 'posts', count: 1 },
    ]);
  });

  it('restores the old data, after a backup of the current data', async () => {
    expect(restored).toMatchObject({ job: 'restore', status: 'done' });
    expect(await posts()).toEqual(['Written before']);
    const { items } = await admin.backups.list();
    expect(items.find(({ name }) => name === restored.safetyBackupName)).toMatchObject({
      origin: 'before_restore',
      state: 'verified',
    });
  });

  it('ends every session and half a sign-in, voids links, undelivered mail and vectors, and is in the audit log', async () => {
    const { db } = api();
    const live = await db.selectFrom('sessions').select('sidHash').where('revokedAt', 'is', null).execute();
    expect(live).toEqual([]);
    const links = await db.selectFrom('accountTokens').select('tokenHash').execute();
    expect(links).toEqual([{ tokenHash: 'e'.repeat(64) }]);
    expect(await db.selectFrom('challenges').select('hash').execute()).toEqual([]);
    expect(await db.selectFrom('outbox').select('id').where('status', '=', 'pending').execute()).toEqual([]);
    expect(await db.selectFrom('statementVectors').select('userId').execute()).toEqual([]);
    const audit = await db.selectFrom('audit').select('event').where('targetId', '=', made.name).execute();
    expect(audit.map(({ event }) => event)).toEqual(['backup.created', 'backup.restored']);
  });

  it('can be undone for seven days, then the previous snapshot is deleted', async () => {
    expect(await admin.backups.list()).toMatchObject({ undoes: 'restore', undoUntil: expect.any(String) });
    expect(await ended(admin.backups.undo())).toMatchObject({ job: 'undo', status: 'done' });
    expect(await posts()).toEqual(['Written before', 'Written after']);
    await dropExpiredSnapshot(host());
    expect(await admin.backups.list()).toMatchObject({ undoes: 'undo', undoUntil: expect.any(String) });

    await sql`update ops.restores set finished_at = finished_at - interval '8 days' where status = 'done'`.execute(
      api().db,
    );
    await dropExpiredSnapshot(host());

    expect((await admin.backups.list()).undoUntil).toBeNull();
    await expect(admin.backups.undo()).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('of a data export is refused with 409, of an unknown name with 404, of a damaged one with 422', async () => {
    const exported = await admin.backups.export();
    const { name } = made;
    const damaged = name.replace(/[0-9a-f]{8}\.tar/, '0badc0de.tar');
    await copyFile(join(settings.folder, name), join(settings.folder, damaged));
    const bytes = await readFile(join(settings.folder, damaged));
    bytes[100] = (bytes[100] ?? 0) ^ 1;
    await writeFile(join(settings.folder, damaged), bytes);

    const refusal = (backupFileName: string) =>
      admin.backups.restore({ backupFileName }).catch((error: unknown) => error);
    expect(await refusal(exported.name)).toMatchObject({ code: 'CONFLICT' });
    expect(await refusal('../../etc/passwd')).toMatchObject({ code: 'NOT_FOUND' });
    expect(await refusal(`${name}\n`)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await refusal(damaged)).toMatchObject({ code: 'UNPROCESSABLE_CONTENT' });
    const { jobs } = await admin.backups.list();
    expect(jobs.find((job) => job.name === damaged)).toMatchObject({
      status: 'failed',
      error: 'This backup is damaged or has been changed since it was made',
    });
  });

  it('and a download require the password again ten minutes after the sign-in', async () => {
    const { db, services } = api();
    const { id } = await makeMember(db, { role: 'admin' });
    const stale = createCallerFactory(appRouter)({
      db,
      services,
      viewer: { id, role: 'admin', sessionKey: null, authAt: new Date(Date.now() - 11 * 60_000) },
      request: { id: 'test', ip: '203.0.113.7', userAgent: 'vitest' },
      device: { find: () => undefined, remember() {} },
      challenge: { token: undefined, remember() {}, forget() {} },
      loginCode: { token: undefined, remember() {}, forget() {} },
      passkey: { token: undefined, remember() {}, forget() {} },
      provider: { token: undefined, remember() {}, forget() {} },
      session: { start: async () => true, renew: async () => true, end: async () => {} },
    });

    await expect(stale.backups.restore({ backupFileName: 'x' })).rejects.toMatchObject({
      code: 'PRECONDITION_FAILED',
    });
    await expect(stale.backups.download({ file: 'x' })).rejects.toMatchObject({
      code: 'PRECONDITION_FAILED',
    });
    await expect(stale.backups.checkDownload({ file: 'x' })).rejects.toMatchObject({
      code: 'PRECONDITION_FAILED',
    });
    await expect(stale.backups.undo()).rejects.toMatchObject({ code: 'PRECONDITION_FAILED' });
  });
});

it('is for administrators only', async () => {
  const { db, as, anonymous } = api();
  const member = await as(await makeMember(db));

  await expect(member.backups.list()).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(member.backups.create()).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(anonymous().backups.list()).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
});
