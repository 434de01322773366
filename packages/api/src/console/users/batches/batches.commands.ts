import type { Kysely, RawBuilder, SqlBool } from 'kysely';
import { type DB, type Database, sql, withTransaction } from '@guildhall/db';
import type { MemberContext } from '../../../ground/core/context.ts';
import { conflict, invalid } from '../../../ground/errors/errors.ts';
import { enqueueJob } from '../../../ground/core/jobs.ts';
import { requireRecentPassword } from '../../../ground/core/trpc.ts';
import { writeAudit } from '../../../ground/core/audit.ts';
import { BATCH_TASK } from '../../../contact/mail/plan-emails.commands.ts';
import type { RoleHolder } from '../../../ground/roles/roles.policy.ts';
import { isListed } from '../users.queries.ts';
import { getBatch } from './batches.queries.ts';
import {
  BATCH_MAX,
  type BatchRef,
  type MemberBatch,
  type Members,
  type StartBatchInput,
} from './batches.schema.ts';

/** Stores whom an action is for, and starts it. */
export async function startBatch(ctx: MemberContext, input: StartBatchInput): Promise<MemberBatch> {
  const { members, action, expiresOn, startsAt, perDay } = input;
  if (action === 'deactivate') requireRecentPassword(ctx.viewer);
  return withTransaction(ctx.db, async (trx) => {
    const { id } = await trx
      .insertInto('memberBatches')
      .values({
        createdBy: ctx.viewer.id,
        action,
        expiresOn: action === 'setExpiry' ? expiresOn : null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const waves = action === 'resend' ? { startsAt, perDay } : { startsAt: null, perDay: null };
    const count = await insertItems(trx, id, isSelected(ctx.viewer, members), waves);
    if (count === 0) throw invalid('No member matches');
    if (count > BATCH_MAX)
      throw invalid(`This matches more than ${BATCH_MAX} members. Narrow the search or the filter.`);
    await writeAudit(trx, ctx, {
      event: 'user_batch.started',
      targetType: 'user_batch',
      targetId: id,
      after: { action, expiresOn, ...waves, members: count },
    });
    await enqueueJob(trx, BATCH_TASK, {});
    return getBatch(trx, { id });
  });
}

/** Undoes a batch where nothing has changed since. */
export async function undoBatch(ctx: MemberContext, { id }: BatchRef): Promise<MemberBatch> {
  return withTransaction(ctx.db, async (trx) => {
    await trx.selectFrom('memberBatches').select('id').where('id', '=', id).forUpdate().execute();
    const { isUndoable } = await getBatch(trx, { id });
    if (!isUndoable) throw conflict('This cannot be undone');
    await trx.updateTable('memberBatches').set({ status: 'undoing' }).where('id', '=', id).execute();
    await writeAudit(trx, ctx, { event: 'user_batch.undone', targetType: 'user_batch', targetId: id });
    await enqueueJob(trx, BATCH_TASK, {});
    return getBatch(trx, { id });
  });
}

/** Holds back the emails of a batch that have not gone out. */
export async function stopBatch(ctx: MemberContext, { id }: BatchRef): Promise<MemberBatch> {
  return withTransaction(ctx.db, async (trx) => {
    await trx.selectFrom('memberBatches').select('id').where('id', '=', id).forUpdate().execute();
    const { isStoppable } = await getBatch(trx, { id });
    if (!isStoppable) throw conflict('All of these emails have gone out');
    await trx
      .updateTable('memberBatchItems')
      .set({ outcome: 'skipped' })
      .where('batchId', '=', id)
      .where('outcome', 'is', null)
      .execute();
    await trx.updateTable('memberBatches').set({ status: 'done' }).where('id', '=', id).execute();
    await writeAudit(trx, ctx, { event: 'user_batch.stopped', targetType: 'user_batch', targetId: id });
    return getBatch(trx, { id });
  });
}

/** Deletes the record of actions that can no longer be undone. */
export async function purgeBatches(db: Database): Promise<void> {
  await db
    .deleteFrom('memberBatches')
    .where('createdAt', '<', sql<Date>`now() - interval '30 days'`)
    .execute();
}

const isSelected = (viewer: RoleHolder, members: Members): RawBuilder<SqlBool> =>
  'ids' in members
    ? sql<SqlBool>`users.id = any(${members.ids}::int[]) and users.erased_at is null`
    : isListed(viewer, members);

type Waves = { startsAt: string | null; perDay: number | null };

async function insertItems(
  trx: Kysely<DB>,
  batchId: number,
  where: RawBuilder<SqlBool>,
  { startsAt, perDay }: Waves,
): Promise<number> {
  // Each day of a wave begins where the first did.
  const dueAt =
    startsAt === null && perDay === null
      ? sql`null::timestamptz`
      : sql`coalesce(${startsAt}::timestamptz, now()) + make_interval(days =>
          ((row_number() over (order by users.directory_name, users.id) - 1) / ${perDay ?? BATCH_MAX + 1}::int)::int)`;
  const { numAffectedRows = 0n } = await sql`
    insert into member_batch_items (batch_id, user_id, due_at)
    select ${batchId}::int, users.id, ${dueAt} from users where ${where} limit ${BATCH_MAX + 1}`.execute(trx);
  return Number(numAffectedRows);
}
