import { type Kysely, sql } from 'kysely';

/** People with one name have no last name. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table users
      drop constraint users_last_name_check,
      add constraint users_last_name_check check (char_length(last_name) <= 100);
    alter table applicants
      drop constraint applicants_last_name_check,
      add constraint applicants_last_name_check check (char_length(last_name) <= 100);
  `.execute(db);
}
