import { type Kysely, sql } from 'kysely';

/**
 * Counted from their rows in the transaction that writes a row, so that a list of articles does
 * not count again for each reader; and the length of the text, so that it need not read the text.
 * Counting is no edit: updated_at stays.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table articles
      add column likes integer not null default 0 check (likes >= 0),
      add column bookmarks integer not null default 0 check (bookmarks >= 0),
      add column shares integer not null default 0 check (shares >= 0),
      add column views integer not null default 0 check (views >= 0),
      add column content_length integer not null generated always as (char_length(content)) stored;
    comment on column articles.views is 'Distinct readers a day, summed over the days: the rows of article_views.';

    drop trigger articles_touch on articles;
    create trigger articles_touch
      before update of title, summary, content, author, category, tags, hero_image, url, is_published, is_featured
      on articles for each row execute function touch_updated_at();
  `.execute(db);
}
