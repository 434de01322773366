import { makeMember } from '@guildhall/db/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApi } from '../../../testing/index.ts';
import type { Caller } from '../../app.router.ts';
import { composeMail } from '../../console/mails/compose-mail.ts';
import { APPLICANT_MAIL } from './applicant-mails.commands.ts';
import { purgeApplicants } from './own-application.commands.ts';

const api = testApi();
const newcomer = { firstName: 'Ada', lastName: 'Applicant' };
const password = 'secret-enough';
const questions = [
  { text: 'Who recommended us?', isRequired: true },
  { text: 'Anything else?', isRequired: false },
];
const answers = [{ question: 'Who recommended us?', answer: 'Ben' }];
let admin: Caller;

beforeAll(async () => {
  const { db, as } = api();
  admin = await as(await makeMember(db, { role: 'admin' }));
  await admin.admin.registration.update({ mode: 'application', questions });
});

const apply = (email: string, given = answers) =>
  api()
    .anonymous()
    .registration.join({ ...newcomer, email, answers: given });

async function applicantOf(email: string) {
  const { items } = await admin.admin.applicants.list({ limit: 100 });
  const found = items.find((item) => item.email === email);
  if (!found) throw new Error('The application was expected in the queue');
  return found;
}

const tokenIn = (text = '') => /#token=(\S+)/.exec(text)?.[1] ?? '';

/** The emails to an applicant so far, and the link in the newest one. */
async function mailsTo(email: string) {
  const { db, services } = api();
  const events = await db
    .selectFrom('outbox')
    .select(['topic', 'payload', 'userId'])
    .where('topic', '=', APPLICANT_MAIL)
    .orderBy('createdAt')
    .execute();
  const all = await Promise.all(events.map((event) => composeMail(db, services, event)));
  const mails = all.filter((mail) => mail?.to.address === email);
  return { mails, token: tokenIn(mails.at(-1)?.text) };
}

describe('an application', () => {
  it('is stored with the answers, signs nobody in, and mails a link', async () => {
    expect(await apply('ada@test.test')).toEqual({ status: 'applied' });
    expect(api().signedIn()).toBeNull();
    expect(await applicantOf('ada@test.test')).toMatchObject({
      answers,
      isConfirmed: false,
      status: 'waiting',
    });
    const { mails, token } = await mailsTo('ada@test.test');
    expect(mails).toHaveLength(1);
    expect(mails[0]?.html).toContain('See my application');
    expect(JSON.stringify(mails)).not.toContain('Ada');
    const own = await api().anonymous().application.open({ token });
    expect(own).toMatchObject({ status: 'waiting', answers });
    expect((await applicantOf('ada@test.test')).isConfirmed).toBe(true);
  });

  it('is refused without the answer to a required question, at that question', async () => {
    await expect(apply('lazy@test.test', [])).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      cause: { issues: [{ path: 'answers.0.answer' }] },
    });
  });

  it('is refused when it answers a question that is no longer asked', async () => {
    await expect(
      apply('late@test.test', [{ question: 'Your shoe size?', answer: '42' }]),
    ).rejects.toMatchObject({
      code: 'CONFLICT',
    });
  });

  it('is refused from the address of a member, with the sentence of the specification', async () => {
    const { email } = await makeMember(api().db);
    await expect(apply(email)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'Failed to create account. Please try again.',
    });
  });

  it('ends as one from twenty at once, and mails once', async () => {
    await Promise.all(Array.from({ length: 20 }, () => apply('twenty@test.test')));
    const rows = await api()
      .db.selectFrom('applicants')
      .select('id')
      .where('email', '=', 'twenty@test.test')
      .execute();
    expect(rows).toHaveLength(1);
    expect((await mailsTo('twenty@test.test')).mails).toHaveLength(1);
  });

  it('is what the documented way of registering refers to', async () => {
    await expect(
      api()
        .anonymous()
        .auth.register({ ...newcomer, password, email: 'rest@test.test' }),
    ).rejects.toMatchObject({
      code: 'FORBIDDEN',
      message: 'Guildhall takes new members by application. Apply at http://guildhall.test/?dialog=register',
    });
  });

  it('neither signs in nor gets a link for a new password', async () => {
    await apply('eager@test.test');
    const { anonymous, db } = api();
    await expect(anonymous().auth.login({ email: 'eager@test.test', password })).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
    });
    await anonymous().account.forgotPassword({ email: 'eager@test.test' });
    const reset = await db
      .selectFrom('outbox')
      .select('userId')
      .where('topic', '=', 'mail.password_reset')
      .execute();
    expect(reset).toEqual([{ userId: null }]);
  });
});

