import { type Kysely, sql } from 'kysely';

/** What a notification quotes is read from the post or comment when it is shown (decision 0234). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update notifications set data = data - 'excerpt' where kind in ('comment', 'mention')`.execute(
    db,
  );
}
