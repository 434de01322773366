import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { enqueueEvent } from '@guildhall/api/ground/core/jobs';
import { sql, withTransaction } from '@guildhall/db';
import { makeMember, makeReferral } from '@guildhall/db/testing';
import {
  WEBHOOK_SECRET,
  fastOutbox,
  outboxHarness,
  outboxRow,
  queueEvent,
} from '../../../testing/outbox-harness.ts';
import { dripping, ok, silent, startReceiver, status } from '../../../testing/receiver.ts';
import { requeueLost } from './outbox-store.ts';
import { ATTEMPTS } from './outbox.ts';

const harness = outboxHarness();

const hook = () =>
  queueEvent(harness().db, { channel: 'webhook', topic: 'referral.created', payload: { referralId: 7 } });

async function crmEvent() {
  const db = harness().db;
  const target = await makeMember(db, { firstName: 'Ben', phoneNumber: '+1', phoneAudience: 'connections' });
  const referral = await makeReferral(db, { targetId: target.id, automationStatus: 'queued' });
  const about = { type: 'referral', id: referral.id } as const;
  const id = await queueEvent(harness().db, {
    channel: 'crm',
    topic: 'referral.created',
    payload: {},
    about,
    userId: target.id,
  });
  const referralNow = () =>
    db.selectFrom('referrals').selectAll().where('id', '=', referral.id).executeTakeFirstOrThrow();
  return { id, target, referralNow };
}

