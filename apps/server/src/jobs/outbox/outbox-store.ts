import { DELIVER_TASK, enqueueJob } from '@guildhall/api/ground/core/jobs';
import { ACCOUNT_DELETED } from '@guildhall/api';
import { type Database, type DatabaseTransaction, sql, withTransaction } from '@guildhall/db';

/** Lease in seconds during which no other worker claims the event; longer than any attempt. */
const LEASE_SECONDS = 30;
const BATCH = 500;
const RETENTION_DAYS = 30;

export type ClaimedEvent = {
  id: string;
  channel: 'mail' | 'crm' | 'webhook';
  topic: string;
  payload: unknown;
  objectType: 'referral' | 'order' | null;
  objectId: number | null;
  userId: number | null;
  /** Including this attempt. */
  attempts: number;
  createdAt: Date;
};

/** Claims a due event for one attempt; undefined when it is done, not due, or claimed by another worker. */
export function claim(db: Database, id: string): Promise<ClaimedEvent | undefined> {
  return (
    db
      .updateTable('outbox')
      .set({
        attempts: sql<number>`attempts + 1`,
        leasedUntil: sql<Date>`now() + make_interval(secs => ${LEASE_SECONDS})`,
      })
      .where('id', '=', id)
      .where('status', '=', 'pending')
      // Allows for a little clock skew between the queue and the database.
      .where('nextAt', '<=', sql<Date>`now() + interval '1 second'`)
      .where((eb) => eb.or([eb('leasedUntil', 'is', null), eb('leasedUntil', '<', sql<Date>`now()`)]))
      .returning([
        'id',
        'channel',
        'topic',
        'payload',
        'objectType',
        'objectId',
        'userId',
        'attempts',
        'createdAt',
      ])
      .executeTakeFirst()
  );
}

export function findChannel(db: Database, id: string) {
  return db
    .selectFrom('outbox')
    .select('channel')
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .executeTakeFirst();
}

/** Marks the event as finished and erases its payload. */
export async function finish(
  trx: DatabaseTransaction,
  id: string,
  status: 'sent' | 'failed' | 'dropped',
  {
    lastError = null,
    transport = null,
  }: { lastError?: string | null; transport?: 'smtp' | 'file' | null } = {},
): Promise<void> {
  await trx
    .updateTable('outbox')
    .set({
      status,
      finishedAt: sql`now()`,
      leasedUntil: null,
      lastError,
      transport,
      // The payload of an abandoned event is retained, so that an administrator can inspect and resend it, but no
      // address of a member whose account is gone.
      payload:
        status === 'failed' ? sql`case when topic = ${ACCOUNT_DELETED} then '{}' else payload end` : '{}',
    })
    .where('id', '=', id)
    .execute();
}

/** Releases the event for a later attempt. */
export async function postpone(
  db: Database,
  id: string,
  { delayMs, lastError }: { delayMs: number; lastError?: string },
): Promise<void> {
  await withTransaction(db, async (trx) => {
    const row = await trx
      .updateTable('outbox')
      .set({
        nextAt: sql<Date>`now() + make_interval(secs => ${delayMs / 1_000})`,
        leasedUntil: null,
        ...(lastError !== undefined && { lastError: lastError.slice(0, 500) }),
      })
      .where('id', '=', id)
      .where('status', '=', 'pending')
      .returning('nextAt')
      .executeTakeFirst();
    if (row) await enqueueJob(trx, DELIVER_TASK, { id }, { runAt: row.nextAt, key: id });
  });
}

/**
 * Requeues due events whose lease has expired: a process died in the middle of an attempt, and its job with it.
 * @returns how many it queued
 */
export async function requeueLost(db: Database): Promise<number> {
  return withTransaction(db, async (trx) => {
    const lost = await trx
      .selectFrom('outbox')
      .select('id')
      .where('status', '=', 'pending')
      .where('nextAt', '<', sql<Date>`now() - interval '5 seconds'`)
      .where((eb) => eb.or([eb('leasedUntil', 'is', null), eb('leasedUntil', '<', sql<Date>`now()`)]))
      .where(
        sql<boolean>`not exists (select from graphile_worker.jobs as job
          where job.key = outbox.id::text and job.locked_at is null)`,
      )
      .orderBy('nextAt')
      .limit(BATCH)
      .execute();
    for (const { id } of lost) await enqueueJob(trx, DELIVER_TASK, { id }, { key: id });
    return lost.length;
  });
}

/** Deletes events that were sent or dropped more than a month ago. */
export async function purgeOutbox(db: Database): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where('status', 'in', ['sent', 'dropped'])
    .where('finishedAt', '<', sql<Date>`now() - make_interval(days => ${RETENTION_DAYS})`)
    .execute();
}
