import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createFullBackup } from '@guildhall/backup';
import { poolOf, sql } from '@guildhall/db';
import { makeMember, makePost } from '@guildhall/db/testing';
import { testApi } from '../../../testing/index.ts';
import { placeOf } from '../backups/backup-host.ts';
import type { BackupSettings } from '../../ground/core/backup-settings.ts';
import { beginSigningAudit, signAudit } from './sign-audit.commands.ts';

const backups: BackupSettings = {
  folder: '',
  key: 'a key of the test, long enough',
  appVersion: 'test',
  uploadMaxBytes: 1e9,
  isInDataFolder: true,
};
const api = testApi({ backups });
let admin: Awaited<ReturnType<ReturnType<typeof api>['as']>>;
let postId: number;

beforeAll(async () => {
  const { db, as } = api();
  backups.ownerUrl = poolOf(db).options.connectionString ?? '';
  backups.folder = await mkdtemp(join(tmpdir(), 'guildhall-audit-'));
  admin = await as(await makeMember(db, { role: 'admin' }));
  postId = (await makePost(db)).id;
});
afterAll(() => rm(backups.folder, { recursive: true, force: true }));

/** As the database owner, who may change what the product's role cannot. */
const asOwner = (statement: string) => poolOf(api().db).query(statement);
const behindItsBack = (change: string) =>
  asOwner(`alter table ops.audit disable trigger user; ${change}; alter table ops.audit enable trigger user`);

const act = (isPublished: boolean) => admin.admin.posts.setVisibility({ id: postId, isPublished });
const host = () => ({ db: api().db, backups, log: api().services.log });
const backUp = () => createFullBackup(placeOf(host()));
const intact = (rows: number) => ({ rows, brokenAt: null, reason: null });

/** Five entries, written by the product. */
beforeEach(async () => {
  await behindItsBack('truncate ops.audit; truncate ops.audit_head');
  await rm(backups.folder, { recursive: true, force: true });
  for (const isPublished of [false, true, false, true, false]) await act(isPublished);
});

/** Recomputes every digest, as an attacker would to hide a change. */
const RECOMPUTE = `
  do $$ declare entry ops.audit; previous text := ''; begin
    for entry in select * from ops.audit order by id loop
      entry.prev_hash := previous;
      entry.hash := ops.audit_digest(entry);
      update ops.audit set prev_hash = entry.prev_hash, hash = entry.hash where id = entry.id;
      previous := entry.hash;
    end loop;
  end $$`;

describe('verifying the audit finds', () => {
  it('nothing when only the product wrote to it', async () => {
    expect(await admin.audit.verify()).toEqual(intact(5));
  });

  it('a row that was changed', async () => {
    await behindItsBack(`update ops.audit set event = 'forged' where id = 3`);
    expect(await admin.audit.verify()).toEqual({ rows: 5, brokenAt: 3, reason: 'changed' });
  });

  it('that the newest rows were removed, even after later entries', async () => {
    await behindItsBack('delete from ops.audit where id > 3');
    expect(await admin.audit.verify()).toEqual({ rows: 3, brokenAt: 4, reason: 'removed' });
    for (const isPublished of [true, false, true]) await act(isPublished);
    expect((await admin.audit.verify()).brokenAt).not.toBeNull();
  });

  it('a row that was changed, with every later digest recomputed', async () => {
    await behindItsBack(`update ops.audit set event = 'forged' where id = 2; ${RECOMPUTE}`);
    expect(await admin.audit.verify()).toMatchObject({ brokenAt: 5, reason: 'changed' });
  });

  it('that all rows were removed, with or without the signature', async () => {
    await backUp();
    await behindItsBack('truncate ops.audit');
    expect(await admin.audit.verify()).toEqual({ rows: 0, brokenAt: 1, reason: 'removed' });
    await behindItsBack('truncate ops.audit_head');
    expect(await admin.audit.verify()).toEqual({ rows: 0, brokenAt: 1, reason: 'removed' });
  });

  it('a row that was inserted directly', async () => {
    await asOwner(`select ops.append_audit('{"event": "forged"}')`);
    expect(await admin.audit.verify()).toEqual({ rows: 6, brokenAt: 6, reason: 'unsigned' });
  });

  it('a signature made without the key', async () => {
    await asOwner(`update ops.audit_head set signature = 'AAAA'`);
    expect(await admin.audit.verify()).toEqual({ rows: 5, brokenAt: 5, reason: 'unsigned' });
  });

  it('by a backup, that an earlier state and its signature were put back', async () => {
    const { rows } = await poolOf(api().db).query<{ head: string }>(
      'select h::text as head from ops.audit_head h',
    );
    await act(true);
    await backUp();
    await behindItsBack(
      `delete from ops.audit where id > 5; delete from ops.audit_head;
       insert into ops.audit_head select ('${rows[0]?.head}'::ops.audit_head).*`,
    );
    expect(await admin.audit.verify()).toEqual({ rows: 5, brokenAt: 6, reason: 'removed' });
  });
});

it('concurrent actions of many administrators leave an intact, signed chain', async () => {
  const others = await Promise.all(Array.from({ length: 8 }, () => makePost(api().db)));
  await Promise.all(others.map(({ id }) => admin.admin.posts.setVisibility({ id, isPublished: false })));
  expect(await admin.audit.verify()).toEqual(intact(13));
});

describe('an audit log without a signature', () => {
  it('from an earlier version is signed once, and an entry records it', async () => {
    await asOwner('truncate ops.audit_head');
    expect(await admin.audit.verify()).toEqual({ rows: 5, brokenAt: 1, reason: 'unsigned' });
    await beginSigningAudit(host());
    await beginSigningAudit(host());
    expect(await admin.audit.verify()).toEqual(intact(6));
    expect((await admin.audit.list({})).items[0]).toMatchObject({ event: 'audit.signing_began' });
  });

  it('that was signed when a backup was made is not signed again at startup', async () => {
    await backUp();
    await asOwner('truncate ops.audit_head');
    await beginSigningAudit(host());
    expect((await admin.audit.verify()).reason).toBe('unsigned');
  });
});

it('is signed again by the operator after a key change, and an entry records it', async () => {
  const { key } = backups;
  try {
    backups.key = 'another key of the test, long enough';
    expect(await admin.audit.verify()).toMatchObject({ brokenAt: 5, reason: 'unsigned' });
    await signAudit(host());
    expect(await admin.audit.verify()).toEqual(intact(6));
  } finally {
    backups.key = key;
  }
  const { rows } = await sql`select event from ops.audit order by id desc limit 1`.execute(api().db);
  expect(rows).toEqual([{ event: 'audit.signed_anew' }]);
});
