import { TEST_PASSWORD, makeMember } from '@guildhall/db/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { addSecondFactor, codeOf, mailedCode, testApi, writeCodeMail } from '../../../testing/index.ts';

const api = testApi();

const WRONG = { code: 'BAD_REQUEST', message: 'This code is not right. Please check it with the email.' };
const OVER = { code: 'UNAUTHORIZED', message: expect.stringContaining('Please ask for a new code.') };

const turn = async (mailedCodes: boolean) => {
  const { db, as } = api();
  await (await as(await makeMember(db, { role: 'admin' }))).admin.registration.update({ mailedCodes });
};
beforeAll(() => turn(true));

/** A browser that waits for a code. */
async function asked({ email }: { email: string }) {
  const browser = api().anonymous();
  expect(await browser.auth.code.request({ email })).toEqual({ ok: true });
  return browser;
}

const codesOf = (userId: number | null) =>
  api()
    .db.selectFrom('loginCodes')
    .selectAll()
    .where('userId', userId === null ? 'is' : '=', userId)
    .execute();

describe('a code by email', () => {
  it('signs in once, however it is typed, and confirms the address', async () => {
    const { db, signedIn } = api();
    const member = await makeMember(db, { emailVerifiedAt: null });
    const browser = await asked(member);
    const code = await mailedCode(api(), member);
    const typed = ` ${code.toLowerCase().replace('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')} `;
    expect(await browser.auth.code.signIn({ code: typed })).toMatchObject({ id: member.id });
    expect(signedIn()).toBe(member.id);
    const { emailVerifiedAt } = await db
      .selectFrom('users')
      .select('emailVerifiedAt')
      .where('id', '=', member.id)
      .executeTakeFirstOrThrow();
    expect(emailVerifiedAt).not.toBeNull();
    await expect(browser.auth.code.signIn({ code })).rejects.toMatchObject(OVER);
  });

  it('is for the browser that asked for it', async () => {
    const { db, anonymous } = api();
    const member = await makeMember(db);
    const browser = await asked(member);
    const code = await mailedCode(api(), member);
    const other = await asked(await makeMember(db));
    await expect(other.auth.code.signIn({ code })).rejects.toMatchObject(WRONG);
    await expect(anonymous().auth.code.signIn({ code })).rejects.toMatchObject(OVER);
    expect(await browser.auth.code.signIn({ code })).toMatchObject({ id: member.id });
  });

  it('ends with the fifth wrong one, also when they come at once', async () => {
    const member = await makeMember(api().db);
    const browser = await asked(member);
    const code = await mailedCode(api(), member);
    const guesses = await Promise.allSettled(
      Array.from({ length: 20 }, () => browser.auth.code.signIn({ code: 'AAAA-AAAA' })),
    );
    expect(guesses.filter(({ status }) => status === 'fulfilled')).toEqual([]);
    expect(await codesOf(member.id)).toMatchObject([{ tries: 5 }]);
    await expect(browser.auth.code.signIn({ code })).rejects.toMatchObject(OVER);
  });

  it('signs in once of five times at once', async () => {
    const member = await makeMember(api().db);
    const browser = await asked(member);
    const code = await mailedCode(api(), member);
    const answers = await Promise.allSettled(
      Array.from({ length: 5 }, () => browser.auth.code.signIn({ code })),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('ends after ten minutes, and is not mailed any more then', async () => {
    const { db } = api();
    const member = await makeMember(db);
    const browser = await asked(member);
    const code = await mailedCode(api(), member);
    await db
      .updateTable('loginCodes')
      .set({ expiresAt: new Date(Date.now() - 1_000) })
      .where('userId', '=', member.id)
      .execute();
    await expect(browser.auth.code.signIn({ code })).rejects.toMatchObject(OVER);
    expect(await writeCodeMail(api(), member)).toBeNull();
  });

  it('ends with a new password, and with a deactivation', async () => {
    const { db, as } = api();
    const member = await makeMember(db);
    const changed = await asked(member);
    const first = await mailedCode(api(), member);
    await (
      await as(member)
    ).account.changePassword({ currentPassword: TEST_PASSWORD, newPassword: 'another secret' });
    await expect(changed.auth.code.signIn({ code: first })).rejects.toMatchObject(OVER);

    const closed = await asked(member);
    const second = await mailedCode(api(), member);
    await db.updateTable('users').set({ isActive: false }).where('id', '=', member.id).execute();
    await expect(closed.auth.code.signIn({ code: second })).rejects.toMatchObject(OVER);
  });

  it('of an email that is written again replaces the one before', async () => {
    const member = await makeMember(api().db);
    const browser = await asked(member);
    const [first, second] = [await mailedCode(api(), member), await mailedCode(api(), member)];
    await expect(browser.auth.code.signIn({ code: first })).rejects.toMatchObject(WRONG);
    expect(await browser.auth.code.signIn({ code: second })).toMatchObject({ id: member.id });
  });

  it('is followed by the second factor of those who have one', async () => {
    const { db, as, anonymous, signedIn } = api();
    const member = await makeMember(db);
    const { secret } = await addSecondFactor(await as(member));
    await (await as(member)).auth.logout();
    const browser = await asked(member);
    const code = await mailedCode(api(), member);
    await expect(browser.auth.code.signIn({ code })).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
      cause: { secondFactor: true },
    });
    expect(signedIn()).toBeNull();
    await expect(anonymous().auth.secondFactor({ code: codeOf(secret, 1) })).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
    });
    expect(await browser.auth.secondFactor({ code: codeOf(secret, 1) })).toMatchObject({ id: member.id });
  });

  it('is not sent to an administrator without a second factor, and is to one with it', async () => {
    const { db, as } = api();
    const admin = await makeMember(db, { role: 'admin' });
    await asked(admin);
    const refused = await writeCodeMail(api(), admin);
    expect(refused?.subject).toContain('with your password');
    expect(await codesOf(admin.id)).toMatchObject([{ codeSignature: null }]);
    await addSecondFactor(await as(admin));
    const browser = await asked(admin);
    await expect(browser.auth.code.signIn({ code: await mailedCode(api(), admin) })).rejects.toMatchObject({
      cause: { secondFactor: true },
    });
  });

  it('is not in the database, nor in what a member exports', async () => {
    const { db, as } = api();
    const member = await makeMember(db);
    await asked(member);
    const code = await mailedCode(api(), member);
    const [row] = await codesOf(member.id);
    expect(row?.codeSignature).toMatch(/^[\w-]{43}$/);
    const stored = JSON.stringify([
      row,
      await db.selectFrom('outbox').selectAll().where('userId', '=', member.id).execute(),
      await (await as(member)).account.exportData(),
    ]);
    for (const text of [code, code.replace('-', '')]) expect(stored).not.toContain(text);
  });
});

