import { createHmac } from 'node:crypto';
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { enqueueEvent } from '@guildhall/api/core/jobs';
import { createSigner } from '@guildhall/api/core/signer';
import { type Database, sql, withTransaction } from '@guildhall/db';
import { makeMember, makeReferral, testDatabase } from '@guildhall/db/testing';
import { dripping, ok, silent, startReceiver, status } from '../../../testing/receiver.ts';
import { startSmtpReceiver } from '../../../testing/smtp-receiver.ts';
import { readConfig } from '../../config.ts';
import { requeueLost } from './outbox-store.ts';
import { ATTEMPTS, type OutboxOptions, createOutbox } from './outbox.ts';

const database = testDatabase();
const log = { info() {}, warn() {}, error() {} };
const secret = `whsec_${Buffer.alloc(24, 7).toString('base64')}`;

let receiver: Awaited<ReturnType<typeof startReceiver>>;
let smtp: Awaited<ReturnType<typeof startSmtpReceiver>>;
let folder: string;

beforeAll(async () => {
  receiver = await startReceiver();
  smtp = await startSmtpReceiver();
  folder = await mkdtemp(join(tmpdir(), 'guildhall-mail-'));
});
afterEach(() => {
  receiver.behave(ok);
  receiver.received.length = 0;
  smtp.behave();
  smtp.messages.length = 0;
});
afterAll(async () => {
  await Promise.all([receiver.close(), smtp.close(), rm(folder, { recursive: true })]);
});

/** An outbox as the server makes it, only in more of a hurry. */
function outbox(options: Partial<OutboxOptions> = {}, settings: Record<string, string> = {}) {
  const config = readConfig({
    SMTP_URL: smtp.url,
    CRM_BASE_URL: receiver.url,
    CRM_TOKEN: 'token-1',
    CRM_LOCATION_ID: 'location-1',
    CRM_REFERRAL_WORKFLOW_ID: 'workflow-1',
    WEBHOOK_URL: `${receiver.url}/hook`,
    WEBHOOK_SECRET: secret,
    ...settings,
  });
  return createOutbox({
    db: database(),
    log,
    services: { config: config.product, signer: createSigner(['secret'], 'test') },
    outbound: config.outbound,
    mailFolder: folder,
    timeoutMs: 200,
    backoffMs: Array.from({ length: ATTEMPTS - 1 }, () => 0),
    breakerMs: 0,
    ...options,
  });
}

const rowOf = (db: Database, id: string) =>
  db.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

async function queue(event: Parameters<typeof enqueueEvent>[1]): Promise<string> {
  const db = database();
  await withTransaction(db, (trx) => enqueueEvent(trx, event));
  const { id } = await db
    .selectFrom('outbox')
    .select('id')
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return id;
}

const hook = () => queue({ channel: 'webhook', topic: 'referral.created', payload: { referralId: 7 } });

