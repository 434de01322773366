import { type Kysely, sql } from 'kysely';

/** Services stand in the order that administrators give them; until then by category and price, as before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table services add column place integer not null default 0 check (place >= 0);
    comment on column services.place is 'In the shop and the console; equal ones are sorted by category and price.';
    drop index services_list;
    create index services_list on services (place, category, price, id) where is_active;
  `.execute(db);
}
