import { type Kysely, sql } from 'kysely';

/** Messages have pictures as posts do, and a post or message may consist of pictures alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table attachments
      alter column post_id drop not null,
      add column message_id integer references messages on delete cascade,
      add unique (message_id, position),
      add constraint attachments_owner check (num_nonnulls(post_id, message_id) = 1);
    alter table posts
      drop constraint posts_content_check,
      add constraint posts_content_check check (char_length(content) <= 3000);
    alter table messages
      drop constraint messages_content_check,
      add constraint messages_content_check check (char_length(content) <= 4000);
  `.execute(db);
}
