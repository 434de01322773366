import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import { relativeTime } from '../../../ground/values/relative-time.ts';
import { DELIVERIES_SHOWN, type FailedDeliveries } from './deliveries.schema.ts';
import { fullName } from '../../../ground/values/person-name.ts';

const COUNTED = 1_000;

/** Abandoned deliveries, newest first; never their content. */
export async function listFailedDeliveries(db: Kysely<DB>): Promise<FailedDeliveries> {
  const rows = await db
    .selectFrom('outbox')
    .leftJoin('users', 'users.id', 'outbox.userId')
    .select([
      'outbox.id',
      'outbox.channel',
      'outbox.topic',
      'outbox.objectType',
      'outbox.objectId',
      'outbox.attempts',
      'outbox.lastError',
      'outbox.createdAt',
      'outbox.finishedAt',
      'users.id as memberId',
      'users.firstName',
      'users.lastName',
    ])
    .where('outbox.status', '=', 'failed')
    .orderBy('outbox.createdAt', 'desc')
    .orderBy('outbox.id', 'desc')
    .limit(DELIVERIES_SHOWN)
    .execute();
  const items = rows.map((row) => {
    const failedAt = row.finishedAt ?? row.createdAt;
    return {
      id: row.id,
      channel: row.channel,
      topic: row.topic,
      about:
        row.objectType === null || row.objectId === null ? null : { type: row.objectType, id: row.objectId },
      member: row.memberId === null ? null : { id: row.memberId, name: fullName(row) },
      attempts: row.attempts,
      reason: row.lastError,
      createdAt: row.createdAt.toISOString(),
      failedAt: failedAt.toISOString(),
      relativeTime: relativeTime(failedAt),
    };
  });
  return { items, total: rows.length < DELIVERIES_SHOWN ? rows.length : await countFailed(db) };
}

async function countFailed(db: Kysely<DB>): Promise<number> {
  const failed = db.selectFrom('outbox').select('id').where('status', '=', 'failed').limit(COUNTED);
  const { count } = await db
    .selectFrom(failed.as('failed'))
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
