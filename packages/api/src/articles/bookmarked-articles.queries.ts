import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import type { Viewer } from '../core/context.ts';
import { decodeCursor, type PageInput, toPage } from '../core/keyset.ts';
import { pageAndOne } from '../core/page-and-one.ts';
import type { z } from 'zod';
import { presentArticle, readableArticles } from './article-rows.queries.ts';
import type { ArticleSummary } from './articles.schema.ts';
import { trendingArticles } from './trending.queries.ts';

/** The articles that the viewer keeps and may still read, the last kept first. */
export async function listBookmarkedArticles(
  db: Kysely<DB>,
  viewer: Viewer,
  input: z.infer<typeof PageInput>,
): Promise<{ items: ArticleSummary[]; nextCursor: string | null }> {
  const after = input.cursor ? decodeCursor(input.cursor) : undefined;
  const trending = await trendingArticles(db);
  const rows = await readableArticles(db, viewer)
    .select(sql<string>`my_bookmark.created_at::text`.as('keptAt'))
    .where('myBookmark.userId', '=', viewer.id)
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(my_bookmark.created_at, my_bookmark.article_id) < (${after?.at}::timestamptz, ${after?.id}::int)`,
      ),
    )
    .orderBy('myBookmark.createdAt', 'desc')
    .orderBy('myBookmark.articleId', 'desc')
    .limit(pageAndOne(input.limit))
    .execute();
  return toPage(
    rows,
    input.limit,
    ({ keptAt, id }) => ({ at: keptAt, id }),
    (row) => presentArticle(row, trending),
  );
}
