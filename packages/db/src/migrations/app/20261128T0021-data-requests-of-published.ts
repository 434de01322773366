import { type Kysely, sql } from 'kysely';

/** Whether a member who demands erasure wants what they published deleted, too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table data_requests add column also_published boolean not null default false;
    alter table data_requests add constraint data_requests_also_published
      check (not also_published or kind = 'erasure' and user_id is not null);
  `.execute(db);
}
