import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { poolOf, sql } from '@guildhall/db';
import { makeBusiness, makeMember } from '@guildhall/db/testing';
import { testApi } from '../../../testing/index.ts';
import { applyConfiguredConfirmation } from '../../accounts/registration/confirmation.commands.ts';
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

/** A process whose installation asks, or does not ask, members to confirm their address. */
const hostThat = (requiresConfirmedEmail: boolean) => ({
  ...api().services,
  db: api().db,
  backups: settings,
  config: { requiresConfirmedEmail },
});
/** What a process of that configuration does when it starts. */
const start = (requiresConfirmedEmail: boolean) =>
  applyConfiguredConfirmation(api().db, { requiresConfirmedEmail });
const backUp = () => makeFullBackup(hostThat(false), { origin: 'admin', actor: null });

let unconfirmed: { username: string; slug: string };

beforeAll(async () => {
  const { db } = api();
  settings.folder = await mkdtemp(join(tmpdir(), 'guildhall-restored-confirmation-'));
  settings.ownerUrl = poolOf(db).options.connectionString ?? '';
  const { id } = await makeMember(db, { emailVerifiedAt: null });
  unconfirmed = { username: String(id), slug: (await makeBusiness(db, { ownerId: id })).slug };
});
afterAll(() => rm(settings.folder, { recursive: true, force: true }));

const isPublic = async () => {
  const { anonymous } = api();
  const [profile, business] = await Promise.allSettled([
    anonymous().profile.get({ username: unconfirmed.username }),
    anonymous().businesses.get({ slug: unconfirmed.slug }),
  ]);
  expect(profile.status).toBe(business.status);
  return profile.status === 'fulfilled';
};

describe('data of a backup that was made under another configuration', () => {
  it('shows no member who has to confirm their address here, from the moment it is restored', async () => {
    await start(false);
    const lax = await backUp();
    expect(await isPublic()).toBe(true);
    await start(true);
    expect(await isPublic()).toBe(false);

    await restoreFrom(hostThat(true), lax, { actor: null });
    expect(await isPublic()).toBe(false);
    await undoLastRestore(hostThat(true), { actor: null });
    expect(await isPublic()).toBe(false);
  });

  it('shows members who need no confirmation here', async () => {
    await start(true);
    const strict = await backUp();
    await start(false);
    await restoreFrom(hostThat(false), strict, { actor: null });
    expect(await isPublic()).toBe(true);
  });

  it('keeps what the community of the backup chose, whatever the installation asks', async () => {
    const { db } = api();
    await sql`insert into settings (key, value) values ('requiresConfirmedEmail', 'true')`.execute(db);
    await start(false);
    const chosen = await backUp();
    await sql`delete from settings where key = 'requiresConfirmedEmail'`.execute(db);
    await start(false);
    expect(await isPublic()).toBe(true);
    await restoreFrom(hostThat(false), chosen, { actor: null });
    expect(await isPublic()).toBe(false);
  });
});
