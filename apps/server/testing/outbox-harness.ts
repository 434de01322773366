import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { enqueueEvent } from '@guildhall/api/ground/core/jobs';
import { createCommunitySource } from '@guildhall/api';
import { createSigner } from '@guildhall/api/ground/security/signer';
import { type Database, withTransaction } from '@guildhall/db';
import { testDatabase } from '@guildhall/db/testing';
import { readConfig } from '../src/config/config.ts';
import { ATTEMPTS, type OutboxOptions, createOutbox } from '../src/jobs/outbox/outbox.ts';
import { ok, startReceiver } from './receiver.ts';
import { startSmtpReceiver } from './smtp-receiver.ts';

/** The webhook signing key. */
export const WEBHOOK_SECRET = Buffer.alloc(24, 7);

export type OutboxHarness = {
  db: Database;
  /** Acts as the CRM and as the webhook receiver. */
  receiver: Awaited<ReturnType<typeof startReceiver>>;
  smtp: Awaited<ReturnType<typeof startSmtpReceiver>>;
  /** The folder of the mail files. */
  folder: string;
};

/** A database, an HTTP server and an SMTP server, for a test file that calls this once at the top. */
export function outboxHarness(): () => OutboxHarness {
  const database = testDatabase();
  let harness: Omit<OutboxHarness, 'db'> | undefined;
  beforeAll(async () => {
    harness = {
      receiver: await startReceiver(),
      smtp: await startSmtpReceiver(),
      folder: await mkdtemp(join(tmpdir(), 'guildhall-mail-')),
    };
  });
  afterEach(() => {
    if (!harness) return;
    harness.receiver.behave(ok);
    harness.receiver.received.length = 0;
    harness.smtp.behave();
    harness.smtp.messages.length = 0;
    harness.smtp.lines.length = 0;
  });
  afterAll(async () => {
    await Promise.all([
      harness?.receiver.close(),
      harness?.smtp.close(),
      harness && rm(harness.folder, { recursive: true }),
    ]);
  });
  return () => {
    if (!harness) throw new Error('The harness is there inside tests and hooks only');
    return { ...harness, db: database() };
  };
}

/** The server's outbox without backoff, and with timeouts that a busy machine does not reach. */
export function fastOutbox(
  { db, receiver, smtp, folder }: OutboxHarness,
  options: Partial<OutboxOptions> = {},
  settings: Record<string, string> = {},
) {
  const config = readConfig({
    SMTP_URL: smtp.url,
    CRM_BASE_URL: receiver.url,
    CRM_TOKEN: 'token-1',
    CRM_LOCATION_ID: 'location-1',
    CRM_REFERRAL_WORKFLOW_ID: 'workflow-1',
    WEBHOOK_URL: `${receiver.url}/hook`,
    WEBHOOK_SECRET: `whsec_${WEBHOOK_SECRET.toString('base64')}`,
    ...settings,
  });
  return createOutbox({
    db,
    log: { info() {}, warn() {}, error() {} },
    services: {
      config: config.product,
      signer: createSigner(['secret'], 'test'),
      community: createCommunitySource(db, { publicGeneration: () => null }),
    },
    outbound: config.outbound,
    mailFolder: folder,
    timeoutMs: 10_000,
    backoffMs: Array.from({ length: ATTEMPTS - 1 }, () => 0),
    breakerMs: 0,
    ...options,
  });
}

export const outboxRow = (db: Database, id: string) =>
  db.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** Enqueues an event like a command does; returns its id. */
export async function queueEvent(db: Database, event: Parameters<typeof enqueueEvent>[1]): Promise<string> {
  await withTransaction(db, (trx) => enqueueEvent(trx, event));
  const { id } = await db
    .selectFrom('outbox')
    .select('id')
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return id;
}
