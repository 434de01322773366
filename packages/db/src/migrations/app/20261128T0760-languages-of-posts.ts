import { type Kysely, sql } from 'kysely';

/**
 * The language that each post is written in, and which ones a member reads in the feed. Posts of before, and those that
 * the former release writes meanwhile, are examined by a job.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table posts add column lang text constraint posts_lang_tag check (lang ~ '^[a-z]{2,3}$');
    comment on column posts.lang is
      'The language that it is written in, detected; und: nothing tells; null: not examined yet.';
    create index posts_unread_lang on posts (id) where lang is null;

    alter table users add column read_languages text[] constraint users_read_languages check (
      cardinality(read_languages) between 1 and 30 and array_position(read_languages, null) is null);
    comment on column users.read_languages is
      'The languages of which the feed shows posts, beside those that are unknown; null: all.';
  `.execute(db);
}
