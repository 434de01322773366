import { type Kysely, sql } from 'kysely';

/** When a member who comes to a date was reminded of it; null: not yet. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table event_rsvps add column reminded_at timestamptz`.execute(db);
}
