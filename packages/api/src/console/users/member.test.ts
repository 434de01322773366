import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sql } from '@guildhall/db';
import { makeMember } from '@guildhall/db/testing';
import { testApi } from '../../../testing/index.ts';
import { composeMail } from '../mails/compose-mail.ts';
import { remindExpiring } from './remind-expiring.commands.ts';

const api = testApi();

const newAdmin = async () => {
  const { db, as } = api();
  return (await as(await makeMember(db, { role: 'admin' }))).admin.users;
};
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const mailsTo = async (userId: number) =>
  api().db.selectFrom('outbox').select(['topic', 'userId', 'payload']).where('userId', '=', userId).execute();

describe('an administrator', () => {
  it('edits a member who has not joined, and the address they are invited at', async () => {
    const { db } = api();
    const users = await newAdmin();
    const { id } = await makeMember(db, { isActive: false, hasJoined: false });
    const email = `corrected-${id}@mail.test`;
    await users.update({
      id,
      email,
      lastName: 'Corrected',
      skills: ['Welding'],
      membershipNumber: `M-${id}`,
      membershipExpiresOn: '2031-03-31',
      adminNotes: 'Prefers the phone',
    });
    expect(await users.get({ id })).toMatchObject({
      email,
      lastName: 'Corrected',
      skills: ['Welding'],
      membershipNumber: `M-${id}`,
      membershipExpiresOn: '2031-03-31',
      adminNotes: 'Prefers the phone',
      isLapsed: false,
      resendable: 'invitation',
    });
    expect((await users.list({ search: `m-${id}` })).items.map((user) => user.id)).toEqual([id]);
  });

  it('gives a member another address, who signs in by the link to it, and tells the former one', async () => {
    const { db, as, services, anonymous } = api();
    const admin = await as(await makeMember(db, { role: 'admin' }));
    const member = await makeMember(db, { emailVerifiedAt: new Date(), firstName: 'Ida' });
    const sid = createHash('sha256').update(String(member.id)).digest('hex');
    await sql`insert into ops.sessions (sid_hash, user_id, expires_at)
      values (${sid}, ${member.id}, now() + interval '1 day')`.execute(db);
    const email = `new-${member.id}@mail.test`;
    expect(await admin.admin.users.changeAddress({ id: member.id, email })).toMatchObject({
      email,
      emailVerifiedAt: null,
    });
    const open = await db
      .selectFrom('sessions')
      .select('sidHash')
      .where('userId', '=', member.id)
      .where('revokedAt', 'is', null)
      .execute();
    expect(open).toEqual([]);

    const mails = await Promise.all(
      (await mailsTo(member.id)).map((event) => composeMail(db, services, event)),
    );
    const told = mails.find((mail) => mail?.to.address === member.email);
    expect(told?.text).toContain('gave your account another email address');
    expect(told?.text).not.toContain(email);
    expect(told?.text).not.toContain('Ida');
    const link = mails.find((mail) => mail?.to.address === email);
    const [, token = ''] = /#token=(\S+)/.exec(link?.text ?? '') ?? [];
    await anonymous().account.resetPassword({ token, password: 'a brand new one' });
    expect(await anonymous().auth.login({ email, password: 'a brand new one' })).toMatchObject({
      id: member.id,
    });
    expect((await admin.admin.users.get({ id: member.id })).emailVerifiedAt).not.toBeNull();
    const { items } = await admin.audit.list({ targetType: 'user', targetId: String(member.id) });
    expect(items).toMatchObject([{ event: 'user.address_changed', before: null, after: null }]);
  });

  it('changes no address to one that is taken, of an administrator, or of who has not joined', async () => {
    const { db, as } = api();
    const boss = await makeMember(db, { role: 'admin' });
    const { users } = (await as(boss)).admin;
    const [one, other] = [await makeMember(db), await makeMember(db)];
    const newcomer = await makeMember(db, { hasJoined: false, isActive: false });
    const refused = (id: number, email: string) =>
      expect(users.changeAddress({ id, email })).rejects.toMatchObject({ code: 'CONFLICT' });
    await refused(one.id, other.email.toUpperCase());
    await refused(boss.id, 'boss@mail.test');
    await refused(newcomer.id, 'newcomer@mail.test');
    expect(await mailsTo(one.id)).toEqual([]);
  });

  it('sends a member who forgot the password a link, with a line in the audit log', async () => {
    const { db, as, services, anonymous } = api();
    const admin = await as(await makeMember(db, { role: 'admin' }));
    const member = await makeMember(db, { emailVerifiedAt: new Date() });
    await admin.admin.users.sendPasswordLink({ id: member.id });
    const [event] = await mailsTo(member.id);
    const mail = event && (await composeMail(db, services, event));
    expect(mail?.text).toContain('An administrator sent you this link');
    const [, token = ''] = /#token=(\S+)/.exec(mail?.text ?? '') ?? [];
    await anonymous().account.resetPassword({ token, password: 'a brand new one' });
    expect(await anonymous().auth.login({ email: member.email, password: 'a brand new one' })).toMatchObject({
      id: member.id,
    });
    const { items } = await admin.audit.list({ targetType: 'user', targetId: String(member.id) });
    expect(items.map(({ event: name }) => name)).toEqual(['user.password_link_sent']);
  });

  it('sends no password link to who has not joined or is deactivated', async () => {
    const users = await newAdmin();
    const { db } = api();
    for (const state of [{ hasJoined: false, isActive: false }, { isActive: false }]) {
      const { id } = await makeMember(db, state);
      await expect(users.sendPasswordLink({ id })).rejects.toMatchObject({ code: 'CONFLICT' });
      expect(await mailsTo(id)).toEqual([]);
    }
  });

  it('cannot change the address that a member signs in with', async () => {
    const users = await newAdmin();
    const { id } = await makeMember(api().db);
    await expect(users.update({ id, email: 'taken-over@mail.test' })).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('has joined'),
    });
  });

  it('gets an error at the field when a membership number is taken, whatever its case', async () => {
    const { db } = api();
    const users = await newAdmin();
    const [one, other] = [await makeMember(db), await makeMember(db)];
    await users.update({ id: one.id, membershipNumber: `Ab-${one.id}` });
    await expect(users.update({ id: other.id, membershipNumber: `aB-${one.id}` })).rejects.toMatchObject({
      code: 'CONFLICT',
      cause: { issues: [{ path: 'membershipNumber', message: expect.any(String) }] },
    });
    expect(await users.update({ id: one.id, membershipNumber: ' ' })).toMatchObject({
      membershipNumber: null,
    });
  });

  it.each(['0000-01-01', '2026-02-30', '9999-12-31', 'tomorrow'])(
    'cannot let a membership end on %j',
    async (membershipExpiresOn) => {
      const users = await newAdmin();
      const { id } = await makeMember(api().db);
      await expect(users.update({ id, membershipExpiresOn })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    },
  );

  it('leaves no words about the member in the audit log', async () => {
    const { db } = api();
    const users = await newAdmin();
    const { id } = await makeMember(db);
    await users.update({ id, bio: 'qzbio', adminNotes: 'qznotes', phoneNumber: 'qzphone' });
    const { rows } = await sql<{ entry: string }>`
      select audit::text as entry from ops.audit where event = 'user.updated' and target_id = ${String(id)}`.execute(
      db,
    );
    expect(rows[0]?.entry).toContain('adminNotes');
    expect(rows[0]?.entry).not.toMatch(/qz/);
  });

  it('sends an invitation or a confirmation again, whichever is missing', async () => {
    const { db } = api();
    const users = await newAdmin();
    const invited = await makeMember(db, { isActive: false, hasJoined: false });
    const unconfirmed = await makeMember(db, { emailVerifiedAt: null, lastSeenAt: new Date() });
    const confirmed = await makeMember(db, { emailVerifiedAt: new Date() });
    expect(await users.resend({ id: invited.id })).toMatchObject({ sent: 'invitation' });
    expect(await users.resend({ id: unconfirmed.id })).toMatchObject({ sent: 'confirmation' });
    await expect(users.resend({ id: confirmed.id })).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await mailsTo(invited.id)).toMatchObject([{ topic: 'mail.set_password' }]);
    expect(await mailsTo(unconfirmed.id)).toMatchObject([{ topic: 'mail.verify_email' }]);
    expect(await mailsTo(confirmed.id)).toEqual([]);
  });

  it.each(['notJoined', 'unconfirmed', 'expiring', 'expired'] as const)(
    'finds the members who are %s',
    async (filter) => {
      const { db } = api();
      const users = await newAdmin();
      const lastName = `Filtered${filter}`;
      const joined = { lastName, emailVerifiedAt: new Date() };
      const ids = {
        notJoined: (await makeMember(db, { ...joined, isActive: false, hasJoined: false })).id,
        unconfirmed: (await makeMember(db, { lastName, emailVerifiedAt: null })).id,
        expiring: (await makeMember(db, { ...joined, membershipExpiresOn: inDays(10) })).id,
        expired: (await makeMember(db, { ...joined, membershipExpiresOn: inDays(-10) })).id,
      };
      const { items } = await users.list({ filter, search: lastName });
      expect(items.map(({ id }) => id)).toEqual([ids[filter]]);
    },
  );
});