describe('the decision', () => {
  it('to approve makes a member with the profile, who chooses a password by the link in the email', async () => {
    await api()
      .anonymous()
      .registration.join({ ...newcomer, email: 'ok@test.test', answers, lookingFor: 'a bookkeeper' });
    const { id } = await applicantOf('ok@test.test');
    await api()
      .anonymous()
      .application.open({ token: (await mailsTo('ok@test.test')).token });
    expect(await admin.admin.applicants.approve({ id })).toMatchObject({
      status: 'approved',
      username: null,
    });
    const { mails, token } = await mailsTo('ok@test.test');
    expect(mails.at(-1)?.subject).toBe('Welcome to Guildhall');
    await api().anonymous().account.resetPassword({ token, password });
    const member = await api().anonymous().auth.login({ email: 'ok@test.test', password });
    expect(member).toMatchObject({ isActive: true, lookingFor: 'a bookkeeper' });
    const { items } = await admin.admin.applicants.list({ status: 'approved', limit: 100 });
    expect(items.find((item) => item.id === id)?.username).toMatch(/^ada/);
    const row = await api()
      .db.selectFrom('users')
      .selectAll()
      .where('id', '=', member.id)
      .executeTakeFirstOrThrow();
    expect(row.emailVerifiedAt).not.toBeNull();
  });

  it('to approve lists the member only once they have joined', async () => {
    const email = 'later@test.test';
    await api().anonymous().registration.join({ firstName: 'Later', lastName: 'Laterling', email, answers });
    await admin.admin.applicants.approve({ id: (await applicantOf(email)).id });
    const found = async () =>
      (await admin.members.list({ search: 'Laterling' })).items.map(({ username }) => username);
    expect(await found()).toEqual([]);
    await api()
      .anonymous()
      .account.resetPassword({ token: (await mailsTo(email)).token, password });
    expect(await found()).toEqual(['later-laterling']);
  });

  it('to approve gives no access to a stranger who applied with the address and a password', async () => {
    const email = 'victim@test.test';
    const { anonymous } = api();
    await anonymous().registration.join({ ...newcomer, email, answers, password });
    await apply(email);
    await admin.admin.applicants.approve({ id: (await applicantOf(email)).id });
    await expect(anonymous().auth.login({ email, password })).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
    });
  });

  it('of two administrators at once ends as one', async () => {
    await apply('race@test.test');
    const { id } = await applicantOf('race@test.test');
    const { db, as } = api();
    const other = await as(await makeMember(db, { role: 'admin' }));
    const results = await Promise.allSettled([
      admin.admin.applicants.approve({ id }),
      other.admin.applicants.decline({ id, text: 'Not a local business' }),
      other.admin.applicants.approve({ id }),
    ]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const reason = { message: 'This application has already been decided' };
    expect(results.filter(({ status }) => status === 'rejected')).toMatchObject([{ reason }, { reason }]);
  });

  it('to decline tells the reason, and everything is erased after thirty days', async () => {
    await apply('no@test.test');
    const { id } = await applicantOf('no@test.test');
    await admin.admin.applicants.decline({ id, text: 'We admit local businesses only.' });
    const { mails } = await mailsTo('no@test.test');
    expect(mails.at(-1)?.text).toContain('We admit local businesses only.');
    const { db } = api();
    const stored = () => db.selectFrom('applicants').select('id').where('id', '=', id).execute();
    await purgeApplicants(db);
    expect(await stored()).toEqual([{ id }]);
    await db
      .updateTable('applicants')
      .set({ decidedAt: new Date(Date.now() - 31 * 24 * 60 * 60 * 1_000) })
      .where('id', '=', id)
      .execute();
    await purgeApplicants(db);
    expect(await stored()).toEqual([]);
  });

  it('can wait for a reply, which puts the application back into the queue', async () => {
    await apply('asked@test.test');
    const { id } = await applicantOf('asked@test.test');
    await admin.admin.applicants.ask({ id, text: 'Where is your shop?' });
    const { mails, token } = await mailsTo('asked@test.test');
    expect(mails.at(-1)?.text).toContain('Where is your shop?');
    const { anonymous } = api();
    expect((await anonymous().application.open({ token })).status).toBe('asked');
    await anonymous().application.reply({ token, text: 'Mill Street 4' });
    expect((await applicantOf('asked@test.test')).conversation.map(({ text }) => text)).toEqual([
      'Where is your shop?',
      'Mill Street 4',
    ]);
    await expect(anonymous().application.reply({ token, text: 'Again' })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
  });

  it('is no longer needed once the applicant withdraws', async () => {
    await apply('gone@test.test');
    const { token } = await mailsTo('gone@test.test');
    const { id } = await applicantOf('gone@test.test');
    await api().anonymous().application.withdraw({ token });
    await expect(admin.admin.applicants.approve({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(api().anonymous().application.open({ token })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('cannot be withdrawn once it was approved', async () => {
    await apply('approved@test.test');
    const { token } = await mailsTo('approved@test.test');
    await admin.admin.applicants.approve({ id: (await applicantOf('approved@test.test')).id });
    await expect(api().anonymous().application.withdraw({ token })).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('has been approved'),
    });
  });

  it('does not replace a member who has joined in the meantime', async () => {
    await apply('both@test.test');
    const { id } = await applicantOf('both@test.test');
    await makeMember(api().db, { email: 'both@test.test' });
    await expect(admin.admin.applicants.approve({ id })).rejects.toMatchObject({ code: 'CONFLICT' });
  });
});

it('a link of an application is only valid as it was sent', async () => {
  const { anonymous, services } = api();
  for (const token of [
    'x',
    services.signer.sign('applicant:1:nobody@test.test'),
    services.signer.sign('1:message'),
  ])
    await expect(anonymous().application.open({ token })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
