import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import { richTextOf } from '@guildhall/markdown';
import type { Viewer } from '../../ground/core/context.ts';
import { notFound } from '../../ground/errors/errors.ts';
import { toPage } from '../../ground/core/keyset.ts';
import { afterCursor, limitPlusOne } from '../../ground/core/pagination.ts';
import {
  type ArticleRow,
  presentArticle,
  presentWriter,
  readableArticles,
  withWriter,
} from './article-rows.queries.ts';
import { canEditArticle } from './articles.policy.ts';
import type {
  Article,
  ArticlePage,
  ArticleTeaser,
  LeadArticle,
  ListArticlesInput,
} from './articles.schema.ts';
import { excerptOfParsed } from '../../ground/values/excerpt.ts';
import { createTextParser } from '../../ground/core/text-parser.ts';
import { trendingArticles } from './trending.queries.ts';
import { containsText } from '../../ground/core/text-search.ts';
import { writtenIn } from '../../ground/languages/written-language.ts';

const bodyOf = createTextParser({ hasPictures: true });

/** The longest opening that visitors get. */
const OPENING_MAX = 800;

const TOTAL_CAP = 1_000;
/** The value of the category select for all categories. */
const EVERY_CATEGORY = 'all';
const NO_ARTICLE = "The article you're looking for doesn't exist.";

/** Published articles without their text, newest first. */
export async function listArticles(
  db: Kysely<DB>,
  viewer: Viewer | null,
  input: ListArticlesInput,
): Promise<ArticlePage> {
  const trending = await trendingArticles(db);
  const rows = await matching(readableArticles(db, viewer), input)
    .where(afterCursor(input.cursor, 'articles.published_at', 'articles.id'))
    .orderBy('articles.publishedAt', 'desc')
    .orderBy('articles.id', 'desc')
    .limit(isNarrowed(input) ? input.limit + 1 : limitPlusOne(input.limit))
    .execute();
  const page = toPage(rows, input.limit, (row) => presentArticle(row, trending));
  return { ...page, total: input.cursor ? null : await countMatching(db, input) };
}

const LEAD_ID = sql<number>`coalesce(
  (select id from articles where is_published and is_featured order by published_at desc, id desc limit 1),
  (select id from articles where is_published order by published_at desc, id desc limit 1))`;

/** What the news begin with: the newest article that an editor featured, else the newest. */
export async function findLeadArticle(db: Kysely<DB>, viewer: Viewer | null): Promise<LeadArticle> {
  const row = await withWriter(readableArticles(db, viewer))
    .select('articles.content')
    .where('articles.id', '=', LEAD_ID)
    .executeTakeFirst();
  return row ? presentTeaser(db, row) : null;
}

/** A published article with its text, and whether the viewer has read it today; NOT_FOUND for any other. */
export async function getArticle(
  db: Kysely<DB>,
  viewer: Viewer,
  slug: string,
): Promise<{ article: Article; isRead: boolean }> {
  const row = await withWriter(readableArticles(db, viewer))
    .select('articles.content')
    .select(
      sql<boolean>`exists (
        select from article_views
        where article_id = articles.id and day = (now() at time zone 'UTC')::date and user_id = ${viewer.id})`.as(
        'isRead',
      ),
    )
    .where('articles.slug', '=', slug.toLowerCase())
    .executeTakeFirst();
  if (!row) throw notFound(NO_ARTICLE);
  const trending = await trendingArticles(db);
  return {
    article: {
      ...presentArticle(row, trending),
      writer: presentWriter(row),
      content: row.content,
      body: bodyOf(row),
      ...writtenIn(row.content),
      can: { edit: canEditArticle(viewer) },
    },
    isRead: row.isRead,
  };
}

/** The preview of a published article, with how its text begins; NOT_FOUND for any other. */
export async function getArticleTeaser(db: Kysely<DB>, slug: string): Promise<ArticleTeaser> {
  const row = await withWriter(readableArticles(db, null))
    .select('articles.content')
    .where('articles.slug', '=', slug.toLowerCase())
    .executeTakeFirst();
  if (!row) throw notFound(NO_ARTICLE);
  return presentTeaser(db, row);
}

type TeaserRow = ArticleRow & Parameters<typeof presentWriter>[0] & Parameters<typeof bodyOf>[0];

async function presentTeaser(db: Kysely<DB>, row: TeaserRow): Promise<ArticleTeaser> {
  const trending = await trendingArticles(db);
  return { ...presentArticle(row, trending), writer: presentWriter(row), opening: openingOf(row) };
}

/** The first paragraph of a text that goes on after it, at most `OPENING_MAX` characters of it. */
function openingOf(row: Parameters<typeof bodyOf>[0]): string | null {
  const text = richTextOf({ content: row.content, body: bodyOf(row) });
  const first = text.find(({ type }) => type === 'paragraph');
  if (!first || text.at(-1) === first) return null;
  return excerptOfParsed([first], OPENING_MAX) || null;
}

/** What comments need to know of a published article; NOT_FOUND for any other. */
export async function getArticleFacts(
  db: Kysely<DB>,
  id: number,
): Promise<{ id: number; slug: string; userId: number | null }> {
  const row = await db
    .selectFrom('articles')
    .select(['id', 'slug', 'authorId as userId'])
    .where('id', '=', id)
    .where('isPublished', '=', true)
    .executeTakeFirst();
  if (!row) throw notFound(NO_ARTICLE);
  return row;
}

type Filter = Pick<ListArticlesInput, 'search' | 'category'>;

/** The normalized filter, without empty parts. */
function wordsOf({ search, category }: Filter) {
  const wanted = category?.trim().toLowerCase() ?? '';
  const part = search?.trim().replaceAll(/\s+/g, ' ') ?? '';
  return { part, category: wanted === EVERY_CATEGORY ? '' : wanted };
}

const isNarrowed = (filter: Filter) => Object.values(wordsOf(filter)).some((word) => word !== '');

function matching<R>(query: SelectQueryBuilder<DB, 'articles', R>, filter: Filter) {
  const { part, category } = wordsOf(filter);
  return query
    .$if(part !== '', (narrowed) => narrowed.where(containsText(sql`articles.search_text`, part)))
    .$if(category !== '', (narrowed) => narrowed.where(sql<boolean>`lower(articles.category) = ${category}`));
}

/** Counts up to the cap, in the order of the list, so that an index can be used. */
async function countMatching(db: Kysely<DB>, filter: Filter): Promise<number> {
  const found = matching(db.selectFrom('articles').select('articles.id'), filter)
    .where('articles.isPublished', '=', true)
    .orderBy('articles.publishedAt', 'desc')
    .orderBy('articles.id', 'desc')
    .limit(isNarrowed(filter) ? TOTAL_CAP : sql.lit(TOTAL_CAP));
  const { total } = await db
    .selectFrom(found.as('found'))
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}
