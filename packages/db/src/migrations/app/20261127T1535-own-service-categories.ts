import { type Kysely, sql } from 'kysely';

/** Categories of services are the community's own; the settings list them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table services drop constraint services_category_check,
      add constraint services_category_check check (char_length(category) between 1 and 60)`.execute(db);
}
