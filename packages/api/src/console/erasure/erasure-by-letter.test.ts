import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { poolOf, sql } from '@guildhall/db';
import { makeMember } from '@guildhall/db/testing';
import { testApi } from '../../../testing/index.ts';
import { MARKER, findTraces, memberEverywhere, sendLastMail } from '../../../testing/member-everywhere.ts';
import { applicationUrl } from '../../accounts/application/application-link.ts';
import type { BackupSettings } from '../../ground/core/backup-settings.ts';
import { writeErasuresFile } from '../backups/erasures.commands.ts';
import { makeFullBackup } from '../backups/make-backups.commands.ts';
import { restoreFrom, undoLastRestore } from '../backups/restore.commands.ts';

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

describe('somebody whom administrators erase on their letter', () => {
  const letter = (subject: { type: 'member' | 'applicant'; id: number }) => ({
    kind: 'erasure' as const,
    subject,
    channel: 'letter' as const,
    receivedOn: new Date().toISOString().slice(0, 10),
    reason: `Signed ${MARKER}`,
  });
  async function twoAdmins() {
    const { db, as } = api();
    const make = async () => (await as(await makeMember(db, { role: 'admin' }))).admin.dataRequests;
    return { one: await make(), other: await make() };
  }

  it('leaves no trace as a member, neither of the request nor after any restore', async () => {
    const { db } = api();
    const { id } = await memberEverywhere(api(), 'letter');
    const { one, other } = await twoAdmins();
    const request = await one.create(letter({ type: 'member', id }));
    const backup = await makeFullBackup(host(), { origin: 'admin', actor: null });
    await restoreFrom(host(), backup, { actor: null });
    expect((await findTraces(db, 0)).length).toBeGreaterThan(0);
    await other.decide({ id: request.id, decision: 'confirm' });
    await sendLastMail(db);
    expect(await findTraces(db, id)).toEqual([]);
    await undoLastRestore(host(), { actor: null });
    expect(await findTraces(db, id)).toEqual([]);
    await restoreFrom(host(), backup, { actor: null });
    expect(await findTraces(db, id)).toEqual([]);
    expect(await one.get({ id: request.id })).toMatchObject({ status: 'done', person: null });
  });

  it('has a receipt that no restore takes away, whether the older data has the demand or not', async () => {
    const { db } = api();
    const { one, other } = await twoAdmins();
    const [asked, later] = [await makeMember(db), await makeMember(db)];
    const waiting = await one.create(letter({ type: 'member', id: asked.id }));
    const backup = await makeFullBackup(host(), { origin: 'admin', actor: null });
    const unknown = await one.create(letter({ type: 'member', id: later.id }));
    const receipts: Awaited<ReturnType<typeof one.get>>[] = [];
    for (const { id } of [waiting, unknown]) {
      const { person: _person, ...receipt } = await other.decide({ id, decision: 'confirm' });
      receipts.push(Object.assign(receipt, { person: null }));
    }
    const known = () => Promise.all(receipts.map(({ id }) => one.get({ id })));
    await restoreFrom(host(), backup, { actor: null });
    expect(await known()).toEqual(receipts);
    const next = await one.create(letter({ type: 'member', id: (await makeMember(db)).id }));
    expect(next.id).toBeGreaterThan(unknown.id);
    await undoLastRestore(host(), { actor: null });
    expect(await known()).toEqual(receipts);
  });

  it('leaves no trace as an applicant, also on a machine that has only the backups', async () => {
    const { db } = api();
    const email = `applicant@${MARKER}.test`;
    const { id } = await db
      .insertInto('applicants')
      .values({
        email,
        firstName: MARKER,
        lastName: MARKER,
        profile: JSON.stringify({ bio: MARKER }),
        answers: JSON.stringify([{ question: 'Why?', answer: MARKER }]),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { one, other } = await twoAdmins();
    const request = await one.create(letter({ type: 'applicant', id }));
    const backup = await makeFullBackup(host(), { origin: 'admin', actor: null });
    await restoreFrom(host(), backup, { actor: null });
    expect((await findTraces(db, 0)).length).toBeGreaterThan(0);
    await other.decide({ id: request.id, decision: 'confirm' });
    await sendLastMail(db);
    expect(await findTraces(db, 0)).toEqual([]);
    await writeErasuresFile(host());
    await sql`truncate ops.applicant_erasures`.execute(db);
    await restoreFrom(host(), backup, { actor: null });
    expect(await findTraces(db, 0)).toEqual([]);
  });

  it('stays away as an applicant who withdrew, whatever is restored', async () => {
    const { db, anonymous, services } = api();
    const { id } = await db
      .insertInto('applicants')
      .values({
        email: `w@${MARKER}.test`,
        firstName: MARKER,
        lastName: MARKER,
        profile: '{}',
        answers: '[]',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const backup = await makeFullBackup(host(), { origin: 'admin', actor: null });
    const url = applicationUrl('', services.signer, { id, email: `w@${MARKER}.test` });
    await anonymous().application.withdraw({ token: url.split('#token=')[1] ?? '' });
    await restoreFrom(host(), backup, { actor: null });
    expect(await findTraces(db, 0)).toEqual([]);
  });
});
