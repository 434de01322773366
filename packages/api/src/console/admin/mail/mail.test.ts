import { beforeAll, describe, expect, it } from 'vitest';
import { makeMember } from '@guildhall/db/testing';
import { testApi } from '../../../../testing/index.ts';
import type { Caller } from '../../../app.router.ts';
import { composeMail } from '../../mails/compose-mail.ts';

const api = testApi();
let admin: Caller;
let adminId = 0;

beforeAll(async () => {
  const { db, as } = api();
  const member = await makeMember(db, {
    role: 'admin',
    firstName: 'Heidi',
    lastName: 'Vogel',
    emailVerifiedAt: new Date(),
  });
  adminId = member.id;
  admin = await as(member);
});

async function lastMailTo(userId: number) {
  const { db, services } = api();
  const [event] = await db
    .selectFrom('outbox')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .execute();
  return event && composeMail(db, services, event);
}
const invited = () =>
  makeMember(api().db, { firstName: 'Monika', hasJoined: false, isActive: false, emailVerifiedAt: null });

describe('an invitation', () => {
  it('says who invites and greets whom the administrator entered by name', async () => {
    const { id } = await invited();
    await admin.admin.users.resend({ id });
    const mail = await lastMailTo(id);
    expect(mail?.subject).toBe('Heidi Vogel invites you to Guildhall');
    expect(mail?.text).toContain('Hello Monika,');
    expect(mail?.text).toMatch(/reset-password\?invited#token=\S+/);
  });

  it('is in the words of the community, which the administrator reads and gets first', async () => {
    const words = 'We met at the spring fair.\n\nHere you find our member list.';
    const preview = await admin.admin.mail.previewInvitation({ invitationText: words });
    expect(preview.text).toContain('Hello Heidi,\n\nWe met at the spring fair.\n\nHere you find');
    expect((await admin.admin.mail.invitation()).invitationText).toBe('');
    await admin.admin.mail.updateInvitation({ invitationText: words });
    await admin.admin.mail.sendInvitationPreview();
    expect((await lastMailTo(adminId))?.text).toContain('We met at the spring fair.');
    const { id } = await invited();
    await admin.admin.users.resend({ id });
    const mail = await lastMailTo(id);
    expect(mail?.text).toContain('We met at the spring fair.');
    expect(mail?.html).not.toContain('We met at the spring fair.\n\nHere');
  });

  it('does not give a link away in its preview', async () => {
    const { text } = await admin.admin.mail.previewInvitation({ invitationText: '' });
    expect(text).not.toContain('token=');
  });
});

describe('a test email', () => {
  it('goes to whoever sends it, who sees what became of it, and nobody else does', async () => {
    const { db, as } = api();
    const test = await admin.admin.mail.sendTest();
    expect(test).toMatchObject({ outcome: 'waiting' });
    await db
      .updateTable('outbox')
      .set({ status: 'sent', transport: 'smtp', finishedAt: new Date() })
      .where('id', '=', test.id)
      .execute();
    expect(await admin.admin.mail.test({ id: test.id })).toMatchObject({ outcome: 'sent' });
    const other = await as(await makeMember(db, { role: 'admin' }));
    await expect(other.admin.mail.test({ id: test.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await admin.admin.checklist.list()).not.toContain('mail');
  });

  it('also goes to an address that was refused', async () => {
    const { db } = api();
    await db.updateTable('users').set({ emailBouncedAt: new Date() }).where('id', '=', adminId).execute();
    await admin.admin.mail.sendTest();
    expect((await lastMailTo(adminId))?.subject).toContain('Test email');
    await admin.admin.mail.clearBounce({ id: adminId });
  });
});

describe('a refused address', () => {
  it('is shown with the member, found by the filter, and tried again by an administrator', async () => {
    const { db } = api();
    const { id } = await makeMember(db, { emailBouncedAt: new Date(), emailBounce: '550 no such user' });
    expect(await admin.admin.users.get({ id })).toMatchObject({ emailBounce: '550 no such user' });
    expect((await admin.admin.users.list({ filter: 'bounced' })).items.map((user) => user.id)).toEqual([id]);
    expect(await admin.admin.mail.clearBounce({ id })).toMatchObject({ emailBounce: null });
    expect((await admin.admin.users.list({ filter: 'bounced' })).items).toEqual([]);
  });
});
