import { type Kysely, sql } from 'kysely';

/** The membership number of an imported row, by which a later row of the file with the same one is found. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table member_import_rows add column membership_number text check (char_length(membership_number) <= 40);
    create index member_import_rows_number on member_import_rows (import_id, lower(membership_number), line)
      where membership_number is not null;
  `.execute(db);
}