describe('a member whose membership ends', () => {
  it('is reminded once 30 days and 7 days before, and once afterwards', async () => {
    const { db, services } = api();
    const mails = new Map<number, number>();
    for (const days of [40, 30, 7, -1, -20]) {
      const { id: userId } = await makeMember(db, { membershipExpiresOn: inDays(days) });
      await remindExpiring(db);
      await remindExpiring(db);
      mails.set(days, (await mailsTo(userId)).length);
    }
    expect([...mails]).toEqual([
      [40, 0],
      [30, 1],
      [7, 1],
      [-1, 1],
      [-20, 0],
    ]);
    const { id } = await makeMember(db, { membershipExpiresOn: inDays(7) });
    await remindExpiring(db);
    const [queued] = await mailsTo(id);
    if (!queued) throw new Error('No email was queued');
    expect((await composeMail(db, services, queued))?.subject).toContain('membership ends soon');
    await db
      .updateTable('users')
      .set({ membershipExpiresOn: inDays(400) })
      .where('id', '=', id)
      .execute();
    expect(await composeMail(db, services, queued)).toBeNull();
  });

  it('publishes for 30 more days, and then only reads and looks after the account', async () => {
    const { db, as } = api();
    const member = await makeMember(db, { membershipExpiresOn: inDays(-30) });
    const content = 'Still here';
    await (await as(member)).feed.create({ content });
    await db
      .updateTable('users')
      .set({ membershipExpiresOn: inDays(-31) })
      .where('id', '=', member.id)
      .execute();
    const lapsed = await as(member);
    await expect(lapsed.feed.create({ content })).rejects.toMatchObject({
      code: 'FORBIDDEN',
      message: expect.stringContaining('membership has ended'),
    });
    expect((await lapsed.feed.list({})).items).toContainEqual(expect.objectContaining({ content }));
    expect(await lapsed.profile.update({ bio: 'Renewing soon' })).toMatchObject({ bio: 'Renewing soon' });
    await expect(lapsed.invitations.revoke({ id: 1 })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await lapsed.account.updatePrivacy({ suggestable: false })).toMatchObject({ suggestable: false });
  });

  it('is never an administrator who could not renew it', async () => {
    const { db, as } = api();
    const admin = await makeMember(db, { role: 'admin', membershipExpiresOn: inDays(-100) });
    expect(await (await as(admin)).feed.create({ content: 'Open' })).toMatchObject({ content: 'Open' });
  });
});
