import { type Kysely, sql } from 'kysely';

/** What a service of a business costs and includes; the services themselves stay the list that REST and imports change. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table businesses
      add column service_details jsonb not null default '[]'
        check (jsonb_typeof(service_details) = 'array' and jsonb_array_length(service_details) <= 50)
  `.execute(db);
}
