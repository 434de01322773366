import { type Kysely, sql } from 'kysely';

/**
 * The words of an article, from which its reading time follows: what stands between spaces, without the marks of
 * Markdown alone. And the index that finds the newest of the featured ones, which leads the news.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table articles add column word_count integer not null
      generated always as (regexp_count(content, '[^\\s#>*+|_~=-]\\S*')) stored;
    create index articles_featured on articles (published_at desc, id desc) where is_published and is_featured;
  `.execute(db);
}
