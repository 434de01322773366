import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import { keepFor } from '../network/kept.ts';

const DAYS = 7;
const PLACES = 5;
const MIN_READERS = 5;
/** How late the badge may be. */
const KEPT_MS = 60_000;

const kept = keepFor<Set<number>>(KEPT_MS, 1);

/** The articles with the most distinct readers of the last seven days, counted once a minute. */
export function trendingArticles(db: Kysely<DB>, now = new Date()): Promise<Set<number>> {
  return kept(db, 'trending', now, () => countReaders(db));
}

async function countReaders(db: Kysely<DB>): Promise<Set<number>> {
  const readers = sql<number>`count(distinct article_views.user_id)`;
  const rows = await db
    .selectFrom('articleViews')
    .innerJoin('articles', 'articles.id', 'articleViews.articleId')
    .select('articleViews.articleId')
    .where('articles.isPublished', '=', true)
    .where('articleViews.day', '>', sql<string>`(now() at time zone 'UTC')::date - ${DAYS}::int`)
    .groupBy('articleViews.articleId')
    .having(readers, '>=', MIN_READERS)
    .orderBy(readers, 'desc')
    .orderBy('articleViews.articleId', 'desc')
    .limit(PLACES)
    .execute();
  return new Set(rows.map(({ articleId }) => articleId));
}
