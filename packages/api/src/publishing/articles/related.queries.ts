import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import type { RelatedArticles } from './articles.schema.ts';

const SHOWN = 3;
/** How many of the newest are compared, by the index of the news. */
const NEWEST = 200;

/**
 * The newest articles that share most tags with an article, or its category; none for one that is not published. What
 * they have in common counts, however old the article is.
 */
export async function listRelated(db: Kysely<DB>, slug: string): Promise<RelatedArticles> {
  const { rows } = await sql<RelatedArticles[number]>`
    select recent.slug, recent.title, recent.category, recent.hero_image as "heroImage"
    from articles as read
    cross join lateral (
      select * from articles where is_published
      order by published_at desc, id desc limit ${sql.lit(NEWEST)}
    ) as recent
    cross join lateral (
      select count(*) as tags from unnest(recent.tags) as tag
      where lower(tag) in (select lower(own) from unnest(read.tags) as own)
    ) as shared
    where read.slug = ${slug.toLowerCase()} and read.is_published and recent.id <> read.id
      and (shared.tags > 0 or lower(recent.category) = lower(read.category))
    order by shared.tags desc, lower(recent.category) = lower(read.category) desc,
      recent.published_at desc, recent.id desc
    limit ${sql.lit(SHOWN)}`.execute(db);
  return rows;
}
