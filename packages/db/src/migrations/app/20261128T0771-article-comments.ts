import { type Kysely, sql } from 'kysely';

/** Comments stand under a post or under an article, which counts them as a post does. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table articles add column comments integer not null default 0 check (comments >= 0);
    alter table post_comments
      alter column post_id drop not null,
      add column article_id integer references articles on delete cascade,
      add constraint post_comments_one_subject check (num_nonnulls(post_id, article_id) = 1);
    create index post_comments_article on post_comments (article_id, coalesce(parent_id, id), id)
      where deleted_at is null;
    create index post_comments_of_article on post_comments (article_id) where article_id is not null;
    comment on table post_comments is 'Comments on posts and on articles.';
  `.execute(db);
}
