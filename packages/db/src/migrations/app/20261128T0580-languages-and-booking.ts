import { type Kysely, sql } from 'kysely';

/** The languages a member speaks, and the page where others book a call with them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table users
      add column languages text[] not null default '{}' check (cardinality(languages) <= 20),
      add column booking_url text
        check (char_length(booking_url) <= 2048 and (booking_url = '' or booking_url ~* '^https?://'))
  `.execute(db);
}
