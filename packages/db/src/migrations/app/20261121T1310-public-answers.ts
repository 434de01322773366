import { type Kysely, sql } from 'kysely';

/**
 * Every process keeps finished public answers in memory (decision 0060). The database itself says when
 * what they were made from changes, so no writer can forget to; PostgreSQL delivers on commit, and one
 * transaction's many changes as one notification.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function announce_public_change() returns trigger
      language plpgsql
      as $$
      begin
        perform pg_notify('guildhall_live', '{"userIds":[],"topics":["public data changed"]}');
        return null;
      end
      $$;

    create trigger posts_public after insert or update or delete or truncate on posts
      for each statement execute function announce_public_change();
    create trigger post_links_public after insert or update or delete or truncate on post_links
      for each statement execute function announce_public_change();
    create trigger short_urls_public after update of taken_down_at or delete or truncate on short_urls
      for each statement execute function announce_public_change();
    -- What a post shows of its author. That members are here is noted all day and shown nowhere.
    create trigger users_public
      after update of first_name, last_name, username, job_title, company, avatar_key, is_active, erased_at
        or delete or truncate
      on users
      for each statement execute function announce_public_change();
  `.execute(db);
}