async function crmEvent() {
  const db = database();
  const target = await makeMember(db, { firstName: 'Ben', phoneNumber: '+1', showPhone: false });
  const referral = await makeReferral(db, { targetId: target.id, automationStatus: 'queued' });
  const about = { type: 'referral', id: referral.id } as const;
  const id = await queue({
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
  test('arrives signed as Standard Webhooks say', async () => {
    const id = await hook();
    await outbox().deliver(id);

    const [call] = receiver.received;
    expect(call?.path).toBe('/hook');
    expect(JSON.parse(call?.body ?? '')).toMatchObject({ type: 'referral.created', data: { referralId: 7 } });
    const signed = `${id}.${String(call?.headers['webhook-timestamp'])}.${call?.body}`;
    const signature = createHmac('sha256', Buffer.alloc(24, 7)).update(signed).digest('base64');
    expect(call?.headers).toMatchObject({ 'webhook-id': id, 'webhook-signature': `v1,${signature}` });
    expect(await rowOf(database(), id)).toMatchObject({ status: 'sent', attempts: 1, payload: {} });
  });

  test.each([
    ['500', status(500)],
    ['no answer', silent],
    ['an answer that never ends', dripping],
    ['a redirect', status(302, { location: 'http://127.0.0.1:9/' })],
    ['400', status(400)],
  ])('is tried again after %s, under the same id, and arrives once the receiver is well', async (_, ill) => {
    const id = await hook();
    const { deliver } = outbox();
    receiver.behave(ill);
    await deliver(id);
    expect(await rowOf(database(), id)).toMatchObject({ status: 'pending', attempts: 1 });

    receiver.behave(ok);
    await deliver(id);
    expect(await rowOf(database(), id)).toMatchObject({ status: 'sent', attempts: 2 });
    expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual([id, id]);
  });

  test('never follows a redirect', async () => {
    const elsewhere = await startReceiver();
    receiver.behave(status(307, { location: `${elsewhere.url}/stolen` }));
    await outbox().deliver(await hook());
    await elsewhere.close();
    expect(elsewhere.received).toEqual([]);
  });

  test('is given up after eight attempts, and what it said is kept for an administrator', async () => {
    const id = await hook();
    const { deliver } = outbox();
    receiver.behave(status(500));
    for (let attempt = 0; attempt < 12; attempt += 1) await deliver(id);
    expect(receiver.received).toHaveLength(8);
    expect(await rowOf(database(), id)).toMatchObject({
      status: 'failed',
      attempts: 8,
      payload: { referralId: 7 },
      lastError: expect.stringContaining('answered 500'),
    });
  });

  test('waits for its time, and as long as the receiver asks', async () => {
    const id = await hook();
    const { deliver } = outbox({ backoffMs: [1_000] });
    receiver.behave(status(429, { 'retry-after': '3600' }));
    await deliver(id);
    await deliver(id);
    expect(receiver.received).toHaveLength(1);
    const { rows } = await sql<{ wait: number }>`
      select extract(epoch from next_at - now())::int as wait from ops.outbox where id = ${id}`.execute(
      database(),
    );
    expect(rows[0]?.wait).toBeGreaterThan(3_500);
  });

  test('goes out once when five workers take it at the same moment', async () => {
    const id = await hook();
    const { deliver } = outbox();
    await Promise.all(Array.from({ length: 5 }, () => deliver(id)));
    expect(receiver.received).toHaveLength(1);
  });

  test('that was in the hands of a process that died is taken up again when its lease is over', async () => {
    const db = database();
    const id = await hook();
    const { deliver } = outbox();
    await sql`update ops.outbox set leased_until = now() + interval '30 seconds', attempts = 1,
      next_at = now() - interval '1 minute' where id = ${id}`.execute(db);
    await deliver(id);
    expect(receiver.received).toEqual([]);
    await sql`delete from graphile_worker._private_jobs`.execute(db);
    await sql`update ops.outbox set leased_until = now() - interval '1 second' where id = ${id}`.execute(db);
    await requeueLost(db);
    const { rows } = await sql<{ key: string }>`select key from graphile_worker.jobs`.execute(db);
    expect(rows.map(({ key }) => key)).toContain(id);
    await deliver(id);
    expect((await rowOf(db, id)).status).toBe('sent');
  });

  test('is not even tried while the receiver has failed five times in a row', async () => {
    const { deliver } = outbox({ breakerMs: 60_000 });
    receiver.behave(status(500));
    for (let index = 0; index < 5; index += 1) await deliver(await hook());
    const id = await hook();
    await deliver(id);
    expect(receiver.received).toHaveLength(5);
    expect(await rowOf(database(), id)).toMatchObject({ status: 'pending', attempts: 0 });
  });

  test('says nothing when the transaction of its change is rolled back', async () => {
    const db = database();
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
  test('gets the target as a contact, then into the workflow; the referral says so', async () => {
    const { id, target, referralNow } = await crmEvent();
    await outbox().deliver(id);

    expect(receiver.received.map(({ path }) => path)).toEqual([
      '/contacts/upsert',
      '/contacts/contact-1/workflow/workflow-1',
    ]);
    const [upsert] = receiver.received;
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

  test('is asked for the workflow alone when the contact was made before it fell ill', async () => {
    const { id, referralNow } = await crmEvent();
    const { deliver } = outbox();
    receiver.behave((response, received) =>
      (received.path.endsWith('/upsert') ? ok : status(503))(response, received),
    );
    await deliver(id);
    expect(await referralNow()).toMatchObject({ automationStatus: 'queued', ghlContactId: 'contact-1' });
    receiver.behave(ok);
    await deliver(id);
    expect(receiver.received.filter(({ path }) => path.endsWith('/upsert'))).toHaveLength(1);
    expect((await referralNow()).automationStatus).toBe('sent');
  });

  test('that stays down leaves the referral as it is, with the automation failed', async () => {
    const { id, referralNow } = await crmEvent();
    const { deliver } = outbox();
    receiver.behave(status(500));
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) await deliver(id);
    expect(await referralNow()).toMatchObject({ status: 'pending', automationStatus: 'failed' });
  });

  test('is not told of a member who was deactivated meanwhile', async () => {
    const { id, target } = await crmEvent();
    const db = database();
    await db.updateTable('users').set({ isActive: false }).where('id', '=', target.id).execute();
    await outbox().deliver(id);
    expect(receiver.received).toEqual([]);
    expect((await rowOf(db, id)).status).toBe('dropped');
  });

  test('answering nonsense is a failure', async () => {
    const { id } = await crmEvent();
    receiver.behave((response) => void response.end('<html>'));
    await outbox().deliver(id);
    expect((await rowOf(database(), id)).status).toBe('pending');
  });
});

const welcome = async (overrides = {}) => {
  const member = await makeMember(database(), {
    firstName: 'Ana',
    email: `ana-${Math.random()}@test.test`,
    ...overrides,
  });
  const actor = await makeMember(database(), { firstName: 'Ben', lastName: '<b>Okafor</b>' });
  const payload = { actorId: actor.id, notice: { kind: 'connection_asked' }, notificationId: null };
  return {
    member,
    id: await queue({ channel: 'mail', topic: 'mail.notification', payload, userId: member.id }),
  };
};

describe('a mail', () => {
  test('reaches the server with a fixed id, text and HTML, and one click ends its kind', async () => {
    const { id, member } = await welcome();
    await outbox().deliver(id);
    const [message] = smtp.messages;
    expect(message).toContain(`Message-ID: <${id}@guildhall.example>`);
    expect(message).toContain(`To: Ana ${member.lastName} <${member.email}>`);
    expect(message).toMatch(/List-Unsubscribe:\s+<http:\/\/127\.0\.0\.1:3000\/unsubscribe\?token=/);
    expect(message).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(message).toContain('&lt;b&gt;Okafor');
    expect(message).toContain('multipart/alternative');
  });

  test.each([
    ['451 for the recipient', { recipient: '451 later' }],
    ['451 for the text', { data: '451 later' }],
    ['no answer', { data: null }],
  ])('is tried again after %s', async (_, ill) => {
    const { id } = await welcome();
    const { deliver } = outbox();
    smtp.behave(ill);
    await deliver(id);
    expect((await rowOf(database(), id)).status).toBe('pending');
    smtp.behave();
    await deliver(id);
    expect((await rowOf(database(), id)).status).toBe('sent');
    expect(smtp.messages).toHaveLength(1);
  });

  test('that the server will never take is given up at once', async () => {
    const { id } = await welcome();
    smtp.behave({ recipient: '550 nobody here' });
    await outbox().deliver(id);
    expect(await rowOf(database(), id)).toMatchObject({ status: 'failed', attempts: 1 });
  });

  test('is a file where there is no server, once for each event', async () => {
    const { id } = await welcome();
    const { deliver } = outbox({}, { SMTP_URL: '' });
    await deliver(id);
    const files = await readdir(folder);
    expect(files).toHaveLength(1);
    expect(await readFile(join(folder, files[0] ?? ''), 'utf8')).toContain('would like to connect');
  });

  test('is not written to a member who was deactivated', async () => {
    const { id } = await welcome({ isActive: false });
    await outbox().deliver(id);
    expect(smtp.messages).toEqual([]);
    expect((await rowOf(database(), id)).status).toBe('dropped');
  });
});
