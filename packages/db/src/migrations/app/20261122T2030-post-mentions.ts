import { type Kysely, sql } from 'kysely';

/**
 * Members who were notified that a post mentions them or their business: once, however often it is edited. Cached
 * pages of the feed show names of businesses, so a change of one ends them (decision 60).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table post_mentions (
      post_id integer not null references posts on delete cascade,
      user_id integer not null references users on delete cascade,
      created_at timestamptz not null default now(),
      primary key (post_id, user_id)
    );
    create index post_mentions_user on post_mentions (user_id);
    -- A member whose account is being deleted gains no new rows.
    create trigger refuse_erased_members after insert on post_mentions referencing new table as written
      for each statement execute function refuse_erased_members('user_id');

    create trigger businesses_public
      after delete or truncate or update of slug, name, is_active, deleted_at on businesses
      for each statement execute function announce_public_change();
  `.execute(db);
}
