import { makeMember } from '@guildhall/db/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApi } from '../../../testing/index.ts';
import type { Caller } from '../../app.router.ts';
import { applicationUrl } from '../application/application-link.ts';
import { composeMail } from '../../console/mails/compose-mail.ts';
import { INVITATION_MAIL, purgeInvitations } from './invitations.commands.ts';

const api = testApi();
const newcomer = { password: 'secret-enough', firstName: 'Ina', lastName: 'Vited' };
let admin: Caller;
let adminId: number;

beforeAll(async () => {
  const { db, as } = api();
  const boss = await makeMember(db, { role: 'admin' });
  adminId = boss.id;
  admin = await as(boss);
  await admin.admin.registration.update({ mode: 'invitation' });
});

const codeOf = ({ url }: { url: string }) => /^#invitation=(.+)$/.exec(new URL(url).hash)?.[1] ?? '';
const join = (email: string, invitation: string) =>
  api()
    .anonymous()
    .registration.join({ ...newcomer, email, invitation });
const link = (maxUses = 5, rest: { skipsQueue?: boolean } = {}) =>
  admin.invitations.create({ maxUses, days: 7, ...rest });
async function applicationOf(email: string) {
  const { items } = await admin.admin.applicants.list({ limit: 50 });
  const found = items.find((item) => item.email === email);
  if (!found) throw new Error('The application was expected in the queue');
  return found;
}
const refusedWith = (message: RegExp) => ({ code: 'FORBIDDEN', message: expect.stringMatching(message) });

