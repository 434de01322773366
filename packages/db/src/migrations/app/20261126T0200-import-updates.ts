import { type Kysely, sql } from 'kysely';

/** By what a row was found to be somebody who is known, and whether it ends their membership. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table member_import_rows
      add column match text check (match in ('number', 'email', 'name', 'email-in-file', 'name-in-file')),
      add column ends_membership boolean not null default false;
    comment on column member_import_rows.match is 'What the row has in common with whom it repeats.';
  `.execute(db);
}
