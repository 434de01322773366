import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import { createTtlCache } from '../../ground/cache/ttl-cache.ts';

const DAYS = 7;
const PLACES = 5;
const MIN_READERS = 5;
/** How stale the trending badge may be. */
const TTL_MS = 60_000;

const cached = createTtlCache<Set<number>>({ ttlMs: TTL_MS, max: 1 });

/** The articles with the most distinct readers of the last seven days, counted once a minute. */
export function trendingArticles(db: Kysely<DB>, now = new Date()): Promise<Set<number>> {
  return cached(db, 'trending', now, () => countReaders(db));
}

/** How many of the most read are considered, because some may have been unpublished since. */
const LOOKED_AT = 50;

async function countReaders(db: Kysely<DB>): Promise<Set<number>> {
  const readers = sql<number>`count(distinct user_id)`;
  const rows = await db
    .with('popular', (query) =>
      query
        .selectFrom('articleViews')
        .select(['articleId', readers.as('readers')])
        .where('day', '>', sql<string>`(now() at time zone 'UTC')::date - ${DAYS}::int`)
        .groupBy('articleId')
        .having(readers, '>=', MIN_READERS)
        .orderBy('readers', 'desc')
        .orderBy('articleId', 'desc')
        .limit(sql.lit(LOOKED_AT)),
    )
    .selectFrom('popular')
    .innerJoin('articles', 'articles.id', 'popular.articleId')
    .select('articles.id')
    .where('articles.isPublished', '=', true)
    .orderBy('popular.readers', 'desc')
    .orderBy('articles.id', 'desc')
    .limit(sql.lit(PLACES))
    .execute();
  return new Set(rows.map(({ id }) => id));
}