describe('a webhook', () => {
  test('is signed according to Standard Webhooks', async () => {
    const id = await hook();
    await fastOutbox(harness()).deliver(id);

    const [call] = harness().receiver.received;
    expect(call?.path).toBe('/hook');
    expect(JSON.parse(call?.body ?? '')).toMatchObject({ type: 'referral.created', data: { referralId: 7 } });
    const signed = `${id}.${String(call?.headers['webhook-timestamp'])}.${call?.body}`;
    const signature = createHmac('sha256', WEBHOOK_SECRET).update(signed).digest('base64');
    expect(call?.headers).toMatchObject({ 'webhook-id': id, 'webhook-signature': `v1,${signature}` });
    expect(await outboxRow(harness().db, id)).toMatchObject({ status: 'sent', attempts: 1, payload: {} });
  });

  test.each([
    ['500', status(500)],
    ['no answer', silent],
    ['an answer that never ends', dripping],
    ['a redirect', status(302, { location: 'http://127.0.0.1:9/' })],
    ['400', status(400)],
  ])('is retried after %s, with the same id, and arrives once the receiver recovers', async (_, ill) => {
    const id = await hook();
    harness().receiver.behave(ill);
    await fastOutbox(harness(), { timeoutMs: 200 }).deliver(id);
    expect(await outboxRow(harness().db, id)).toMatchObject({ status: 'pending', attempts: 1 });

    harness().receiver.behave(ok);
    await fastOutbox(harness()).deliver(id);
    expect(await outboxRow(harness().db, id)).toMatchObject({ status: 'sent', attempts: 2 });
    expect(harness().receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual([id, id]);
  });

  test('never follows a redirect', async () => {
    const elsewhere = await startReceiver();
    harness().receiver.behave(status(307, { location: `${elsewhere.url}/stolen` }));
    await fastOutbox(harness()).deliver(await hook());
    await elsewhere.close();
    expect(elsewhere.received).toEqual([]);
  });

  test('is abandoned after eight attempts, and stays for an administrator', async () => {
    const id = await hook();
    const { deliver } = fastOutbox(harness());
    harness().receiver.behave(status(500));
    for (let attempt = 0; attempt < 12; attempt += 1) await deliver(id);
    expect(harness().receiver.received).toHaveLength(8);
    expect(await outboxRow(harness().db, id)).toMatchObject({
      status: 'failed',
      attempts: 8,
      payload: { referralId: 7 },
      lastError: expect.stringContaining('answered 500'),
    });
  });

  test('waits for its start time, and as long as the receiver asks', async () => {
    const id = await hook();
    const { deliver } = fastOutbox(harness(), { backoffMs: [1_000] });
    harness().receiver.behave(status(429, { 'retry-after': '3600' }));
    await deliver(id);
    await deliver(id);
    expect(harness().receiver.received).toHaveLength(1);
    const { rows } = await sql<{ wait: number }>`
      select extract(epoch from next_at - now())::int as wait from ops.outbox where id = ${id}`.execute(
      harness().db,
    );
    expect(rows[0]?.wait).toBeGreaterThan(3_500);
  });

  test('is sent once when five workers take it at the same time', async () => {
    const id = await hook();
    const { deliver } = fastOutbox(harness());
    await Promise.all(Array.from({ length: 5 }, () => deliver(id)));
    expect(harness().receiver.received).toHaveLength(1);
  });

  test('of a process that died is retried when its lease expires', async () => {
    const db = harness().db;
    const id = await hook();
    const { deliver } = fastOutbox(harness());
    await sql`update ops.outbox set leased_until = now() + interval '30 seconds', attempts = 1,
      next_at = now() - interval '1 minute' where id = ${id}`.execute(db);
    await deliver(id);
    expect(harness().receiver.received).toEqual([]);
    await sql`delete from graphile_worker._private_jobs`.execute(db);
    await sql`update ops.outbox set leased_until = now() - interval '1 second' where id = ${id}`.execute(db);
    await requeueLost(db);
    const { rows } = await sql<{ key: string }>`select key from graphile_worker.jobs`.execute(db);
    expect(rows.map(({ key }) => key)).toContain(id);
    await deliver(id);
    expect((await outboxRow(db, id)).status).toBe('sent');
  });

  test('is not attempted after the receiver has failed five times in a row', async () => {
    const { deliver } = fastOutbox(harness(), { breakerMs: 60_000 });
    harness().receiver.behave(status(500));
    for (let index = 0; index < 5; index += 1) await deliver(await hook());
    const id = await hook();
    await deliver(id);
    expect(harness().receiver.received).toHaveLength(5);
    expect(await outboxRow(harness().db, id)).toMatchObject({ status: 'pending', attempts: 0 });
  });

  test('is not sent when the transaction of its change is rolled back', async () => {
    const db = harness().db;
    const before = await sql<{ count: number }>`select count(*)::int as count from ops.outbox`.execute(db);
    await withTransaction(db, async (trx) => {
      await enqueueEvent(trx, { channel: 'webhook', topic: 'never', payload: {} });
      throw new Error('rolled back');
    }).catch(() => {});
    const after = await sql<{ count: number }>`select count(*)::int as count from ops.outbox`.execute(db);
    expect(after.rows).toEqual(before.rows);
  });
});

describe('the CRM', () => {
  test('gets the target as a contact, then in the workflow; the referral shows it', async () => {
    const { id, target, referralNow } = await crmEvent();
    await fastOutbox(harness()).deliver(id);

    expect(harness().receiver.received.map(({ path }) => path)).toEqual([
      '/contacts/upsert',
      '/contacts/contact-1/workflow/workflow-1',
    ]);
    const [upsert] = harness().receiver.received;
    expect(upsert?.headers).toMatchObject({
      authorization: 'Bearer token-1',
      version: '2021-07-28',
      'idempotency-key': id,
    });
    expect(JSON.parse(upsert?.body ?? '')).toEqual({
      locationId: 'location-1',
      source: 'Guildhall',
      email: target.email,
      firstName: 'Ben',
      lastName: target.lastName,
    });
    expect(await referralNow()).toMatchObject({
      automationStatus: 'sent',
      ghlContactId: 'contact-1',
      ghlWorkflowId: 'workflow-1',
    });
  });

  test('is called only for the workflow when it failed after creating the contact', async () => {
    const { id, referralNow } = await crmEvent();
    const { deliver } = fastOutbox(harness());
    harness().receiver.behave((response, received) =>
      (received.path.endsWith('/upsert') ? ok : status(503))(response, received),
    );
    await deliver(id);
    expect(await referralNow()).toMatchObject({ automationStatus: 'queued', ghlContactId: 'contact-1' });
    harness().receiver.behave(ok);
    await deliver(id);
    expect(harness().receiver.received.filter(({ path }) => path.endsWith('/upsert'))).toHaveLength(1);
    expect((await referralNow()).automationStatus).toBe('sent');
  });

  test('that stays down leaves the referral unchanged, with the automation failed', async () => {
    const { id, referralNow } = await crmEvent();
    const { deliver } = fastOutbox(harness());
    harness().receiver.behave(status(500));
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) await deliver(id);
    expect(await referralNow()).toMatchObject({ status: 'pending', automationStatus: 'failed' });
  });

  test('is not called about a member who was deactivated in the meantime', async () => {
    const { id, target } = await crmEvent();
    const db = harness().db;
    await db.updateTable('users').set({ isActive: false }).where('id', '=', target.id).execute();
    await fastOutbox(harness()).deliver(id);
    expect(harness().receiver.received).toEqual([]);
    expect((await outboxRow(db, id)).status).toBe('dropped');
  });

  test('that responds with garbage counts as failed', async () => {
    const { id } = await crmEvent();
    harness().receiver.behave((response) => void response.end('<html>'));
    await fastOutbox(harness()).deliver(id);
    expect((await outboxRow(harness().db, id)).status).toBe('pending');
  });
});
