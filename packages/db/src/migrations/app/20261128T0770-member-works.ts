import { type Kysely, sql } from 'kysely';

/**
 * Samples of their work that members show on their profile, in their order. The picture of one is a row of
 * `attachments`, so it is served, exported, erased and collected as the pictures of posts are.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table member_works (
      id integer generated always as identity primary key,
      user_id integer not null references users on delete cascade,
      position smallint not null check (position >= 0),
      title text not null check (char_length(title) between 1 and 120),
      description text check (char_length(description) between 1 and 1000),
      link text check (link ~* '^https://' and char_length(link) <= 2048),
      created_at timestamptz not null default now(),
      search_vector tsvector not null generated always as (weighted_words(title, coalesce(description, ''))) stored
    );
    create index member_works_user on member_works (user_id, position, id);
    create index member_works_search on member_works using gin (search_vector);
    -- A member whose account is being deleted gains no new rows.
    create trigger refuse_erased_members after insert on member_works referencing new table as written
      for each statement execute function refuse_erased_members('user_id');

    alter table attachments
      add column work_id integer references member_works on delete cascade,
      add unique (work_id),
      drop constraint attachments_owner,
      add constraint attachments_owner check (num_nonnulls(post_id, message_id, work_id) = 1);
  `.execute(db);
}
