import { TEST_PASSWORD, makeMember } from '@guildhall/db/testing';
import { describe, expect, it } from 'vitest';
import { addSecondFactor, testApi } from '../../../testing/index.ts';
import { resetSecondFactorOf } from './reset-second-factor.commands.ts';

const api = testApi();

const eventsAbout = (id: number) =>
  api()
    .db.selectFrom('audit')
    .select(['event', 'actorId', 'actorRole'])
    .where('targetType', '=', 'user')
    .where('targetId', '=', String(id))
    .execute();

/** A member with two-step sign-in who is signed in somewhere. */
async function memberWithFactor(fields: Parameters<typeof makeMember>[1] = {}) {
  const { db, as } = api();
  const member = await makeMember(db, fields);
  await addSecondFactor(await as(member));
  await db
    .insertInto('sessions')
    .values({
      sidHash: String(member.id).padStart(64, '0'),
      userId: member.id,
      expiresAt: new Date(Date.now() + 60_000),
    })
    .execute();
  return member;
}

async function expectReset(member: { id: number; email: string }) {
  const { db, anonymous } = api();
  const open = await db
    .selectFrom('sessions')
    .select('userId')
    .where('userId', '=', member.id)
    .where('revokedAt', 'is', null)
    .execute();
  expect(open).toEqual([]);
  const mail = await db
    .selectFrom('outbox')
    .select('topic')
    .where('userId', '=', member.id)
    .where('topic', '=', 'mail.second_factor_reset')
    .execute();
  expect(mail).toHaveLength(1);
  await anonymous().auth.login({ email: member.email, password: TEST_PASSWORD });
}

describe('an administrator', () => {
  it('turns two-step sign-in off for a member, who is signed out, gets an email and can set it up again', async () => {
    const { db, as } = api();
    const admin = await makeMember(db, { role: 'admin' });
    const member = await memberWithFactor();
    const caller = await as(admin);
    expect(await caller.admin.users.get({ id: member.id })).toMatchObject({ hasSecondFactor: true });
    expect(await caller.admin.secondFactor.reset({ id: member.id })).toMatchObject({
      hasSecondFactor: false,
    });
    await expectReset(member);
    expect(await eventsAbout(member.id)).toEqual([
      { event: 'user.second_factor_reset', actorId: admin.id, actorRole: 'admin' },
    ]);
    const { items: events } = await (await as(member)).account.secondFactor.events({});
    expect(events.find(({ kind }) => kind === 'factor_reset')).toMatchObject({ device: null, network: null });
    await expect(caller.admin.secondFactor.reset({ id: member.id })).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'This member has no two-step sign-in',
    });
  });

  it('cannot turn it off for another administrator', async () => {
    const { db, as } = api();
    const other = await memberWithFactor({ role: 'admin' });
    const caller = await as(await makeMember(db, { role: 'admin' }));
    await expect(caller.admin.secondFactor.reset({ id: other.id })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    expect(await caller.admin.users.get({ id: other.id })).toMatchObject({ hasSecondFactor: true });
  });
});

describe('the operator of the server', () => {
  it('turns it off for anybody, which the audit log shows', async () => {
    const { db, services } = api();
    const host = { db, backups: services.backups, log: services.log };
    const admin = await memberWithFactor({ role: 'admin' });
    expect(await resetSecondFactorOf(host, admin.email)).toBe(true);
    await expectReset(admin);
    expect(await eventsAbout(admin.id)).toEqual([
      { event: 'user.second_factor_reset', actorId: null, actorRole: 'operator' },
    ]);
    expect(await resetSecondFactorOf(host, admin.email)).toBe(false);
    expect(await resetSecondFactorOf(host, 'nobody@test.test')).toBe(false);
  });
});
