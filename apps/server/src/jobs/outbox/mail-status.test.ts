import { afterEach, expect, test } from 'vitest';
import { getMailStatus } from '@guildhall/api';
import { makeMember } from '@guildhall/db/testing';
import { fastOutbox, outboxHarness, outboxRow, queueEvent } from '../../../testing/outbox-harness.ts';

const harness = outboxHarness();

afterEach(async () => {
  await harness().db.deleteFrom('outbox').execute();
});

const status = (server: string | null = 'smtp.test') => getMailStatus(harness().db, { server });

const queueInvitation = (userId: number) =>
  queueEvent(harness().db, { channel: 'mail', topic: 'mail.set_password', userId, payload: {} });

async function invite(fields = {}) {
  const { db } = harness();
  const member = await makeMember(db, { hasJoined: false, isActive: false, ...fields });
  return { member, id: await queueInvitation(member.id) };
}

test('a server that does not answer is said to fail at the first try, with what waits', async () => {
  const [first] = [await invite(), await invite(), await invite()];
  await fastOutbox(harness(), { timeoutMs: 200 }, { SMTP_URL: 'smtp://127.0.0.1:1' }).deliver(first.id);
  expect(await status()).toMatchObject({
    state: 'failing',
    waiting: 3,
    error: expect.stringContaining('127.0.0.1:1'),
    lastSentAt: null,
  });
});

test('a server that works again is said to work, and nothing waits once it took everything', async () => {
  const { id } = await invite();
  harness().smtp.behave({ recipient: '451 later' });
  await fastOutbox(harness()).deliver(id);
  expect(await status()).toMatchObject({ state: 'failing', waiting: 1 });
  harness().smtp.behave();
  const later = await invite();
  await fastOutbox(harness()).deliver(later.id);
  expect(await status()).toMatchObject({ state: 'working', waiting: 1 });
  await fastOutbox(harness()).deliver(id);
  expect(await status()).toMatchObject({ state: 'working', waiting: 0, lastSentAt: expect.any(String) });
});

test('without a server emails are said to be files', async () => {
  const { id } = await invite();
  await fastOutbox(harness(), {}, { SMTP_URL: '' }).deliver(id);
  expect(await status(null)).toMatchObject({ state: 'files', written: 1, waiting: 0, lastSentAt: null });
});

test('an address that does not exist gets no more, until an administrator tries it again', async () => {
  const { db } = harness();
  const { member, id } = await invite();
  harness().smtp.behave({ recipient: '550 5.1.1 no such user' });
  await fastOutbox(harness()).deliver(id);
  expect(await status()).toMatchObject({ bounced: 1, state: 'working' });
  harness().smtp.behave();
  const next = await queueInvitation(member.id);
  await fastOutbox(harness()).deliver(next);
  expect((await outboxRow(db, next)).status).toBe('dropped');
  expect(harness().smtp.messages).toEqual([]);

  await db.updateTable('users').set({ email: 'corrected@bounce.test' }).where('id', '=', member.id).execute();
  expect(await status()).toMatchObject({ bounced: 0 });
  const again = await queueInvitation(member.id);
  await fastOutbox(harness()).deliver(again);
  expect(harness().smtp.messages.join()).toContain('corrected@bounce.test');
});

test.each(['550 5.7.1 message rejected as spam', '550 relaying denied', '552 5.2.2 mailbox full'])(
  '“%s” is about the sender or the day, so the address is kept',
  async (recipient) => {
    const { id } = await invite();
    harness().smtp.behave({ recipient });
    await fastOutbox(harness()).deliver(id);
    expect((await outboxRow(harness().db, id)).status).toBe('failed');
    expect((await status()).bounced).toBe(0);
  },
);

test('a refusal of a former address, or of one not confirmed yet, does not count for the address in use', async () => {
  const { db } = harness();
  const { id: userId, email } = await makeMember(db);
  harness().smtp.behave({ recipient: '550 5.1.1 no such user' });
  const former = { formerAddress: 'former@bounce.test' };
  const next = { formerAddress: email, newAddress: 'mistyped@bounce.test' };
  for (const [topic, payload] of [
    ['mail.address_changed', former],
    ['mail.change_address', next],
  ] as const) {
    const id = await queueEvent(db, { channel: 'mail', topic, userId, payload });
    await fastOutbox(harness()).deliver(id);
    expect((await outboxRow(db, id)).status).toBe('failed');
  }
  expect(await status()).toMatchObject({ bounced: 0 });
});
