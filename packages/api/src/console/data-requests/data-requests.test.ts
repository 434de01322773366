import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TEST_PASSWORD, makeMember, makePost } from '@guildhall/db/testing';
import { testApi } from '../../../testing/index.ts';
import type { Caller } from '../../app.router.ts';
import { composeMail } from '../mails/compose-mail.ts';

const api = testApi();
type Admin = { id: number; caller: Caller };
let anna: Admin;
let bert: Admin;

async function makeAdmin(): Promise<Admin> {
  const { db, as } = api();
  const { id } = await makeMember(db, { role: 'admin', emailVerifiedAt: new Date() });
  return { id, caller: await as({ id }) };
}
const setActive = (isActive: boolean) =>
  api().db.updateTable('users').set({ isActive }).where('id', '=', bert.id).execute();

beforeAll(async () => {
  anna = await makeAdmin();
  bert = await makeAdmin();
});
beforeEach(() => setActive(true));

const today = () => new Date().toISOString().slice(0, 10);
const letterOf = (kind: 'erasure' | 'export', subject: { type: 'member' | 'applicant'; id: number }) => ({
  kind,
  subject,
  channel: 'letter' as const,
  receivedOn: today(),
  reason: 'Signed by hand, the signature matches the one on the application form',
});
const member = () => makeMember(api().db, { firstName: 'Monika', lastName: 'Lang' });
const applicant = (email: string) =>
  api()
    .db.insertInto('applicants')
    .values({ email, firstName: 'Ada', lastName: 'Okafor', profile: '{"company":"Okafor"}', answers: '[]' })
    .returning('id')
    .executeTakeFirstOrThrow();
const requests = (admin: Admin) => admin.caller.admin.dataRequests;
const mailTo = async (topic: string, about: string) => {
  const { db, services } = api();
  const events = await db.selectFrom('outbox').selectAll().where('topic', '=', topic).execute();
  const mails = await Promise.all(events.map((event) => composeMail(db, services, event)));
  return mails.find((mail) => mail?.to.address === about);
};

