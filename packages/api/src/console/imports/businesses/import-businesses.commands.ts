import { type DatabaseTransaction, sql } from '@guildhall/db';
import { insertBusinesses } from '../../../directory/businesses/insert-businesses.commands.ts';
import { publishEvent } from '../../../ground/core/live.ts';
import type { FieldChange } from '../imports.schema.ts';
import type { ImportedFile, StoredRow, WrittenRow } from '../judge-row.ts';
import { changeBusinesses, restoreBusinesses } from './change-businesses.commands.ts';
import { type JudgedBusiness, judgeBusinesses } from './judge-businesses.queries.ts';

/** Judges rows again, and lists or changes the businesses that they are about. */
export async function importBusinesses(
  trx: DatabaseTransaction,
  file: ImportedFile,
  rows: StoredRow[],
): Promise<WrittenRow[]> {
  const judged = await judgeBusinesses(trx, file, rows);
  const changes = await changeBusinesses(
    trx,
    file,
    judged.filter(({ outcome }) => outcome === 'change'),
  );
  const listed = judged.flatMap(({ line, value, userId, outcome }) => {
    if (!value || userId === null || outcome !== 'new') return [];
    const { ownerEmail: _, ...business } = value;
    return { line, business: { ...business, ownerId: userId } };
  });
  const ids = await insertBusinesses(
    trx,
    listed.map(({ business }) => business),
  );
  const idByLine = new Map(listed.map(({ line }, index) => [line, ids[index]]));
  const ownerIds = new Set(listed.map(({ business }) => business.ownerId));
  if (ownerIds.size > 0) await publishEvent(trx, [...ownerIds], ['businesses']);
  return judged.map((row) => written(row, changes.get(row.line), idByLine.get(row.line)));
}

function written(
  { known, ...row }: JudgedBusiness,
  changes: FieldChange[] | undefined,
  businessId: number | undefined,
): WrittenRow {
  if (changes && known) return { ...row, outcome: 'changed', changes, businessId: known.id };
  return businessId === undefined ? row : { ...row, outcome: 'created', businessId };
}

/** A WHERE condition: nobody has changed the business, reviewed or saved it, written to it or said that they work there. */
const UNTOUCHED = sql`businesses.version = 1 and contact_count = 0
  and not exists (select from business_reviews where business_id = businesses.id)
  and not exists (select from business_favourites where business_id = businesses.id)
  and not exists (select from business_employees where business_id = businesses.id)`;

/**
 * Removes the next businesses of an import that is being undone, which nobody has touched since. Their rows stay as
 * a record of what happened. Before that, businesses that it changed get their former values.
 * @returns how many were looked at
 */
export async function removeBusinesses(
  trx: DatabaseTransaction,
  importId: number,
  limit: number,
): Promise<number> {
  const restored = await restoreBusinesses(trx, importId, limit);
  if (restored > 0) return restored;
  const { rows } = await sql<{ id: number }>`
    select businesses.id from businesses join member_import_rows on business_id = businesses.id
    where import_id = ${importId} and outcome = 'created' and ${UNTOUCHED}
    order by businesses.id limit ${limit} for update of businesses`.execute(trx);
  const removed = rows.map(({ id }) => id);
  await sql`
    update member_import_rows set outcome = 'removed', name_key = null, user_id = null, business_id = null
    where import_id = ${importId} and business_id = any(${removed}::int[])`.execute(trx);
  await sql`delete from businesses where id = any(${removed}::int[])`.execute(trx);
  return removed.length;
}

/** Notes that the businesses of an import that was undone are still there. */
export async function keepBusinesses(trx: DatabaseTransaction, importId: number): Promise<void> {
  await sql`
    update member_import_rows set outcome = 'kept',
      reason = 'Changed, reviewed, saved or contacted since the import'
    where import_id = ${importId} and outcome = 'created'`.execute(trx);
}
