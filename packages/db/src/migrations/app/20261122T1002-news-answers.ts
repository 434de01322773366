import { type Kysely, sql } from 'kysely';

/**
 * What the RSS feed shows of an article: a change of it ends the feed that processes keep in memory
 * (decision 0107). Likes and views are counted all day and stand nowhere in it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function announce_news_change() returns trigger
      language plpgsql
      as $$
      begin
        perform pg_notify('guildhall_live', '{"userIds":[],"topics":["news changed"]}');
        return null;
      end
      $$;

    create trigger articles_news_feed
      after insert or delete or truncate or update of
        title, slug, summary, author, category, tags, is_published, published_at
      on articles
      for each statement execute function announce_news_change();
  `.execute(db);
}
