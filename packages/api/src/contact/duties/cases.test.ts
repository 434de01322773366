import { join } from 'node:path';
import { inLocale } from '@guildhall/locale/current-locale';
import { readCatalog } from '@guildhall/locale/read-catalog';
import { addCatalog } from '@guildhall/locale/translated';
import { beforeEach, expect, it } from 'vitest';
import { sql } from 'kysely';
import { makeMember, makePost } from '@guildhall/db/testing';
import { APPLICANT_MAIL } from '../../accounts/application/applicant-mails.commands.ts';
import { composeMail } from '../../console/mails/compose-mail.ts';
import { nameWaitingApplicants } from './queues.queries.ts';
import { testApi } from '../../../testing/index.ts';

const api = testApi();
type Admin = { id: number; caller: Awaited<ReturnType<ReturnType<typeof api>['as']>> };
let anna: Admin;

const makeAdmin = async (): Promise<Admin> => {
  const { db, as } = api();
  const admin = await makeMember(db, { role: 'admin', emailVerifiedAt: new Date() });
  return { id: admin.id, caller: await as(admin) };
};

beforeEach(async () => {
  anna = await makeAdmin();
  await anna.caller.admin.registration.update({ mode: 'application', questions: [] });
  await anna.caller.admin.settings.update({ postModeration: true });
});

/** The emails about cases to an administrator, as the seconds from now until each is due. */
async function delays({ id }: Admin): Promise<number[]> {
  const { rows } = await sql<{ seconds: number }>`
    select extract(epoch from next_at - now())::int as seconds from ops.outbox
    where user_id = ${id} and topic = 'mail.notification' order by next_at`.execute(api().db);
  return rows.map(({ seconds }) => seconds);
}

/** Lets the emails of this administrator be from longer ago. */
const pass = ({ id }: Admin, minutes: number) =>
  sql`update ops.outbox set next_at = next_at - make_interval(mins => ${minutes}) where user_id = ${id}`.execute(
    api().db,
  );

const unread = async ({ caller }: Admin) =>
  (await caller.notifications.list({})).items.flatMap((item) => (item.unread ? [item.text] : []));

const apply = (email: string) =>
  api().anonymous().registration.join({ firstName: 'Ada', lastName: 'Applicant', email, answers: [] });

async function applicantOf(email: string): Promise<number> {
  const { id } = await api()
    .db.selectFrom('applicants')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return id;
}

async function write(content: string): Promise<number> {
  const { db, as } = api();
  const { id } = await (await as(await makeMember(db))).feed.create({ content });
  return id;
}

it('of several applications the first is mailed at once, and the others together ten minutes later', async () => {
  for (const email of ['one@cases.test', 'two@cases.test', 'three@cases.test']) await apply(email);
  const [first, second, ...more] = await delays(anna);
  expect(first).toBeLessThanOrEqual(0);
  expect(second).toBeGreaterThan(590);
  expect(second).toBeLessThanOrEqual(600);
  expect(more).toEqual([]);
  expect(await unread(anna)).toEqual(['An application is waiting for a decision']);
});

it('the email names who applied, which the notification does not', async () => {
  const { db, services } = api();
  await db.deleteFrom('applicants').execute();
  await apply('named@cases.test');
  const event = await db
    .selectFrom('outbox')
    .select(['topic', 'payload', 'userId'])
    .where('userId', '=', anna.id)
    .where('topic', '=', 'mail.notification')
    .executeTakeFirstOrThrow();
  const mail = await composeMail(db, services, event);
  expect(mail?.text).toContain('Waiting for a decision: Ada Applicant.');
  expect(mail?.subject).not.toContain('Ada');
  const stored = await db.selectFrom('notifications').select('data').where('userId', '=', anna.id).execute();
  expect(JSON.stringify([stored, event])).not.toContain('Ada');
});

it('who applied is named in the administrator’s language, and beyond five they are counted', async () => {
  const { db } = api();
  addCatalog('de', new Map(await readCatalog(join(import.meta.dirname, '../../..'), 'de')));
  await db.deleteFrom('applicants').execute();
  for (const number of [1, 2, 3, 4, 5, 6, 7]) await apply(`applicant-${number}@cases.test`);
  expect(await inLocale('de', () => nameWaitingApplicants(db))).toBe(
    `Zur Entscheidung: ${Array(5).fill('Ada Applicant').join(', ')} und 2 weitere.`,
  );
});

it('a case that comes later than ten minutes after the last email is mailed at once, the bell unopened', async () => {
  await write('Open day on Friday');
  await pass(anna, 11);
  await write('Open day on Saturday');
  const [, second] = await delays(anna);
  expect(second).toBeLessThanOrEqual(0);
  await write('Open day on Sunday');
  const [, , third] = await delays(anna);
  expect(third).toBeGreaterThan(590);
});

