import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createFullBackup, restoreBackup, withBackupLock } from '@guildhall/backup';
import { poolOf, sql } from '@guildhall/db';
import {
  TEST_PASSWORD,
  TEST_PASSWORD_HASH,
  makeBusiness,
  makeMember,
  makeStaff,
} from '@guildhall/db/testing';
import { testApi } from '../../../testing/index.ts';
import type { BackupSettings } from '../../ground/core/backup-settings.ts';
import { endSuspensions } from '../../accounts/entering/end-suspensions.commands.ts';
import { continueBatches } from '../users/batches/continue-batches.commands.ts';
import { placeOf } from './backup-host.ts';
import { keepLaterChanges } from './later-changes.commands.ts';
import { makeFullBackup } from './make-backups.commands.ts';
import { dropExpiredSnapshot, restoreFrom, undoLastRestore } from './restore.commands.ts';

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

const NEXT_YEAR = new Date(Date.now() + 365 * 24 * 60 * 60 * 1_000).toISOString().slice(0, 10);

type Member = Awaited<ReturnType<typeof makeMember>>;
let boss: Member;
let admin: Awaited<ReturnType<ReturnType<typeof api>['as']>>;

beforeAll(async () => {
  settings.folder = await mkdtemp(join(tmpdir(), 'guildhall-later-changes-'));
  settings.ownerUrl = poolOf(api().db).options.connectionString ?? '';
  boss = await makeMember(api().db, { role: 'admin' });
  admin = await api().as(boss);
});
afterAll(() => rm(settings.folder, { recursive: true, force: true }));

const member = (fields: Parameters<typeof makeMember>[1] = {}) =>
  makeMember(api().db, { password: TEST_PASSWORD_HASH, ...fields });
const setActive = (id: number, isActive: boolean) => admin.admin.users.setActive({ id, isActive });
const suspend = (id: number, until: string | null) =>
  admin.admin.moderation.decide({
    objectType: 'user',
    objectId: id,
    decision: 'suspend',
    reason: 'Spam',
    until,
  });

