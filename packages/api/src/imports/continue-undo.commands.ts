import { type DatabaseTransaction, sql } from '@guildhall/db';

/**
 * Removes the next members of an import that is being undone, who have not joined; when none is left, notes who
 * stays. Rows lose their member before it is deleted, so that they stay as a record of what happened.
 */
export async function continueUndo(trx: DatabaseTransaction, importId: number, limit: number): Promise<void> {
  // Locked first: someone who is joining at this moment stays.
  const { rows } = await sql<{ id: number }>`
    select users.id from users join member_import_rows on member_import_rows.user_id = users.id
    where import_id = ${importId} and outcome = 'created' and not has_joined
    order by users.id limit ${limit} for update of users`.execute(trx);
  const removed = rows.map(({ id }) => id);
  if (removed.length > 0) {
    await sql`
      update member_import_rows set outcome = 'removed', email = null, name_key = null, user_id = null
      where import_id = ${importId} and user_id = any(${removed}::int[])`.execute(trx);
    await sql`delete from users where id = any(${removed}::int[])`.execute(trx);
    return;
  }
  await trx
    .updateTable('memberImportRows')
    .set({ outcome: 'kept', reason: 'Joined since the import' })
    .where('importId', '=', importId)
    .where('outcome', '=', 'created')
    .execute();
  await trx.updateTable('memberImports').set({ status: 'undone' }).where('id', '=', importId).execute();
}