describe('asking for a code', () => {
  it('gives the same answers for an address without an account, and no code is right', async () => {
    const { db } = api();
    const before = await codesOf(null);
    const browser = await asked({ email: 'nobody@nowhere.test' });
    expect(await codesOf(null)).toHaveLength(before.length + 1);
    const mail = await db
      .selectFrom('outbox')
      .select(['userId', 'topic'])
      .orderBy('createdAt', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(mail).toEqual({ userId: null, topic: 'mail.login_code' });
    for (let guess = 0; guess < 4; guess += 1)
      await expect(browser.auth.code.signIn({ code: 'ABCD-1234' })).rejects.toMatchObject(WRONG);
    await expect(browser.auth.code.signIn({ code: 'ABCD-1234' })).rejects.toMatchObject(OVER);
  });

  it('sends members who have not joined yet their invitation', async () => {
    const { db } = api();
    const invited = await makeMember(db, { hasJoined: false, isActive: false });
    const browser = await asked(invited);
    const topics = await db.selectFrom('outbox').select('topic').where('userId', '=', invited.id).execute();
    expect(topics).toEqual([{ topic: 'mail.set_password' }]);
    await expect(browser.auth.code.signIn({ code: 'ABCD-1234' })).rejects.toMatchObject(WRONG);
  });

  it('is not found where the community has not turned it on', async () => {
    const member = await makeMember(api().db);
    await turn(false);
    const { code } = api().anonymous().auth;
    const off = { code: 'NOT_FOUND', message: 'Signing in with a code by email is turned off' };
    await expect(code.request({ email: member.email })).rejects.toMatchObject(off);
    await expect(code.signIn({ code: 'ABCD-1234' })).rejects.toMatchObject(off);
    await turn(true);
  });
});
