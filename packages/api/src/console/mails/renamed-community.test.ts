import { makeMember, makeMessage } from '@guildhall/db/testing';
import { expect, it } from 'vitest';
import { testApi } from '../../../testing/index.ts';
import { DEFAULT_PALETTE } from '../../community/community/brand-colors.schema.ts';
import { composeMail } from './compose-mail.ts';
import { ACCOUNT_DELETED } from '../../contact/mail/mail.commands.ts';

const api = testApi();

it.each([
  ['mail.password_reset', {}],
  ['mail.set_password', {}],
  ['mail.verify_email', {}],
  ['mail.password_changed', {}],
  ['mail.administrator', {}],
  ['mail.login_blocked', {}],
  ['mail.login_while_blocked', {}],
  ['mail.digest', {}],
  ['mail.notification', 'a message'],
  [ACCOUNT_DELETED, { to: { name: 'Ana', address: 'ana@test.test' } }],
])('the mail %s comes from the community and never names the product', async (topic, payload) => {
  const { db, services, as } = api();
  const admin = await as(await makeMember(db, { role: 'admin' }));
  await admin.admin.community.update({ name: 'Harbor Guild' });
  const [reader, writer] = [
    await makeMember(db, { weeklyDigest: true, emailVerifiedAt: new Date() }),
    await makeMember(db),
  ];
  await makeMessage(db, { senderId: writer.id, recipientId: reader.id });
  const told =
    payload === 'a message'
      ? { actorId: writer.id, notice: { kind: 'message' }, notificationId: null }
      : payload;
  const mail = await composeMail(db, services, { topic, userId: reader.id, payload: told });
  expect(mail?.fromName).toBe('Harbor Guild');
  expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toContain('Guildhall');
});

it('the button of a mail has the color of the community', async () => {
  const { db, services, as } = api();
  const admin = await as(await makeMember(db, { role: 'admin' }));
  const { id } = await makeMember(db);
  const buttonOf = async (primaryColor: string) => {
    await admin.admin.community.update({ primaryColor });
    const mail = await composeMail(db, services, { topic: 'mail.password_reset', userId: id, payload: {} });
    return /background:(#[0-9a-f]{6});color:#fff/.exec(mail?.html ?? '')?.[1];
  };
  const chosen = await buttonOf('#7a1f3d');
  expect(chosen).toBe((await admin.site.config()).palette?.forest[7]);
  expect(await buttonOf('')).toBe(DEFAULT_PALETTE.forest[7]);
});