const stateOf = ({ id }: { id: number }) =>
  api()
    .db.selectFrom('users')
    .select(['isActive', 'suspendedUntil', 'role'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

/** What the console lists of the last restore or undo, by member. */
async function listed(): Promise<Record<number, string[]>> {
  const { lastRestore } = await admin.backups.list();
  if (!lastRestore) return {};
  const { items } = await admin.backups.outcomes({ id: lastRestore.id });
  const outcomes: Record<number, string[]> = {};
  for (const {
    member: { id },
    outcome,
  } of items)
    (outcomes[id] ??= []).push(outcome);
  return outcomes;
}

/** A restore without the backup before it. `meanwhile` runs between the two times that changes are repeated. */
async function restoreAlone(file: string, meanwhile = async () => {}): Promise<void> {
  const { id } = await api()
    .db.insertInto('restores')
    .values({ backupName: file, status: 'done', finishedAt: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { beforeSwap, inSwap } = keepLaterChanges(id);
  await withBackupLock(placeOf(host()), () =>
    restoreBackup(placeOf(host()), file, {
      inSwap,
      async beforeSwap(client, schema) {
        await beforeSwap(client, schema);
        await meanwhile();
      },
    }),
  );
}
const backUpAlone = async () => (await createFullBackup(placeOf(host()))).name;

describe('after a backup is restored', () => {
  let spammer: Member, batched: Member, suspended: Member, banned: Member;
  let activated: Member, served: Member, forgiven: Member;
  let formerAdmin: Member, newAdmin: Member, namesake: Member;
  let formerEditor: { id: number }, stillEditor: { id: number };
  let slug: string;

  beforeAll(async () => {
    const { db, as } = api();
    [spammer, batched, suspended, banned] = [await member(), await member(), await member(), await member()];
    [activated, served, forgiven] = [await member(), await member(), await member({ isActive: false })];
    [formerAdmin, newAdmin, namesake] = [await member({ role: 'admin' }), await member(), await member()];
    const leaving = await member();
    [formerEditor, stillEditor] = [await makeStaff(db, 'editor'), await makeStaff(db, 'editor')];
    ({ slug } = await makeBusiness(db, { ownerId: spammer.id }));
    await db
      .insertInto('handovers')
      .values({ fromUserId: stillEditor.id, toUserId: served.id, roles: ['editor'], chapterIds: [] })
      .execute();
    const name = await makeFullBackup(host(), { origin: 'admin', actor: null });

    await admin.admin.grants.end({ userId: formerEditor.id, role: 'editor' });
    await setActive(spammer.id, false);
    await admin.admin.users.batches.start({ members: { ids: [batched.id] }, action: 'deactivate' });
    await continueBatches(host());
    await suspend(suspended.id, NEXT_YEAR);
    await suspend(banned.id, null);
    await setActive(activated.id, false);
    await setActive(activated.id, true);
    await suspend(served.id, NEXT_YEAR);
    await sql`update users set suspended_until = current_date - 1 where id = ${served.id}`.execute(db);
    await endSuspensions(db);
    await setActive(forgiven.id, true);
    await admin.admin.users.setRole({ id: formerAdmin.id, role: 'user' });
    await admin.admin.users.setRole({ id: newAdmin.id, role: 'admin' });
    await setActive(namesake.id, false);
    await sql`update users set created_at = created_at - interval '1 year' where id = ${namesake.id}`.execute(
      db,
    );
    await (await as(leaving)).account.delete({ password: TEST_PASSWORD });
    await restoreFrom(host(), name, { actor: null });
  });

  it('a role that was ended since is still ended, and one that was not is still held', async () => {
    const held = await api().db.selectFrom('grants').select('userId').execute();
    expect(held).toEqual([{ userId: stillEditor.id }]);
  });

  it('a handover that was under way is off', async () => {
    const handovers = await api().db.selectFrom('handovers').select('reason').execute();
    expect(handovers).toEqual([{ reason: 'restored' }]);
  });

  it('a member who was deactivated since is still deactivated, and their business hidden', async () => {
    const { anonymous } = api();
    expect(await stateOf(spammer)).toMatchObject({ isActive: false });
    expect(await stateOf(batched)).toMatchObject({ isActive: false });
    await expect(anonymous().businesses.get({ slug })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const { email } = spammer;
    await expect(anonymous().auth.login({ email, password: TEST_PASSWORD })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
  });

  it('a member who was suspended since is still suspended, until the same day', async () => {
    expect(await stateOf(suspended)).toMatchObject({ isActive: false, suspendedUntil: NEXT_YEAR });
    expect(await stateOf(banned)).toMatchObject({ isActive: false, suspendedUntil: null });
  });

  it('a member is active whom somebody activated again, or whose suspension has ended', async () => {
    expect(await stateOf(activated)).toMatchObject({ isActive: true });
    expect(await stateOf(served)).toMatchObject({ isActive: true });
  });

  it('a member whom somebody activated since is deactivated as in the data', async () => {
    expect(await stateOf(forgiven)).toMatchObject({ isActive: false });
  });

  it('nobody is an administrator who is none any more, or who has become one since', async () => {
    expect(await stateOf(formerAdmin)).toMatchObject({ isActive: true, role: 'user' });
    expect(await stateOf(newAdmin)).toMatchObject({ role: 'user' });
  });

  it('another member with the number of a deactivated one is active', async () => {
    expect(await stateOf(namesake)).toMatchObject({ isActive: true });
  });

  it('the console lists what was done again, and what was left as it is in the data', async () => {
    expect((await admin.backups.list()).lastRestore).toMatchObject({
      job: 'restore',
      erasedAgain: 1,
      repeated: 5,
      leftAsIs: 2,
    });
    expect(await listed()).toEqual({
      [spammer.id]: ['deactivated'],
      [batched.id]: ['deactivated'],
      [suspended.id]: ['suspended'],
      [banned.id]: ['deactivated'],
      [forgiven.id]: ['left_deactivated'],
      [formerAdmin.id]: ['demoted'],
      [newAdmin.id]: ['left_member'],
    });
  });

  it('the list goes on over pages', async () => {
    const id = (await admin.backups.list()).lastRestore?.id ?? 0;
    const names: string[] = [];
    let cursor: string | null | undefined;
    do {
      const page = await admin.backups.outcomes({ id, limit: 3, cursor });
      names.push(...page.items.map(({ member: { name } }) => name));
      cursor = page.nextCursor;
    } while (cursor);
    const all = [spammer, batched, suspended, banned, forgiven, formerAdmin, newAdmin];
    expect(names).toEqual(all.map(({ firstName, lastName }) => `${firstName} ${lastName}`));
  });

  describe('and the restore is undone', () => {
    beforeAll(async () => {
      await setActive(served.id, false);
      await setActive(spammer.id, true);
      await undoLastRestore(host(), { actor: null });
    });

    it('a member who was deactivated in the restored data is still deactivated', async () => {
      expect(await stateOf(served)).toMatchObject({ isActive: false });
    });

    it('everything else is as it was before the restore', async () => {
      for (const one of [spammer, batched, suspended, banned])
        expect(await stateOf(one)).toMatchObject({ isActive: false });
      expect(await stateOf(suspended)).toMatchObject({ suspendedUntil: NEXT_YEAR });
      for (const one of [activated, forgiven]) expect(await stateOf(one)).toMatchObject({ isActive: true });
      expect(await stateOf(formerAdmin)).toMatchObject({ role: 'user' });
      expect(await stateOf(newAdmin)).toMatchObject({ role: 'admin' });
    });

    it('the console lists the member, and whom somebody activated in the restored data', async () => {
      expect((await admin.backups.list()).lastRestore).toMatchObject({ job: 'undo', erasedAgain: 0 });
      expect(await listed()).toEqual({ [served.id]: ['deactivated'], [spammer.id]: ['left_deactivated'] });
    });

    it('the list is deleted when that can no longer be undone', async () => {
      const { db } = api();
      await sql`update ops.restores set finished_at = finished_at - interval '8 days'
        where status = 'done'`.execute(db);
      await dropExpiredSnapshot(host());
      expect((await admin.backups.list()).lastRestore).toBeNull();
      expect(await db.selectFrom('restoreOutcomes').selectAll().execute()).toEqual([]);
    });
  });
});

it('a restore that nobody decided anything after lists nothing', async () => {
  await restoreAlone(await backUpAlone());
  expect((await admin.backups.list()).lastRestore).toBeNull();
});

it('a restore follows what administrators decide while it runs', async () => {
  const [late, reversed] = [await member(), await member()];
  const file = await backUpAlone();
  await setActive(reversed.id, false);
  await restoreAlone(file, async () => {
    await setActive(late.id, false);
    await setActive(reversed.id, true);
  });
  expect(await stateOf(late)).toMatchObject({ isActive: false });
  expect(await stateOf(reversed)).toMatchObject({ isActive: true });
  expect(await listed()).toEqual({ [late.id]: ['deactivated'] });
});

describe('the only administrator of the data', () => {
  it.each([
    { taken: { isActive: false }, outcome: 'left_active' },
    { taken: { role: 'user' as const }, outcome: 'left_admin' },
  ])('stays one after a restore, and is listed: $taken since', async ({ taken, outcome }) => {
    const { db } = api();
    await db.updateTable('users').set({ role: 'user' }).where('id', '<>', boss.id).execute();
    const file = await backUpAlone();
    await member({ role: 'admin' });
    await db.updateTable('users').set(taken).where('id', '=', boss.id).execute();
    await restoreAlone(file);
    expect(await stateOf(boss)).toMatchObject({ isActive: true, role: 'admin' });
    expect(await listed()).toEqual({ [boss.id]: [outcome] });
  });
});
