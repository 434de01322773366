import { type Kysely, sql } from 'kysely';

/** For the feed of one type of posts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index posts_type on posts (type, created_at desc, id desc) where is_published and deleted_at is null
  `.execute(db);
}
