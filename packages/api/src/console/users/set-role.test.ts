import { TEST_PASSWORD, makeMember } from '@guildhall/db/testing';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../../testing/index.ts';

const api = testApi();

async function newAdmin() {
  const { db, as } = api();
  const member = await makeMember(db, { role: 'admin' });
  return { member, users: (await as(member)).admin.users };
}

const activeAdmins = async () => {
  const rows = await api()
    .db.selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('isActive', '=', true)
    .execute();
  return rows.map(({ id }) => id);
};

const demoteAll = () => api().db.updateTable('users').set({ role: 'user' }).execute();

describe('a member who becomes an administrator', () => {
  it('signs in again and gets an email, and the audit log says who did it', async () => {
    const { db, as } = api();
    const { member: boss, users } = await newAdmin();
    const ana = await makeMember(db);
    await db
      .insertInto('sessions')
      .values({ sidHash: 'd'.repeat(64), userId: ana.id, expiresAt: new Date(Date.now() + 86_400_000) })
      .execute();

    expect(await users.setRole({ id: ana.id, role: 'admin' })).toMatchObject({ role: 'admin' });

    const session = await db
      .selectFrom('sessions')
      .select('revokedAt')
      .where('userId', '=', ana.id)
      .executeTakeFirstOrThrow();
    expect(session.revokedAt).not.toBeNull();
    const mails = await db.selectFrom('outbox').select('topic').where('userId', '=', ana.id).execute();
    expect(mails).toEqual([{ topic: 'mail.administrator' }]);
    const { items } = await (
      await as(boss)
    ).audit.list({ targetType: 'user', targetId: String(ana.id), limit: 1 });
    expect(items[0]).toMatchObject({
      event: 'user.promoted',
      actor: { id: boss.id },
      before: { role: 'user' },
      after: { role: 'admin' },
    });
  });

  it('cannot sign in with a password that is too short for the role, and is emailed a link for another', async () => {
    const { db, services, anonymous } = api();
    const { users } = await newAdmin();
    const password = await services.passwords.hash('sixsix');
    const ana = await makeMember(db, { password });
    const signIn = () => anonymous().auth.login({ email: ana.email, password: 'sixsix' });
    expect(await signIn()).toMatchObject({ role: 'user' });

    await users.setRole({ id: ana.id, role: 'admin' });

    await expect(signIn()).rejects.toMatchObject({
      code: 'FORBIDDEN',
      message:
        'An administrator’s password has at least 12 characters. We emailed you a link to choose another one.',
    });
    const mails = await db.selectFrom('outbox').select('topic').where('userId', '=', ana.id).execute();
    expect(mails.map(({ topic }) => topic).toSorted()).toEqual(['mail.administrator', 'mail.password_reset']);
  });

  it('keeps a password that is long enough', async () => {
    const { db, anonymous } = api();
    const { users } = await newAdmin();
    const ana = await makeMember(db);
    await users.setRole({ id: ana.id, role: 'admin' });
    expect(await anonymous().auth.login({ email: ana.email, password: TEST_PASSWORD })).toMatchObject({
      role: 'admin',
    });
  });

  it('must be active', async () => {
    const { users } = await newAdmin();
    const gone = await makeMember(api().db, { isActive: false });
    await expect(users.setRole({ id: gone.id, role: 'admin' })).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'Only an active member can become an administrator',
    });
  });
});

describe('an administrator', () => {
  it('is demoted by another, and nothing happens the second time', async () => {
    const { as } = api();
    const { member: boss, users } = await newAdmin();
    const { member: other } = await newAdmin();
    for (let time = 0; time < 2; time += 1)
      expect(await users.setRole({ id: other.id, role: 'user' })).toMatchObject({ role: 'user' });
    const { items } = await (await as(boss)).audit.list({ targetType: 'user', targetId: String(other.id) });
    expect(items.map(({ event }) => event)).toEqual(['user.demoted']);
  });

  it('cannot demote themselves while they are the last active one', async () => {
    await demoteAll();
    const { member, users } = await newAdmin();
    await makeMember(api().db, { role: 'admin', isActive: false });
    await expect(users.setRole({ id: member.id, role: 'user' })).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'The last active administrator cannot be demoted. Make someone else administrator first.',
    });
    expect(await activeAdmins()).toEqual([member.id]);
  });

  it('remains when two demote each other, or one demotes while the other deactivates, at the same time', async () => {
    for (const deactivates of [false, true]) {
      await demoteAll();
      const [one, two] = [await newAdmin(), await newAdmin()];
      const outcomes = await Promise.allSettled([
        one.users.setRole({ id: two.member.id, role: 'user' }),
        deactivates
          ? two.users.setActive({ id: one.member.id, isActive: false })
          : two.users.setRole({ id: one.member.id, role: 'user' }),
      ]);
      expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      expect(await activeAdmins()).toHaveLength(1);
    }
  });
});
