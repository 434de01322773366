import { type Kysely, sql } from 'kysely';

/**
 * Posts of chapters. They are never published, so that nothing that asks for published posts can show one; whether the
 * members of their chapter read them has a column of its own.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table posts
      add column chapter_id integer references chapters,
      add column is_shared boolean not null default false,
      add constraint posts_of_chapters check (
        case when chapter_id is null then not is_shared else not is_published end),
      add constraint posts_pending_review_is_not_shared check (state = 'published' or not is_shared);
    comment on column posts.is_shared is 'Of a post of a chapter: its members read it.';
    create index posts_chapter on posts (chapter_id, created_at desc, id desc)
      where is_shared and deleted_at is null;
    create index posts_of_chapter on posts (chapter_id) where chapter_id is not null;

    drop trigger posts_touch on posts;
    create trigger posts_touch
      before update of content, type, is_published, is_shared, state, deleted_at on posts
      for each row execute function touch_updated_at();
    drop trigger posts_decided on posts;
    create trigger posts_decided before update of is_published, is_shared, state, deleted_at on posts
      for each row
      when (old.decision_id is not distinct from new.decision_id
        and (old.is_published, old.is_shared, old.state, old.deleted_at)
          is distinct from (new.is_published, new.is_shared, new.state, new.deleted_at))
      execute function forget_decision();
  `.execute(db);
}
