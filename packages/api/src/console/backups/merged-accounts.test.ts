import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { poolOf, sql } from '@guildhall/db';
import { TEST_PASSWORD, TEST_PASSWORD_HASH, makeMember } from '@guildhall/db/testing';
import { testApi } from '../../../testing/index.ts';
import type { BackupSettings } from '../../ground/core/backup-settings.ts';
import { makeFullBackup } from './make-backups.commands.ts';
import { restoreFrom, undoLastRestore } from './restore.commands.ts';

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

type Member = Awaited<ReturnType<typeof makeMember>>;

beforeAll(async () => {
  settings.folder = await mkdtemp(join(tmpdir(), 'guildhall-merged-accounts-'));
  settings.ownerUrl = poolOf(api().db).options.connectionString ?? '';
});
afterAll(() => rm(settings.folder, { recursive: true, force: true }));

/** An account that registered so many days ago. */
async function registered(days: number): Promise<Member> {
  const account = await makeMember(api().db, { password: TEST_PASSWORD_HASH });
  await sql`update users set created_at = now() - make_interval(days => ${days}) where id = ${account.id}`.execute(
    api().db,
  );
  return account;
}

const accounts = (members: Member[]) =>
  api()
    .db.selectFrom('users')
    .select(['id', 'email', 'isActive', 'erasedAt'])
    .where(
      'id',
      'in',
      members.map(({ id }) => id),
    )
    .orderBy('id')
    .execute();

describe('after a backup that has the accounts of one person apart is restored', () => {
  let erased: Member[], deactivated: Member[], untouched: Member[], thrice: Member[];

  beforeAll(async () => {
    const { db, as } = api();
    const admin = await as(await makeMember(db, { role: 'admin' }));
    // The account that stays is the older one, the newer one, and one that was merged before.
    erased = [await registered(20), await registered(10)];
    deactivated = [await registered(10), await registered(20)];
    untouched = [await registered(10), await registered(20)];
    thrice = [await registered(10), await registered(20), await registered(30)];
    const merge = ([one, other]: Member[]) =>
      admin.admin.users.merge.run({ id: one?.id ?? 0, mergedId: other?.id ?? 0 });
    const name = await makeFullBackup(host(), { origin: 'admin', actor: null });
    for (const pair of [erased, deactivated, untouched]) await merge(pair);
    await merge(thrice);
    await merge([thrice[2] as Member, thrice[0] as Member]);

    const leave = async (one: Member) => (await as(one)).account.delete({ password: TEST_PASSWORD });
    await leave(erased[0] as Member);
    await leave(thrice[2] as Member);
    await admin.admin.users.setActive({ id: deactivated[0]?.id ?? 0, isActive: false });
    await restoreFrom(host(), name, { actor: null });
  });

  it('a member who was erased after the merge is in none of them', async () => {
    for (const one of await accounts([...erased, ...thrice])) {
      expect(one.erasedAt).not.toBeNull();
      expect([...erased, ...thrice].map(({ email }) => email)).not.toContain(one.email);
    }
  });

  it('a member who was deactivated after the merge is deactivated in both', async () => {
    expect(await accounts(deactivated)).toMatchObject([{ isActive: false }, { isActive: false }]);
  });

  it('other members have both accounts, as they were', async () => {
    expect(await accounts(untouched)).toMatchObject(
      untouched.map(({ email }) => ({ email, isActive: true, erasedAt: null })),
    );
  });

  it('a member who is erased then is in the data of an undo no more, which has one account', async () => {
    const [stayed] = untouched as [Member, Member];
    await (await api().as(stayed)).account.delete({ password: TEST_PASSWORD });
    await undoLastRestore(host(), { actor: null });
    const [one] = await accounts([stayed]);
    expect(one?.erasedAt).not.toBeNull();
  });
});
