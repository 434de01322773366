import { type Database, sql } from '@guildhall/db';
import { TEST_PASSWORD, makeMember } from '@guildhall/db/testing';
import { describe, expect, it, vi } from 'vitest';
import { testApi } from '../../../testing/index.ts';
import { createToken } from './account-tokens.commands.ts';
import { composeMail } from '../mails/compose-mail.ts';

const api = testApi();
const next = 'another secret';
const UNCONFIRMED = { emailVerifiedAt: null };

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
  return { topic: event.topic, mail: await composeMail(db, services, event) };
}

async function mailedToken(): Promise<string> {
  const { mail } = await newestMail();
  return /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

async function openSession(db: Database, userId: number, key: string) {
  await sql`insert into ops.sessions (sid_hash, user_id, expires_at, user_agent)
    values (${key.padEnd(64, '0')}, ${userId}, now() + interval '1 day',
      'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0')`.execute(db);
}

describe('changing the password', () => {
  it('needs the current one, ends all sessions and notifies the member by email', async () => {
    const { db, as, anonymous } = api();
    const ana = await makeMember(db);
    await openSession(db, ana.id, 'a1');
    const caller = await as(ana);
    await expect(
      caller.account.changePassword({ currentPassword: 'wrong', newPassword: next }),
    ).rejects.toMatchObject({ code: 'BAD_REQUEST', message: 'This is not your password' });

    await caller.account.changePassword({ currentPassword: TEST_PASSWORD, newPassword: next });

    expect(await caller.account.sessions.list()).toEqual([]);
    await anonymous().auth.login({ email: ana.email, password: next });
    await expect(anonymous().auth.login({ email: ana.email, password: TEST_PASSWORD })).rejects.toMatchObject(
      {
        code: 'UNAUTHORIZED',
      },
    );
    expect(await newestMail()).toMatchObject({
      topic: 'mail.password_changed',
      mail: { to: { address: ana.email } },
    });
  });

  it('requires twelve characters of an administrator and six of a member', async () => {
    const { db, as } = api();
    const change = { currentPassword: TEST_PASSWORD, newPassword: 'short1' };
    const admin = await as(await makeMember(db, { role: 'admin' }));
    await expect(admin.account.changePassword(change)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    const member = await as(await makeMember(db));
    expect(await member.account.changePassword(change)).toEqual({ ok: true });
    await expect(
      member.account.changePassword({ currentPassword: 'short1', newPassword: 'five5' }),
    ).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });
});

describe('sessions', () => {
  it('are listed by browser and system, and I can end only my own, with the password', async () => {
    const { db, as } = api();
    const [ana, ben] = [await makeMember(db), await makeMember(db)];
    await openSession(db, ana.id, 'b1');
    await openSession(db, ana.id, 'b2');
    await openSession(db, ben.id, 'b3');
    const caller = await as(ana);
    const [one] = await caller.account.sessions.list();
    expect(one).toMatchObject({ device: 'Firefox on Linux', isCurrent: false });

    const password = TEST_PASSWORD;
    const { end, endOthers } = caller.account.sessions;
    for (const call of [() => end({ id: one?.id ?? '' }), () => endOthers({ password: 'wrong' })])
      await expect(call()).rejects.toMatchObject({ message: 'This is not your password' });
    await expect(end({ id: 'b3'.padEnd(16, '0'), password })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(await end({ id: one?.id ?? '', password })).toEqual({ ended: 1 });
    expect(await endOthers({ password })).toEqual({ ended: 1 });
    expect(await (await as(ben)).account.sessions.list()).toHaveLength(1);
  });
});

describe('privacy', () => {
  it('shows email and phone to another audience as soon as it is chosen', async () => {
    const { db, as, anonymous } = api();
    const ana = await makeMember(db, { phoneNumber: '+43 1 234' });
    const caller = await as(ana);
    expect(await caller.account.updatePrivacy({ phoneAudience: 'everyone' })).toMatchObject({
      email: ana.email,
      emailAudience: 'members',
      phoneAudience: 'everyone',
      suggestable: true,
    });
    const seen = () => anonymous().profile.get({ username: ana.username ?? '' });
    expect(await seen()).toMatchObject({ email: null, phoneNumber: '+43 1 234' });
    await caller.account.updatePrivacy({ phoneAudience: 'nobody', emailAudience: 'everyone' });
    expect(await seen()).toMatchObject({ email: ana.email, phoneNumber: null });
  });

  it('leaves a member who opted out off the suggestions of others', async () => {
    const { db, as, anonymous } = api();
    const newcomer = await anonymous().auth.register({
      email: 'seeker-of-bees@test.test',
      password: 'secret-enough',
      firstName: 'Sia',
      lastName: 'Koh',
      lookingFor: 'beekeeping',
    });
    const keeper = await anonymous().auth.register({
      email: 'keeper@test.test',
      password: 'secret-enough',
      firstName: 'Kay',
      lastName: 'Bee',
      servicesOffered: 'beekeeping',
    });
    const suggested = async () =>
      (await (await as(newcomer)).dashboard.recommendations()).items.some(({ id }) => id === keeper.id);
    expect(await suggested()).toBe(true);
    await (await as(keeper)).account.updatePrivacy({ suggestable: false });
    expect(await suggested()).toBe(false);
    expect(
      await db.selectFrom('users').select('suggestable').where('id', '=', keeper.id).executeTakeFirst(),
    ).toEqual({
      suggestable: false,
    });
  });
});

describe('a forgotten password', () => {
  it('is reset with a link that works once and ends every session', async () => {
    const { db, anonymous, as } = api();
    const ana = await makeMember(db, UNCONFIRMED);
    await openSession(db, ana.id, 'c1');
    await anonymous().account.forgotPassword({ email: ` ${ana.email.toUpperCase()} ` });
    const token = await mailedToken();

    await anonymous().account.resetPassword({ token, password: next });

    expect(await (await as(ana)).account.sessions.list()).toEqual([]);
    await anonymous().auth.login({ email: ana.email, password: next });
    expect((await (await as(ana)).account.settings()).emailVerifiedAt).not.toBeNull();
    await expect(anonymous().account.resetPassword({ token, password: 'third one' })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
  });

  it('gives the same response for an unknown address, and sends no email', async () => {
    const { anonymous } = api();
    expect(await anonymous().account.forgotPassword({ email: 'nobody@test.test' })).toEqual({ ok: true });
    expect(await newestMail()).toEqual({ topic: 'mail.password_reset', mail: null });
  });

  it('stores no token in plain text; none works after 30 minutes, for another purpose or twice at once', async () => {
    const { db, anonymous } = api();
    const ana = await makeMember(db);
    const ask = async () => {
      await anonymous().account.forgotPassword({ email: ana.email });
      return mailedToken();
    };
    const old = await ask();
    const { rows } = await sql<{ dump: string }>`
      select (select jsonb_agg(t)::text from ops.account_tokens t) || (select jsonb_agg(o)::text from ops.outbox o) as dump`.execute(
      db,
    );
    expect(rows[0]?.dump).not.toContain(old);
    await expect(anonymous().account.verifyEmail({ token: old })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
    await sql`update ops.account_tokens set expires_at = now() - interval '1 second' where user_id = ${ana.id}`.execute(
      db,
    );
    await expect(anonymous().account.resetPassword({ token: old, password: next })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
    const token = await ask();
    const results = await Promise.allSettled(
      Array.from({ length: 5 }, () => anonymous().account.resetPassword({ token, password: next })),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('is set by a link of half an hour, while one that confirms the address lives for a day', async () => {
    const { db } = api();
    const { id: userId, email } = await makeMember(db);
    for (const purpose of ['password_reset', 'address_change', 'email_verification'] as const)
      await createToken(db, { userId, email, purpose });
    const { rows } = await sql<{ purpose: string; minutes: number }>`
      select purpose, round(extract(epoch from expires_at - now()) / 60)::int as minutes
      from ops.account_tokens where user_id = ${userId} order by minutes, purpose`.execute(db);
    expect(rows.map(({ purpose, minutes }) => [purpose, minutes])).toEqual([
      ['address_change', 30],
      ['password_reset', 30],
      ['email_verification', 24 * 60],
    ]);
  });

  it('is refused as a dead link when the undo of an import removes the member meanwhile', async () => {
    const { db, anonymous } = api();
    const invited = await makeMember(db, { isActive: false, hasJoined: false });
    const token = await createToken(db, {
      userId: invited.id,
      email: invited.email,
      purpose: 'set_password',
    });
    const undo = await db.startTransaction().execute();
    await sql`select from users where id = ${invited.id} for update`.execute(undo);
    const joining = Promise.allSettled([
      anonymous().account.resetPassword({ token: token ?? '', password: next }),
    ]);
    await vi.waitFor(async () => {
      const { rows } = await sql`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
      expect(rows).toHaveLength(1);
    }, 10_000);
    await undo.deleteFrom('users').where('id', '=', invited.id).execute();
    await undo.commit().execute();
    expect(await joining).toMatchObject([
      { status: 'rejected', reason: { code: 'BAD_REQUEST', message: expect.stringContaining('link') } },
    ]);
  });

  it('cannot be reset for a deactivated member', async () => {
    const { db, anonymous } = api();
    const ana = await makeMember(db);
    await anonymous().account.forgotPassword({ email: ana.email });
    const token = await mailedToken();
    await db.updateTable('users').set({ isActive: false }).where('id', '=', ana.id).execute();
    await expect(anonymous().account.resetPassword({ token, password: next })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
  });
});

describe('verifying the email address', () => {
  it('works with the link of an email that the member requested', async () => {
    const { db, as, anonymous } = api();
    const caller = await as(await makeMember(db, UNCONFIRMED));
    await caller.account.requestVerification();
    await anonymous().account.verifyEmail({ token: await mailedToken() });
    expect((await caller.account.settings()).emailVerifiedAt).not.toBeNull();
  });

  it('does not count for a different address than the one the email went to', async () => {
    const { db, as, anonymous } = api();
    const ana = await makeMember(db, UNCONFIRMED);
    await (await as(ana)).account.requestVerification();
    const token = await mailedToken();
    await db.updateTable('users').set({ email: 'moved@test.test' }).where('id', '=', ana.id).execute();
    await expect(anonymous().account.verifyEmail({ token })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });
});
