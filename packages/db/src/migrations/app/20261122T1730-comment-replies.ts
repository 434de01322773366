import { type Kysely, sql } from 'kysely';

/**
 * A reply names the first comment of its thread. There is no foreign key: a thread keeps together when its first
 * comment is erased with its author's account. Ids grow with time, so the index is in the order of reading.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table post_comments add column parent_id integer check (parent_id < id);
    create index post_comments_thread on post_comments (post_id, coalesce(parent_id, id), id)
      where deleted_at is null;
    drop index post_comments_post
  `.execute(db);
}
