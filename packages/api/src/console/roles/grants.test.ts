import { TEST_PASSWORD, makeMember, makePost, makeStaff } from '@guildhall/db/testing';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../../testing/index.ts';
import { composeMail } from '../mails/compose-mail.ts';

const api = testApi();

async function newAdmin() {
  const { db, as } = api();
  const admin = await makeMember(db, { role: 'admin' });
  return { admin, caller: await as(admin) };
}

const rolesOf = async (userId: number) => {
  const rows = await api()
    .db.selectFrom('grants')
    .select('role')
    .where('userId', '=', userId)
    .orderBy('role')
    .execute();
  return rows.map(({ role }) => role);
};

const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);

describe('a role that is given', () => {
  it('opens its part of the console and nothing else', async () => {
    const { db, as } = api();
    const { caller } = await newAdmin();
    const ana = await makeMember(db);
    await caller.admin.grants.give({ userId: ana.id, role: 'moderator', endsOn: day(30) });
    const moderator = await as(ana);
    expect((await moderator.auth.me())?.permissions).toEqual(['console', 'moderation']);
    expect(await moderator.admin.reports.list({})).toMatchObject({ items: [] });
    await expect(moderator.admin.users.list({})).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const post = await makePost(db);
    await expect(moderator.feed.delete({ id: post.id })).resolves.toBeDefined();
  });

  it('signs the member out, notifies them, and is in the audit log with before and after', async () => {
    const { db, services } = api();
    const { admin, caller } = await newAdmin();
    const ana = await makeMember(db);
    await db
      .insertInto('sessions')
      .values({ sidHash: 'e'.repeat(64), userId: ana.id, expiresAt: new Date(Date.now() + 86_400_000) })
      .execute();
    const list = await caller.admin.grants.give({ userId: ana.id, role: 'editor', endsOn: day(1) });
    expect(list.find(({ member }) => member.id === ana.id)).toMatchObject({
      role: 'editor',
      grantedBy: { id: admin.id },
      endsOn: day(1),
    });
    const { revokedAt } = await db
      .selectFrom('sessions')
      .select('revokedAt')
      .where('userId', '=', ana.id)
      .executeTakeFirstOrThrow();
    expect(revokedAt).not.toBeNull();
    const event = await db
      .selectFrom('outbox')
      .select(['topic', 'payload', 'userId'])
      .where('userId', '=', ana.id)
      .executeTakeFirstOrThrow();
    expect(event.topic).toBe('mail.role_granted');
    expect((await composeMail(db, services, event))?.subject).toContain('Editor');
    const { items } = await caller.audit.list({ targetType: 'user', targetId: String(ana.id), limit: 1 });
    expect(items[0]).toMatchObject({
      event: 'user.role_granted',
      actor: { id: admin.id },
      before: { roles: [] },
      after: { roles: [`editor until ${day(1)}`] },
    });
  });

  it('is over on the day after its last one', async () => {
    const { db, as } = api();
    const { caller } = await newAdmin();
    const ana = await makeStaff(db, 'treasurer');
    await db
      .updateTable('grants')
      .set({ endsOn: day(-1) })
      .where('userId', '=', ana.id)
      .execute();
    const former = await as(ana);
    expect((await former.auth.me())?.permissions).toEqual([]);
    await expect(former.orders.listAll({})).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect((await caller.admin.grants.list()).some(({ member }) => member.id === ana.id)).toBe(false);
    await expect(
      caller.admin.grants.give({ userId: ana.id, role: 'treasurer', endsOn: day(-1) }),
    ).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });

  it('needs a password that is good enough for it at the next sign-in', async () => {
    const { db, services, anonymous } = api();
    const { caller } = await newAdmin();
    const ana = await makeMember(db, { password: await services.passwords.hash('sixsix') });
    await caller.admin.grants.give({ userId: ana.id, role: 'events' });
    await expect(anonymous().auth.login({ email: ana.email, password: 'sixsix' })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    const ben = await makeStaff(db, 'events');
    await expect(
      anonymous().auth.login({ email: ben.email, password: TEST_PASSWORD }),
    ).resolves.toBeDefined();
  });

  it('is not for administrators, for who is deactivated, and for nobody', async () => {
    const { db } = api();
    const { admin, caller } = await newAdmin();
    const gone = await makeMember(db, { isActive: false });
    const give = (userId: number) => caller.admin.grants.give({ userId, role: 'auditor' });
    await expect(give(admin.id)).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(give(gone.id)).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(give(2_000_000_000)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('a role ends', () => {
  it('when an administrator ends it, with an email', async () => {
    const { db } = api();
    const { caller } = await newAdmin();
    const ana = await makeStaff(db, 'editor');
    await caller.admin.grants.end({ userId: ana.id, role: 'editor' });
    expect(await rolesOf(ana.id)).toEqual([]);
    const mails = await db.selectFrom('outbox').select('topic').where('userId', '=', ana.id).execute();
    expect(mails).toEqual([{ topic: 'mail.role_ended' }]);
    await expect(caller.admin.grants.end({ userId: ana.id, role: 'editor' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('with the access of its holder, and does not come back with it', async () => {
    const { db } = api();
    const { caller } = await newAdmin();
    const ana = await makeStaff(db, 'editor');
    await caller.admin.users.setActive({ id: ana.id, isActive: false });
    await caller.admin.users.setActive({ id: ana.id, isActive: true });
    expect(await rolesOf(ana.id)).toEqual([]);
    const { items } = await caller.audit.list({ targetType: 'user', targetId: String(ana.id), limit: 2 });
    expect(items[1]).toMatchObject({
      before: { isActive: true, roles: ['editor'] },
      after: { isActive: false, roles: [] },
    });
  });

  it('with the account', async () => {
    const { db, as } = api();
    const ana = await makeStaff(db, 'editor');
    await (await as(ana)).account.delete({ password: TEST_PASSWORD });
    expect(await rolesOf(ana.id)).toEqual([]);
  });

  it('when its holder becomes an administrator', async () => {
    const { db } = api();
    const { caller } = await newAdmin();
    const ana = await makeStaff(db, 'editor');
    await caller.admin.users.setRole({ id: ana.id, role: 'admin' });
    await caller.admin.users.setRole({ id: ana.id, role: 'user' });
    expect(await rolesOf(ana.id)).toEqual([]);
  });
});

it('an auditor reads, sees no address, finds nobody by one, and changes nothing', async () => {
  const { db, as } = api();
  const auditor = await as(await makeStaff(db, 'auditor'));
  const ana = await makeMember(db, { phoneNumber: '+351 912 345 678', email: 'audited@roles.test' });
  const shown = await auditor.admin.users.get({ id: ana.id });
  expect(shown).toMatchObject({ email: 'hidden', phoneNumber: 'hidden', firstName: ana.firstName });
  expect((await auditor.admin.users.list({ search: 'audited@roles' })).items).toEqual([]);
  expect((await auditor.admin.users.list({ search: ana.lastName })).items).toHaveLength(1);
  expect(
    await auditor.admin.users.batches.matching({ filter: 'all', search: 'audited@roles' }),
  ).toMatchObject({ count: 0 });
  expect(await auditor.admin.users.counts({ search: 'audited@roles' })).toMatchObject({ all: 0 });
  await expect(auditor.admin.users.listDetails({})).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(auditor.admin.imports.list()).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(auditor.admin.users.update({ id: ana.id, adminNotes: 'x' })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
});

it('what waits, and who is notified of it, follow the role', async () => {
  const { db, as } = api();
  const { caller } = await newAdmin();
  const moderator = await makeStaff(db, 'moderator');
  const editor = await makeStaff(db, 'editor');
  await (await as(await makeMember(db))).feed.report({ id: (await makePost(db)).id });
  expect((await (await as(moderator)).admin.waiting()).map(({ kind }) => kind)).toEqual(['reports']);
  expect(await (await as(editor)).admin.waiting()).toEqual([]);
  const bell = async (member: { id: number }) => (await (await as(member)).notifications.list({})).items;
  expect((await bell(moderator)).map(({ text }) => text)).toContain('A member reported something');
  expect(await bell(editor)).toEqual([]);
  const duties = await caller.admin.duties.list();
  expect(duties.find(({ id }) => id === moderator.id)?.covers).toEqual(['reports', 'posts']);
  expect(duties.find(({ id }) => id === editor.id)?.covers).toEqual(['articles']);
  await expect(
    caller.admin.duties.set({ userId: moderator.id, duty: 'privacy', notice: 'now' }),
  ).rejects.toMatchObject({ code: 'CONFLICT' });
});
