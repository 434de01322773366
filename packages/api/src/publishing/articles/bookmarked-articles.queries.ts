import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import type { Viewer } from '../../ground/core/context.ts';
import { type PageInput, toPage } from '../../ground/core/keyset.ts';
import { afterCursor, limitPlusOne } from '../../ground/core/pagination.ts';
import type { z } from 'zod';
import { presentArticle, readableArticles } from './article-rows.queries.ts';
import type { ArticleSummary } from './articles.schema.ts';
import { trendingArticles } from './trending.queries.ts';

/** The viewer's saved articles that are still readable, last saved first. */
export async function listBookmarkedArticles(
  db: Kysely<DB>,
  viewer: Viewer,
  input: z.infer<typeof PageInput>,
): Promise<{ items: ArticleSummary[]; nextCursor: string | null }> {
  const trending = await trendingArticles(db);
  const rows = await readableArticles(db, viewer)
    .select(sql<string>`my_bookmark.created_at::text`.as('sortKey'))
    .where('myBookmark.userId', '=', viewer.id)
    .where(afterCursor(input.cursor, 'my_bookmark.created_at', 'my_bookmark.article_id'))
    .orderBy('myBookmark.createdAt', 'desc')
    .orderBy('myBookmark.articleId', 'desc')
    .limit(limitPlusOne(input.limit))
    .execute();
  return toPage(rows, input.limit, (row) => presentArticle(row, trending));
}
