import { TEST_PASSWORD, makeMember } from '@guildhall/db/testing';
import { describe, expect, it } from 'vitest';
import { addSecondFactor, codeOf, testApi } from '../../../../testing/index.ts';

const api = testApi();

const DUE = { code: 'UNAUTHORIZED', cause: { secondFactor: true } };
const OVER = { code: 'UNAUTHORIZED', message: expect.stringContaining('Please sign in again.') };

/** A member with two-step sign-in, whose code of now may be used again. */
async function withFactor() {
  const { db, as } = api();
  const member = await makeMember(db);
  const factor = await addSecondFactor(await as(member));
  const rewind = () =>
    db.updateTable('totp').set({ lastStep: null }).where('userId', '=', member.id).execute();
  await rewind();
  return { ...factor, member, rewind };
}

/** A browser in which the right password was given. */
async function afterPassword({ email }: { email: string }, password = TEST_PASSWORD) {
  const browser = api().anonymous();
  await expect(browser.auth.login({ email, password })).rejects.toMatchObject(DUE);
  return browser;
}

describe('signing in with a second factor', () => {
  it('needs the password and a code of the app: before it, there is no session', async () => {
    const { as, signedIn } = api();
    const { member, secret } = await withFactor();
    await (await as(member)).auth.logout();
    const browser = await afterPassword(member);
    expect(signedIn()).toBeNull();
    const user = await browser.auth.secondFactor({ code: codeOf(secret) });
    expect(user.id).toBe(member.id);
    expect(signedIn()).toBe(member.id);
  });

  it('says nothing of it after a wrong password', async () => {
    const { member } = await withFactor();
    const wrong = api().anonymous().auth.login({ email: member.email, password: 'wrong' });
    await expect(wrong).rejects.toMatchObject({ message: 'Invalid email or password.' });
    await expect(wrong).rejects.not.toMatchObject({ cause: { secondFactor: true } });
  });

  it('takes a code with spaces, and that of a clock half a minute ahead', async () => {
    const { member, secret } = await withFactor();
    const code = codeOf(secret, 1);
    const browser = await afterPassword(member);
    const typed = ` ${code.slice(0, 3)} ${code.slice(3)} `;
    expect(await browser.auth.secondFactor({ code: typed })).toMatchObject({ id: member.id });
  });

  it('refuses a code of another time, another member or no app', async () => {
    const { member, secret } = await withFactor();
    const other = await withFactor();
    const browser = await afterPassword(member);
    for (const code of [codeOf(secret, 4), codeOf(secret, -4), codeOf(other.secret), 'no code at all'])
      await expect(browser.auth.secondFactor({ code })).rejects.toMatchObject(DUE);
  });

  it('takes each code once, and none of before', async () => {
    const { member, secret } = await withFactor();
    const [now, next] = [codeOf(secret), codeOf(secret, 1)];
    await (await afterPassword(member)).auth.secondFactor({ code: next });
    const browser = await afterPassword(member);
    for (const code of [next, now])
      await expect(browser.auth.secondFactor({ code })).rejects.toMatchObject(DUE);
  });

  it('does not take the code again with which it was set up', async () => {
    const { as, db } = api();
    const member = await makeMember(db);
    const caller = await as(member);
    const { secret } = await caller.account.secondFactor.begin({ password: TEST_PASSWORD });
    const code = codeOf(secret);
    await caller.account.secondFactor.confirm({ code });
    const browser = await afterPassword(member);
    await expect(browser.auth.secondFactor({ code })).rejects.toMatchObject(DUE);
  });

  it('lets one of ten browsers in that give the same code at once', async () => {
    const { member, secret } = await withFactor();
    const browsers = await Promise.all(Array.from({ length: 10 }, () => afterPassword(member)));
    const code = codeOf(secret, 1);
    const answers = await Promise.allSettled(browsers.map((browser) => browser.auth.secondFactor({ code })));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('uses a challenge up once, also when a code and a recovery code come at once', async () => {
    const { db } = api();
    const { member, secret, recoveryCodes } = await withFactor();
    const browser = await afterPassword(member);
    const answers = await Promise.allSettled(
      [codeOf(secret, 1), recoveryCodes[0] ?? ''].map((code) => browser.auth.secondFactor({ code })),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const used = await db
      .selectFrom('recoveryCodes')
      .select('id')
      .where('userId', '=', member.id)
      .where('usedAt', 'is not', null)
      .execute();
    const { lastStep } = await db
      .selectFrom('totp')
      .select('lastStep')
      .where('userId', '=', member.id)
      .executeTakeFirstOrThrow();
    expect(used.length + (lastStep === null ? 0 : 1)).toBe(1);
  });
});

describe('a recovery code', () => {
  it('lets its member in once, however it is typed, and shows in the security log', async () => {
    const { as } = api();
    const { member, recoveryCodes } = await withFactor();
    const [first = '', second = ''] = recoveryCodes;
    const typed = ` ${first.toLowerCase().replace('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')} `;
    const browser = await afterPassword(member);
    expect(await browser.auth.secondFactor({ code: typed })).toMatchObject({ id: member.id });

    const again = await afterPassword(member);
    await expect(again.auth.secondFactor({ code: first })).rejects.toMatchObject(DUE);
    await again.auth.secondFactor({ code: second.replace('-', '') });

    const { secondFactor } = (await as(member)).account;
    expect(await secondFactor.get()).toMatchObject({ codesLeft: 8 });
    const kinds = (await secondFactor.events({})).items.map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'recovery_code_used')).toHaveLength(2);
  });

  it('lets one in of five who give it at once', async () => {
    const { member, recoveryCodes } = await withFactor();
    const browsers = await Promise.all(Array.from({ length: 5 }, () => afterPassword(member)));
    const answers = await Promise.allSettled(
      browsers.map((browser) => browser.auth.secondFactor({ code: recoveryCodes[3] ?? '' })),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('of another member opens nothing', async () => {
    const { member } = await withFactor();
    const other = await withFactor();
    const browser = await afterPassword(member);
    await expect(browser.auth.secondFactor({ code: other.recoveryCodes[0] ?? '' })).rejects.toMatchObject(
      DUE,
    );
  });
});

describe('a challenge', () => {
  it('ends with the fifth wrong code, also when they come at once, and the member is warned', async () => {
    const { db } = api();
    const { member, secret } = await withFactor();
    const browser = await afterPassword(member);
    const guesses = await Promise.allSettled(
      Array.from({ length: 20 }, () => browser.auth.secondFactor({ code: 'wrong' })),
    );
    expect(guesses.filter(({ status }) => status === 'fulfilled')).toEqual([]);
    const { tries } = await db
      .selectFrom('challenges')
      .select('tries')
      .where('userId', '=', member.id)
      .executeTakeFirstOrThrow();
    expect(tries).toBe(5);
    await expect(browser.auth.secondFactor({ code: codeOf(secret) })).rejects.toMatchObject(OVER);
    const mails = await db
      .selectFrom('outbox')
      .select('topic')
      .where('userId', '=', member.id)
      .where('topic', '=', 'mail.second_factor_refused')
      .execute();
    expect(mails).toHaveLength(1);
  });

  it('is for the browser that gave the password', async () => {
    const { member, secret } = await withFactor();
    await afterPassword(member);
    const other = api().anonymous();
    await expect(other.auth.secondFactor({ code: codeOf(secret) })).rejects.toMatchObject(OVER);
  });

  it('ends after ten minutes', async () => {
    const { db } = api();
    const { member, secret } = await withFactor();
    const browser = await afterPassword(member);
    await db
      .updateTable('challenges')
      .set({ expiresAt: new Date(Date.now() - 1_000) })
      .where('userId', '=', member.id)
      .execute();
    await expect(browser.auth.secondFactor({ code: codeOf(secret) })).rejects.toMatchObject(OVER);
  });

  it('ends when the account is deactivated, or gets another password', async () => {
    const { db, as } = api();
    const one = await withFactor();
    const browser = await afterPassword(one.member);
    await db.updateTable('users').set({ isActive: false }).where('id', '=', one.member.id).execute();
    await expect(browser.auth.secondFactor({ code: codeOf(one.secret) })).rejects.toMatchObject(OVER);

    const two = await withFactor();
    const late = await afterPassword(two.member);
    await (
      await as(two.member)
    ).account.changePassword({ currentPassword: TEST_PASSWORD, newPassword: 'another secret' });
    await expect(late.auth.secondFactor({ code: codeOf(two.secret) })).rejects.toMatchObject(OVER);
    await afterPassword(two.member, 'another secret');
  });
});
