import { type Kysely, type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import { presentWriter, withWriter } from '../article-rows.queries.ts';
import { readingMinutes } from '../../../ground/values/reading-time.ts';
import { engagement } from '../articles.policy.ts';
import { trendingArticles } from '../trending.queries.ts';
import type { EditedArticle } from '../articles.schema.ts';
import { containsText } from '../../../ground/core/text-search.ts';
import { isArticleOfEditors, isArticleWaiting } from '../../../ground/core/visibility.ts';
import { notFound } from '../../../ground/errors/errors.ts';
import { toPage } from '../../../ground/core/keyset.ts';
import { afterCursor } from '../../../ground/core/pagination.ts';
import type {
  AdminArticle,
  AdminArticlePage,
  AdminArticleRef,
  ListAdminArticlesInput,
} from './article-admin.schema.ts';

const PREVIEW = 200;

const FILTERS: Record<ListAdminArticlesInput['filter'], RawBuilder<SqlBool> | null> = {
  all: null,
  published: sql<SqlBool>`is_published`,
  unpublished: sql<SqlBool>`not is_published and (submission is null or submission = 'accepted')`,
  waiting: isArticleWaiting,
  declined: sql<SqlBool>`submission = 'declined'`,
};

/** All articles but what members have not submitted, the newest first. */
export async function listAdminArticles(
  db: Kysely<DB>,
  input: ListAdminArticlesInput,
): Promise<AdminArticlePage> {
  const { limit, search, filter } = input;
  let query = articles(db)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1);
  if (search !== undefined) {
    const searched = sql<string>`public.fold_text(title || ' ' || author || ' ' || category)`;
    query = query.where(containsText(searched, search));
  }
  const narrowed = FILTERS[filter];
  if (narrowed) query = query.where(narrowed);
  query = query.where(afterCursor(input.cursor, 'created_at', 'id'));
  return toPage(await query.execute(), limit, presentArticle);
}

export async function getAdminArticle(db: Kysely<DB>, { id }: AdminArticleRef): Promise<AdminArticle> {
  const row = await articles(db).where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound('There is no such article');
  return presentArticle(row);
}

/** An article with its full text, for the editor. */
export async function getArticleToEdit(db: Kysely<DB>, { id }: AdminArticleRef): Promise<EditedArticle> {
  const row = await withWriter(db.selectFrom('articles').selectAll('articles'))
    .where('articles.id', '=', id)
    .where(isArticleOfEditors)
    .executeTakeFirst();
  if (!row) throw notFound('There is no such article');
  const trending = await trendingArticles(db);
  return {
    ...row,
    writer: presentWriter(row),
    publishedAt: row.publishedAt?.toISOString() ?? null,
    submittedAt: row.submittedAt?.toISOString() ?? null,
    readTime: readingMinutes(row.wordCount),
    trending: trending.has(id),
  };
}

const articles = (db: Kysely<DB>) =>
  db
    .selectFrom('articles')
    .select([
      'id',
      'slug',
      'title',
      'author',
      'category',
      'isPublished',
      'isFeatured',
      'submission',
      'submittedAt',
      'views',
      'likes',
      'bookmarks',
      'publishedAt',
      'createdAt',
      sql<string>`left(content, ${PREVIEW})`.as('preview'),
      sql<string>`created_at::text`.as('sortKey'),
    ])
    .where(isArticleOfEditors);

type ArticleRow = ReturnType<typeof articles> extends SelectQueryBuilder<DB, never, infer R> ? R : never;

const presentArticle = ({ likes, bookmarks, ...row }: ArticleRow): AdminArticle => ({
  ...row,
  engagement: engagement({ likes, bookmarks, views: row.views }),
  publishedAt: row.publishedAt?.toISOString() ?? null,
  submittedAt: row.submittedAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
});
