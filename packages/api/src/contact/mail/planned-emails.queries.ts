import { type SqlBool, sql } from 'kysely';

const PENDING = sql`member_batch_items as item join member_batches as batch on batch.id = item.batch_id
  where item.user_id = users.id and item.outcome is null and batch.action = 'resend' and batch.status = 'running'`;

/** Conditions of a member: an email of a batch has not gone out to them yet, and one that is to go out now. */
export const IS_PLANNED = sql<SqlBool>`exists (select from ${PENDING})`;
export const IS_DUE = sql<SqlBool>`exists (
  select from ${PENDING} and (item.due_at is null or item.due_at <= now()))`;
