import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';

export type JobOptions = {
  /** Earliest start; immediately when absent. */
  runAt?: Date;
  /** Replaces a queued job of the same key. */
  key?: string;
  /** Jobs of one queue run one after the other, whichever process runs them. */
  queue?: string;
  /** How often it is tried before it is given up; 25 times when absent. */
  attempts?: number;
};

/**
 * Enqueues a job as part of the transaction: it runs after the commit, or never.
 * Delivery is at least once, so every task must be idempotent.
 */
export async function enqueueJob(
  trx: Kysely<DB>,
  task: string,
  payload: Record<string, unknown>,
  { runAt, key, queue, attempts }: JobOptions = {},
): Promise<void> {
  await sql`
    select graphile_worker.add_job(
      identifier => ${task}, payload => ${JSON.stringify(payload)}::json, queue_name => ${queue ?? null}::text,
      run_at => ${runAt ?? null}::timestamptz, job_key => ${key ?? null}::text,
      max_attempts => ${attempts ?? null}::int)
  `.execute(trx);
}

/** An outbound event; see the table `ops.outbox`. */
export type OutboxEvent = {
  channel: 'mail' | 'crm' | 'webhook';
  /** Name of the event or mail, such as 'referral.sent' or 'mail.notification'. */
  topic: string;
  /** Must be JSON. Never secrets: a token is made when the mail is written. */
  payload: Record<string, unknown>;
  /** The member whom it is sent to or is about. */
  userId?: number;
  /** The row that records the outcome, for a CRM call. */
  about?: { type: 'referral' | 'order'; id: number };
  /** Earliest start; immediately when absent. */
  at?: Date;
  /** At most one event of this name is ever sent. */
  dedupeKey?: string;
};

/** The worker task that updates the list of erasures beside the backups. */
export const WRITE_ERASURES_TASK = 'write-erasures';

/** The worker task that delivers one event of the outbox. */
export const DELIVER_TASK = 'deliver';

/**
 * Writes an event into the outbox and enqueues its delivery, both in the caller's transaction.
 * @returns its id; undefined when the same was queued before
 */
export async function enqueueEvent(trx: Kysely<DB>, event: OutboxEvent): Promise<string | undefined> {
  const row = await trx
    .insertInto('outbox')
    .values({
      channel: event.channel,
      topic: event.topic,
      payload: JSON.stringify(event.payload),
      userId: event.userId ?? null,
      objectType: event.about?.type ?? null,
      objectId: event.about?.id ?? null,
      dedupeKey: event.dedupeKey ?? null,
      ...(event.at && { nextAt: event.at }),
    })
    .onConflict((conflicting) => conflicting.column('dedupeKey').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!row) return undefined;
  await enqueueJob(trx, DELIVER_TASK, { id: row.id }, { ...(event.at && { runAt: event.at }), key: row.id });
  return row.id;
}
