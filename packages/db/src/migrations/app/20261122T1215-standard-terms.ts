import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table post_links rename column written to original_text;
    alter table post_links rename constraint post_links_written_check to post_links_original_text_check;

    drop index posts_waiting;
    alter table posts drop constraint posts_state_check, drop constraint posts_waiting_is_hidden;
    update posts set state = 'pending_review' where state = 'waiting';
    alter table posts
      add constraint posts_state_check check (state in ('published', 'pending_review')),
      add constraint posts_pending_review_is_hidden check (state = 'published' or not is_published);
    create index posts_pending_review on posts (created_at desc, id desc)
      where state = 'pending_review' and deleted_at is null;
  `.execute(db);
}
