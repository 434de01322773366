import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { restoreBackup, withBackupLock } from '@guildhall/backup';
import { type Database, poolOf, sql } from '@guildhall/db';
import {
  TEST_PASSWORD,
  TEST_PASSWORD_HASH,
  makeArticle,
  makeBusiness,
  makeMember,
  makeOpportunity,
  makeOrder,
  makePost,
} from '@guildhall/db/testing';
import { testApi } from '../../../testing/index.ts';
import { applicationUrl } from '../../accounts/application/application-link.ts';
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
  isInDataFolder: true,
};
const api = testApi({ backups: settings });
const host = () => ({ db: api().db, backups: settings, log: api().services.log });

beforeAll(async () => {
  settings.folder = await mkdtemp(join(tmpdir(), 'guildhall-erasures-'));
  settings.ownerUrl = poolOf(api().db).options.connectionString ?? '';
});
afterAll(() => rm(settings.folder, { recursive: true, force: true }));

/** Occurs in every name, address and private text of the member who deletes their account. */
const MARKER = 'qzmark';

/**
 * Rows with a trace of the member in the product tables, the previous snapshot, the operational tables and the jobs.
 */
async function findTraces(db: Database, memberId: number): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('app', 'app_old', 'ops', 'graphile_worker') order by 1`.execute(db);
  const everyRow = sql.join(
    tables.map(
      ({ name }) => sql`select ${sql.lit(name)} as name, held::text as row from ${sql.raw(name)} as held`,
    ),
    sql` union all `,
  );
  const { rows } = await sql<{ name: string; row: string }>`
    select name, row from (${everyRow}) as held
    where row ilike ${`%${MARKER}%`} or row like ${`%member:${memberId})%`}
      or row like ${`%member:${memberId},%`}`.execute(db);
  return rows.map(({ name, row }) => `${name}: ${row}`);
}

/** A member added by an administrator, with data in every table that can hold some. */
async function memberEverywhere(serial = '') {
  const { db, as } = api();
  const admin = await as(await makeMember(db, { role: 'admin' }));
  const [other, third] = [await makeMember(db, { servicesOffered: 'Bread' }), await makeMember(db)];
  const [asOther, asThird] = [await as(other), await as(third)];
  const email = `${MARKER}${serial}@${MARKER}.test`;
  const { id } = await admin.admin.users.add({
    email,
    firstName: 'Qzmark',
    lastName: `Qzmark${serial}`,
    company: 'Qzmark Ltd',
  });
  await db.updateTable('users').set({ password: TEST_PASSWORD_HASH }).where('id', '=', id).execute();
  await db
    .insertInto('applicants')
    .values({ email, firstName: MARKER, lastName: MARKER, profile: '{}', answers: '[]' })
    .execute();
  await db
    .insertInto('invitations')
    .values({
      code: `invitation-of-${serial.padEnd(8, '-')}`,
      createdBy: other.id,
      email,
      note: MARKER,
      skipsQueue: true,
      maxUses: 1,
      expiresAt: sql<Date>`now() + interval '1 day'`,
    })
    .execute();
  const me = await as({ id });
  await me.profile.update({ bio: MARKER, phoneNumber: MARKER, lookingFor: MARKER, servicesOffered: MARKER });
  await me.connections.request({ toUserId: other.id, message: MARKER });
  const { items } = await asOther.connections.list({});
  await asOther.connections.respond({ id: items[0]?.id ?? 0, status: 'accepted' });
  await me.messages.send({ toUserId: other.id, content: `Private ${MARKER}` });
  await asOther.messages.send({ toUserId: id, content: 'What the other wrote' });
  await me.referrals.send({ targetId: third.id, targetType: 'user', message: MARKER });
  // Names the member to a third one, and stores the idempotent response for a day.
  const repeating = await as(other, { idempotencyKey: `key-${serial}` });
  await repeating.referrals.send({ targetId: third.id, targetType: 'user', refereeId: id });
  expect((await asThird.notifications.list({})).items.map(({ text }) => text).join()).toContain('Qzmark');
  const opportunity = await makeOpportunity(db, { postedBy: other.id });
  await me.opportunities.sendApplication({ id: opportunity.id, message: MARKER });
  const post = await makePost(db, { userId: other.id });
  await me.feed.report({ id: post.id, reason: MARKER });
  await me.feed.comments.create({ postId: post.id, content: 'A public comment' });
  await me.feed.share({ id: post.id });
  await makePost(db, { userId: id, content: MARKER, isPublished: false });
  const article = await makeArticle(db, { createdBy: id, author: `Qzmark Qzmark${serial}` });
  await me.articles.share({ id: article.id });
  const business = await makeBusiness(db, { ownerId: id, email, phone: MARKER, address: MARKER });
  await admin.businesses.admin.update({ id: business.id, email: `${MARKER}@business.test` });
  await makeOrder(db, { userId: id, projectName: MARKER, projectDescription: MARKER, requirements: MARKER });
  await sql`update ops.outbox set status = 'failed', finished_at = now()
    where payload -> 'notice' ->> 'kind' = 'comment'`.execute(db);
  return { id, email, me, other, asOther, asThird, business };
}

/** What delivering the last email does: no table holds its address afterwards. */
const sendLastMail = (db: Database) =>
  sql`update ops.outbox set payload = '{}', status = 'sent', finished_at = now()
    where topic = 'mail.account_deleted'`.execute(db);

describe('a member who deletes their account', () => {
  it('leaves no trace in any table, in the previous snapshot or after any restore', async () => {
    const { db, anonymous } = api();
    const { id, email, me, asOther, asThird, business } = await memberEverywhere();
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
    const { id, me } = await memberEverywhere('late');
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
    const { id, me } = await memberEverywhere('older');
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
    const { id } = await memberEverywhere('letter');
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
