import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { poolOf, sql } from '@guildhall/db';
import { TEST_PASSWORD, makeMember, makePost } from '@guildhall/db/testing';
import { composeMail } from '../mails/compose-mail.ts';
import { testApi } from '../../../testing/index.ts';
import { writeErasuresFile } from '../backups/erasures.commands.ts';
import { makeFullBackup } from '../backups/make-backups.commands.ts';
import { restoreFrom, undoLastRestore } from '../backups/restore.commands.ts';
import type { BackupSettings } from '../../ground/core/backup-settings.ts';

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

/** A member with a post that Ben commented on, and a comment on Ben's post that Ben replied to. */
async function author() {
  const { db, as } = api();
  const [ana, ben] = [await makeMember(db, { emailVerifiedAt: new Date() }), await makeMember(db)];
  const [asAna, asBen] = [await as(ana), await as(ben)];
  const own = await makePost(db, { userId: ana.id, content: 'Opened a second shop' });
  const bens = await makePost(db, { userId: ben.id, content: 'Who bakes for parties?' });
  await asBen.feed.comments.create({ postId: own.id, content: 'Congratulations' });
  const { id } = await asAna.feed.comments.create({ postId: bens.id, content: 'We do' });
  await asBen.feed.comments.create({ postId: bens.id, content: 'Great', parentId: id });
  return { ana, asAna, asBen, own, bens };
}

const left = async ({ ana }: { ana: { id: number } }) => {
  const { rows } = await sql<{ posts: number; comments: number }>`select
    (select count(*)::int from posts where user_id = ${ana.id}) as posts,
    (select count(*)::int from post_comments where user_id = ${ana.id}) as comments`.execute(api().db);
  return rows[0];
};

it('a member who deletes the account can take their posts and comments along, also after any restore', async () => {
  const { db, services } = api();
  const found = await author();
  const { asAna, asBen, own, bens } = found;
  const backup = await makeFullBackup(host(), { origin: 'admin', actor: null });
  await restoreFrom(host(), backup, { actor: null });
  await asAna.account.delete({ password: TEST_PASSWORD, alsoPublished: true });
  expect(await left(found)).toEqual({ posts: 0, comments: 0 });
  await expect(asBen.feed.get({ id: own.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const { items } = await asBen.feed.comments.list({ postId: bens.id });
  expect(items.map(({ content }) => content)).toEqual(['Great']);
  expect(await asBen.feed.get({ id: bens.id })).toMatchObject({ comments: 1 });
  const event = await db
    .selectFrom('outbox')
    .select(['topic', 'payload', 'userId'])
    .where('topic', '=', 'mail.account_deleted')
    .orderBy('createdAt', 'desc')
    .executeTakeFirstOrThrow();
  expect((await composeMail(db, services, event))?.text).toContain(
    'Posts and comments you published are deleted.',
  );

  await undoLastRestore(host(), { actor: null });
  expect(await left(found)).toEqual({ posts: 0, comments: 0 });
  // A new machine knows only the files stored beside the backups.
  await writeErasuresFile(host());
  await sql`truncate ops.erasures`.execute(db);
  await restoreFrom(host(), backup, { actor: null });
  expect(await left(found)).toEqual({ posts: 0, comments: 0 });
  const bensPost = await db
    .selectFrom('posts')
    .select('comments')
    .where('id', '=', bens.id)
    .executeTakeFirst();
  expect(bensPost).toEqual({ comments: 1 });
});

it('without the wish they stay under the name of a former member, also after a restore', async () => {
  const found = await author();
  const backup = await makeFullBackup(host(), { origin: 'admin', actor: null });
  await found.asAna.account.delete({ password: TEST_PASSWORD });
  expect(await left(found)).toEqual({ posts: 1, comments: 1 });
  await writeErasuresFile(host());
  await restoreFrom(host(), backup, { actor: null });
  expect(await left(found)).toEqual({ posts: 1, comments: 1 });
});

it('administrators who erase a member on a letter delete what they published if it says so', async () => {
  const { db, as } = api();
  const make = async () => (await as(await makeMember(db, { role: 'admin' }))).admin.dataRequests;
  const [one, other] = [await make(), await make()];
  const found = await author();
  const request = await one.create({
    kind: 'erasure',
    subject: { type: 'member', id: found.ana.id },
    channel: 'letter',
    receivedOn: new Date().toISOString().slice(0, 10),
    reason: 'Signed letter',
    alsoPublished: true,
  });
  expect(await other.get({ id: request.id })).toMatchObject({ alsoPublished: true, status: 'waiting' });
  expect(await other.decide({ id: request.id, decision: 'confirm' })).toMatchObject({
    status: 'done',
    alsoPublished: true,
    retained: { posts: 0, comments: 0 },
  });
  expect(await left(found)).toEqual({ posts: 0, comments: 0 });
});
