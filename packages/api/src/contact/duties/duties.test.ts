import { beforeAll, expect, it } from 'vitest';
import { makeMember, makePost } from '@guildhall/db/testing';
import { composeMail } from '../../console/mails/compose-mail.ts';
import { testApi } from '../../../testing/index.ts';
import { enqueueDutyDigests } from './duties.commands.ts';

const api = testApi();
type Signed = Awaited<ReturnType<ReturnType<typeof api>['as']>>;
let [anna, bert]: { id: number; caller: Signed }[] = [];

beforeAll(async () => {
  const { db, as } = api();
  const makeAdmin = async () => {
    const admin = await makeMember(db, { role: 'admin', emailVerifiedAt: new Date() });
    return { id: admin.id, caller: await as(admin) };
  };
  anna = await makeAdmin();
  bert = await makeAdmin();
});

const bell = async (admin: typeof anna) => (await admin?.caller.notifications.list({}))?.items ?? [];
const mails = (userId: number | undefined, topic: string) =>
  api()
    .db.selectFrom('outbox')
    .select(['topic', 'payload', 'userId'])
    .where('userId', '=', userId ?? 0)
    .where('topic', '=', topic)
    .execute();

async function report() {
  const { db, as } = api();
  const post = await makePost(db);
  await (await as(await makeMember(db))).feed.report({ id: post.id });
}

it('administrators see reports in one notification at the bell, and an email of the first at once', async () => {
  await report();
  await report();
  expect(await bell(anna)).toMatchObject([
    { text: 'A member reported something', target: { type: 'console', slug: '/admin/reports' } },
  ]);
  const [event] = await mails(anna?.id, 'mail.notification');
  const { db, services } = api();
  const mail = event && (await composeMail(db, services, event));
  expect(mail?.subject).toBe('A member reported something');
  expect(mail?.text).toContain('/admin/reports');
});

it('an administrator who does not look after posts hears nothing of them, and the other one does', async () => {
  const { db, as } = api();
  await anna?.caller.admin.settings.update({ postModeration: true });
  await anna?.caller.admin.duties.set({ userId: bert?.id ?? 0, duty: 'posts', notice: 'off' });
  await (await as(await makeMember(db))).feed.create({ content: 'Open day on Friday' });
  expect((await bell(anna)).map(({ text }) => text)).toContain('A post is waiting for approval');
  expect((await bell(bert)).map(({ text }) => text)).not.toContain('A post is waiting for approval');
});

it('what nobody looks after reaches every administrator', async () => {
  for (const admin of [anna, bert])
    await anna?.caller.admin.duties.set({ userId: admin?.id ?? 0, duty: 'posts', notice: 'off' });
  await bert?.caller.notifications.markAllRead();
  const { db, as } = api();
  await (await as(await makeMember(db))).feed.create({ content: 'Another open day' });
  expect((await bell(bert)).map(({ text }) => text)).toContain('A post is waiting for approval');
});

it('who prefers one email a day gets a list of what waits, and no email before', async () => {
  const { db, services } = api();
  await anna?.caller.notifications.markAllRead();
  await anna?.caller.admin.duties.set({ userId: anna.id, duty: 'reports', notice: 'daily' });
  const before = await mails(anna?.id, 'mail.notification');
  await report();
  expect(await mails(anna?.id, 'mail.notification')).toHaveLength(before.length);
  for (let run = 0; run < 2; run += 1) await enqueueDutyDigests(db, '2026-11-26');
  const [digest, second] = await mails(anna?.id, 'mail.duties');
  expect(second).toBeUndefined();
  const mail = digest && (await composeMail(db, services, digest));
  expect(mail?.text).toMatch(/• \d+ open reports: /);
});

it('a member cannot say who looks after what, nor is one given a duty', async () => {
  const { db, as } = api();
  const member = await makeMember(db);
  await expect((await as(member)).admin.duties.list()).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(
    anna?.caller.admin.duties.set({ userId: member.id, duty: 'posts', notice: 'now' }),
  ).rejects.toMatchObject({ code: 'CONFLICT' });
});
