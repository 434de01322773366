import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import { parseMarkdown } from '@guildhall/markdown/parse';
import { readSettings } from '../../../community/settings/settings.queries.ts';
import type { Viewer } from '../../../ground/core/context.ts';
import { toPage } from '../../../ground/core/keyset.ts';
import { afterCursor, limitPlusOne } from '../../../ground/core/pagination.ts';
import { notFound } from '../../../ground/errors/errors.ts';
import { relativeTime } from '../../../ground/values/relative-time.ts';
import { abilities, stateOf } from './own-articles.policy.ts';
import type {
  ListOwnArticlesInput,
  OwnArticle,
  OwnArticlePage,
  OwnArticleRef,
} from './own-articles.schema.ts';

export const NO_ARTICLE = 'You have no such article';

/** Whether the community lets members submit articles. */
export async function isOpenToMembers(db: Kysely<DB>): Promise<boolean> {
  return (await readSettings(db, ['membersWriteArticles'])).membersWriteArticles;
}

/** The articles that the viewer wrote, whatever became of them, the newest first. */
export async function listOwnArticles(
  db: Kysely<DB>,
  viewer: Viewer,
  input: ListOwnArticlesInput,
): Promise<OwnArticlePage> {
  const rows = await ownArticles(db, viewer)
    .where(afterCursor(input.cursor, 'created_at', 'id'))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limitPlusOne(input.limit))
    .execute();
  return { ...toPage(rows, input.limit, present), can: { write: await isOpenToMembers(db) } };
}

/** One of the viewer's own; NOT_FOUND for any other. */
export async function getOwnArticle(
  db: Kysely<DB>,
  viewer: Viewer,
  { id }: OwnArticleRef,
): Promise<OwnArticle> {
  const row = await ownArticles(db, viewer)
    .select(['content', 'heroImage', 'version'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound(NO_ARTICLE);
  const { content, heroImage, version } = row;
  const body = parseMarkdown(content, { hasPictures: true });
  const article = present(row);
  const can = abilities(article.state, await isOpenToMembers(db));
  return { ...article, content, body, heroImage, version, can };
}

const ownArticles = (db: Kysely<DB>, viewer: Viewer) =>
  db
    .selectFrom('articles')
    .select([
      'id',
      'slug',
      'title',
      'category',
      'summary',
      'submission',
      'isPublished',
      'declineReason',
      'submittedAt',
      'updatedAt',
      sql<string>`created_at::text`.as('sortKey'),
    ])
    .where('authorId', '=', viewer.id)
    .where('submission', 'is not', null);

type Row = ReturnType<typeof ownArticles> extends SelectQueryBuilder<DB, never, infer R> ? R : never;

function present({
  id,
  title,
  category,
  summary,
  declineReason,
  ...row
}: Row): OwnArticlePage['items'][number] {
  return {
    id,
    title,
    category,
    summary,
    state: stateOf(row),
    slug: row.isPublished ? row.slug : null,
    declineReason,
    submittedAt: row.submittedAt?.toISOString() ?? null,
    updatedAt: row.updatedAt.toISOString(),
    relativeTime: relativeTime(row.updatedAt),
  };
}