it('cases of different kinds do not wait for each other', async () => {
  const { db, as } = api();
  await write('We moved');
  await (await as(await makeMember(db))).feed.report({ id: (await makePost(db)).id });
  expect(await delays(anna)).toHaveLength(2);
  for (const seconds of await delays(anna)) expect(seconds).toBeLessThanOrEqual(0);
});

it('an edit of a post that waits is no further case', async () => {
  const { db, as } = api();
  const author = await as(await makeMember(db));
  const { id, version } = await author.feed.create({ content: 'A firts draft' });
  await author.feed.update({ id, content: 'A first draft', expectedVersion: version });
  expect(await delays(anna)).toHaveLength(1);
});

it('once the last application is decided, nobody’s bell shows it any more, and no email about it is sent', async () => {
  const { db, services } = api();
  const bert = await makeAdmin();
  await db.deleteFrom('applicants').execute();
  for (const email of ['left@cases.test', 'right@cases.test']) await apply(email);
  await anna.caller.admin.applicants.approve({ id: await applicantOf('left@cases.test') });
  expect(await unread(bert)).toContain('An application is waiting for a decision');
  await anna.caller.admin.applicants.decline({ id: await applicantOf('right@cases.test'), text: 'Too far' });
  for (const admin of [anna, bert]) expect(await unread(admin)).toEqual([]);
  const [event] = await db
    .selectFrom('outbox')
    .select(['topic', 'payload', 'userId'])
    .where('userId', '=', bert.id)
    .where('topic', '=', 'mail.notification')
    .execute();
  expect(event && (await composeMail(db, services, event))).toBeNull();
});

it('a waiting post and a report are off every bell once the last is decided', async () => {
  const { db, as } = api();
  const bert = await makeAdmin();
  await db.updateTable('posts').set({ state: 'published' }).execute();
  await db.deleteFrom('reports').execute();
  const waiting = await write('Please read this');
  const { id } = await makePost(db);
  await (await as(await makeMember(db))).feed.report({ id });
  expect(await unread(bert)).toHaveLength(2);
  await anna.caller.admin.posts.setVisibility({ id: waiting, isPublished: true });
  expect(await unread(bert)).toEqual(['A member reported something']);
  const [report] = await db.selectFrom('reports').select('id').where('status', '=', 'open').execute();
  await anna.caller.admin.reports.decide({ id: report?.id ?? 0, decision: 'dismiss' });
  expect(await unread(bert)).toEqual([]);
});

it('an objection is off every bell once it is answered', async () => {
  const { db, as } = api();
  const bert = await makeAdmin();
  const author = await makeMember(db);
  const post = await makePost(db, { userId: author.id });
  await anna.caller.admin.moderation.decide({
    objectType: 'post',
    objectId: post.id,
    decision: 'hide',
    reason: 'Advertising',
  });
  const { id } = await db
    .selectFrom('moderationDecisions')
    .select('id')
    .where('memberId', '=', author.id)
    .executeTakeFirstOrThrow();
  await (await as(author)).decisions.object({ id, objection: 'It is my own work' });
  expect(await unread(bert)).toEqual(['A member objects to a decision']);
  await bert.caller.admin.moderation.answer({ id, outcome: 'upheld', answer: 'It stays hidden' });
  for (const admin of [anna, bert]) expect(await unread(admin)).toEqual([]);
});

it('an applicant’s answer to a question reaches the administrators like an application', async () => {
  const { db, services, anonymous } = api();
  await apply('asked@cases.test');
  const id = await applicantOf('asked@cases.test');
  await anna.caller.admin.applicants.ask({ id, text: 'Where is your shop?' });
  const bert = await makeAdmin();
  const [asked] = await db
    .selectFrom('outbox')
    .select(['topic', 'payload', 'userId'])
    .where('topic', '=', APPLICANT_MAIL)
    .where(sql<boolean>`payload ->> 'applicantId' = ${String(id)} and payload ->> 'step' = 'asked'`)
    .execute();
  const mail = asked && (await composeMail(db, services, asked));
  const token = /#token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
  await anonymous().application.reply({ token, text: 'Mill Street 4' });
  expect(await unread(bert)).toEqual(['An applicant has answered']);
  expect(await delays(bert)).toHaveLength(1);
  await anna.caller.admin.applicants.approve({ id });
  expect(await unread(bert)).toEqual([]);
});

it('of applications at once two are mailed at most, and the bell is clear when all are decided at once', async () => {
  const { db } = api();
  await db.deleteFrom('applicants').execute();
  const emails = Array.from({ length: 8 }, (_, index) => `rush${index}@cases.test`);
  await Promise.all(emails.map((email) => apply(email)));
  expect(await unread(anna)).toEqual(['An application is waiting for a decision']);
  expect((await delays(anna)).length).toBeLessThanOrEqual(2);
  const ids = await Promise.all(emails.map((email) => applicantOf(email)));
  const text = 'We are full';
  await Promise.all(ids.map((id) => anna.caller.admin.applicants.decline({ id, text })));
  expect(await unread(anna)).toEqual([]);
});
