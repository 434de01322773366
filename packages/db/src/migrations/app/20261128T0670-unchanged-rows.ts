import { type Kysely, sql } from 'kysely';

/** A row of an update that changes nothing is neither a double nor skipped. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table member_import_rows
      drop constraint member_import_rows_outcome_check,
      add constraint member_import_rows_outcome_check check (outcome in
        ('new', 'change', 'unchanged', 'duplicate', 'faulty', 'created', 'changed', 'removed', 'restored', 'kept'));
  `.execute(db);
}
