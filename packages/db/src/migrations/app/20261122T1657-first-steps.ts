import { type Kysely, sql } from 'kysely';

/** Which of the guided first steps a member skipped; the others are derived from what they did. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table users add column first_steps_skipped text[] not null default '{}'
      constraint users_first_steps_skipped_known
        check (first_steps_skipped <@ array['offer', 'seek', 'contact'] and cardinality(first_steps_skipped) <= 3)
  `.execute(db);
}
