import { type Kysely, sql } from 'kysely';

/** Since when a member waits for an answer about their order; null where nothing was asked, or all was answered. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table service_orders add column asked_at timestamptz;
    create index service_orders_asked on service_orders (asked_at) where asked_at is not null;
  `.execute(db);
}
