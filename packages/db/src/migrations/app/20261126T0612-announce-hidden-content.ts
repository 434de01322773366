import { type Kysely, sql } from 'kysely';

/** Sitemaps are cached; content that is hidden or deleted ends them, as members who are no longer public do. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create trigger posts_hidden after update of is_published, deleted_at on posts
      for each row
      when (old.is_published and old.deleted_at is null and not (new.is_published and new.deleted_at is null))
      execute function announce_public_members();
    create trigger businesses_hidden after update of is_active, deleted_at on businesses
      for each row
      when (old.is_active and old.deleted_at is null and not (new.is_active and new.deleted_at is null))
      execute function announce_public_members();
    create trigger articles_hidden after update of is_published on articles
      for each row when (old.is_published and not new.is_published)
      execute function announce_public_members();
    create trigger articles_deleted after delete on articles
      for each statement execute function announce_public_members();
  `.execute(db);
}
