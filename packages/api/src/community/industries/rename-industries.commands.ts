import { type Database, type DatabaseTransaction, sql } from '@guildhall/db';
import { enqueueJob } from '../../ground/core/jobs.ts';

/** The job that replaces names on businesses and members. */
export const RENAME_INDUSTRIES_TASK = 'rename-industries';

/** Rows in one statement: how long others wait for them. */
const BATCH = 500;
const COLUMNS = [
  { table: 'businesses', column: 'category' },
  { table: 'businesses', column: 'industry' },
  { table: 'users', column: 'industry' },
] as const;

type Renaming = { oldName: string; newName: string };

/** Records a renaming in the caller's transaction, and queues the job that does it. */
export async function enqueueRenaming(trx: DatabaseTransaction, renaming: Renaming): Promise<void> {
  await trx.insertInto('industryRenamings').values(renaming).execute();
  const options = { key: RENAME_INDUSTRIES_TASK, queue: RENAME_INDUSTRIES_TASK };
  await enqueueJob(trx, RENAME_INDUSTRIES_TASK, {}, options);
}

/**
 * Gives every business and member the new name of their industry. Each renaming is finished before the next begins,
 * also when it failed before, because one may be of the name that another gives. Idempotent.
 */
export async function renameIndustries(db: Database): Promise<void> {
  for (let next = await findFirst(db); next; next = await findFirst(db)) {
    for (const column of COLUMNS) await renameRows(db, column, next);
    await db.deleteFrom('industryRenamings').where('id', '=', next.id).execute();
  }
}

const findFirst = (db: Database) =>
  db.selectFrom('industryRenamings').selectAll().orderBy('id').limit(1).executeTakeFirst();

/**
 * Replaces a name in any spelling. The key is compared again once a row is locked, so that a choice which was saved
 * meanwhile stays.
 */
async function renameRows(
  db: Database,
  { table, column }: (typeof COLUMNS)[number],
  { oldName, newName }: Renaming,
): Promise<void> {
  const value = sql.ref(column);
  const hasOldName = sql`directory_key(row.${value}) = directory_key(${oldName}::text)`;
  let last: number | null | undefined = 0;
  while (typeof last === 'number') {
    const { rows }: { rows: { last: number | null }[] } = await sql<{ last: number | null }>`
      with batch as (
        select id from ${sql.table(table)} as row
        where id > ${last} and ${hasOldName} and row.${value} <> ${newName}
        order by id limit ${sql.lit(BATCH)}),
      renamed as (
        update ${sql.table(table)} as row set ${value} = ${newName} from batch
        where row.id = batch.id and ${hasOldName})
      select max(id) as last from batch`.execute(db);
    last = rows[0]?.last;
  }
}
