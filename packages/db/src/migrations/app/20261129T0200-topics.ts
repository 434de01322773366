import { type Kysely, sql } from 'kysely';

/**
 * The topics of each post, written in its text with a # before them, and those that members follow. Posts of before, and
 * those that the former release writes meanwhile, are read by a job.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table posts add column topics_read boolean not null default false;
    comment on column posts.topics_read is 'Its topics are in post_topics.';
    create index posts_unread_topics on posts (id) where not topics_read and content ~ '[#＃]';

    create table post_topics (
      post_id integer not null references posts on delete cascade,
      topic text collate "C" not null check (char_length(topic) between 1 and 1000),
      name text not null check (char_length(name) between 1 and 50),
      created_at timestamptz not null,
      primary key (post_id, topic)
    );
    comment on column post_topics.topic is 'Folded, so that all spellings of it are one topic.';
    comment on column post_topics.name is 'As it is written in the post.';
    comment on column post_topics.created_at is 'Of the post, so that the index lists its posts by time.';
    create index post_topics_topic on post_topics (topic, created_at desc, post_id desc);
    create index post_topics_recent on post_topics (created_at desc);

    create table followed_topics (
      user_id integer not null references users on delete cascade,
      topic text collate "C" not null check (char_length(topic) between 1 and 1000),
      name text not null check (char_length(name) between 1 and 50),
      created_at timestamptz not null default now(),
      primary key (user_id, topic)
    );
    -- A member whose account is being deleted gains no new rows.
    create trigger refuse_erased_members after insert on followed_topics referencing new table as written
      for each statement execute function refuse_erased_members('user_id');
  `.execute(db);
}
