import { expect, describe, it } from 'vitest';
import { sql } from '@guildhall/db';
import { TEST_PASSWORD, makeConnection, makeMember } from '@guildhall/db/testing';
import { testApi } from '../../../testing/index.ts';

const api = testApi();

async function newAdmin() {
  const { db, as } = api();
  const member = await makeMember(db, { role: 'admin' });
  return { member, caller: await as(member) };
}

describe('the list of users', () => {
  it('finds members by any part of name, email or company, ignoring case and accents', async () => {
    const { db } = api();
    const { caller } = await newAdmin();
    const ana = await makeMember(db, {
      firstName: 'Zoë',
      lastName: 'Mc_Fly',
      email: 'doc@plutonium.test',
      company: 'Émile & Co',
    });

    for (const search of ['zoe', 'C_FLY', 'plutonium', 'emile & c', 'Zoë Mc']) {
      const { items } = await caller.admin.users.list({ search });
      expect(items.map(({ id }) => id)).toEqual([ana.id]);
    }
    expect((await caller.admin.users.list({ search: 'm%ly' })).items).toEqual([]);
  });

  it('pages through every member once, with connection counts, including deactivated ones', async () => {
    const { db } = api();
    const { caller } = await newAdmin();
    const hub = await makeMember(db, { isActive: false, lastName: 'Pagewise' });
    await makeConnection(db, { userId: hub.id, status: 'accepted' });
    await makeConnection(db, { connectedUserId: hub.id, status: 'accepted' });
    for (let count = 0; count < 6; count += 1) await makeMember(db, { lastName: 'Pagewise' });

    const seen: number[] = [];
    let cursor: string | null = null;
    do {
      const page: { items: { id: number; connectionCount: number }[]; nextCursor: string | null } =
        await caller.admin.users.list({ search: 'pagewise', limit: 3, cursor });
      seen.push(...page.items.map(({ id }) => id));
      expect(page.items.find(({ id }) => id === hub.id)?.connectionCount ?? 2).toBe(2);
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(new Set(seen).size).toBe(7);
    expect(seen).toHaveLength(7);
  });
});

describe('deactivating', () => {
  it('ends the sessions of the member, and is in the audit log', async () => {
    const { db } = api();
    const { caller, member: admin } = await newAdmin();
    const ben = await makeMember(db);
    await sql`insert into ops.sessions (sid_hash, user_id, expires_at) values (${'c'.repeat(64)}, ${ben.id}, now() + interval '1 day')`.execute(
      db,
    );

    expect(await caller.admin.users.setActive({ id: ben.id, isActive: false })).toMatchObject({
      isActive: false,
    });

    const live = await db
      .selectFrom('sessions')
      .select('sidHash')
      .where('userId', '=', ben.id)
      .where('revokedAt', 'is', null)
      .execute();
    expect(live).toEqual([]);
    const { items } = await caller.audit.list({ targetType: 'user', targetId: String(ben.id) });
    expect(items[0]).toMatchObject({
      event: 'user.deactivated',
      actor: { id: admin.id },
      before: { isActive: true },
      after: { isActive: false },
    });
  });

  it('is refused for oneself, for the last administrator and for an unknown member', async () => {
    const { db } = api();
    const { caller, member: admin } = await newAdmin();
    await expect(caller.admin.users.setActive({ id: admin.id, isActive: false })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    await expect(caller.admin.users.setActive({ id: 2_000_000_000, isActive: false })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });

    const { caller: other } = await newAdmin();
    await db
      .updateTable('users')
      .set({ isActive: false })
      .where('role', '=', 'admin')
      .where('id', '<>', admin.id)
      .execute();
    await expect(other.admin.users.setActive({ id: admin.id, isActive: false })).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'The last active administrator cannot be deactivated',
    });
  });

  it('leaves one administrator when two deactivate each other at the same time', async () => {
    const { db } = api();
    await db.updateTable('users').set({ isActive: false }).where('role', '=', 'admin').execute();
    const [one, two] = [await newAdmin(), await newAdmin()];

    const outcomes = await Promise.allSettled([
      one.caller.admin.users.setActive({ id: two.member.id, isActive: false }),
      two.caller.admin.users.setActive({ id: one.member.id, isActive: false }),
    ]);

    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('adding a user', () => {
  it('invites them by email; nobody finds them until they have chosen a password', async () => {
    const { db } = api();
    const { caller } = await newAdmin();
    const added = await caller.admin.users.add({
      email: 'New.Person@test.test',
      firstName: 'New',
      lastName: 'Person',
    });

    expect(added).toMatchObject({ email: 'new.person@test.test', role: 'user', hasJoined: false });
    const mails = await db.selectFrom('outbox').select('topic').where('userId', '=', added.id).execute();
    expect(mails).toEqual([{ topic: 'mail.set_password' }]);
    await expect(
      caller.admin.users.add({ email: 'new.person@test.test', firstName: 'New', lastName: 'Person' }),
    ).rejects.toMatchObject({ code: 'CONFLICT' });
  });
});

describe('confirming the password', () => {
  it('renews the session for the correct one and refuses a wrong one', async () => {
    const { signedIn } = api();
    const { caller, member } = await newAdmin();

    await expect(caller.admin.confirmPassword({ password: 'not it' })).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
    });
    expect(await caller.admin.confirmPassword({ password: TEST_PASSWORD })).toEqual({ ok: true });
    expect(signedIn()).toBe(member.id);
  });
});