describe('a link', () => {
  it('has its code in the fragment, which browsers do not send to a server', async () => {
    const { search, hash } = new URL((await link()).url);
    expect(search).toBe('?dialog=register');
    expect(hash).toMatch(/^#invitation=[\w-]{22}$/);
  });

  it('lets people join who could not otherwise, and stores who invited them', async () => {
    const created = await link();
    expect(
      await api()
        .anonymous()
        .invitations.open({ code: codeOf(created) }),
    ).toMatchObject({
      state: 'valid',
      invitedBy: created.invitedBy,
    });
    expect(await join('ina@test.test', codeOf(created))).toEqual({ status: 'joined' });
    const stored = await api()
      .db.selectFrom('invitedMembers')
      .innerJoin('users', 'users.id', 'invitedMembers.userId')
      .select(['invitedBy', 'invitationId'])
      .where('email', '=', 'ina@test.test')
      .execute();
    expect(stored).toEqual([{ invitedBy: adminId, invitationId: created.id }]);
    expect((await admin.invitations.list({ limit: 1 })).items[0]).toMatchObject({ uses: 1 });
  });

  it('with ten uses admits exactly ten of fifty at once', async () => {
    const created = await link(10);
    const results = await Promise.allSettled(
      Array.from({ length: 50 }, (_, index) => join(`fifty-${index}@test.test`, codeOf(created))),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    const joined = await api()
      .db.selectFrom('users')
      .select('id')
      .where('email', 'like', 'fifty-%')
      .execute();
    expect(joined).toHaveLength(10);
    expect((await admin.invitations.list({ limit: 1 })).items[0]).toMatchObject({ uses: 10, state: 'used' });
    await expect(join('one-more@test.test', codeOf(created))).rejects.toMatchObject(refusedWith(/used up/));
  });

  it('is dead at once when it is withdrawn, also for who has the form open', async () => {
    const created = await link();
    const { anonymous } = api();
    await anonymous().invitations.open({ code: codeOf(created) });
    expect(await admin.invitations.revoke({ id: created.id })).toMatchObject({ state: 'revoked' });
    await expect(join('late@test.test', codeOf(created))).rejects.toMatchObject(refusedWith(/withdrawn/));
  });

  it('is dead after its end, and purged later, while who invited whom stays', async () => {
    const { db } = api();
    const created = await link();
    await join('early@test.test', codeOf(created));
    await db
      .updateTable('invitations')
      .set({ expiresAt: new Date(Date.now() - 91 * 86_400_000) })
      .where('id', '=', created.id)
      .execute();
    await expect(join('late@test.test', codeOf(created))).rejects.toMatchObject(refusedWith(/expired/));
    await purgeInvitations(db);
    await expect(join('late@test.test', codeOf(created))).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const stored = await db
      .selectFrom('invitedMembers')
      .innerJoin('users', 'users.id', 'invitedMembers.userId')
      .select(['invitedBy', 'invitationId'])
      .where('email', '=', 'early@test.test')
      .execute();
    expect(stored).toEqual([{ invitedBy: adminId, invitationId: null }]);
  });

  it('loses no use to an address that is taken', async () => {
    const created = await link(1);
    const { email } = await makeMember(api().db);
    await expect(join(email, codeOf(created))).rejects.toMatchObject({ code: 'CONFLICT' });
    expect((await admin.invitations.list({ limit: 1 })).items[0]).toMatchObject({ uses: 0 });
  });

  it('admits nobody while registration is closed', async () => {
    const created = await link();
    await admin.admin.registration.update({ mode: 'closed' });
    await expect(join('closed@test.test', codeOf(created))).rejects.toMatchObject(refusedWith(/closed/));
    await admin.admin.registration.update({ mode: 'invitation' });
  });

  it('skips the queue of applications, or stands in it with its inviter', async () => {
    await admin.admin.registration.update({ mode: 'application' });
    expect(await join('skips@test.test', codeOf(await link()))).toEqual({ status: 'joined' });
    const created = await link(1, { skipsQueue: false });
    expect(await join('queues@test.test', codeOf(created))).toEqual({ status: 'applied' });
    await expect(join('second@test.test', codeOf(created))).rejects.toMatchObject(refusedWith(/used up/));
    const { id } = await applicationOf('queues@test.test');
    await admin.admin.applicants.approve({ id });
    const stored = await api()
      .db.selectFrom('invitedMembers')
      .select('invitedBy')
      .where('invitationId', '=', created.id)
      .execute();
    expect(stored).toEqual([{ invitedBy: adminId }]);
    await admin.admin.registration.update({ mode: 'invitation' });
  });

  it('gets its use back when an applicant withdraws, and not when an application is declined', async () => {
    await admin.admin.registration.update({ mode: 'application' });
    const created = await link(1, { skipsQueue: false });
    await join('undecided@test.test', codeOf(created));
    const { id, email } = await applicationOf('undecided@test.test');
    const { anonymous, services } = api();
    const token = new URL(applicationUrl('http://guildhall.test', services.signer, { id, email })).hash.slice(
      7,
    );
    const withdrawals = [1, 2].map(() => anonymous().application.withdraw({ token }));
    expect((await Promise.allSettled(withdrawals)).map(({ status }) => status)).toContain('fulfilled');
    expect((await admin.invitations.list({ limit: 1 })).items[0]).toMatchObject({ uses: 0 });
    await join('declined@test.test', codeOf(created));
    await admin.admin.applicants.decline({
      id: (await applicationOf('declined@test.test')).id,
      text: 'Not a local business',
    });
    expect((await admin.invitations.list({ limit: 1 })).items[0]).toMatchObject({ uses: 1, state: 'used' });
    await admin.admin.registration.update({ mode: 'invitation' });
  });
});

describe('an invitation by email', () => {
  it('is sent once to each address that is not a member, and works for that address only', async () => {
    const { db, services } = api();
    const { email } = await makeMember(db);
    const emails = ['Eva@Test.test', 'eva@test.test', email];
    expect(await admin.admin.invitations.send({ emails, days: 30 })).toEqual({
      invited: ['eva@test.test'],
      members: [email],
      pending: [],
    });
    expect(await admin.admin.invitations.send({ emails: ['eva@test.test'], days: 30 })).toMatchObject({
      invited: [],
      pending: ['eva@test.test'],
    });
    const events = await db
      .selectFrom('outbox')
      .select(['topic', 'payload', 'userId'])
      .where('topic', '=', INVITATION_MAIL)
      .execute();
    expect(events).toHaveLength(1);
    const mails = await Promise.all(events.map((event) => composeMail(db, services, event)));
    expect(mails[0]).toMatchObject({
      to: { address: 'eva@test.test' },
      subject: 'You’re invited to Guildhall',
    });
    const code = /invitation=([\w-]+)/.exec(mails[0]?.text ?? '')?.[1] ?? '';
    await expect(join('adam@test.test', code)).rejects.toMatchObject(refusedWith(/another email address/));
    expect(await join('eva@test.test', code)).toEqual({ status: 'joined' });
  });

  it('to two hundred addresses in two lists at once reaches nobody twice', async () => {
    const emails = Array.from({ length: 100 }, (_, index) => `list-${index}@test.test`);
    const results = await Promise.all([1, 2].map(() => admin.admin.invitations.send({ emails, days: 7 })));
    expect(results.flatMap(({ invited }) => invited)).toHaveLength(100);
  });

  it('can be sent again after an hour', async () => {
    await admin.admin.invitations.send({ emails: ['again@test.test'], days: 7 });
    const id = (await admin.admin.invitations.list({ limit: 1 })).items[0]?.id ?? 0;
    await expect(admin.admin.invitations.resend({ id })).rejects.toMatchObject({ code: 'CONFLICT' });
    const { db } = api();
    const hourAgo = new Date(Date.now() - 3_601_000);
    await db.updateTable('invitations').set({ sentAt: hourAgo }).where('id', '=', id).execute();
    expect(await admin.admin.invitations.resend({ id })).toMatchObject({ email: 'again@test.test' });
  });
});

describe('a member', () => {
  it('invites only where the community allows it, and within bounds', async () => {
    const { db, as } = api();
    const ben = await as(await makeMember(db));
    const input = { maxUses: 3, days: 7 };
    await expect(ben.invitations.create(input)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await admin.admin.registration.update({ membersInvite: true });
    expect((await api().anonymous().site.config()).membersInvite).toBe(true);
    expect(await ben.invitations.create({ ...input, skipsQueue: false })).toMatchObject({ skipsQueue: true });
    for (const beyond of [{ maxUses: 21 }, { days: 31 }])
      await expect(ben.invitations.create({ ...input, ...beyond })).rejects.toMatchObject({
        code: 'BAD_REQUEST',
      });
  });

  it.each(['deactivated', 'suspended'])('who is %s is not named by the link', async (state) => {
    const { db, as, anonymous } = api();
    const ben = await makeMember(db, { firstName: 'Qzname' });
    const code = codeOf(await (await as(ben)).invitations.create({ maxUses: 3, days: 7 }));
    expect(await anonymous().invitations.open({ code })).toMatchObject({
      invitedBy: expect.stringContaining('Qzname'),
    });
    if (state === 'deactivated') await admin.admin.users.setActive({ id: ben.id, isActive: false });
    else
      await admin.admin.moderation.decide({
        objectType: 'user',
        objectId: ben.id,
        decision: 'suspend',
        reason: 'Threats.',
      });
    expect(await anonymous().invitations.open({ code })).toMatchObject({ state: 'revoked', invitedBy: null });
  });

  it('who has left, or may no longer invite, admits nobody by the links of before', async () => {
    const { db, as } = api();
    const [ben, eve, lapsed] = [await makeMember(db), await makeMember(db), await makeMember(db)];
    const linkOf = async (sender: { id: number }) =>
      codeOf(await (await as(sender)).invitations.create({ maxUses: 3, days: 7 }));
    const codes = [await linkOf(ben), await linkOf(eve), await linkOf(lapsed)] as const;
    await db.updateTable('users').set({ isActive: false }).where('id', '=', ben.id).execute();
    await db
      .updateTable('users')
      .set({ membershipExpiresOn: '2020-01-31' })
      .where('id', '=', lapsed.id)
      .execute();
    const refused = async (code: string, email: string) =>
      expect(join(email, code)).rejects.toMatchObject(refusedWith(/withdrawn/));
    await refused(codes[0], 'by-ben@test.test');
    await refused(codes[2], 'by-lapsed@test.test');
    expect(await join('by-eve@test.test', codes[1])).toEqual({ status: 'joined' });
    await admin.admin.registration.update({ membersInvite: false });
    await refused(codes[1], 'by-eve-too@test.test');
    await admin.admin.registration.update({ membersInvite: true });
    expect(await join('by-eve-again@test.test', codes[1])).toEqual({ status: 'joined' });
  });

  it('sees and withdraws their own invitations only', async () => {
    const { db, as } = api();
    const [ben, eve] = [await as(await makeMember(db)), await as(await makeMember(db))];
    const { id } = await ben.invitations.create({ maxUses: 1, days: 1 });
    expect((await ben.invitations.list({})).items.map((item) => item.id)).toEqual([id]);
    expect((await eve.invitations.list({})).items).toEqual([]);
    await expect(eve.invitations.revoke({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await ben.invitations.revoke({ id })).toMatchObject({ state: 'revoked' });
  });
});
