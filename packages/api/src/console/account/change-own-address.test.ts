import { TEST_PASSWORD, makeMember } from '@guildhall/db/testing';
import { describe, expect, it } from 'vitest';
import type { Caller } from '../../app.router.ts';
import { testApi } from '../../../testing/index.ts';
import { composeMail } from '../mails/compose-mail.ts';

const api = testApi();

/** The newest queued mail, written out as the job would. */
async function newestMail() {
  const { db, services } = api();
  const event = await db
    .selectFrom('outbox')
    .select(['topic', 'payload', 'userId'])
    .where('channel', '=', 'mail')
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return composeMail(db, services, event);
}

const tokenIn = (text = '') => /token=([\w-]+)/.exec(text)?.[1] ?? '';

describe('changing one’s own address', () => {
  const addressOf = async (caller: Caller) => (await caller.account.settings()).email;

  it('counts when the link at the new one is opened, which confirms it, and tells the former one', async () => {
    const { db, services, as, anonymous } = api();
    const ana = await makeMember(db, {
      emailVerifiedAt: null,
      emailBouncedAt: new Date(),
      emailBounce: '550',
    });
    const caller = await as(ana);
    const email = `new-${ana.email}`;
    await expect(caller.account.changeAddress({ email, password: 'wrong' })).rejects.toMatchObject({
      message: 'This is not your password',
    });
    await expect(
      caller.account.changeAddress({ email: ana.email.toUpperCase(), password: TEST_PASSWORD }),
    ).rejects.toMatchObject({ message: 'This is your address already' });

    await caller.account.changeAddress({ email, password: TEST_PASSWORD });
    const mail = await newestMail();
    expect(mail).toMatchObject({ to: { address: email, name: '' } });
    expect(mail?.text).not.toContain(ana.firstName ?? '');
    expect(await addressOf(caller)).toBe(ana.email);

    const token = tokenIn(mail?.text);
    await anonymous().account.verifyEmail({ token });
    expect(await caller.account.settings()).toMatchObject({ email, emailVerifiedAt: expect.any(String) });
    expect(await anonymous().auth.login({ email, password: TEST_PASSWORD })).toMatchObject({ id: ana.id });
    await expect(anonymous().auth.login({ email: ana.email, password: TEST_PASSWORD })).rejects.toMatchObject(
      { code: 'UNAUTHORIZED' },
    );
    const told = await db
      .selectFrom('outbox')
      .select(['topic', 'payload', 'userId'])
      .where('topic', '=', 'mail.address_changed')
      .where('userId', '=', ana.id)
      .executeTakeFirstOrThrow();
    const notice = await composeMail(db, services, told);
    expect(notice).toMatchObject({ to: { address: ana.email } });
    expect(notice?.text).not.toContain(email);
    await expect(anonymous().account.verifyEmail({ token })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });

  it('writes to whoever has the address already, and changes nothing', async () => {
    const { db, as } = api();
    const [ana, ben] = [await makeMember(db), await makeMember(db)];
    const caller = await as(ana);
    expect(await caller.account.changeAddress({ email: ben.email, password: TEST_PASSWORD })).toEqual({
      ok: true,
    });
    const mail = await newestMail();
    expect(mail).toMatchObject({ to: { address: ben.email } });
    expect(mail?.text).not.toContain('token');
    expect(await addressOf(caller)).toBe(ana.email);
  });

  it('fails with a sentence when somebody takes the address before the link is opened', async () => {
    const { db, as, anonymous } = api();
    const ana = await makeMember(db);
    const caller = await as(ana);
    await caller.account.changeAddress({ email: 'wanted@test.test', password: TEST_PASSWORD });
    const token = tokenIn((await newestMail())?.text);
    await makeMember(db, { email: 'wanted@test.test' });
    await expect(anonymous().account.verifyEmail({ token })).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'Another account has this address. Sign in with it, or ask an administrator.',
    });
    expect(await addressOf(caller)).toBe(ana.email);
  });

  it('ends with a new password, another request, or a deactivation, even before its email is written', async () => {
    const { db, as, anonymous } = api();
    const ana = await makeMember(db);
    const caller = await as(ana);
    const opens = async (token: string) => anonymous().account.verifyEmail({ token });
    const ask = async (email: string) => {
      await caller.account.changeAddress({ email, password: TEST_PASSWORD });
      return tokenIn((await newestMail())?.text);
    };
    const first = await ask('first@test.test');
    const second = await ask('second@test.test');
    await expect(opens(first)).rejects.toMatchObject({ code: 'BAD_REQUEST' });

    await db.updateTable('users').set({ isActive: false }).where('id', '=', ana.id).execute();
    await expect(opens(second)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    await db.updateTable('users').set({ isActive: true }).where('id', '=', ana.id).execute();

    await caller.account.changePassword({ currentPassword: TEST_PASSWORD, newPassword: 'another secret' });
    await expect(opens(second)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    const queued = await db
      .selectFrom('outbox')
      .select('id')
      .where('userId', '=', ana.id)
      .where('topic', '=', 'mail.change_address')
      .where('status', '=', 'pending')
      .execute();
    expect(queued).toEqual([]);
  });
});
