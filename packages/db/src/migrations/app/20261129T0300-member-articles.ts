import { type Kysely, sql } from 'kysely';

/**
 * Articles that members write. What became of one that was submitted is beside whether it is published, which every read
 * path asks for already; articles of editors have none.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table articles
      add column submission text check (submission in ('draft', 'waiting', 'declined', 'accepted')),
      add column submitted_at timestamptz,
      add column decline_reason text check (char_length(decline_reason) between 1 and 2000),
      add constraint articles_published_is_accepted
        check (not is_published or submission is null or submission = 'accepted'),
      add constraint articles_waiting_has_date check (submission is distinct from 'waiting' or submitted_at is not null);
    comment on column articles.submission is 'Of an article that a member wrote; null for those of editors.';
    create index articles_waiting on articles (submitted_at, id) where submission = 'waiting';
    create index articles_submitted_by on articles (author_id, created_at desc, id desc) where submission is not null;
    -- A member whose account is being deleted writes no articles.
    create trigger refuse_erased_members after insert on articles referencing new table as written
      for each statement execute function refuse_erased_members('author_id');

    alter table admin_duties drop constraint admin_duties_duty_check;
    alter table admin_duties add constraint admin_duties_duty_check
      check (duty in ('applications', 'reports', 'posts', 'articles', 'privacy', 'operations'));
  `.execute(db);
}
