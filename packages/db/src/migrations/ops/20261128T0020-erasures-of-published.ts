import { type Kysely, sql } from 'kysely';

/** Whether the posts and comments that a member published were deleted with their account, which a restore repeats. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table erasures add column also_published boolean not null default false`.execute(db);
}
