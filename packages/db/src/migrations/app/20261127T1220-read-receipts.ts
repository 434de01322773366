import { type Kysely, sql } from 'kysely';

/** Since when a member shows others what they have read; null: they do not. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column read_receipts_since timestamptz`.execute(db);
}
