import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { restoreBackup, withBackupLock } from '@guildhall/backup';
import { poolOf, sql } from '@guildhall/db';
import { TEST_PASSWORD, makeMember } from '@guildhall/db/testing';
import { testApi } from '../../../testing/index.ts';
import { findTraces, memberEverywhere, sendLastMail } from '../../../testing/member-everywhere.ts';
import { placeOf } from '../backups/backup-host.ts';
import { erasureReplay, writeErasuresFile } from '../backups/erasures.commands.ts';
import { makeFullBackup } from '../backups/make-backups.commands.ts';
import { restoreFrom, undoLastRestore } from '../backups/restore.commands.ts';
import type { BackupSettings } from '../../ground/core/backup-settings.ts';
import { DELETED_MESSAGE } from './personal-data.ts';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

const settings: BackupSettings = {
  folder: '',
  key: 'a key of the test, long enough',
  appVersion: 'test',
  uploadMaxBytes: 1e9,
  isInDataFolder: true,
};
const api = testApi({ backups: settings });
const host = () => ({ ...api().services, db: api().db, backups: settings });

beforeAll(async () => {
  settings.folder = await mkdtemp(join(tmpdir(), 'guildhall-erasures-'));
  settings.ownerUrl = poolOf(api().db).options.connectionString ?? '';
});
afterAll(() => rm(settings.folder, { recursive: true, force: true }));

describe('a member who deletes their account', () => {
  it('leaves no trace in any table, in the previous snapshot or after any restore', async () => {
    const { db, anonymous } = api();
    const { id, email, me, asOther, asThird, business } = await memberEverywhere(api());
    const backup = await makeFullBackup(host(), { origin: 'admin', actor: null });
    // The current data becomes the previous snapshot.
    await restoreFrom(host(), backup, { actor: null });
    expect((await findTraces(db, id)).length).toBeGreaterThan(25);

    await me.account.delete({ password: TEST_PASSWORD });
    await sendLastMail(db);
    expect(await findTraces(db, id)).toEqual([]);

    const thread = await asOther.messages.thread({ userId: id });
    expect(thread.person.name).toBe('Former Member');
    expect(thread.messages.map(({ content }) => content)).toEqual(
      expect.arrayContaining(['What the other wrote', DELETED_MESSAGE]),
    );
    const told = (await asThird.notifications.list({})).items.map(({ text }) => text).join();
    expect(told).toContain('Former Member');
    await expect(anonymous().businesses.get({ slug: business.slug })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });

    await undoLastRestore(host(), { actor: null });
    expect(await findTraces(db, id)).toEqual([]);
    await restoreFrom(host(), backup, { actor: null });
    expect(await findTraces(db, id)).toEqual([]);
    await expect(anonymous().auth.login({ email, password: TEST_PASSWORD })).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
    });

    // A new machine knows only the files stored beside the backups.
    await writeErasuresFile(host());
    await sql`truncate ops.erasures`.execute(db);
    await restoreFrom(host(), backup, { actor: null });
    expect(await findTraces(db, id)).toEqual([]);
  });

  it('during a restore is not in the restored data either', async () => {
    const { db } = api();
    const { id, me } = await memberEverywhere(api(), 'late');
    const backup = await makeFullBackup(host(), { origin: 'admin', actor: null });
    await withBackupLock(placeOf(host()), async () => {
      const { beforeSwap, inSwap } = await erasureReplay(host());
      await restoreBackup(placeOf(host()), backup, {
        inSwap,
        beforeSwap: async (client, schema) => {
          await beforeSwap(client, schema);
          await me.account.delete({ password: TEST_PASSWORD });
        },
      });
    });
    await sendLastMail(db);
    expect(await findTraces(db, id)).toEqual([]);
  });

  it('leaves no trace in a previous snapshot whose tables an older version made', async () => {
    const { db } = api();
    const { id, me } = await memberEverywhere(api(), 'older');
    const backup = await makeFullBackup(host(), { origin: 'admin', actor: null });
    await restoreFrom(host(), backup, { actor: null });
    await sql`
      alter table app_old.post_shares rename visitor_id to who;
      alter table app_old.article_shares rename visitor_id to who`.execute(db);

    await me.account.delete({ password: TEST_PASSWORD });
    await sendLastMail(db);

    expect(await findTraces(db, id)).toEqual([]);
  });

  it('does not erase another member who got the same id after a restore', async () => {
    const { db } = api();
    const ben = await makeMember(db, { firstName: 'Ben' });
    await sql`insert into ops.erasures (user_id, registered_at) values (${ben.id}, now() - interval '1 year')`.execute(
      db,
    );
    const backup = await makeFullBackup(host(), { origin: 'admin', actor: null });
    await restoreFrom(host(), backup, { actor: null });
    const row = await db.selectFrom('users').select('firstName').where('id', '=', ben.id).executeTakeFirst();
    expect(row).toEqual({ firstName: 'Ben' });
  });

  it('is listed in the signed file beside the backups, which cannot be altered unnoticed', async () => {
    const { db, as } = api();
    const { id } = await makeMember(db);
    await (await as({ id })).account.delete({ password: TEST_PASSWORD });
    const { rows } =
      await sql`select from graphile_worker.jobs where task_identifier = 'write-erasures'`.execute(db);
    expect(rows).toHaveLength(1);
    await Promise.all([writeErasuresFile(host()), writeErasuresFile(host())]);
    const file = join(settings.folder, 'erasures.json');
    const text = await readFile(file, 'utf8');
    expect(text).toContain(`"userId": ${id}`);

    await writeFile(file, text.replace(`"userId": ${id}`, '"userId": 1'));
    const backup = await makeFullBackup(host(), { origin: 'admin', actor: null });
    await expect(restoreFrom(host(), backup, { actor: null })).rejects.toMatchObject({ reason: 'erasures' });
    await writeFile(file, text);
  });
});
