import type { Kysely } from 'kysely';
import { type DB, type DatabaseTransaction, sql } from '@guildhall/db';
import { insertUsers } from '../../../accounts/new-account/create-user.commands.ts';
import type { FieldChange } from '../imports.schema.ts';
import type { ImportedFile, JudgedRow, StoredRow, WrittenRow } from '../judge-row.ts';
import { changeMembers, restoreMembers } from './change-members.commands.ts';
import type { ImportedMember } from './imported-member.schema.ts';
import { judgeMembers } from './judge-members.queries.ts';

const TAKEN_MEANWHILE = 'A member with this email address or membership number was added a moment ago';
/** No password hashes to this one: an imported member chooses theirs when they join. */
const NOT_JOINED = { password: 'no password', isActive: false, hasJoined: false, ownFields: [] };

/** Judges rows again, and creates or changes the members whom they are about. */
export async function importMembers(
  trx: DatabaseTransaction,
  file: ImportedFile,
  rows: StoredRow[],
): Promise<WrittenRow[]> {
  const judged = await judgeMembers(trx, file, rows);
  const users = judged.flatMap(({ outcome, value }) =>
    value && outcome === 'new' ? { ...value, ...NOT_JOINED } : [],
  );
  const ids = await insertUsers(trx, users);
  const changes = await changeMembers(
    trx,
    file,
    judged.filter(({ outcome }) => outcome === 'change'),
  );
  await noteEdited(
    trx,
    judged.flatMap(({ line, userId }) => (changes.has(line) && userId !== null ? userId : [])),
  );
  return judged.map((row) => written(row, changes.get(row.line), ids));
}

function written(
  row: JudgedRow<ImportedMember>,
  changes: FieldChange[] | undefined,
  ids: Map<string, number>,
): WrittenRow {
  if (changes) return { ...row, outcome: 'changed', changes };
  if (!row.value || row.outcome !== 'new') return row;
  const userId = ids.get(row.value.email);
  return userId === undefined
    ? { ...row, outcome: 'duplicate', reason: TAKEN_MEANWHILE }
    : { ...row, outcome: 'created', userId };
}

/**
 * Removes the next members of an import that is being undone: who has not joined, was not edited since, and owns no
 * business. Rows lose their member before it is deleted, so that they stay as a record of what happened.
 * Before that, members whom it changed get their former values.
 * @returns how many were looked at
 */
export async function removeMembers(
  trx: DatabaseTransaction,
  importId: number,
  limit: number,
): Promise<number> {
  const restored = await restoreMembers(trx, importId, limit);
  if (restored > 0) return restored;
  // Locked first: someone who is joining at this moment stays.
  const { rows } = await sql<{ id: number }>`
    select users.id from users join member_import_rows on member_import_rows.user_id = users.id
    where import_id = ${importId} and outcome = 'created' and edited_at is null and not has_joined
      and not exists (select from businesses where owner_id = users.id)
    order by users.id limit ${limit} for update of users`.execute(trx);
  const removed = rows.map(({ id }) => id);
  await sql`
    update member_import_rows set outcome = 'removed', email = null, name_key = null, user_id = null
    where import_id = ${importId} and user_id = any(${removed}::int[])`.execute(trx);
  await sql`delete from users where id = any(${removed}::int[])`.execute(trx);
  return removed.length;
}

/** Notes why the members of an import that was undone are still there. */
export async function keepMembers(trx: DatabaseTransaction, importId: number): Promise<void> {
  await sql`
    update member_import_rows set outcome = 'kept', reason = case
      when has_joined then 'Joined since the import'
      when edited_at is not null then 'Edited since the import'
      else 'Owns a business' end
    from users where users.id = user_id and import_id = ${importId} and outcome = 'created'`.execute(trx);
}

/** Notes that members were edited, so that undoing their import keeps them. */
export async function noteEdited(trx: Kysely<DB>, userIds: number[]): Promise<void> {
  await sql`
    update member_import_rows set edited_at = now()
    where user_id = any(${userIds}::int[]) and business_id is null and outcome = 'created'`.execute(trx);
}
