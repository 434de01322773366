import { CompiledQuery } from 'kysely';
import { type Database, type DatabaseTransaction, sql, withTransaction } from '@guildhall/db';
import { type AuditHost, appendAudit } from '../../../ground/core/audit.ts';
import { applyAction, undoAction } from './apply-action.commands.ts';

/** Members in one transaction: what a killed process loses, and what others wait for. */
const MEMBERS = 200;
/** Emails in one run, which the job of each minute continues. */
const MAILS = 100;

/**
 * Continues every batch, transaction by transaction until nothing is left, so it can be killed and started again, and
 * several processes take turns. Who was changed is in the audit log.
 * @throws AggregateError at the end, of the batches that could not be continued; they keep no other one waiting
 */
export async function continueBatches(host: AuditHost & { db: Database }): Promise<void> {
  const unfinished = await host.db
    .selectFrom('memberBatches')
    .select('id')
    .where('status', 'in', ['running', 'undoing'])
    .orderBy('id')
    .execute();
  const failures: unknown[] = [];
  for (const { id } of unfinished) {
    try {
      while (await withTransaction(host.db, (trx) => continueBatch(host, trx, id)));
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some batches could not be continued');
}

/** Ends a batch unless members wait for their turn. */
async function finishBatch(trx: DatabaseTransaction, id: number, isUndo: boolean): Promise<void> {
  await trx
    .updateTable('memberBatches')
    .set({ status: isUndo ? 'undone' : 'done' })
    .where('id', '=', id)
    .where(
      sql<boolean>`not exists (select from member_batch_items
        where batch_id = ${id} and outcome is not distinct from ${isUndo ? 'done' : null})`,
    )
    .execute();
}

async function continueBatch(host: AuditHost, trx: DatabaseTransaction, id: number): Promise<boolean> {
  const batch = await trx
    .selectFrom('memberBatches')
    .selectAll()
    .where('id', '=', id)
    .where('status', 'in', ['running', 'undoing'])
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!batch) return false;
  const isUndo = batch.status === 'undoing';
  const isMail = batch.action === 'resend';
  const items = await trx
    .selectFrom('memberBatchItems')
    .select('userId')
    .where('batchId', '=', id)
    .where('outcome', isUndo ? '=' : 'is', isUndo ? 'done' : null)
    .where(isUndo ? sql<boolean>`true` : sql<boolean>`(due_at is null or due_at <= now())`)
    .orderBy('userId')
    .limit(isMail ? MAILS : MEMBERS)
    .execute();
  if (items.length === 0) {
    await finishBatch(trx, id, isUndo);
    return false;
  }
  const ids = items.map(({ userId }) => userId);
  const changed = await (isUndo ? undoAction : applyAction)[batch.action](trx, batch, ids);
  const [done, rest] = isUndo ? ['undone', 'conflicted'] : ['done', 'skipped'];
  await sql`
    update member_batch_items
    set outcome = case when user_id = any(${changed}::int[]) then ${done} else ${rest} end
    where batch_id = ${id} and user_id = any(${ids}::int[])`.execute(trx);
  if (changed.length > 0)
    await appendAudit((text, values) => trx.executeQuery(CompiledQuery.raw(text, values)), host, {
      event: isUndo ? 'user_batch.members_undone' : 'user_batch.members_changed',
      targetType: 'user_batch',
      targetId: String(id),
      after: { action: batch.action, ids: changed },
      actorId: batch.createdBy,
      actorRole: 'admin',
    });
  // The next hundred go out in the next minute; nobody waits for a minute in which none is left.
  if (isMail) await finishBatch(trx, id, isUndo);
  return !isMail;
}