describe('where there are two administrators', () => {
  it('one enters what a letter demands, and the other one is told and confirms it', async () => {
    const monika = await member();
    const post = await makePost(api().db, { userId: monika.id });
    const entered = await requests(anna).create(letterOf('erasure', { type: 'member', id: monika.id }));
    expect(entered).toMatchObject({
      status: 'waiting',
      person: { name: 'Monika Lang', email: monika.email },
      requestedBy: { id: anna.id },
      can: { confirm: false, decline: true, download: false },
    });
    expect((await bert.caller.notifications.list({})).items).toMatchObject([
      { text: 'A request about personal data needs your word' },
    ]);
    expect((await anna.caller.notifications.list({})).items).toEqual([]);
    expect(await anna.caller.admin.users.get({ id: monika.id })).toMatchObject({ firstName: 'Monika' });

    const { items } = await requests(bert).list({});
    expect(items).toMatchObject([{ id: entered.id, can: { confirm: true } }]);
    const receipt = await requests(bert).decide({ id: entered.id, decision: 'confirm' });
    expect(receipt).toMatchObject({
      status: 'done',
      person: { name: 'Monika Lang', email: monika.email },
      decidedBy: { id: bert.id },
      retained: { posts: 1, messages: 0 },
    });
    await expect(anna.caller.admin.users.get({ id: monika.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await requests(anna).get({ id: entered.id })).toMatchObject({ person: null, reason: null });
    const { items: feed } = await api().anonymous().feed.list({});
    expect(feed.find(({ id }) => id === post.id)?.author.name).toBe('Former Member');
    expect((await mailTo('mail.account_deleted', monika.email))?.text).toContain('As you asked');
  });

  it('nobody confirms what they entered themselves', async () => {
    const { id } = await requests(anna).create(
      letterOf('erasure', { type: 'member', id: (await member()).id }),
    );
    await expect(requests(anna).decide({ id, decision: 'confirm' })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    expect(await requests(anna).decide({ id, decision: 'decline' })).toMatchObject({ status: 'declined' });
  });

  it('two who decide at once end with one decision', async () => {
    const clara = await makeAdmin();
    const { id } = await requests(anna).create(
      letterOf('erasure', { type: 'member', id: (await member()).id }),
    );
    const outcomes = await Promise.allSettled([
      requests(bert).decide({ id, decision: 'confirm' }),
      requests(clara).decide({ id, decision: 'decline' }),
    ]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await anna.caller.admin.users.setActive({ id: clara.id, isActive: false });
  });

  it('entering the same request twice is refused, also at once', async () => {
    const subject = { type: 'member' as const, id: (await member()).id };
    const outcomes = await Promise.allSettled([
      requests(anna).create(letterOf('export', subject)),
      requests(bert).create(letterOf('export', subject)),
    ]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('a member who erases themselves meanwhile has what they asked for, and nothing is left to confirm', async () => {
    const monika = await member();
    const subject = { type: 'member' as const, id: monika.id };
    const erasure = await requests(anna).create(letterOf('erasure', subject));
    const copy = await requests(anna).create(letterOf('export', subject));
    await (await api().as(monika)).account.delete({ password: TEST_PASSWORD });
    expect(await requests(anna).get({ id: erasure.id })).toMatchObject({ status: 'done', decidedBy: null });
    expect(await requests(anna).get({ id: copy.id })).toMatchObject({ status: 'declined' });
    await expect(requests(bert).decide({ id: erasure.id, decision: 'confirm' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});

describe('the only administrator', () => {
  beforeEach(() => setActive(false));

  it('erases a member who never joined at once', async () => {
    const { db } = api();
    const { id, email } = await makeMember(db, { isActive: false, hasJoined: false });
    const receipt = await requests(anna).create(letterOf('erasure', { type: 'member', id }));
    expect(receipt).toMatchObject({ status: 'done', person: { email } });
    const row = await db
      .selectFrom('users')
      .select(['firstName', 'email'])
      .where('id', '=', id)
      .executeTakeFirst();
    expect(row?.firstName).toBe('Former');
    expect(row?.email).toMatch(/@deleted\.invalid$/);
  });

  it('erases an applicant, whose invitation can be used again, and tells them', async () => {
    const { db } = api();
    const { id } = await applicant('ada@erased.test');
    const receipt = await requests(anna).create(letterOf('erasure', { type: 'applicant', id }));
    expect(receipt).toMatchObject({ status: 'done', person: { name: 'Ada Okafor' }, retained: null });
    expect(await db.selectFrom('applicants').select('id').where('id', '=', id).execute()).toEqual([]);
    expect((await mailTo('mail.account_deleted', 'ada@erased.test'))?.subject).toContain('was erased');
  });

  it('makes a copy of what a member can export, and the member is told', async () => {
    const { db, services, as } = api();
    const monika = await member();
    await makePost(db, { userId: monika.id, content: 'We open a second shop' });
    const { id } = await requests(anna).create(letterOf('export', { type: 'member', id: monika.id }));
    const [event] = await db
      .selectFrom('outbox')
      .selectAll()
      .where('userId', '=', monika.id)
      .where('topic', '=', 'mail.data_exported')
      .execute();
    expect((event && (await composeMail(db, services, event)))?.text).toContain('made a copy of your data');
    const { fileName, files } = await requests(anna).download({ id });
    expect(fileName).toContain(String(monika.id));
    const own = await (await as(monika)).account.exportData();
    expect(files.map(({ name }) => name)).toEqual(own.files.map(({ name }) => name));
    expect(files.find(({ name }) => name === 'posts.json')?.text).toContain('We open a second shop');
    const { items } = await anna.caller.audit.list({ targetType: 'user', targetId: String(monika.id) });
    expect(items.map(({ event: name }) => name)).toEqual([
      'data_request.downloaded',
      'data_request.done',
      'data_request.created',
    ]);
  });

  it('makes a copy of an application', async () => {
    const { id } = await applicant('copy@applicant.test');
    const request = await requests(anna).create(letterOf('export', { type: 'applicant', id }));
    const { files } = await requests(anna).download({ id: request.id });
    expect(files.find(({ name }) => name === 'application.json')?.text).toContain('Okafor');
  });

  it('cannot download a week later, nor the copy of somebody erased since', async () => {
    const { db } = api();
    const subject = { type: 'member' as const, id: (await member()).id };
    const { id } = await requests(anna).create(letterOf('export', subject));
    await requests(anna).create(letterOf('erasure', subject));
    await expect(requests(anna).download({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await db
      .updateTable('dataRequests')
      .set({ decidedAt: new Date(Date.now() - 8 * 86_400_000) })
      .where('id', '=', id)
      .execute();
    await expect(requests(anna).download({ id })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});

describe('a request is refused', () => {
  it('about an administrator, so that nobody rids themselves of one', async () => {
    await expect(
      requests(anna).create(letterOf('erasure', { type: 'member', id: bert.id })),
    ).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('about an applicant who has become a member', async () => {
    const { db } = api();
    const { id } = await applicant('became@member.test');
    await db
      .updateTable('applicants')
      .set({ status: 'approved', userId: (await member()).id, decidedAt: new Date() })
      .where('id', '=', id)
      .execute();
    await expect(requests(anna).create(letterOf('erasure', { type: 'applicant', id }))).rejects.toMatchObject(
      { code: 'CONFLICT' },
    );
  });

  it.each([
    ['without saying how they know who asked', { reason: ' ' }],
    ['received in the future', { receivedOn: '2999-01-01' }],
    ['received long ago', { receivedOn: '1999-01-01' }],
  ])('%s', async (_, wrong) => {
    const subject = { type: 'member' as const, id: (await member()).id };
    await expect(requests(anna).create({ ...letterOf('erasure', subject), ...wrong })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
  });
});
